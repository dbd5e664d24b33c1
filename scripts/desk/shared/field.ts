import type { Path } from '../../../data/model/owner-facts';

/** A record of a file. */
export type RecordPlace = { file: string; record: string };

/** A field of data/: the record of a file, and the path in it. */
export type Field = RecordPlace & { path: Path };

/** A field that pages may print, as they print it, and the fields that its text takes words from (`{company.name}`). */
export type PrintedField = Field & { text: string; references: Field[] };

/** Returns a key for maps and lists: two fields have the same key only if they are the same. */
export const keyOf = ({ file, record, path }: Field) => JSON.stringify([file, record, path]);

/** Returns the same for a record. */
export const recordKey = ({ file, record }: RecordPlace) => `${file} ${record}`;

/** True if both are the same field. */
export const isSameField = (a: Field, b: Field) =>
  a.file === b.file && a.record === b.record && a.path.join() === b.path.join();

/** Returns each field once, where it came first. */
export const uniqueFields = <Item extends Field>(fields: Item[]): Item[] =>
  fields.filter((field, index) => fields.findIndex((candidate) => isSameField(field, candidate)) === index);
