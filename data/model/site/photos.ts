import type { Photo } from '../schema/collections';
import type { Records } from '../schema/records';

/**
 * Returns the photo with a name. Throws if the photo does not exist, because valid records refer only to existing
 * photos.
 */
export function photoAt({ photos }: Pick<Records, 'photos'>, name: string): Photo {
  const photo = photos[name];
  if (!photo) throw new Error(`data/photos.ts has no photo ${name}`);
  return photo;
}

/**
 * Returns a photo's caption in galleries. Prefers the gallery page's description, then the caption, then the alt text.
 */
export function captionOf(site: Pick<Records, 'photos' | 'gallery'>, name: string): string {
  const { caption, alt } = photoAt(site, name);
  return site.gallery.find((image) => image.photo === name)?.description ?? caption ?? alt;
}
