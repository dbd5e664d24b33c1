import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { legalNotice } from '../../data/model/site/legal';

export const documentMeta: DocumentMeta = { ...legalNotice.seo, image: 'home-hero' };
