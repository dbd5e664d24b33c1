import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ privacyPolicy }: Site): DocumentMeta => ({ ...privacyPolicy.seo, image: 'home-hero' });
