import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { business } from '../../components/StructuredData/business';
import { contactPage } from '../../data/model/site/site';

export const documentMeta: DocumentMeta = { ...contactPage.seo, image: 'home-hero', things: [business()] };
