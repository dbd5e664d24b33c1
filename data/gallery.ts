import { type PhotoId, photos } from './photos';
import { missingPhotoFaults } from './validation/photo-references';
import { type GalleryImage, galleryImageSchema } from './validation/schema';
import { checkRecords, duplicateFaults, rejectFaults, wrong } from './validation/validate';

/** The ten photos of the gallery page, in the order of the page; pairs stand side by side. */
const galleryRecords = [
  { id: 1, photo: 'galerie-ardoise-facade-avant', description: 'Avant : couverture fatiguée et enduit taché' },
  { id: 2, photo: 'galerie-ardoise-facade-apres', description: 'Après : ardoises neuves et façade ravalée' },
  { id: 3, photo: 'galerie-demoussage-avant', description: 'Avant : versant envahi par la mousse' },
  { id: 4, photo: 'galerie-demoussage-apres', description: 'Après : le même versant, démoussé et traité' },
  { id: 5, photo: 'galerie-facade-avant', description: 'Avant : enduit fissuré, volets gris' },
  {
    id: 6,
    photo: 'galerie-facade-apres',
    description: 'Après : enduit refait, encadrements nettoyés, volets repeints',
  },
  { id: 7, photo: 'galerie-toiture-neuve', description: 'Toiture neuve en tuiles mécaniques' },
  { id: 8, photo: 'galerie-zinc-lucarnes', description: 'Lucarnes et leurs raccords en zinc' },
  { id: 9, photo: 'galerie-gouttiere', description: 'Gouttière et descente en zinc' },
  { id: 10, photo: 'galerie-charpente', description: "Charpente neuve d'un abri ouvert" },
] satisfies GalleryImage[];

/** Checks each photo's record; throws a DataError with all that is wrong. */
export function readGallery(records: unknown[]): GalleryImage[] {
  const at = (_: unknown, index: number) => ({ file: 'data/gallery.ts', name: `photo ${index + 1}` });
  const { items, faults } = checkRecords(galleryImageSchema, records, at);
  const problem = 'il ne reste aucune photo ; remettez-en une au moins';
  rejectFaults([
    ...(records.length > 0
      ? []
      : [wrong({ file: 'data/gallery.ts', name: 'gallery', field: 'galleryRecords', problem })]),
    ...faults,
    ...items.flatMap((image, index) => missingPhotoFaults({ photo: image?.photo }, at(image, index))),
    ...duplicateFaults(items, 'id', at),
    ...duplicateFaults(items, 'photo', at),
  ]);
  return items.flatMap((image) => image ?? []);
}

export const gallery = readGallery(galleryRecords);

/** The line under a photo wherever it stands in a gallery: that of the gallery page, or the photo's own. */
export function captionOf(photo: PhotoId): string {
  return gallery.find((image) => image.photo === photo)?.description ?? photos[photo].caption ?? photos[photo].alt;
}

/** The four roof-renovation photos of an area page that names none of its own. */
export const defaultPortfolio = [
  'galerie-ardoise-facade-avant',
  'galerie-ardoise-facade-apres',
  'galerie-toiture-neuve',
  'galerie-zinc-lucarnes',
] satisfies PhotoId[];
