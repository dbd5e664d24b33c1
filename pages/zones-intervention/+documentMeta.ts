import { zonesPage } from '../../data/zones-page';
import type { DocumentMeta } from '../../renderer/document/DocumentMeta';

export const documentMeta: DocumentMeta = { ...zonesPage.seo, image: 'zone-plaine' };
