import { typeset } from '../../../components/typography/typeset';
import { collectionOf } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import { capitalize } from '../../../data/model/text/capitalize';
import { formatCount } from '../../lib/format';
import type { Value } from '../records/edit-source';
import { type Field, isSameField, keyOf, type PrintedField, type RecordPlace } from '../shared/field';
import { type DeskFault, type DeskRecord, draftOf, type FieldSchema, pageFileOf, valueAt } from '../shared/protocol';
import { isWithin, schemaAt, summarize } from '../shared/values';
import { getSnapshot, type UnsavedEdit } from './store';

/** Returns the unsaved edits of a record. */
export const unsavedEditsIn = ({ file, record }: RecordPlace) =>
  [...getSnapshot().unsavedEdits.values()].filter((edit) => edit.file === file && edit.record === record);

export const unsavedEditAt = (field: Field): UnsavedEdit | undefined => getSnapshot().unsavedEdits.get(keyOf(field));

export const savedValueAt = (field: Field): Value | undefined => valueAt(recordOf(field)?.value, field.path);

/** Returns the text of a field as pages print it, including words from other records. */
export function printedTextAt(field: Field): string | undefined {
  const text = getSnapshot().state.entries.find((entry) => isSameField(entry, field))?.text;
  return text && typeset(text);
}

export const recordOf = ({ file, record }: RecordPlace): DeskRecord | undefined =>
  getSnapshot().state.records.find((candidate) => candidate.file === file && candidate.record === record);

/** Returns a record, also if its draft was published meanwhile, or its page has become a draft again. */
export const currentRecord = ({ file, record }: RecordPlace): DeskRecord | undefined =>
  [file, pageFileOf(file), draftOf(file)].map((candidate) => recordOf({ file: candidate, record })).find(Boolean);

export function schemaOf(field: Field): FieldSchema {
  return schemaAt(getSnapshot().schemas[field.record] ?? {}, recordOf(field)?.value, field.path);
}

/** True for the file of a collection page, or of its draft. */
export const isPage = (file: string) => collectionOf(file) !== undefined;

/** Returns the first fault with the name of its field, and the number of other faults. */
export function summarizeFaults([first, ...otherFaults]: DeskFault[]): string {
  const more =
    otherFaults.length > 0 ? ` Et ${formatCount(otherFaults.length, 'autre remarque', 'autres remarques')}.` : '';
  return first ? `${nameOf(first)}\u00a0: ${first.sentence}${more}` : '';
}

/** Returns the name by which the owner recognizes an entry of a list or, with `key`, of an object. */
export function nameOfEntry(value: Value | undefined, key?: string): string | undefined {
  // A plain text is named by its key, because the key describes its purpose.
  const text = key !== undefined && typeof value === 'string' ? undefined : summarize(value);
  const page = getSnapshot().state.records.find(({ file }) => isPage(file) && file.endsWith(`/${key ?? text}.ts`));
  const name = page?.title ?? text ?? key;
  return name && typeset(name);
}

/**
 * Returns the name of a field, such as «L’entreprise › Horaires › samedi › Fermeture». Omits the record if `hasRecord`
 * is false.
 */
export function nameOf({ file, record, path }: Field, hasRecord = true): string {
  const deskRecord = recordOf({ file, record });
  const nameAt = (key: string | number, fieldPath: Path) => {
    const value = valueAt(deskRecord?.value, fieldPath);
    const { title } = schemaOf({ file, record, path: fieldPath });
    if (typeof key === 'number') return nameOfEntry(value) ?? (title && `${title} ${key + 1}`);
    // An entry of an object without fixed keys is named after its content; every other field has a title.
    const parentSchema = schemaOf({ file, record, path: fieldPath.slice(0, -1) });
    return typeof parentSchema.additionalProperties === 'object' ? nameOfEntry(value, key) : title;
  };
  const names = path.map((key, depth) => {
    const fieldPath = path.slice(0, depth + 1);
    const name = nameAt(key, fieldPath);
    const isPrintedHere = (printed: PrintedField) =>
      printed.references.length > 0 &&
      printed.file === file &&
      printed.record === record &&
      isWithin(fieldPath, printed.path);
    return name?.includes('{') ? summarize(getSnapshot().state.entries.find(isPrintedHere)?.text ?? name) : name;
  });
  // Omits the name of the list if the numbered entry makes it clear, as in «Les toits › Paragraphe 1».
  const isNeededInPath = (_: unknown, depth: number) =>
    depth === 0 || typeof path[depth + 1] !== 'number' || !/ \d+$/.test(names[depth + 1] ?? '');
  const all = [hasRecord ? deskRecord?.title : '', ...names.filter(isNeededInPath)];
  return typeset([...new Set(all)].filter(Boolean).map(capitalize).join(' › '));
}
