import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { legalNotice } from '../../data/legal-notice';

export const documentMeta: DocumentMeta = { ...legalNotice.seo, image: 'home-hero' };
