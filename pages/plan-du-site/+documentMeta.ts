import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { interfaceCopy } from '../../data/model/site/site';

export const documentMeta: DocumentMeta = { ...interfaceCopy.siteMap.seo, image: 'home-hero' };
