import { type Shape, type ShapeName, shapes, viewer } from './slots.ts';

/** Properties of a photo's original that pages need to build URLs and sizes. */
export type Original = {
  /** File name, made safe for URLs. */
  name: string;
  /** Hash of the content and of the encoding, so that a changed file gets a new URL. */
  hash: string;
  /** Pixels after the EXIF rotation. */
  width: number;
  height: number;
};

/** Originals by their names in data/photos.ts; photos without a file are left out. */
export type Originals = Record<string, Original>;

export type Format = 'avif' | 'jpeg';

/** A file that the build can make from an original. */
export type Candidate = { shape: ShapeName; format: Format; width: number; height: number; url: string };

/** URL prefix of all pictures. Each file name contains a hash, so that browsers may cache files forever. */
export const PHOTOS_URL = '/assets/photos/';

const EXTENSION = { avif: 'avif', jpeg: 'jpg' };
/** `candidates` omits a width above this share of the largest width. */
const MAX_WIDTH_SHARE = 0.9;

/** Returns the part of the original that a shape shows, in pixels of the original. */
export function cropOf({ width, height }: { width: number; height: number }, shape: ShapeName) {
  const ratio = (shapes[shape] as Shape).ratio ?? width / height;
  return {
    ratio,
    width: Math.floor(Math.min(width, height * ratio)),
    height: Math.floor(Math.min(height, width / ratio)),
  };
}

/** Returns the file for a width, or for the width of the original if the original is smaller. */
export function candidate(original: Original, shape: ShapeName, format: Format, width: number): Candidate {
  const crop = cropOf(original, shape);
  const shownWidth = Math.min(width, crop.width);
  return {
    shape,
    format,
    width: shownWidth,
    height: Math.round(shownWidth / crop.ratio),
    // The width comes last, so that the URLs of a srcset have the same beginning. This saves 5 bytes per photo
    // (brotli).
    url: `${PHOTOS_URL}${original.name}-${original.hash}-${shape}-${shownWidth}.${EXTENSION[format]}`,
  };
}

/** Returns the files of a srcset. They end at the width of the original. */
export function candidates(original: Original, shape: ShapeName, format: Format, widths: number[]): Candidate[] {
  const maxWidth = Math.min(cropOf(original, shape).width, Math.max(...widths));
  return [...widths.filter((width) => width < maxWidth * MAX_WIDTH_SHARE), maxWidth].map((width) =>
    candidate(original, shape, format, width),
  );
}

/** Returns the file of the whole picture for the viewer. Its longer side has at most `viewer.longestSide` pixels. */
export function viewerFile(original: Original): Candidate {
  const upright = Math.min(1, original.width / original.height);
  return candidate(original, viewer.shape, 'jpeg', Math.round(viewer.longestSide * upright));
}
