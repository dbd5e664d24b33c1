import type { Path } from '../../../data/model/owner-facts';

/** A field of data/: the record of a file, and the path in it. */
export type Field = RecordPlace & { path: Path };
export type RecordPlace = { file: string; record: string };

/** What a field may look like on a page, and the fields whose words its text takes in (`{company.name}`). */
export type IndexEntry = Field & { forms: string[]; takes: Field[] };

/** A text of a page that leads to fields: the likeliest first. */
export type Match = { fields: Field[]; how: 'whole' | 'part' | 'several' };

type Known = IndexEntry & { plain: string[] };
/** Its fields are those of `own`, then what their texts take in. */
type Found = Match & { own: Known[] };

/** Shorter than this a text is found in any other. */
const SHORTEST_PART = 3;
/** What a text may hold beside its facts, and still be made of them: half of it, or a unit. */
const MOST_BESIDE = 0.5;
const UNIT = 3;
/** So many texts before and after one tell which of two equal fields it is. */
const NEIGHBOURHOOD = 8;
const MOST_OFFERED = 6;
/** A town's name is changed in its own record rather than in one that is near, but not than in a list that is near. */
const OWN_NAME = 1.5;

/** A text as its record has it: the typesetter's spaces and apostrophes undone, letters small. */
export function untypeset(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2009\u202f\s]+/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/ (?=[;:!?»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d))/g, '')
    .trim()
    .toLowerCase();
}

/** Finds, for the texts of a page in their order, the fields that they come from: nothing in the page says so. */
export function textIndex(entries: IndexEntry[]) {
  const known: Known[] = entries.map((entry) => ({ ...entry, plain: entry.forms.map(untypeset) }));
  const whole = new Map<string, Known[]>();
  for (const entry of known) for (const form of entry.plain) whole.set(form, [...(whole.get(form) ?? []), entry]);
  const remembered = new Map<string, Found | undefined>();

  function lookUp(text: string): Found | undefined {
    const plain = untypeset(text);
    if (!/[\p{L}\d]/u.test(plain)) return undefined;
    const exact = whole.get(plain) ?? whole.get(plain.replace(/^[^\p{L}\d«(]+|[\s.:;,·–-]+$/gu, '')) ?? [];
    // What only repeats another field is changed there.
    const own = exact.filter(({ takes }) => !takes.some((taken) => exact.some((one) => sameField(one, taken))));
    if (own.length > 0) return found(own, 'whole');
    const holders = known
      .filter(({ plain: forms }) => plain.length >= SHORTEST_PART && forms.some((form) => holds(form, plain)))
      .sort((one, other) => lengthOf(one) - lengthOf(other));
    if (holders.length > 0) return found(holders, 'part');
    return madeOf(plain);
  }

  /** The facts in it, in its order, sought the longest first; what they leave over are the words between them. */
  function madeOf(plain: string): Found | undefined {
    let rest = plain;
    const parts: { entry: Known; at: number }[] = [];
    const held = known
      .flatMap((entry) => entry.plain.map((form) => ({ entry, form })))
      .filter(({ form }) => (form.length >= SHORTEST_PART || /^\d+$/.test(form)) && holds(plain, form))
      .sort((one, other) => other.form.length - one.form.length);
    for (const { entry, form } of held) {
      if (!parts.some((part) => part.entry.plain.includes(form)) && !holds(rest, form)) continue;
      rest = rest.replace(form, ' ');
      parts.push({ entry, at: plain.indexOf(form) });
    }
    const beside = lettersIn(rest);
    const isMade = beside <= UNIT || beside / lettersIn(plain) <= MOST_BESIDE;
    const inOrder = parts.sort((one, other) => one.at - other.at).map(({ entry }) => entry);
    return parts.length > 0 && isMade ? found(inOrder, 'several') : undefined;
  }

  function find(text: string): Found | undefined {
    if (!remembered.has(text)) remembered.set(text, lookUp(text));
    return remembered.get(text);
  }

  /**
   * The fields of every text of a page, in the page's order; among equal ones those first that stand beside what is near,
   * all before what their texts take in.
   */
  function findAll(texts: string[]): (Match | undefined)[] {
    const matches = texts.map(find);
    const weights = new Map<string, number>();
    for (const match of matches) {
      const records = new Set((match?.fields ?? []).map(recordKey));
      if (match?.how !== 'whole') continue;
      for (const record of records) weights.set(record, (weights.get(record) ?? 0) + 1 / records.size);
    }
    return matches.map((match, index) => {
      if (!match || match.fields.length < 2) return match;
      const near = matches
        .slice(Math.max(0, index - NEIGHBOURHOOD), index + NEIGHBOURHOOD + 1)
        .flatMap((other) => (other && other !== match && other.fields.length === 1 ? other.fields : []));
      const isName = (field: Field) => match.how === 'whole' && isOwnName(field);
      // A text of several facts is made of those that stand beside the ones which nothing else says.
      const certain = match.how === 'several' ? match.own.filter((one) => !match.own.some(isTwinOf(one))) : [];
      const nearest = (field: Field, to: Field[]) => Math.max(0, ...to.map((other) => nearness(field, other)));
      const nearnessOf = (field: Field) => nearest(field, near) + nearest(field, certain);
      const score = (field: Field) =>
        (nearnessOf(field) + (isName(field) ? OWN_NAME : 0)) * 1000 + (weights.get(recordKey(field)) ?? 0);
      const sorted = match.own.toSorted((one, other) => score(other) - score(one));
      const isLikeliest = (one: Known, at: number) => !sorted.slice(0, at).some(isTwinOf(one));
      const own = match.how === 'several' ? sorted.filter(isLikeliest) : sorted;
      return { how: match.how, fields: distinct(withTaken(own)).slice(0, MOST_OFFERED) };
    });
  }

  return { findAll };
}

/** The file's name behind an address such as «/assets/photos/zone-lac-wide-800-abc.avif», or as the desk's own, among the names there are. */
export function photoNameIn(address: string, names: string[]): string | undefined {
  const file = address.split(/[?#]/)[0]?.split('/').pop() ?? '';
  return names
    .filter((name) => ['-', '.'].some((next) => file.startsWith(name + next)))
    .sort((one, other) => other.length - one.length)[0];
}

/** A field as a key of maps and lists. */
export const keyOf = ({ file, record, path }: Field) => JSON.stringify([file, record, path]);

export const recordKey = ({ file, record }: RecordPlace) => `${file} ${record}`;

export const sameField = (one: Field, other: Field) =>
  one.file === other.file && one.record === other.record && one.path.join() === other.path.join();

/** Each field once, as it came first. */
export const distinct = <One extends Field>(fields: One[]): One[] =>
  fields.filter((one, at) => fields.findIndex((other) => sameField(one, other)) === at);

function found(own: Known[], how: Match['how']): Found {
  return { own, how, fields: withTaken(own) };
}

function withTaken(own: Known[]): Field[] {
  return [...own.map(({ file, record, path }) => ({ file, record, path })), ...own.flatMap(({ takes }) => takes)];
}

/** Another one that says the same. */
const isTwinOf = (one: Known) => (other: Known) =>
  other !== one && other.plain.some((form) => one.plain.includes(form));

const isOwnName = ({ record, path }: Field) => record === 'town' && path.join() === 'name';
const lengthOf = ({ plain }: Known) => Math.min(...plain.map(({ length }) => length));
const lettersIn = (text: string) => text.replace(/[^\p{L}\d]/gu, '').length;

/** True where the part stands in the text, and cuts no word. */
function holds(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const cuts = (index: number) => /^[\p{L}\d]{2}$/u.test(text.slice(Math.max(0, index - 1), index + 1));
  return at >= 0 && text.length > part.length && !(at > 0 && cuts(at)) && !cuts(at + part.length);
}

function nearness(one: Field, other: Field): number {
  if (recordKey(one) !== recordKey(other)) return 0;
  const shared = one.path.findIndex((key, index) => key !== other.path[index]);
  return 1 + (shared < 0 ? one.path.length : shared);
}
