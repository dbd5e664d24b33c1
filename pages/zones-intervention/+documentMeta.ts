import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ zonesPage }: Site): DocumentMeta => ({ ...zonesPage.seo, image: 'zone-plaine' });
