import { zonesPage } from '../../data/zones-page';
import type { DocumentMeta } from '../../components/DocumentHead/document-meta';

export const documentMeta: DocumentMeta = { ...zonesPage.seo, image: 'zone-plaine' };
