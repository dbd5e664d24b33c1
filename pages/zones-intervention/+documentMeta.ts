import type { DocumentMeta } from '../../components/DocumentHead/document-meta';
import { zonesPage } from '../../data/zones-page';

export const documentMeta: DocumentMeta = { ...zonesPage.seo, image: 'zone-plaine' };
