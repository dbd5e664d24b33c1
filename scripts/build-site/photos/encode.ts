import sharp, { type Sharp } from 'sharp';
import { shapes } from '../../../components/Picture/slots.ts';
import { type Candidate, cropOf, type Original } from '../../../components/Picture/srcset.ts';
import { openPhoto } from './open-photo.ts';

/** What the encoder knows of a picture besides. */
export type CheckedOriginal = Original & {
  path: string;
  rendering: boolean;
  /** Shares of width and height, from 0 to 1: what a cut keeps. */
  focus: Focus;
};

/** A point of a picture, as shares of its width and height, from 0 to 1. */
export type Focus = { x: number; y: number };

/** A picture upright, in sRGB, without its metadata: every file is made from it. */
export type DecodedImage = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** What older formats may weigh beside AVIF, and the range of their quality numbers. */
const OLDER = { webp: { heavier: 1.8, best: 66, worst: 36 }, jpeg: { heavier: 2.6, best: 74, worst: 46 } };

/** So many points of quality make a file half as heavy again, near enough; with fewer it takes more tries. */
const POINTS_PER_HALF = { avif: 10, webp: 25, jpeg: 15 };

/**
 * AVIF effort. A better one for a large file would cost a build more than it saves a visitor: 4 times the seconds,
 * 10 % of the bytes. The weight is found with drafts, which are quick and a little heavier than the file will be.
 */
const EFFORT = { large: { file: 1, draft: 0, fileToDraft: 0.93 }, small: { file: 3, draft: 1, fileToDraft: 0.97 } };
const LARGE = 520_000;
const effortFor = ({ width, height }: Candidate) => EFFORT[width * height > LARGE ? 'large' : 'small'];

/** Four thumbnails are a first screen of the gallery: the page and they stay within 40 kB (scripts/check/budgets.ts). */
const SMALLEST_SHARE = 0.55;

/** Everything but the original that decides a file's bytes; a change gives every file a new name. */
export const RECIPE = { shapes, OLDER, POINTS_PER_HALF, EFFORT, LARGE, SMALLEST_SHARE, version: 1 };

/** Decodes an original once, no larger than `width` needs; CMYK, Display P3 and the eight orientations end here. */
export async function decodeOriented({ path, width, height }: CheckedOriginal, scale: number): Promise<DecodedImage> {
  return openPhoto(path)
    .autoOrient()
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** How much of the original's size a file needs. */
export function scaleOf(original: CheckedOriginal, { shape, width }: Candidate): number {
  return Math.min(1, width / cropOf(original, shape).width);
}

/** Cuts and encodes one file: at the best quality whose weight the shape allows. */
export async function encode(decoded: DecodedImage, focus: Focus, file: Candidate): Promise<Buffer> {
  const { data, info } = await cropAround(decoded, focus, file);
  return withinWeight(file, () => sharp(data, { raw: info }));
}

/** The largest part of a picture that has these proportions, as near to the focus as its edges let it be, at this size. */
export async function cropAround(
  { data, info }: DecodedImage,
  focus: Focus,
  { width, height }: { width: number; height: number },
): Promise<DecodedImage> {
  const scale = Math.max(width / info.width, height / info.height);
  const [fullWidth, fullHeight] = [
    Math.max(width, Math.round(info.width * scale)),
    Math.max(height, Math.round(info.height * scale)),
  ];
  return sharp(data, { raw: info })
    .resize(fullWidth, fullHeight, { fit: 'fill' })
    .extract({
      left: Math.round((fullWidth - width) * focus.x),
      top: Math.round((fullHeight - height) * focus.y),
      width,
      height,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function withinWeight(file: Candidate, image: () => Sharp): Promise<Buffer> {
  const { best, worst, most } = limits(file);
  let quality = best;
  const lower = (bytes: number) => {
    const points = (Math.log(bytes / most) / Math.log(1.5)) * POINTS_PER_HALF[file.format];
    quality = Math.max(worst, Math.floor(quality - Math.max(1, points)));
  };
  const isTooHeavy = (bytes: number) => bytes > most && quality > worst;

  if (file.format === 'avif') {
    for (let bytes = await draft(); isTooHeavy(bytes); bytes = await draft()) lower(bytes);
  }
  let made = await compress(image(), file, quality).toBuffer();
  while (isTooHeavy(made.length)) {
    lower(made.length);
    made = await compress(image(), file, quality).toBuffer();
  }
  return made;

  async function draft(): Promise<number> {
    return (await compress(image(), file, quality, 'draft').toBuffer()).length * effortFor(file).fileToDraft;
  }
}

function limits({ shape, format, width }: Candidate): { best: number; worst: number; most: number } {
  const { weight, quality, format: main } = shapes[shape];
  const most = weight.bytes * Math.max(SMALLEST_SHARE, (width / weight.at) ** 2);
  return format === main || format === 'avif'
    ? { ...quality, most }
    : { ...OLDER[format], most: most * OLDER[format].heavier };
}

function compress(image: Sharp, file: Candidate, quality: number, purpose: 'file' | 'draft' = 'file'): Sharp {
  if (file.format === 'webp') return image.webp({ quality, effort: 4 });
  if (file.format === 'jpeg') return image.jpeg({ quality, mozjpeg: true });
  return image.avif({ quality, effort: effortFor(file)[purpose], chromaSubsampling: '4:2:0', tune: 'iq' });
}
