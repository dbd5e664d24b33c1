import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Logo } from '../../../components/Logo/Logo';
import { colour } from '../../../components/theme/tokens';
import { type CheckedOriginal, cropAround, type DecodedImage, decodeOriented } from '../photos/encode';
import { breakLines, type Typeface } from './outline-text';

/** Size in pixels, with the aspect ratio that social networks show without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Maximum number of bytes. Some messengers do not show pictures that load slowly. */
export const MAX_BYTES = 120_000;

const MARGIN = 80;
const TITLE_SIZES = [76, 68, 60, 54];
const MAX_LINES = 3;
const LINE = 1.16;
const NAME_SIZE = 36;
const LOGO = { width: 88, height: 52 };

/** Returns the layer over a photo as SVG: a veil that makes text readable, the site's name, and the title. */
export function drawTextLayer(title: string, name: string, typeface: Typeface): string {
  const { width, height } = SHARE_SIZE;
  const { lines, size } = fitTitle(title, typeface);
  const firstBaseline = height - MARGIN - (lines.length - 1) * size * LINE;
  const titleTop = firstBaseline - size;
  const logo = renderToStaticMarkup(createElement(Logo)).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" x="${MARGIN}" y="${MARGIN - 20}" width="${LOGO.width}" height="${LOGO.height}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${colour.white}" fill="${colour.white}">
<linearGradient id="veil" x2="0" y2="1" color="${colour.slate}">
<stop stop-color="currentColor" stop-opacity=".72"/>
<stop offset=".26" stop-color="currentColor" stop-opacity=".12"/>
<stop offset="${titleTop / height - 0.16}" stop-color="currentColor" stop-opacity=".12"/>
<stop offset="${titleTop / height}" stop-color="currentColor" stop-opacity=".66"/>
<stop offset="1" stop-color="currentColor" stop-opacity=".94"/>
</linearGradient>
<path fill="url(#veil)" d="M0 0h${width}v${height}H0z"/>
${logo}
${typeface.outline(name, { x: MARGIN + LOGO.width + 24, y: MARGIN + 20, size: NAME_SIZE })}
<path fill="none" stroke="${colour.clay}" stroke-width="8" d="M${MARGIN} ${titleTop - 14}l36-20 36 20"/>
${lines.map((line, index) => typeface.outline(line, { x: MARGIN, y: firstBaseline + index * size * LINE, size })).join('\n')}
</svg>`;
}

/** Crops a photo to the size of the share image. Does not draw any text. */
export async function cropPhotograph(original: CheckedOriginal): Promise<DecodedImage> {
  const scale = Math.max(SHARE_SIZE.width / original.width, SHARE_SIZE.height / original.height);
  return cropAround(await decodeOriented(original, Math.min(1, scale)), original.focus, SHARE_SIZE);
}

/** Draws the text over the photo and encodes a JPEG at the best quality that stays below MAX_BYTES. */
export async function encodeShareImage(photograph: DecodedImage, textLayer: string): Promise<Buffer> {
  const { data, info } = await sharp(photograph.data, { raw: photograph.info })
    .composite([{ input: Buffer.from(textLayer) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [82, 74, 66, 56]) {
    const image = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (image.length <= MAX_BYTES) return image;
  }
  return sharp(data, { raw: info }).jpeg({ quality: 44, mozjpeg: true }).toBuffer();
}

/** Returns the largest size at which the title fits, or the smallest size if the title fits at no size. */
function fitTitle(title: string, typeface: Typeface): { lines: string[]; size: number } {
  const room = SHARE_SIZE.width - 2 * MARGIN;
  const tries = TITLE_SIZES.map((size) => {
    const widthOf = (text: string) => typeface.widthOf(text, size);
    const lines = breakLines(title, room, widthOf);
    return { size, lines, fits: lines.length <= MAX_LINES && lines.every((line) => widthOf(line) <= room) };
  });
  return tries.find(({ fits }) => fits) ?? tries[tries.length - 1]!;
}
