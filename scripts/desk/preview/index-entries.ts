import { dayInFrench, hourInFrench, monthInFrench } from '../../../components/typography/dates';
import type { Path } from '../../../data/model/owner-facts';
import { type Reading, saidOf, type WrittenRecord } from '../../../data/model/read/read-records';
import { referencesIn } from '../../../data/model/read/references';
import { fieldAt } from '../../../data/model/schema/fields';
import { COLLECTIONS, RECORDS, type RecordName, schemaOf } from '../../../data/model/schema/records';
import { internationalFormat } from '../../../data/model/text/phone';
import type { Value } from '../records/edit-source';
import { addressIn, isDate, valueAt } from '../shared/protocol';
import type { Field, IndexEntry, RecordPlace } from './text-index';

const numberInFrench = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 5 });

/** Every field of data/ that a page may show, in the forms in which it does. */
export function indexEntries({ records, written }: Reading): IndexEntry[] {
  return written.flatMap((one) => {
    const { file, record, raw } = one;
    const schema = schemaOf(file, record)!;
    return nodesOf(resolvedValue(one, records)).flatMap(({ path, node }): IndexEntry[] => {
      const own = valueAt(raw as Value, path);
      // A page's address comes from its file's name: there is no field for it.
      if (own === undefined) return [];
      const { refersTo, isInternal, shownAs } = fieldAt(schema, path).meta() ?? {};
      if (shownAs && typeof node === 'object') return [{ file, record, path, forms: [shownAs(node)], takes: [] }];
      // Names of pictures and services are shown by what they name.
      if (refersTo || isInternal || (typeof node !== 'string' && typeof node !== 'number')) return [];
      const takes = referencesIn(String(own)).flatMap((name) => fieldNamed(name, written));
      return [{ file, record, path, forms: formsOf(node), takes }];
    });
  });
}

/** What stands at `company.name` of data/; of a promise such as `commitments.photos`, the sentence that the site says. */
function fieldNamed(name: string, written: WrittenRecord[]): Field[] {
  const [record = '', ...path] = name.split('.');
  const found = written.find((one) => one.record === record);
  if (!found) return [];
  const isKept = valueAt(found.raw as Value, [...path, 'isKept']);
  return [{ file: found.file, record, path: isKept === undefined ? path : [...path, saidOf(isKept)] }];
}

/** What a record says on the pages; undefined where it has faults. */
export function resolvedValue({ file, record }: RecordPlace, records: Reading['records']): unknown {
  if (record in RECORDS) return records[record as RecordName];
  const folder = file.startsWith(COLLECTIONS.towns.folder) ? records.towns : records.services;
  return folder?.[addressIn(file)];
}

function formsOf(leaf: string | number): string[] {
  if (typeof leaf === 'number') return [...new Set([numberInFrench.format(leaf), String(leaf)])];
  // «Du 2 août au 22 août 2099».
  if (isDate(leaf)) return [dayInFrench(leaf), dayInFrench(leaf).replace(/ \d+$/, ''), monthInFrench(leaf)];
  // «+33 3 29 …», as it is dialled from abroad.
  if (/^0\d( \d\d){4}$/.test(leaf)) return [leaf, internationalFormat(leaf)];
  return [hourInFrench(leaf) ?? leaf];
}

/** A value and all that it holds, with their paths. */
function nodesOf(node: unknown, path: Path = []): { path: Path; node: unknown }[] {
  if (typeof node !== 'object' || node === null) return [{ path, node }];
  const inner = Object.entries(node).map(([key, entry]) =>
    nodesOf(entry, [...path, Array.isArray(node) ? Number(key) : key]),
  );
  return [{ path, node }, ...inner.flat()];
}
