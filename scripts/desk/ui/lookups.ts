import { typeset } from '../../../components/typography/typeset';
import { collectionOf } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import { formatCount } from '../../lib/format';
import type { Value } from '../records/edit-source';
import { type Field, isSameField, keyOf, type PrintedField, type RecordPlace } from '../shared/field';
import { type DeskFault, type DeskRecord, draftOf, type FieldSchema, pageFileOf, valueAt } from '../shared/protocol';
import { capitalize, isWithin, schemaAt, summarize } from '../shared/values';
import { getSnapshot, type UnsavedEdit } from './store';

/** What is typed in a record and not written. */
export const unsavedEditsIn = ({ file, record }: RecordPlace) =>
  [...getSnapshot().typed.values()].filter((typed) => typed.file === file && typed.record === record);

/** What was typed for a field and is not written. */
export const unsavedEditAt = (field: Field): UnsavedEdit | undefined => getSnapshot().typed.get(keyOf(field));

export const savedValueAt = (field: Field): Value | undefined => valueAt(recordOf(field)?.value, field.path);

/** What a field's text reads as on a page, with what it takes from other records. */
export function readAt(field: Field): string | undefined {
  const text = getSnapshot().state.entries.find((entry) => isSameField(entry, field))?.text;
  return text && typeset(text);
}

export const recordOf = ({ file, record }: RecordPlace): DeskRecord | undefined =>
  getSnapshot().state.records.find((one) => one.file === file && one.record === record);

/** A record also where its page has been put on the site since, or is a draft again: the same to the owner. */
export const currentRecord = ({ file, record }: RecordPlace): DeskRecord | undefined =>
  [file, pageFileOf(file), draftOf(file)].map((one) => recordOf({ file: one, record })).find(Boolean);

/** What the schema of a record says of a place in it. */
export function schemaOf(field: Field): FieldSchema {
  return schemaAt(getSnapshot().schemas[field.record] ?? {}, recordOf(field)?.value, field.path);
}

/** True for the file of a page of a collection, or of a draft of one. */
export const isPage = (file: string) => collectionOf(file) !== undefined;

/** What is wrong and where, for whoever does not see the field; of several the first. */
export function summarizeFaults([first, ...others]: DeskFault[]): string {
  const more = others.length > 0 ? ` Et ${formatCount(others.length, 'autre remarque', 'autres remarques')}.` : '';
  return first ? `${nameOf(first)}\u00a0: ${first.sentence}${more}` : '';
}

/** By what an entry of a list, or of a record of records, is known. */
export function entryName(value: Value | undefined, key?: string): string | undefined {
  // A text does not say what it is for; its key does.
  const said = key !== undefined && typeof value === 'string' ? undefined : summarize(value);
  const page = getSnapshot().state.records.find(({ file }) => isPage(file) && file.endsWith(`/${key ?? said}.ts`));
  const name = page?.title ?? said ?? key;
  return name && typeset(name);
}

/** «L’entreprise › Horaires › samedi › Fermeture», read as on the page; the record's own name may be left out. */
export function nameOf({ file, record, path }: Field, hasRecord = true): string {
  const found = recordOf({ file, record });
  const nameAt = (key: string | number, place: Path) => {
    const value = valueAt(found?.value, place);
    const { title } = schemaOf({ file, record, path: place });
    if (typeof key === 'number') return entryName(value) ?? (title && `${title} ${key + 1}`);
    // An entry of a record of records is named after its content; every other field has a title.
    const around = schemaOf({ file, record, path: place.slice(0, -1) });
    return typeof around.additionalProperties === 'object' ? entryName(value, key) : title;
  };
  const names = path.map((key, depth) => {
    const place = path.slice(0, depth + 1);
    const name = nameAt(key, place);
    const isReferenceOf = (one: PrintedField) =>
      one.references.length > 0 && one.file === file && one.record === record && isWithin(place, one.path);
    return name?.includes('{') ? summarize(getSnapshot().state.entries.find(isReferenceOf)?.text ?? name) : name;
  });
  // «Les toits › Paragraphe 1»: its number says that it is one of several.
  const isNeededInPath = (_: unknown, at: number) =>
    at === 0 || typeof path[at + 1] !== 'number' || !/ \d+$/.test(names[at + 1] ?? '');
  const all = [hasRecord ? found?.title : '', ...names.filter(isNeededInPath)];
  return typeset([...new Set(all)].filter(Boolean).map(capitalize).join(' › '));
}
