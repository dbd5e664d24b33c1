import { listCheckedRecords, namesIn } from '../read/rules';
import type { GalleryImage, Photo } from '../schema/collections';
import type { Records } from '../schema/records';
import { isPair } from '../text/pairs';

/**
 * If there are this many real photos, the illustrations disappear. If there are this many jobs, jobs replace the
 * gallery.
 */
const MIN_PHOTOS = 4;

/** Returns the images of the gallery page. Omits the illustrations if there are enough photos of the owner. */
export function shownImages(gallery: GalleryImage[], photos: Record<string, Photo>): GalleryImage[] {
  const ownPhotos = gallery.filter(({ photo }) => !photos[photo]?.rendering);
  return ownPhotos.length >= MIN_PHOTOS ? ownPhotos : gallery;
}

/** A part of the gallery page: a pair of photos from one place, or photos without a pair. */
export type GalleryGroup =
  | { kind: 'pair'; before: GalleryImage; after: GalleryImage }
  | { kind: 'singles'; images: GalleryImage[] };

/** Groups images into pairs and runs of single photos. Keeps their order. */
export function groupImages(images: GalleryImage[]): GalleryGroup[] {
  const groups: GalleryGroup[] = [];
  for (let index = 0; index < images.length; index += 1) {
    const image = images[index]!;
    const next = images[index + 1];
    const lastGroup = groups.at(-1);
    if (next && isPair(image, next)) {
      groups.push({ kind: 'pair', before: image, after: next });
      index += 1;
    } else if (lastGroup?.kind === 'singles') lastGroup.images.push(image);
    else groups.push({ kind: 'singles', images: [image] });
  }
  return groups;
}

/**
 * Returns the photos in the head of the gallery page. If the page's own pair is an illustration and the gallery shows
 * only photos of the owner, returns the first pair of the gallery, or undefined if the gallery has no pair.
 */
export function headPair(
  { before, after }: { before: string; after: string },
  images: GalleryImage[],
  photos: Record<string, Photo>,
): { before: string; after: string } | undefined {
  const hasRendering = (...names: string[]) => names.some((name) => photos[name]?.rendering);
  if (!hasRendering(before, after) || hasRendering(...images.map(({ photo }) => photo))) return { before, after };
  const pair = groupImages(images).find((group) => group.kind === 'pair');
  return pair && { before: pair.before.photo, after: pair.after.photo };
}

/** Returns true until there are enough jobs to replace the gallery. */
export function shouldShowGallery(jobs: Records['jobs']): boolean {
  return jobs.length < MIN_PHOTOS;
}

/**
 * Returns the hero photo for phones in portrait orientation, or undefined. Omits an illustration if the wide photo is
 * real.
 */
export function uprightImage(
  { image, uprightImage: uprightPhoto }: Records['home']['hero'],
  photos: Record<string, Photo>,
) {
  return uprightPhoto && photos[uprightPhoto]?.rendering && !photos[image]?.rendering ? undefined : uprightPhoto;
}

/** Returns the names of all photos that pages show. */
export function shownPhotos(site: Partial<Records>): Set<string> {
  const { gallery = [], photos = {} } = site;
  const images = shownImages(gallery, photos);
  const pair = site.galleryPage && headPair(site.galleryPage, images, photos);
  const galleryPage = site.galleryPage && pair && { ...site.galleryPage, ...pair };
  const home = site.home && {
    ...site.home,
    hero: { ...site.home.hero, uprightImage: uprightImage(site.home.hero, photos) },
  };
  const shownRecords = { ...site, gallery: images, galleryPage, home };
  const names = listCheckedRecords(shownRecords).flatMap(({ schema, value }) => namesIn(schema, value));
  return new Set(names.flatMap(({ collection, name }) => (collection === 'photos' ? name : [])));
}
