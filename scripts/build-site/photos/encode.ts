import sharp, { type Sharp } from 'sharp';
import { type Crop, type ShapeName, shapes, slots } from '../../../components/Picture/slots.ts';
import { type Candidate, cropOf, type Original } from '../../../components/Picture/srcset.ts';
import { openPhoto } from './open-photo.ts';

/** An original with the facts that encoding needs. */
export type CheckedOriginal = Original & {
  path: string;
  rendering: boolean;
  /** The point that every crop keeps in view. */
  focus: Focus;
};

/** A point of a picture, as shares of its width and height, from 0 to 1. */
export type Focus = { x: number; y: number };

/** An upright picture in sRGB without its metadata. Every file is made from such a picture. */
export type DecodedImage = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/**
 * A JPEG may weigh `heavier` times as much as the AVIF of the same size. With 1.8 the quality of the JPEG is higher
 * than that of the AVIF.
 */
const JPEG = { heavier: 1.8, quality: { best: 74, worst: 40 } };

/**
 * AVIF effort by the number of pixels, up to `pixels`. A megapixel takes 50 ms of CPU with effort 0, 150 ms with 1, 270
 * ms with 2 and 550 ms with 3. At the same number of bytes, each step adds about 2 points of SSIMULACRA2. Small files,
 * which phones download, get the higher effort.
 */
const EFFORTS: { pixels: number; effort: Effort }[] = [
  { pixels: 520_000, effort: 2 },
  { pixels: Number.POSITIVE_INFINITY, effort: 1 },
];
type Effort = 0 | 1 | 2 | 3;
/**
 * Shapes whose files get effort 3, up to a number of pixels. They are the first screen of the home page on phones, and
 * the gallery, whose ten pictures share a small weight limit.
 */
const EFFORT_3_MAX_PIXELS: Partial<Record<ShapeName, number>> = { phoneScreen: 1_500_000, gallery: 520_000 };
const MILLISECONDS_BY_EFFORT: Record<Effort, number> = { 0: 50, 1: 150, 2: 270, 3: 550 };

function effortOf({ shape, width, height }: Candidate): Effort {
  const pixels = width * height;
  if (pixels <= (EFFORT_3_MAX_PIXELS[shape] ?? 0)) return 3;
  return EFFORTS.find((step) => pixels <= step.pixels)!.effort;
}

/** Estimates the milliseconds of CPU that a file takes, so that the build can show the remaining time. */
export function costOf(file: Candidate): number {
  const megapixels = (file.width * file.height) / 1_000_000;
  const perMegapixel = file.format === 'jpeg' ? 110 : MILLISECONDS_BY_EFFORT[effortOf(file)];
  return 15 + megapixels * perMegapixel;
}

/**
 * Minimum share of the allowed weight, for small files. With this share the page and the four thumbnails on the first
 * screen of the gallery stay within 40 kB (scripts/check/budgets.ts).
 */
const MIN_WEIGHT_SHARE = 0.55;

/**
 * The search for a quality aims at `share` of the allowed weight. It encodes a file again if the file is heavier than
 * `most` of that weight, or if its quality can be raised by `minGain` points or more. A smaller gain is not worth the
 * time.
 */
const WEIGHT_TARGET = { share: 0.94, most: 1, minGain: 4 };

/**
 * Numbers of pixels of the drafts that predict the weight of a crop's files. The small draft is encoded at two
 * qualities and shows how quality changes the weight. The large draft shows how size changes the weight.
 */
const DRAFTS = { small: 100_000, large: 500_000, qualities: [24, 36] as const, efforts: { small: 1, large: 0 } };

/** Weight of a file at effort 1, as a share of its weight at effort 0. */
const EFFORT_1_TO_0 = 0.95;

/**
 * Weight of a file as a share of the weight that the drafts predict, by effort. The values are averages of 304 files.
 * With these values and `minGain`, one AVIF in eleven is encoded twice instead of one in three.
 */
const ACTUAL_TO_PREDICTED: Record<Effort, number> = { 0: 1, 1: 1.065, 2: 1.075, 3: 1.01 };

/** The bytes of a file grow with this power of its number of pixels. Photos have values of 0.7 to 0.9. */
const BYTES_BY_PIXELS = 0.8;

/** A JPEG weighs 1.5 times as much if its quality is this many points higher. */
const JPEG_POINTS = 20;

/** mozjpeg takes ten times as long as the encoder of the drafts, and its files have this share of the draft's bytes. */
const MOZJPEG_TO_DRAFT = 0.875;

/** The widest file of each crop. It determines at which size an original is decoded. */
const WIDEST_FILES = (Object.values(slots).flat() as Crop[]).map(({ shape, widths }) => ({
  shape,
  width: Math.max(...widths),
}));

/**
 * All settings that determine a file's bytes, except the original. The names of files contain a hash of these settings,
 * so changing a value or renaming a key renames and re-encodes every file.
 */
export const RECIPE = {
  shapes,
  JPEG,
  EFFORTS,
  EFFORT_3_MAX_PIXELS,
  MIN_WEIGHT_SHARE,
  WEIGHT_TARGET,
  DRAFTS,
  EFFORT_1_TO_0,
  ACTUAL_TO_PREDICTED,
  BYTES_BY_PIXELS,
  JPEG_POINTS,
  MOZJPEG_TO_DRAFT,
  WIDEST_FILES,
  version: 2,
};

/**
 * Decodes an original once, at the size of its largest file, and converts CMYK, Display P3 and the eight EXIF
 * orientations. All files are made from this image, so that the bytes of a file do not depend on which other files are
 * made.
 */
export async function decodeOriented(
  original: CheckedOriginal,
  scale = largestScaleOf(original),
): Promise<DecodedImage> {
  const { path, width, height } = original;
  return openPhoto(path)
    .autoOrient()
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns the scale at which the original is large enough for its largest file. */
function largestScaleOf(original: CheckedOriginal): number {
  return Math.max(
    ...WIDEST_FILES.map(({ shape, width }) => {
      const crop = cropOf(original, shape);
      return Math.min(width, crop.width) / crop.width;
    }),
  );
}

/**
 * Prediction of the weight of a crop's AVIF files. It is measured once on drafts, so that most files are encoded only
 * once.
 */
export type Heaviness = {
  /** Bytes of the small draft, half-way between its two qualities. */
  bytes: number;
  /** A file weighs 1.5 times as much if its quality is this many points higher. */
  points: number;
  /** Bytes grow with this power of the number of pixels. */
  power: number;
};

/** Upper limit of `points`. No photo reaches it. */
const MAX_POINTS = 40;

const MIDDLE = (DRAFTS.qualities[0] + DRAFTS.qualities[1]) / 2;

/** Measures drafts to predict the weight of one shape's AVIF files. */
export async function measureHeaviness(decoded: DecodedImage, focus: Focus, shape: ShapeName): Promise<Heaviness> {
  const crop = cropOf(decoded.info, shape);
  const sizeOf = (pixels: number) => {
    const width = Math.min(crop.width, Math.round(Math.sqrt(pixels * crop.ratio)));
    return { width, height: Math.round(width / crop.ratio) };
  };
  const [smallSize, largeSize] = [sizeOf(DRAFTS.small), sizeOf(DRAFTS.large)];
  const [lowQuality, highQuality] = DRAFTS.qualities;
  const measureDraft = async (size: typeof smallSize, quality: number, effort: number) => {
    const { data, info } = await cropAround(decoded, focus, size);
    return (await toAvif(sharp(data, { raw: info }), quality, effort).toBuffer()).length;
  };
  const lowBytes = await measureDraft(smallSize, lowQuality, DRAFTS.efforts.small);
  const highBytes = await measureDraft(smallSize, highQuality, DRAFTS.efforts.small);
  const largeBytes = (await measureDraft(largeSize, MIDDLE, DRAFTS.efforts.large)) * EFFORT_1_TO_0;
  const bytes = Math.sqrt(lowBytes * highBytes);
  const growth = Math.log((largeSize.width * largeSize.height) / (smallSize.width * smallSize.height));
  const power = growth < 0.5 ? BYTES_BY_PIXELS : (Math.log(largeBytes / bytes) / growth + BYTES_BY_PIXELS) / 2;
  // A picture without detail weighs nearly the same at every quality.
  const points =
    highBytes > lowBytes ? ((highQuality - lowQuality) * Math.log(1.5)) / Math.log(highBytes / lowBytes) : MAX_POINTS;
  return { bytes, points: Math.min(MAX_POINTS, points), power };
}

/**
 * Crops and encodes one file at the best quality whose weight the shape allows. Measures the heaviness for an AVIF if
 * it is not given.
 */
export async function encode(
  decoded: DecodedImage,
  focus: Focus,
  file: Candidate,
  heaviness?: Heaviness,
): Promise<Buffer> {
  const { data, info } = await cropAround(decoded, focus, file);
  const openCrop = () => sharp(data, { raw: info });
  if (file.format === 'jpeg') return encodeJpeg(openCrop, file);
  return encodeAvif(openCrop, file, heaviness ?? (await measureHeaviness(decoded, focus, file.shape)));
}

/**
 * Returns the largest crop with the proportions of this size, scaled to it. The crop is as close to the focus as the
 * edges of the picture allow.
 */
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

async function encodeAvif(
  openCrop: () => Sharp,
  file: Candidate,
  { bytes, points, power }: Heaviness,
): Promise<Buffer> {
  const limits = limitsOf(file);
  const predictedBytes = bytes * ((file.width * file.height) / DRAFTS.small) ** power;
  const expectedBytes = predictedBytes * ACTUAL_TO_PREDICTED[effortOf(file)];
  const first = nextQuality(MIDDLE, expectedBytes, points, limits);
  return searchQuality(first, points, limits, (quality) => toAvif(openCrop(), quality, effortOf(file)).toBuffer());
}

async function encodeJpeg(openCrop: () => Sharp, file: Candidate): Promise<Buffer> {
  const limits = limitsOf(file);
  const draftBytes = async (quality: number) => {
    const { length } = await openCrop().jpeg({ quality, quantisationTable: 3 }).toBuffer();
    return length * MOZJPEG_TO_DRAFT;
  };
  let quality = limits.best;
  for (let tries = 0; tries < 3; tries += 1)
    quality = nextQuality(quality, await draftBytes(quality), JPEG_POINTS, limits);
  return searchQuality(quality, JPEG_POINTS, limits, (candidateQuality) =>
    openCrop().jpeg({ quality: candidateQuality, mozjpeg: true }).toBuffer(),
  );
}

/**
 * Encodes at the first quality. If the file is too heavy, or could have a clearly higher quality, encodes again at
 * another quality.
 */
async function searchQuality(
  first: number,
  points: number,
  limits: Limits,
  encodeAt: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const { worst, bytes } = limits;
  let quality = first;
  let content = await encodeAt(quality);
  if (content.length <= WEIGHT_TARGET.most * bytes) {
    let higherQuality = nextQuality(quality, content.length, points, limits);
    while (higherQuality >= quality + WEIGHT_TARGET.minGain) {
      const largerContent = await encodeAt(higherQuality);
      if (largerContent.length <= WEIGHT_TARGET.most * bytes) return largerContent;
      higherQuality = Math.floor((quality + higherQuality) / 2);
    }
    return content;
  }
  while (content.length > WEIGHT_TARGET.most * bytes && quality > worst) {
    quality = Math.min(quality - 1, nextQuality(quality, content.length, points, limits));
    content = await encodeAt(quality);
  }
  return content;
}

/** Returns the quality at which a file that has `actualBytes` at `quality` would have the target weight. */
function nextQuality(quality: number, actualBytes: number, points: number, { best, worst, bytes }: Limits): number {
  const change = (points * Math.log((WEIGHT_TARGET.share * bytes) / actualBytes)) / Math.log(1.5);
  return Math.max(worst, Math.min(best, Math.floor(quality + change)));
}

function limitsOf({ shape, format, width }: Candidate): Limits {
  const { weight, quality, format: mainFormat } = shapes[shape];
  const bytes = weight.bytes * Math.max(MIN_WEIGHT_SHARE, (width / weight.at) ** 2);
  return format === mainFormat ? { ...quality, bytes } : { ...JPEG.quality, bytes: bytes * JPEG.heavier };
}

function toAvif(image: Sharp, quality: number, effort: number): Sharp {
  return image.avif({ quality, effort, chromaSubsampling: '4:2:0', tune: 'iq' });
}
