import { privacyPolicy } from '../../data/privacy-policy';
import type { DocumentMeta } from '../../renderer/document/DocumentMeta';

export const documentMeta: DocumentMeta = { ...privacyPolicy.seo, image: 'home-hero' };
