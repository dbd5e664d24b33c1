import { contactPage } from '../../data/contact-page';
import type { DocumentMeta } from '../../renderer/document/DocumentMeta';
import { business } from '../../renderer/document/structured-data/business';

export const documentMeta: DocumentMeta = { ...contactPage.seo, image: 'home-hero', things: [business()] };
