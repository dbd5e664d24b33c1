import { dayInFrench } from '../../../components/typography/dates';
import { collectionOf } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import { credentialTextKey, isFactGiven } from '../../../data/model/read/credentials';
import { commitmentTextKey, type LoadedRecords, type WrittenRecord } from '../../../data/model/read/read-records';
import { referencesIn } from '../../../data/model/read/references';
import { fieldAt } from '../../../data/model/schema/fields';
import { type RecordName, schemaOf } from '../../../data/model/schema/records';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { hourInFrench } from '../../../data/model/text/hours';
import type { Value } from '../records/edit-source';
import type { Field, PrintedField, RecordPlace } from '../shared/field';
import { isDate, slugOfFile, valueAt } from '../shared/protocol';

const numberInFrench = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 5 });

/**
 * Returns every field that a page may print, with its printed text, for the desk's search. Returns only the fields of
 * `onlyFile` if it is set.
 */
export function printedFields({ records, written }: LoadedRecords, onlyFile?: string): PrintedField[] {
  return written.flatMap((writtenRecord) => {
    const { file, record, raw } = writtenRecord;
    if (onlyFile !== undefined && file !== onlyFile) return [];
    const schema = schemaOf(file, record)!;
    return nodesOf(resolvedValue(writtenRecord, records)).flatMap(({ path, node }): PrintedField[] => {
      const ownValue = valueAt(raw as Value, path);
      // A page's slug comes from its file name, so no field contains the slug.
      if (ownValue === undefined) return [];
      const { refersTo, isInternal, formatValue } = fieldAt(schema, path).meta() ?? {};
      if (formatValue && typeof node === 'object')
        return [{ file, record, path, text: formatValue(node), references: [] }];
      // Pages do not print the names of photos and services. They print the records with these names.
      if (refersTo || isInternal || (typeof node !== 'string' && typeof node !== 'number')) return [];
      const references = referencesIn(String(ownValue)).flatMap((name) => fieldsNamed(name, written));
      return [{ file, record, path, text: formatNumber(node), references }];
    });
  });
}

/**
 * Returns the fields that a name such as `company.name` refers to. For a promise or a credential, returns the field of
 * the text that pages currently print.
 */
export function fieldsNamed(name: string, written: WrittenRecord[]): Field[] {
  const [record = '', ...path] = name.split('.');
  const writtenRecord = written.find((candidate) => candidate.record === record);
  if (!writtenRecord) return [];
  const ownValue = (key: string) => valueAt(writtenRecord.raw as Value, [...path, key]);
  const field = (key: string) => [{ file: writtenRecord.file, record, path: [...path, key] }];
  const [isKept, fact] = [ownValue('isKept'), ownValue('fact')];
  if (isKept !== undefined) return field(commitmentTextKey(isKept));
  // A field inside a fact that the owner has not given does not exist yet.
  const exists = valueAt(writtenRecord.raw as Value, path) !== undefined;
  if (typeof fact !== 'string') return exists ? [{ file: writtenRecord.file, record, path }] : [];
  const company = written.find((candidate) => candidate.record === 'company')?.raw;
  return field(credentialTextKey(isFactGiven(fact, company, dayOfBuild())));
}

/**
 * Returns the value of a field as its file contains it, with references and marks; undefined if the field does not
 * exist.
 */
export const rawValueAt = ({ file, record, path }: Field, written: WrittenRecord[]): Value | undefined =>
  valueAt(
    written.find((writtenRecord) => writtenRecord.file === file && writtenRecord.record === record)?.raw as Value,
    path,
  );

/** Returns the value of a record with its references resolved; undefined while the record has faults. */
export function resolvedValue({ file, record }: RecordPlace, records: LoadedRecords['records']): unknown {
  const collection = collectionOf(file);
  return collection ? records[collection]?.[slugOfFile(file)] : records[record as RecordName];
}

function formatNumber(value: string | number): string {
  if (typeof value === 'number') return numberInFrench.format(value);
  if (isDate(value)) return dayInFrench(value);
  return hourInFrench(value) ?? value;
}

/** Returns a value and all nested values with their paths. */
function nodesOf(node: unknown, path: Path = []): { path: Path; node: unknown }[] {
  if (typeof node !== 'object' || node === null) return [{ path, node }];
  const children = Object.entries(node).map(([key, entry]) =>
    nodesOf(entry, [...path, Array.isArray(node) ? Number(key) : key]),
  );
  return [{ path, node }, ...children.flat()];
}
