import type { Photo } from '../schema/collections';
import { gallery, photos } from './site';

/** The picture of that name; records name no other. Throws where there is none. */
export function photoAt(name: string): Photo {
  const photo = photos[name];
  if (!photo) throw new Error(`data/photos.ts has no picture ${name}`);
  return photo;
}

/** The line under a photo wherever it stands in a gallery: that of the gallery page, or the photo's own. */
export function captionOf(name: string): string {
  const { caption, alt } = photoAt(name);
  return gallery.find((image) => image.photo === name)?.description ?? caption ?? alt;
}
