import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { zonesPage } from '../../data/zones-page';

export const documentMeta: DocumentMeta = { ...zonesPage.seo, image: 'zone-plaine' };
