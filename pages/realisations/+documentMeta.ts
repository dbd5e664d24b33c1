import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { gallery } from '../../data/gallery';
import { galleryPage } from '../../data/gallery-page';

export const documentMeta: DocumentMeta = { ...galleryPage.seo, image: gallery[1]?.photo ?? 'home-hero' };
