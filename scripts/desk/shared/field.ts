import type { Path } from '../../../data/model/owner-facts';

/** A record, named by its file and its export. */
export type RecordPlace = { file: string; record: string };

/** A field of data/, given by its file, its record and its path in the record. */
export type Field = RecordPlace & { path: Path };

/**
 * A field that pages may print, with its printed text and the fields that the text refers to, such as `{company.name}`.
 */
export type PrintedField = Field & { text: string; references: Field[] };

/** Returns a unique key of a field for maps and lists. */
export const keyOf = ({ file, record, path }: Field) => JSON.stringify([file, record, path]);

/** Returns a unique key of a record. */
export const recordKey = ({ file, record }: RecordPlace) => `${file} ${record}`;

/** Returns true if both are the same field. */
export const isSameField = (a: Field, b: Field) =>
  a.file === b.file && a.record === b.record && a.path.join() === b.path.join();

/** Removes duplicate fields, keeping the first of each. */
export const uniqueFields = <Item extends Field>(fields: Item[]): Item[] =>
  fields.filter((field, index) => fields.findIndex((candidate) => isSameField(field, candidate)) === index);
