import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colour } from '../../components/theme/tokens';

/** Sizes in pixels of the icons in favicon.ico, for browser tabs and bookmarks. */
const ICO_SIZES = [16, 32, 48];
/** Size in pixels of Apple's icon. Apple's home screens round its corners themselves. */
const APPLE_SIZE = 180;
/**
 * Share of the side that the drawing takes in a maskable icon. The system's mask shows a circle of four fifths of the
 * side.
 */
const MASK_SHARE = 0.72;

/** Icons of the web app manifest. */
export const MANIFEST_ICONS = [
  { src: '/icon-192.png', size: 192, purpose: 'any' },
  { src: '/icon-512.png', size: 512, purpose: 'any' },
  { src: '/icon-masque-512.png', size: 512, purpose: 'maskable' },
] as const;

/** Renders all bitmap icons from favicon.svg. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = await readFile(join(folder, 'favicon.svg'));
  const renderPng = (size: number, share = 1) => drawIcon(svg, size, share);
  await Promise.all([
    Promise.all(ICO_SIZES.map((size) => renderPng(size))).then((images) =>
      writeFile(join(folder, 'favicon.ico'), encodeIco(images)),
    ),
    renderPng(APPLE_SIZE).then((image) => writeFile(join(folder, 'apple-touch-icon.png'), image)),
    ...MANIFEST_ICONS.map(async ({ src, size, purpose }) =>
      writeFile(join(folder, src), await renderPng(size, purpose === 'maskable' ? MASK_SHARE : 1)),
    ),
  ]);
}

/** Returns a square PNG in which the drawing takes `share` of the side. */
async function drawIcon(svg: Buffer, size: number, share: number): Promise<Buffer> {
  const side = Math.round(size * share);
  const [before, after] = [Math.floor((size - side) / 2), Math.ceil((size - side) / 2)];
  return sharp(svg, { density: (72 * side) / 32 })
    .resize(side, side)
    .extend({ top: before, left: before, bottom: after, right: after, background: colour.slate })
    .png({ palette: true })
    .toBuffer();
}

/**
 * Combines PNG images into an ICO file: a header of 6 bytes, then a directory entry of 16 bytes per image, then the
 * images.
 */
function encodeIco(images: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entryOffset = 6 + 16 * index;
    header.writeUInt8(ICO_SIZES[index] ?? 0, entryOffset);
    header.writeUInt8(ICO_SIZES[index] ?? 0, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(image.length, entryOffset + 8);
    header.writeUInt32LE(offset, entryOffset + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}
