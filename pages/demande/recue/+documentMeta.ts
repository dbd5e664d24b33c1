import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import type { Site } from '../../../data/model/site/site';

export const documentMeta = ({ deliveryCopy, home }: Site): DocumentMeta => ({
  ...deliveryCopy.thanks.seo,
  image: home.hero.image,
  isUnlisted: true,
});
