import { constants, inflateSync } from 'node:zlib';

/** Matches the keyword between the dictionary and the bytes of a stream. */
const STREAM = />>\s*stream\r?\n/g;
/** Matches the operators that show text on a page (ISO 32000-1, 9.4.3). */
const SHOWS_TEXT = /\bBT\b[^]*?(?:\)|>|\])\s*(?:Tj|TJ|'|")/;

/**
 * Returns true if a PDF shows pictures and no text, as a scan does. Returns false if its pages cannot be read because
 * the file is encrypted or uses a compression other than Flate.
 */
export function isScan(pdf: Buffer): boolean {
  // With one character per byte, offsets in the text are offsets in the file.
  const text = pdf.toString('latin1');
  if (/\/Encrypt\b/.test(text)) return false;
  let hasPicture = false;
  for (const { 0: keyword, index } of text.matchAll(STREAM)) {
    const head = text.slice(Math.max(0, text.lastIndexOf(' obj', index)), index);
    if (/\/Subtype\s*\/Image\b/.test(head)) {
      hasPicture = true;
      continue;
    }
    const start = index + keyword.length;
    const content = decodeStream(head, pdf.subarray(start, text.indexOf('endstream', start)));
    if (content === undefined || SHOWS_TEXT.test(content)) return false;
  }
  return hasPicture;
}

/** Returns the content of a stream with one character per byte; undefined if the stream cannot be decompressed. */
function decodeStream(head: string, bytes: Buffer): string | undefined {
  const filters = head.match(/\/Filter\s*(\[[^\]]*\]|\/\w+)/)?.[1]?.match(/\w+/g) ?? [];
  if (filters.length === 0) return bytes.toString('latin1');
  if (filters.length > 1 || filters[0] !== 'FlateDecode') return undefined;
  try {
    // A line end may stand between the data and the keyword.
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return undefined;
  }
}
