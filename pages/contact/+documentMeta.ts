import { contactPage } from '../../data/contact-page';
import type { DocumentMeta } from '../../components/DocumentHead/document-meta';
import { business } from '../../components/StructuredData/business';

export const documentMeta: DocumentMeta = { ...contactPage.seo, image: 'home-hero', things: [business()] };
