import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { business } from '../../components/StructuredData/business';
import { website } from '../../components/StructuredData/pages';
import { home } from '../../data/model/site/site';

export const documentMeta: DocumentMeta = { ...home.seo, image: home.hero.image, things: [business(), website()] };
