import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { gallery, galleryPage } from '../../data/model/site';

export const documentMeta: DocumentMeta = { ...galleryPage.seo, image: gallery[1]?.photo ?? 'home-hero' };
