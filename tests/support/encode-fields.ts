import type { Path } from '../../data/model/owner-facts';
import type { Fault } from '../../data/model/read/faults';
import type { Literal } from '../../data/model/read/literal';
import { type LoadedRecords, readRecords } from '../../data/model/read/read-records';
import type { Source } from '../../data/model/read/source';
import { fieldAt } from '../../data/model/schema/fields';
import { schemaOf } from '../../data/model/schema/records';
import { resolvedValue } from '../../scripts/desk/preview/printed-fields';
import { type Field, keyOf } from '../../scripts/desk/shared/field';

/** A text of data/ in its file. */
type Leaf = Field & { start: number; end: number; value: string };

const CONSONANTS = [...'bcdfgkmnprtvwx'];
const CODE = /zq[bcdfgkmnprtvwx]{3}/gi;

const codeAt = (index: number) =>
  `zq${[196, 14, 1].map((placeValue) => CONSONANTS[Math.floor(index / placeValue) % 14]).join('')}`;

/**
 * Ways to put a code into a text, the most complete first. The rules of data/ can forbid some of these ways in a field.
 */
const ENCODINGS: ((text: string, code: string) => string)[] = [
  (text, code) => replaceWords(text, /\p{L}+/gu, code),
  (text, code) => replaceWords(text, /\p{L}{4,}/gu, code),
  (text, code) => replaceWords(text, /(?<!\p{L})\p{Ll}{4,}/gu, code),
  (text, code) => replaceWords(text, /(?<!\p{L})\p{L}{4,}$/gu, code),
  (text, code) => text.replace(/(?<=\p{Ll})(?=\p{Ll}*[@. ])/u, code),
  (text, code) => text.replace(/(?<=\p{Ll})(?=\p{Ll}{3})/u, code),
];

/** Replaces words outside of references and placeholders, and keeps their first capital. */
function replaceWords(text: string, word: RegExp, code: string): string {
  const capital = code.charAt(0).toUpperCase() + code.slice(1);
  return text
    .split(/(\{[^}]*\}|\[[^\]]*\])/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(word, (match) => (/^\p{Lu}/u.test(match) ? capital : code)),
    )
    .join('');
}

/** Data whose texts consist of codes, a code for each field. */
export type EncodedData = {
  source: Source;
  reading: LoadedRecords;
  /** Returns the fields whose codes a text contains, in order, with the offsets of the codes. */
  fieldsIn: (text: string) => { field: Field; start: number; end: number }[];
};

/**
 * Replaces the words of each text of data/ by a word that no other field has. A rendered page then shows which field
 * printed which letters. A text keeps its words if the rules of data/ allow no other words.
 */
export function encodeFields(source: Source): EncodedData {
  const originalData = readRecords(source);
  const leaves = originalData.written.flatMap(({ file, record, literal }) => {
    const schema = schemaOf(file, record)!;
    return leavesOf(literal).flatMap(({ path, ...leaf }): Leaf[] => {
      const { refersTo, isInternal } = fieldAt(schema, path).meta() ?? {};
      return refersTo || isInternal || /^https?:|@/.test(leaf.value) ? [] : [{ file, record, path, ...leaf }];
    });
  });
  const encodings = new Map(leaves.map((leaf) => [keyOf(leaf), 0]));
  for (;;) {
    const encodedSource = overlay(source, (file, text) => encodeFile(text, leaves, file, encodings));
    const reading = readRecords(encodedSource);
    // Faults across records, such as a missing town's name in a field, do not remove a record from the pages.
    const droppedRecords = reading.written.filter(
      (writtenRecord) => resolvedValue(writtenRecord, reading.records) === undefined,
    );
    if (droppedRecords.length === 0)
      return { source: encodedSource, reading, fieldsIn: (text) => codesIn(text, leaves) };
    const faults = reading.faults.filter(({ file, record }) =>
      droppedRecords.some((writtenRecord) => writtenRecord.file === file && writtenRecord.record === record),
    );
    const refusedLeaves = leaves.filter(
      (leaf) => encodings.get(keyOf(leaf))! < ENCODINGS.length && faults.some((fault) => isFaultOf(fault, leaf)),
    );
    if (refusedLeaves.length === 0) throw new Error(`no other encoding for ${JSON.stringify(faults)}`);
    for (const leaf of refusedLeaves) encodings.set(keyOf(leaf), encodings.get(keyOf(leaf))! + 1);
  }
}

const isFaultOf = ({ file, record, path }: Fault, leaf: Leaf) =>
  file === leaf.file && (!record || record === leaf.record) && path.every((key, index) => key === leaf.path[index]);

function encodeFile(text: string, leaves: Leaf[], file: string, encodings: Map<string, number>): string {
  let encodedText = '';
  let position = 0;
  for (const [index, leaf] of leaves.entries()) {
    if (leaf.file !== file) continue;
    const encode = ENCODINGS[encodings.get(keyOf(leaf))!];
    if (!encode) continue;
    encodedText += text.slice(position, leaf.start) + JSON.stringify(encode(leaf.value, codeAt(index)));
    position = leaf.end;
  }
  return encodedText + text.slice(position);
}

function leavesOf(literal: Literal, path: Path = []): { path: Path; start: number; end: number; value: string }[] {
  const { start, end } = literal;
  if (literal.kind === 'list') return literal.items.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (literal.kind === 'object')
    return literal.fields.flatMap((field) => leavesOf(field.literal, [...path, field.name]));
  if (literal.kind === 'mark') return literal.argument ? leavesOf(literal.argument, path) : [];
  return typeof literal.value === 'string' ? [{ path, start, end, value: literal.value }] : [];
}

function codesIn(text: string, leaves: Leaf[]) {
  return [...text.matchAll(CODE)].flatMap((match) => {
    const code = match[0].toLowerCase();
    const index = [2, 3, 4].reduce((sum, position) => sum * 14 + CONSONANTS.indexOf(code.charAt(position)), 0);
    const leaf = leaves[index];
    return leaf ? [{ field: leaf, start: match.index, end: match.index + code.length }] : [];
  });
}

/** Returns a source whose files are changed as they are read. */
function overlay(source: Source, change: (file: string, text: string) => string): Source {
  const isRecord = (file: string) => file.endsWith('.ts');
  const read = (file: string) =>
    isRecord(file) ? Buffer.from(change(file, source.read(file).toString())) : source.read(file);
  return { ...source, read };
}
