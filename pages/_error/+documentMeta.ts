import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { home, interfaceCopy } from '../../data/model/site/site';

export const documentMeta: DocumentMeta = { ...interfaceCopy.notFound.seo, image: home.hero.image };
