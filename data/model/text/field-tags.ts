/**
 * A field tag marks the beginning or the end of a field of data/ in a text. It consists of invisible characters that
 * encode the field's number. Only the desk's preview tags texts, so that a click on a page finds the field that printed
 * it. Unicode ignores these characters by default, so no engine draws them or breaks a line at them.
 */
const EDGE = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const [START = '', END = ''] = DIGITS;
const TAG = /\u2060([\u2061\u2062])([\u2061-\u2064]+)\u2060/g;
const WHOLE_TAG = /(\u2060[\u2061-\u2064]+\u2060)/;
/** A tag in a percent-encoded URL. */
const ENCODED_TAG = /%E2%81%A0(?:%E2%81%A[1-4])+%E2%81%A0/g;

const tag = (kind: string, id: number) =>
  EDGE + kind + [...id.toString(DIGITS.length)].map((digit) => DIGITS[Number(digit)]).join('') + EDGE;

const idOf = (digits: string) =>
  Number.parseInt([...digits].map((digit) => DIGITS.indexOf(digit)).join(''), DIGITS.length);

/** Wraps a text in the tag of a field; `id` is the field's number. */
export const tagText = (text: string, id: number): string => `${tag(START, id)}${text}${tag(END, id)}`;

/** Source of a regular expression that matches zero or more tags. */
export const ANY_TAGS = '(?:\\u2060[\\u2061-\\u2064]+\\u2060)*';

/** Removes all tags from a text, including percent-encoded tags in URLs. */
export const stripTags = (text: string): string =>
  text.includes(EDGE) || text.includes('%E2%81%A0') ? text.replace(TAG, '').replace(ENCODED_TAG, '') : text;

/** Returns the unique field numbers of the tags in a text. */
export const tagIdsIn = (text: string): number[] => [
  ...new Set([...text.matchAll(TAG)].map(([, , digits = '']) => idOf(digits))),
];

/** Wraps a formatter. Removes tags before the formatter runs and puts the tags around the result. */
export function keepOuterTags<Result extends string | undefined>(format: (text: string) => Result) {
  return (text: string): Result => {
    const formattedText = format(stripTags(text));
    if (formattedText === undefined || !text.includes(EDGE)) return formattedText;
    const [start = '', end = start] = text.match(TAG) ?? [];
    return `${start}${formattedText}${end}` as Result;
  };
}

/**
 * Wraps a transformation. Removes tags before the transformation runs and puts each tag back between the same letters.
 * The transformation may replace characters and add or remove spaces, but must keep the number of other characters.
 */
export function keepInnerTags(transform: (text: string) => string) {
  return (text: string): string => {
    if (!text.includes(EDGE)) return transform(text);
    const pieces = text.split(WHOLE_TAG);
    const changedText = transform(stripTags(text));
    let result = '';
    let position = 0;
    // split() returns the tag between two pieces.
    for (let piece = 0; piece < pieces.length; piece += 2) {
      let signs = pieces[piece]!.replace(/\s/g, '').length;
      const start = position;
      while (signs > 0 && position < changedText.length) {
        if (!/\s/.test(changedText[position]!)) signs -= 1;
        position += 1;
      }
      // Trailing spaces belong to this piece if the piece had trailing spaces before.
      if (/\s$/.test(pieces[piece]!)) while (/\s/.test(changedText[position] ?? '')) position += 1;
      result += changedText.slice(start, position) + (pieces[piece + 1] ?? '');
    }
    return result + changedText.slice(position);
  };
}

/**
 * The key of a record's field numbers for values that are not texts, such as numbers. The symbol is global because Vite
 * loads this module twice. The desk attaches tags in one instance, and components read them in the other.
 */
const TAGS: unique symbol = Symbol.for('field tags');

/** Attaches field numbers to a record, by field name. */
export const attachTags = <T extends object>(record: T, ids: Record<string, number>): T =>
  Object.assign(record, { [TAGS]: ids });

/** Copies a record's field numbers to an object derived from it. */
export const copyTags = <T extends object>(record: object, copy: T): T =>
  TAGS in record ? Object.assign(copy, { [TAGS]: record[TAGS] }) : copy;

/**
 * Tags a text that a component formatted from a value such as a number. Outside the preview, returns the text
 * unchanged.
 */
export function addTag(record: object, key: string, text: string): string {
  const id = (record as { [TAGS]?: Record<string, number> })[TAGS]?.[key];
  return id === undefined ? text : tagText(text, id);
}

/** A section of a text up to the offset `end`, and the numbers of the fields that printed it, innermost first. */
type TextPart = { end: number; ids: number[] };

/** A page's text without tags, and the numbers of the fields that printed it, most relevant first. */
export type UntaggedText = { text: string; ids: number[]; parts: TextPart[] };

/**
 * Reads and removes the tags of a page's texts, given in page order with their block elements. A component can split a
 * field's text into several text nodes, so the field stays open until its end tag or the end of the block. A field that
 * printed a whole text comes first; other fields follow in text order.
 */
export function readTags(texts: { text: string; block: unknown }[]): UntaggedText[] {
  let openIds: number[] = [];
  let lastBlock: unknown;
  return texts.map(({ text, block }) => {
    if (block !== lastBlock) openIds = [];
    lastBlock = block;
    const pieces = text.split(TAG);
    const letterCounts = new Map<number, number>();
    const parts: TextPart[] = [];
    let totalCount = 0;
    let end = 0;
    // split() returns each text, then the kind and the digits of the tag after it.
    for (let index = 0; index < pieces.length; index += 3) {
      const count = (pieces[index]!.match(/[\p{L}\p{N}]/gu) ?? []).length;
      totalCount += count;
      end += pieces[index]!.length;
      if (pieces[index]) parts.push({ end, ids: openIds.toReversed() });
      for (const id of openIds) if (count > 0) letterCounts.set(id, (letterCounts.get(id) ?? 0) + count);
      const [kind, digits] = [pieces[index + 1], pieces[index + 2]];
      if (digits === undefined) continue;
      const id = idOf(digits);
      if (kind === START) openIds.push(id);
      else if (openIds.includes(id)) openIds = openIds.filter((openId) => openId !== id);
      // The start tag was cut off, so the field printed the text before its end tag.
      else if (totalCount > 0 && !letterCounts.has(id)) {
        letterCounts.set(id, totalCount);
        for (const part of parts) part.ids.push(id);
      }
    }
    const ids = [...letterCounts.keys()];
    const completeIds = ids.filter((id) => letterCounts.get(id) === totalCount);
    // If fields are nested, the inner field contains the words.
    const firstId = completeIds.at(-1);
    return {
      text: text.replace(TAG, ''),
      ids: firstId === undefined ? ids : [firstId, ...ids.filter((id) => id !== firstId)],
      parts,
    };
  });
}

/**
 * Returns the fields of a text for a click on the character at an offset. Fields that printed this character come
 * first.
 */
export function idsAt({ ids, parts }: UntaggedText, offset: number): number[] {
  const part = parts.find(({ end }) => offset < end);
  return [...new Set([...(part?.ids ?? []), ...ids])];
}
