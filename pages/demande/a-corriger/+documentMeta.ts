import type { DocumentMeta } from '../../../components/DocumentHead/DocumentHead';
import { deliveryPages } from '../../../data/delivery';

export const documentMeta: DocumentMeta = { ...deliveryPages.toCorrect.seo, image: 'home-hero', isUnlisted: true };
