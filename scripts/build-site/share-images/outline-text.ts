import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as ShapedText, shape } from 'harfbuzzjs';
import { shortHash } from '../../lib/content-hash';
import { memoize, readOrCreate } from '../cache';

/** Converts text to SVG shapes. Sizes and widths are in pixels; (x, y) is the start of the baseline. */
export type Typeface = {
  widthOf(text: string, size: number): number;
  outline(text: string, position: { x: number; y: number; size: number }): string;
};

/**
 * Opens a font file for the letters of `text`. The resulting shapes need no font where they are displayed. The unpacked
 * subset of the font is kept in the folder `cache`.
 */
export async function openTypeface(file: string, text: string, cache: string): Promise<Typeface> {
  const fontFile = await readFile(file);
  const letters = [...new Set(text)].sort().join('');
  const hash = shortHash(fontFile, letters);
  const { buffer, byteOffset, length } = await readOrCreate(join(cache, `${hash}.ttf`), async () => {
    // Imported lazily, because loading the package takes half a second.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(fontFile, letters, { targetFormat: 'sfnt' });
  });
  const face = new Face(new Blob(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer));
  const font = new Font(face);

  const shapeText = memoize((text: string) => {
    const shapes = new ShapedText();
    shapes.addText(text);
    shapes.guessSegmentProperties();
    shape(font, shapes);
    const positions = shapes.getGlyphPositions();
    let end = 0;
    const glyphs = shapes.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const x = end + xOffset;
      end += xAdvance;
      return { codepoint, x };
    });
    return { glyphs, width: end };
  });
  const pathOf = memoize((glyph: number) => font.glyphToPath(glyph));

  return {
    widthOf: (text, size) => (shapeText(text).width * size) / face.upem,
    outline(text, { x, y, size }) {
      const scale = size / face.upem;
      const paths = shapeText(text).glyphs.map(
        (glyph) => `<path transform="translate(${glyph.x})" d="${pathOf(glyph.codepoint)}"/>`,
      );
      // The y axis of a font points up, but the y axis of a picture points down.
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}

/**
 * Breaks a text at its ordinary spaces into lines of at most `width`. Uses as few lines as possible and makes them as
 * even as possible. A line never ends with a word of one or two letters. A word wider than `width` gets its own line.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const words = text
    .replace(/(?<=(?:^| )[\p{L}]{1,2}) /gu, '\0')
    .split(' ')
    .map((word) => word.replaceAll('\0', ' '));
  const widths = words.map(widthOf);
  const space = widthOf(' ');
  const greedyLines = fillLines(widths, space, width);
  let evenLines = greedyLines;
  for (let narrower = width - STEP; narrower >= Math.max(...widths); narrower -= STEP) {
    const lines = fillLines(widths, space, narrower);
    if (lines.length > greedyLines.length) break;
    evenLines = lines;
  }
  return evenLines.map(([first, end]) => words.slice(first, end).join(' '));
}

/** Pixels by which the width is reduced in each step of the search for even lines. */
const STEP = 20;

/** Fills lines greedily. Returns each line as the index of its first word and the index after its last word. */
function fillLines(widths: number[], space: number, maxWidth: number): [number, number][] {
  const lines: [number, number][] = [];
  let filled = 0;
  widths.forEach((width, index) => {
    const line = lines.at(-1);
    if (line && filled + space + width <= maxWidth) {
      line[1] = index + 1;
      filled += space + width;
    } else {
      lines.push([index, index + 1]);
      filled = width;
    }
  });
  return lines;
}
