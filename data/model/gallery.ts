import type { z } from 'zod';
import { FOLDERS, RECORDS, type RecordName, type Site } from './records';
import { namesIn } from './rules';
import type { GalleryImage, Photo } from './schema/collections';

/** From so many photographs on, the gallery page shows no illustration. */
const ENOUGH = 4;

/** What the gallery page shows: the owner's photographs alone, once there are enough; until then everything. */
export function shownImages(gallery: GalleryImage[], photos: Record<string, Photo>): GalleryImage[] {
  const own = gallery.filter(({ photo }) => !photos[photo]?.rendering);
  return own.length >= ENOUGH ? own : gallery;
}

/** The picture for phones held upright, where the owner wants another there; an illustration leaves with the one beside it. */
export function uprightImage({ image, uprightImage: upright }: Site['home']['hero'], photos: Record<string, Photo>) {
  return upright && photos[upright]?.rendering && !photos[image]?.rendering ? undefined : upright;
}

/** The names of all pictures that a page shows. */
export function shownPhotos(site: Partial<Site>): Set<string> {
  const { gallery = [], photos = {}, towns = {}, services = {} } = site;
  const home = site.home && {
    ...site.home,
    hero: { ...site.home.hero, uprightImage: uprightImage(site.home.hero, photos) },
  };
  const shown = { ...site, gallery: shownImages(gallery, photos), home };
  const named = (schema: z.ZodType, value: unknown) =>
    namesIn(schema, value).flatMap(({ collection, name }) => (collection === 'photos' ? name : []));
  return new Set([
    ...Object.entries(RECORDS).flatMap(([name, { schema }]) => named(schema, shown[name as RecordName])),
    ...Object.values(towns).flatMap((town) => named(FOLDERS.towns.schema, town)),
    ...Object.values(services).flatMap((service) => named(FOLDERS.services.schema, service)),
  ]);
}
