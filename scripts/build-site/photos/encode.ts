import sharp, { type Sharp } from 'sharp';
import { type Crop, type ShapeName, shapes, slots } from '../../../components/Picture/slots.ts';
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

/** A JPEG may weigh this many times what the AVIF of its size may; with 1.8 it keeps more of the picture than the AVIF. */
const JPEG = { heavier: 1.8, quality: { best: 74, worst: 40 } };

/**
 * AVIF effort by the number of pixels, up to `pixels`. A megapixel takes 50 ms of CPU with effort 0, 150 with 1, 270 with 2
 * and 550 with 3; in the same bytes each step keeps about 2 points more of SSIMULACRA2. The effort goes to what phones
 * download.
 */
const EFFORTS: { pixels: number; effort: Effort }[] = [
  { pixels: 520_000, effort: 2 },
  { pixels: Number.POSITIVE_INFINITY, effort: 1 },
];
type Effort = 0 | 1 | 2 | 3;
/**
 * Shapes whose files get effort 3, up to a number of pixels: the home page's first screen on phones, and the gallery, whose
 * ten pictures share a small weight.
 */
const EFFORT_3_MAX_PIXELS: Partial<Record<ShapeName, number>> = { phoneScreen: 1_500_000, gallery: 520_000 };
const MILLISECONDS_BY_EFFORT: Record<Effort, number> = { 0: 50, 1: 150, 2: 270, 3: 550 };

function effortFor({ shape, width, height }: Candidate): Effort {
  const pixels = width * height;
  if (pixels <= (EFFORT_3_MAX_PIXELS[shape] ?? 0)) return 3;
  return EFFORTS.find((step) => pixels <= step.pixels)!.effort;
}

/** Returns about how many milliseconds of CPU a file takes, for the remaining time that a build shows. */
export function costOf(file: Candidate): number {
  const megapixels = (file.width * file.height) / 1_000_000;
  const perMegapixel = file.format === 'jpeg' ? 110 : MILLISECONDS_BY_EFFORT[effortFor(file)];
  return 15 + megapixels * perMegapixel;
}

/** Four thumbnails are a first screen of the gallery: the page and they stay within 40 kB (scripts/check/budgets.ts). */
const MIN_WEIGHT_SHARE = 0.55;

/** The search for a quality aims at `share` of the weight that the shape allows, and accepts what is between the other two. */
const WEIGHT_TARGET = { share: 0.95, least: 0.86, most: 1 };

/**
 * The drafts that predict the weight of a crop's files, by their number of pixels. The small one is encoded at two qualities
 * and shows how quality changes the weight; the large one shows how size does.
 */
const DRAFTS = { small: 100_000, large: 500_000, qualities: [24, 36] as const, efforts: { small: 1, large: 0 } };

/** The weight of a file at effort 1, as a share of its weight at effort 0. */
const EFFORT_1_TO_0 = 0.95;

/** The bytes of a file grow with this power of its number of pixels; photographs have 0.7 to 0.9. */
const BYTES_BY_PIXELS = 0.8;

/** With this many points of quality more, a JPEG is half as heavy again. */
const JPEG_POINTS = 20;

/** mozjpeg takes ten times as long as the encoder that drafts a JPEG, and makes files of this share of its bytes. */
const MOZJPEG_TO_DRAFT = 0.875;

/** The widest file of each crop: together they decide how large an original is decoded. */
const WIDEST_FILES = (Object.values(slots).flat() as Crop[]).map(({ shape, widths }) => ({
  shape,
  width: Math.max(...widths),
}));

/** Everything but the original that decides a file's bytes; a change gives every file a new name. */
export const RECIPE = {
  shapes,
  JPEG,
  EFFORTS,
  CAREFUL: EFFORT_3_MAX_PIXELS,
  SMALLEST_SHARE: MIN_WEIGHT_SHARE,
  AIM: WEIGHT_TARGET,
  DRAFTS,
  EFFORT_1_TO_0,
  BYTES_BY_PIXELS,
  JPEG_POINTS,
  MOZJPEG_TO_DRAFT,
  WIDEST: WIDEST_FILES,
  version: 2,
};

/**
 * Decodes an original once, as large as its largest file; CMYK, Display P3 and the eight orientations end here. All its
 * files are made from this, so that the bytes of one do not depend on which others are made beside it.
 */
export async function decodeOriented(original: CheckedOriginal, scale = largestScale(original)): Promise<DecodedImage> {
  const { path, width, height } = original;
  return openPhoto(path)
    .autoOrient()
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The share of the original's size that the largest of its files needs. */
function largestScale(original: CheckedOriginal): number {
  return Math.max(
    ...WIDEST_FILES.map(({ shape, width }) => {
      const crop = cropOf(original, shape);
      return Math.min(width, crop.width) / crop.width;
    }),
  );
}

/** How heavy the AVIF files of a crop get: measured once on drafts, so that most files are encoded once. */
export type Heaviness = {
  /** Bytes of the small draft, half-way between its two qualities. */
  bytes: number;
  /** With this many points of quality more, a file is half as heavy again. */
  points: number;
  /** Bytes grow with this power of the number of pixels. */
  power: number;
};

/** More than any photograph has. */
const MAX_POINTS = 40;

const MIDDLE = (DRAFTS.qualities[0] + DRAFTS.qualities[1]) / 2;

/** Measures how heavy the AVIF files of one shape get. */
export async function measureHeaviness(decoded: DecodedImage, focus: Focus, shape: ShapeName): Promise<Heaviness> {
  const crop = cropOf(decoded.info, shape);
  const sizeOf = (pixels: number) => {
    const width = Math.min(crop.width, Math.round(Math.sqrt(pixels * crop.ratio)));
    return { width, height: Math.round(width / crop.ratio) };
  };
  const [small, large] = [sizeOf(DRAFTS.small), sizeOf(DRAFTS.large)];
  const [low, high] = DRAFTS.qualities;
  const measureDraft = async (size: typeof small, quality: number, effort: number) => {
    const { data, info } = await cropAround(decoded, focus, size);
    return (await avif(sharp(data, { raw: info }), quality, effort).toBuffer()).length;
  };
  const light = await measureDraft(small, low, DRAFTS.efforts.small);
  const heavy = await measureDraft(small, high, DRAFTS.efforts.small);
  const atLarge = (await measureDraft(large, MIDDLE, DRAFTS.efforts.large)) * EFFORT_1_TO_0;
  const bytes = Math.sqrt(light * heavy);
  const growth = Math.log((large.width * large.height) / (small.width * small.height));
  const power = growth < 0.5 ? BYTES_BY_PIXELS : (Math.log(atLarge / bytes) / growth + BYTES_BY_PIXELS) / 2;
  // A picture without detail weighs nearly the same at every quality.
  const points = heavy > light ? ((high - low) * Math.log(1.5)) / Math.log(heavy / light) : MAX_POINTS;
  return { bytes, points: Math.min(MAX_POINTS, points), power };
}

/**
 * Cuts and encodes one file at the best quality whose weight the shape allows. An AVIF needs the heaviness of its crop,
 * which is measured if it is not given.
 */
export async function encode(
  decoded: DecodedImage,
  focus: Focus,
  file: Candidate,
  heaviness?: Heaviness,
): Promise<Buffer> {
  const { data, info } = await cropAround(decoded, focus, file);
  const image = () => sharp(data, { raw: info });
  if (file.format === 'jpeg') return encodeJpeg(image, file);
  return encodeAvif(image, file, heaviness ?? (await measureHeaviness(decoded, focus, file.shape)));
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

type Limits = { best: number; worst: number; bytes: number };

async function encodeAvif(image: () => Sharp, file: Candidate, { bytes, points, power }: Heaviness): Promise<Buffer> {
  const limits = limitsOf(file);
  const foreseen = bytes * ((file.width * file.height) / DRAFTS.small) ** power;
  const first = nextQuality(MIDDLE, foreseen, points, limits);
  return searchQuality(first, points, limits, (quality) => avif(image(), quality, effortFor(file)).toBuffer());
}

async function encodeJpeg(image: () => Sharp, file: Candidate): Promise<Buffer> {
  const limits = limitsOf(file);
  const draft = async (quality: number) => {
    const { length } = await image().jpeg({ quality, quantisationTable: 3 }).toBuffer();
    return length * MOZJPEG_TO_DRAFT;
  };
  let quality = limits.best;
  for (let tries = 0; tries < 3; tries += 1) quality = nextQuality(quality, await draft(quality), JPEG_POINTS, limits);
  return searchQuality(quality, JPEG_POINTS, limits, (tried) =>
    image().jpeg({ quality: tried, mozjpeg: true }).toBuffer(),
  );
}

/** Encodes at this quality, and again at another if the file is too heavy, or lighter than it may be. */
async function searchQuality(
  first: number,
  points: number,
  limits: Limits,
  encodeAt: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const { worst, bytes } = limits;
  let quality = first;
  let made = await encodeAt(quality);
  if (made.length < WEIGHT_TARGET.least * bytes) {
    let better = nextQuality(quality, made.length, points, limits);
    while (better > quality) {
      const heavier = await encodeAt(better);
      if (heavier.length <= WEIGHT_TARGET.most * bytes) return heavier;
      better = Math.floor((quality + better) / 2);
    }
    return made;
  }
  while (made.length > WEIGHT_TARGET.most * bytes && quality > worst) {
    quality = Math.min(quality - 1, nextQuality(quality, made.length, points, limits));
    made = await encodeAt(quality);
  }
  return made;
}

/** The quality at which a file that weighs `made` at `quality` would weigh what is aimed at. */
function nextQuality(quality: number, made: number, points: number, { best, worst, bytes }: Limits): number {
  const change = (points * Math.log((WEIGHT_TARGET.share * bytes) / made)) / Math.log(1.5);
  return Math.max(worst, Math.min(best, Math.floor(quality + change)));
}

function limitsOf({ shape, format, width }: Candidate): Limits {
  const { weight, quality, format: main } = shapes[shape];
  const bytes = weight.bytes * Math.max(MIN_WEIGHT_SHARE, (width / weight.at) ** 2);
  return format === main ? { ...quality, bytes } : { ...JPEG.quality, bytes: bytes * JPEG.heavier };
}

function avif(image: Sharp, quality: number, effort: number): Sharp {
  return image.avif({ quality, effort, chromaSubsampling: '4:2:0', tune: 'iq' });
}
