import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { zonesPage } from '../../data/model/site/site';

export const documentMeta: DocumentMeta = { ...zonesPage.seo, image: 'zone-plaine' };
