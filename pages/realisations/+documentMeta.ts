import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { shownImages } from '../../data/model/site/gallery';
import { gallery, galleryPage, photos } from '../../data/model/site/site';

export const documentMeta: DocumentMeta = {
  ...galleryPage.seo,
  image: shownImages(gallery, photos)[1]?.photo ?? 'home-hero',
};
