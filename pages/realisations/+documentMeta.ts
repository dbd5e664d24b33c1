import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import { shownImages } from '../../data/model/site/gallery';
import type { Site } from '../../data/model/site/site';

export const documentMeta = ({ gallery, galleryPage, home, photos }: Site): DocumentMeta => ({
  ...galleryPage.seo,
  image: shownImages(gallery, photos)[1]?.photo ?? home.hero.image,
});
