/**
 * A field tag marks, inside a text, where the words of one field of data/ begin and end: a few invisible characters that
 * carry the field's number. Only the desk's preview tags texts, so that a click on a page finds the field that printed it.
 * The characters are those that Unicode ignores by default: no engine draws them or breaks a line at them.
 */
const EDGE = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const [START = '', END = ''] = DIGITS;
const TAG = /\u2060([\u2061\u2062])([\u2061-\u2064]+)\u2060/g;
const WHOLE_TAG = /(\u2060[\u2061-\u2064]+\u2060)/;
/** The same as an address percent-encodes it. */
const ENCODED_TAG = /%E2%81%A0(?:%E2%81%A[1-4])+%E2%81%A0/g;

const tag = (kind: string, id: number) =>
  EDGE + kind + [...id.toString(DIGITS.length)].map((digit) => DIGITS[Number(digit)]).join('') + EDGE;

const idOf = (digits: string) =>
  Number.parseInt([...digits].map((digit) => DIGITS.indexOf(digit)).join(''), DIGITS.length);

/** Wraps a text in the tag of a field; `id` is the field's number. */
export const tagText = (text: string, id: number): string => `${tag(START, id)}${text}${tag(END, id)}`;

/** Removes all tags from a text, also from one that is part of an address. */
export const stripTags = (text: string): string =>
  text.includes(EDGE) || text.includes('%E2%81%A0') ? text.replace(TAG, '').replace(ENCODED_TAG, '') : text;

/** Returns the numbers of the fields whose tags a text contains, each once. */
export const tagIdsIn = (text: string): number[] => [
  ...new Set([...text.matchAll(TAG)].map(([, , digits = '']) => idOf(digits))),
];

/** Returns a formatter that works on the text without its tags, and puts them around what it returns. */
export function keepTags<Result extends string | undefined>(format: (text: string) => Result) {
  return (text: string): Result => {
    const formatted = format(stripTags(text));
    if (formatted === undefined || !text.includes(EDGE)) return formatted;
    const [start = '', end = start] = text.match(TAG) ?? [];
    return `${start}${formatted}${end}` as Result;
  };
}

/**
 * Returns a transformation that works on the text without its tags and puts each back between the same letters. It may
 * replace signs, and add or remove spaces, but must keep the number of all other signs.
 */
export function aroundTags(transform: (text: string) => string) {
  return (text: string): string => {
    if (!text.includes(EDGE)) return transform(text);
    const pieces = text.split(WHOLE_TAG);
    const changed = transform(stripTags(text));
    let result = '';
    let at = 0;
    // Between two pieces, split() returns the tag that stood there.
    for (let piece = 0; piece < pieces.length; piece += 2) {
      let signs = pieces[piece]!.replace(/\s/g, '').length;
      const from = at;
      while (signs > 0 && at < changed.length) {
        if (!/\s/.test(changed[at]!)) signs -= 1;
        at += 1;
      }
      // Spaces behind the last sign belong to this piece if they did so before.
      if (/\s$/.test(pieces[piece]!)) while (/\s/.test(changed[at] ?? '')) at += 1;
      result += changed.slice(from, at) + (pieces[piece + 1] ?? '');
    }
    return result + changed.slice(at);
  };
}

/**
 * A number or a list of words cannot carry a tag: its record does, by the name of the field. The symbol is a global one,
 * because Vite loads this module a second time for the components: the desk attaches the tags in the other instance.
 */
const TAGS: unique symbol = Symbol.for('field tags');

/** Attaches to a record the numbers of its fields, by their names. */
export const attachTags = <T extends object>(record: T, ids: Record<string, number>): T =>
  Object.assign(record, { [TAGS]: ids });

/** Gives a copy of some of a record's fields the numbers of that record's fields. */
export const withTagsOf = <T extends object>(record: object, copy: T): T =>
  TAGS in record ? Object.assign(copy, { [TAGS]: record[TAGS] }) : copy;

/** Tags what a component has made from a field that is no text, such as a number; outside the preview nothing is added. */
export function withTag(record: object, key: string, text: string): string {
  const id = (record as { [TAGS]?: Record<string, number> })[TAGS]?.[key];
  return id === undefined ? text : tagText(text, id);
}

/** A text of a page without its tags, and the numbers of the fields that printed it, the first of them first. */
export type UntaggedText = { text: string; ids: number[] };

/**
 * Reads the tags of a page's texts, which are given in the page's order, each with the block that it stands in: a text
 * that a component has cut in two is one field's as far as its block goes. A field comes first if all of the text is
 * its own; the others follow in the order of the text.
 */
export function readTags(texts: { text: string; block: unknown }[]): UntaggedText[] {
  let open: number[] = [];
  let last: unknown;
  return texts.map(({ text, block }) => {
    if (block !== last) open = [];
    last = block;
    const pieces = text.split(TAG);
    const letters = new Map<number, number>();
    let all = 0;
    // After each text, split() returns the kind and the digits of the tag behind it.
    for (let at = 0; at < pieces.length; at += 3) {
      const count = (pieces[at]!.match(/[\p{L}\p{N}]/gu) ?? []).length;
      all += count;
      for (const id of open) if (count > 0) letters.set(id, (letters.get(id) ?? 0) + count);
      const [kind, digits] = [pieces[at + 1], pieces[at + 2]];
      if (digits === undefined) continue;
      const id = idOf(digits);
      if (kind === START) open.push(id);
      else if (open.includes(id)) open = open.filter((other) => other !== id);
      // Its beginning was cut off: what comes before it in this text is its own.
      else if (all > 0 && !letters.has(id)) letters.set(id, all);
    }
    const ids = [...letters.keys()];
    const whole = ids.filter((id) => letters.get(id) === all);
    // Of fields inside one another, the inner one is where the words stand.
    const first = whole.at(-1);
    return {
      text: text.replace(TAG, ''),
      ids: first === undefined ? ids : [first, ...ids.filter((id) => id !== first)],
    };
  });
}
