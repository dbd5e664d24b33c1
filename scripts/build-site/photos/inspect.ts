import sharp from 'sharp';
import { LEAST_HEIGHT, LEAST_WIDTH, sentence } from './messages.ts';

/** What one look at a file tells, whatever it is called: pixels of the picture held upright. */
export type Inspection = { problem: string } | { width: number; height: number };

/** By content, as sharp names them; AVIF is a kind of HEIF. */
const PHOTO_FORMATS: string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

/** More than sharp encodes. */
const MOST_PIXELS = 0x3fff ** 2;

/**
 * Decodes a picture to its last line and measures it upright. Warnings of the decoder are no fault: phones write
 * JPEGs with data behind the picture.
 */
export async function inspect(file: string, content: Buffer): Promise<Inspection> {
  if (isHeic(content)) return { problem: sentence.heic(file) };
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (!PHOTO_FORMATS.includes(format)) return { problem: sentence.otherFormat(file, format) };
    if (width * height > MOST_PIXELS) return { problem: sentence.huge(file) };
  } catch {
    return { problem: hasPictureSignature(content) ? sentence.damaged(file) : sentence.notAPicture(file) };
  }
  try {
    const { width, height } = (await sharp(content).metadata()).autoOrient;
    if (width < LEAST_WIDTH) return { problem: sentence.narrow(file, width) };
    if (height < LEAST_HEIGHT) return { problem: sentence.low(file, height) };
    // Decoded to its last line, for nothing but that.
    await sharp(content, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return { width, height };
  } catch {
    return { problem: sentence.damaged(file) };
  }
}

/** What iPhones write, and some Android telephones: browsers do not show it. */
export function isHeic(content: Buffer): boolean {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = content.toString('latin1', 8, Math.min(content.readUInt32BE(0), 64));
  return !brands.includes('avif') && /hei[cxms]|hev[cx]|mif1/.test(brands);
}

function hasPictureSignature(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 16);
  return /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|GIF8|II\*\0|MM\0\*|....ftyp)/s.test(start);
}
