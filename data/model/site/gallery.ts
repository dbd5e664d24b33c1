import { checkedRecords, namesIn } from '../read/rules';
import type { GalleryImage, Photo } from '../schema/collections';
import type { Records } from '../schema/records';

/** From so many photographs on, the gallery page shows no illustration. */
const ENOUGH = 4;

/** What the gallery page shows: the owner's photographs alone, once there are enough; until then everything. */
export function shownImages(gallery: GalleryImage[], photos: Record<string, Photo>): GalleryImage[] {
  const own = gallery.filter(({ photo }) => !photos[photo]?.rendering);
  return own.length >= ENOUGH ? own : gallery;
}

/** Returns whether the gallery page shows its own pictures: until there are enough jobs to show instead. */
export function showsGallery(jobs: Records['jobs']): boolean {
  return jobs.length < ENOUGH;
}

/** The picture for phones held upright, where the owner wants another there; an illustration leaves with the one beside it. */
export function uprightImage({ image, uprightImage: upright }: Records['home']['hero'], photos: Record<string, Photo>) {
  return upright && photos[upright]?.rendering && !photos[image]?.rendering ? undefined : upright;
}

/** The names of all pictures that a page shows. */
export function shownPhotos(site: Partial<Records>): Set<string> {
  const { gallery = [], photos = {} } = site;
  const home = site.home && {
    ...site.home,
    hero: { ...site.home.hero, uprightImage: uprightImage(site.home.hero, photos) },
  };
  const shown = { ...site, gallery: shownImages(gallery, photos), home };
  const names = checkedRecords(shown).flatMap(({ schema, value }) => namesIn(schema, value));
  return new Set(names.flatMap(({ collection, name }) => (collection === 'photos' ? name : [])));
}
