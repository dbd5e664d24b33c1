import { privacyPolicy } from '../../data/privacy-policy';
import type { DocumentMeta } from '../../components/DocumentHead/document-meta';

export const documentMeta: DocumentMeta = { ...privacyPolicy.seo, image: 'home-hero' };
