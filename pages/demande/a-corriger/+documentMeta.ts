import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import { deliveryCopy } from '../../../data/model/site/site';

export const documentMeta: DocumentMeta = { ...deliveryCopy.toCorrect.seo, image: 'home-hero', isUnlisted: true };
