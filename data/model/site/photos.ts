import type { Photo } from '../schema/collections';
import type { Records } from '../schema/records';

/** Returns the photo with a name. Throws if there is none: records name only photos that exist. */
export function photoAt({ photos }: Pick<Records, 'photos'>, name: string): Photo {
  const photo = photos[name];
  if (!photo) throw new Error(`data/photos.ts has no photo ${name}`);
  return photo;
}

/** Returns a photo's caption in galleries: the gallery page's description, the photo's caption, or its alt text. */
export function captionOf(site: Pick<Records, 'photos' | 'gallery'>, name: string): string {
  const { caption, alt } = photoAt(site, name);
  return site.gallery.find((image) => image.photo === name)?.description ?? caption ?? alt;
}
