import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ legalNotice }: Site): DocumentMeta => ({ ...legalNotice.seo, image: 'home-hero' });
