import { type Shape, type ShapeName, shapes, viewer } from './slots.ts';

/** What pages know of a picture in data/photos/. */
export type Original = {
  /** Its file's name, as it can stand in an address. */
  name: string;
  /** Of its content and of how it is encoded: whatever changes its files changes their addresses. */
  hash: string;
  /** Of the picture held upright, in pixels. */
  width: number;
  height: number;
};

/** The pictures of data/photos.ts that have a file, by their names there. */
export type Originals = Record<string, Original>;

export type Format = 'avif' | 'jpeg';

/** One file that the build can make of a picture. */
export type Candidate = { shape: ShapeName; format: Format; width: number; height: number; url: string };

/** Where a site finds its pictures; all of it is named by content and may be kept by browsers for ever. */
export const PHOTOS_URL = '/assets/photos/';

const EXTENSION = { avif: 'avif', jpeg: 'jpg' };
/** A step this close below the widest one is left out; an original this close to it has pixels enough. */
export const MIN_WIDTH_SHARE = 0.9;

/** The part of the original that a shape shows, in pixels of the original. */
export function cropOf({ width, height }: { width: number; height: number }, shape: ShapeName) {
  const ratio = (shapes[shape] as Shape).ratio ?? width / height;
  return {
    ratio,
    width: Math.floor(Math.min(width, height * ratio)),
    height: Math.floor(Math.min(height, width / ratio)),
  };
}

/** The file of one width; never wider than the original has pixels for. */
export function candidate(original: Original, shape: ShapeName, format: Format, width: number): Candidate {
  const crop = cropOf(original, shape);
  const shownWidth = Math.min(width, crop.width);
  return {
    shape,
    format,
    width: shownWidth,
    height: Math.round(shownWidth / crop.ratio),
    url: `${PHOTOS_URL}${original.name}-${shape}-${shownWidth}-${original.hash}.${EXTENSION[format]}`,
  };
}

/** The ladder of a srcset, cut off where the original has no more pixels to give. */
export function candidates(original: Original, shape: ShapeName, format: Format, widths: number[]): Candidate[] {
  const maxWidth = Math.min(cropOf(original, shape).width, Math.max(...widths));
  return [...widths.filter((width) => width < maxWidth * MIN_WIDTH_SHARE), maxWidth].map((width) =>
    candidate(original, shape, format, width),
  );
}

/** The whole picture, large: its longer side is at most `viewer.longestSide` pixels. */
export function viewerFile(original: Original): Candidate {
  const upright = Math.min(1, original.width / original.height);
  return candidate(original, viewer.shape, 'jpeg', Math.round(viewer.longestSide * upright));
}
