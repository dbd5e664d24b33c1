import { isJpegDamaged } from './jpeg-damage.ts';
import { MIN_HEIGHT_PX, MIN_WIDTH_PX, type PhotoProblem } from './messages.ts';
import { openPhoto } from './open-photo.ts';

/** Result of inspecting a file: either a problem, or the size in pixels of the upright picture. */
export type Inspection = { problem: PhotoProblem } | { width: number; height: number };

/** Formats in the notation of sharp, which detects them by content. AVIF counts as «heif». */
const PHOTO_FORMATS: string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

/** Maximum number of pixels that sharp can encode. */
const MAX_PIXELS = 0x3fff ** 2;

/**
 * Version of cached inspections. Increase it when a rule of `inspect` or the type Inspection changes, so that all
 * pictures are inspected again.
 */
export const INSPECTION_VERSION = 4;

/**
 * Decodes a picture completely and measures it upright. Ignores most warnings of the decoder, because phones write
 * JPEGs with data after the picture. Rejects if the process that reads a warning cannot start.
 */
export async function inspect(file: string, content: Buffer): Promise<Inspection> {
  const inspection = await measure(file, content);
  if ('problem' in inspection || !isJpeg(content) || !(await isJpegDamaged(content))) return inspection;
  return { problem: { code: 'damaged', facts: { file } } };
}

/** Returns the size of the upright picture, or a problem. Decodes the picture completely, unless it is a JPEG. */
async function measure(file: string, content: Buffer): Promise<Inspection> {
  if (isHeic(content)) return { problem: { code: 'heic', facts: { file } } };
  try {
    const metadata = await openPhoto(content).metadata();
    const { format } = metadata;
    if (format === 'heif' && metadata.compression !== 'av1') return { problem: { code: 'heic', facts: { file } } };
    if (!PHOTO_FORMATS.includes(format)) return { problem: { code: 'other-format', facts: { file, format } } };
    if (metadata.width * metadata.height > MAX_PIXELS) return { problem: { code: 'huge', facts: { file } } };
    const { width, height } = metadata.autoOrient;
    if (width < MIN_WIDTH_PX) return { problem: { code: 'narrow', facts: { file, width } } };
    if (height < MIN_HEIGHT_PX) return { problem: { code: 'low', facts: { file, height } } };
    if (!isJpeg(content)) await openPhoto(content).resize(8).raw().toBuffer();
    return { width, height };
  } catch {
    return { problem: { code: hasPictureSignature(content) ? 'damaged' : 'not-a-picture', facts: { file } } };
  }
}

/** Returns true if the content starts with the two bytes by which libvips recognizes a JPEG. */
const isJpeg = (content: Buffer) => content.toString('latin1', 0, 2) === '\xff\xd8';

/** Brands of HEIF (ISO/IEC 23008-12) that browsers do not show: HEVC, AVC, and containers that name no codec. */
const HEIC_BRANDS = /^(?:he[iv][cxms]|mif[12]|msf1|avc[is])$/;

/** Returns true for HEIC, which iPhones, some Android phones and cameras write; false for AVIF. */
export function isHeic(content: Buffer): boolean {
  const brands = brandsOf(content);
  return brands.some((brand) => HEIC_BRANDS.test(brand)) && !brands.some(isAvif);
}

const isAvif = (brand: string) => brand === 'avif' || brand === 'avis';

/** Returns the brands of a file of the ISO base media family (HEIF, AVIF, MP4, QuickTime). */
function brandsOf(content: Buffer): string[] {
  if (content.length < 12 || content.toString('latin1', 4, 8) !== 'ftyp') return [];
  const box = content.toString('latin1', 8, Math.min(content.readUInt32BE(0), content.length, 128));
  // The second group of four bytes is a version.
  return (box.match(/[^]{4}/g) ?? []).filter((_, index) => index !== 1);
}

function hasPictureSignature(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 16);
  return /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|GIF8|II\*\0|MM\0\*)/s.test(start) || brandsOf(content).some(isAvif);
}
