import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { privacyPolicy } from '../../data/model/site/legal';

export const documentMeta: DocumentMeta = { ...privacyPolicy.seo, image: 'home-hero' };
