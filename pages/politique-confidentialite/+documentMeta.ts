import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { privacyPolicy } from '../../data/privacy-policy';

export const documentMeta: DocumentMeta = { ...privacyPolicy.seo, image: 'home-hero' };
