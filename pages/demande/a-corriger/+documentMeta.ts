import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import type { Site } from '../../../data/model/site/site';

export const documentMeta = ({ deliveryCopy }: Site): DocumentMeta => ({
  ...deliveryCopy.toCorrect.seo,
  image: 'home-hero',
  isUnlisted: true,
});
