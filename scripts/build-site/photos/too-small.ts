import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Crop, type Slot, shapes, slots } from '../../../components/Picture/slots.ts';
import { cropOf, NEARLY, PHOTOS_URL } from '../../../components/Picture/srcset.ts';
import { sentence } from './messages.ts';
import type { CheckedOriginal } from './original';

/** How the owner would say where a picture stands; a new slot needs its words here. */
const PLACES: Record<Slot, string> = {
  'home-hero': "l'ouverture de l'accueil",
  'page-hero': "le haut d'une page",
  half: "une place à côté d'un texte",
  'before-after': "l'avant et après",
  card: "la carte d'un service",
  'card-wide': "la grande carte d'un service",
  thumbnail: 'la galerie',
  portfolio: "les réalisations d'une zone",
  strip: "les réalisations d'un service",
  chapter: "un chapitre d'un service",
};

const SOURCE = new RegExp(
  `<source type="image/avif"[^>]* sizes="([^"]*)" srcset="${PHOTOS_URL}([\\w-]+?)-(?:${Object.keys(shapes).join('|')})-\\d+-`,
  'g',
);

/**
 * One sentence for each of the owner's photos that has fewer pixels than the sharpest screens show where it stands, with
 * the width that it needs. Renderings are passed over: they are to be replaced as they are.
 */
export function tooSmallFor(folder: string, originals: Record<string, CheckedOriginal>): string[] {
  const photographs = Object.entries(originals).filter(([, { rendering }]) => !rendering);
  if (photographs.length === 0) return [];
  const worst = new Map<string, { slot: Slot; needed: number }>();
  for (const { name, slot, crop } of placesOf(folder)) {
    const found = photographs.find(([, original]) => original.name === name);
    if (!found) continue;
    const [id, original] = found;
    const most = Math.max(...crop.widths);
    const cut = cropOf(original, crop.shape).width;
    if (cut >= most * NEARLY) continue;
    const needed = Math.ceil((original.width * most) / cut);
    if (needed > (worst.get(id)?.needed ?? 0)) worst.set(id, { slot, needed });
  }
  return [...worst].map(([id, { slot, needed }]) => {
    const { file, width } = originals[id] as CheckedOriginal;
    return sentence.tooSmall(PLACES[slot], file, id, width, needed);
  });
}

/** Every place of every page that shows a picture; `sizes` tells which slot it is. */
function placesOf(folder: string): { name: string; slot: Slot; crop: Crop }[] {
  const bySizes = new Map(
    Object.entries(slots).flatMap(([slot, crops]) =>
      (crops as Crop[]).map((crop) => [crop.sizes, { slot: slot as Slot, crop }] as const),
    ),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(SOURCE)])
    .flatMap(([, sizes = '', name = '']) => {
      const place = bySizes.get(sizes);
      return place ? [{ name, ...place }] : [];
    });
}
