import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, COLLECTIONS, collectionAt, collectionOf } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import type { Fault } from '../../../data/model/read/faults';
import type { LoadedRecords, WrittenRecord } from '../../../data/model/read/read-records';
import { fieldAt } from '../../../data/model/schema/fields';
import { type RecordName, schemaOf } from '../../../data/model/schema/records';
import { type Coordinates, distanceKm } from '../../../data/model/text/distance';
import type { FileChange } from '../files/data-files';
import { printedFields } from '../preview/printed-fields';
import {
  type DeskFault,
  type DeskRecord,
  draftOf,
  type PlacedEdit,
  pageFile,
  slugOfFile,
  valueAt,
} from '../shared/protocol';
import { applyEdit } from '../shared/values';
import type { Desk } from './desk';
import { editing, newSource, recordsIn, type Value } from './edit-source';
import { titleOf } from './titles';

/** What is known of a page so far; `zone` is the label of the tab that it will be in, if its list has tabs. */
export type PageValue = Record<string, Value>;
/** A draft as its file has it, and the site with its page; `from` is the site without. */
type CachedDraft = { text: string; from: LoadedRecords; record: DeskRecord; reading: LoadedRecords };

/** Behind every entry of a list. */
const END_OF_LIST = Number.MAX_SAFE_INTEGER;
/** What is wrong in a list is told once its entries are right, and a name that leads nowhere once its record is. */
const MAX_PASSES = 3;

/** The pages that wait to be complete, and the site with the page of each as it will be. */
export function draftsOf(desk: Desk) {
  const cachedDrafts = new Map<string, CachedDraft>();

  /** None where there is none, or where somebody has broken it by hand. */
  function draftAt(file: string): CachedDraft | undefined {
    const path = join(desk.files.root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const from = desk.reading();
    const last = cachedDrafts.get(file);
    if (last?.text === text && last.from === from) return last;
    const value = recordsIn(text)[pageOf(file).record] as PageValue | undefined;
    if (!value) return undefined;
    try {
      cachedDrafts.set(file, { text, from, ...addPage(desk, file, value) });
    } catch {
      // A list that it would be in cannot be read: it is as it was.
    }
    return cachedDrafts.get(file);
  }

  return {
    all(): DeskRecord[] {
      const files = COLLECTION_NAMES.flatMap((name) => {
        const { folder } = COLLECTIONS[name];
        const path = join(desk.files.root, draftOf(folder));
        const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.ts')) : [];
        return names.map((name) => `${draftOf(folder)}/${name}`);
      });
      return files.flatMap((file) => draftAt(file)?.record ?? []);
    },
    /** What a page of the preview is printed from: at the address of a draft the site with it, else the site as it is. */
    readingOn(address: string): LoadedRecords {
      const collection = COLLECTION_NAMES.find((name) => address.startsWith(`${COLLECTIONS[name].path}/`));
      const draft = collection && draftAt(`${draftOf(COLLECTIONS[collection].folder)}/${slugOfFile(address)}.ts`);
      return draft ? draft.reading : desk.reading();
    },
  };
}

/** A draft, what keeps it from the site, and the site with its page: what is wrong there is as its model has it. */
function addPage(desk: Desk, file: string, value: PageValue): Pick<CachedDraft, 'record' | 'reading'> {
  const { record, collection, slug } = pageOf(file);
  const page = pageFile(file);
  const { faults, reading: incomplete } = desk.after(addition(desk, file, value));
  const model = modelOf(desk.reading(), file, value);
  let [shown, reading] = [value, incomplete];
  for (let turn = 0; model && turn < MAX_PASSES; turn += 1) {
    const isThere = reading.records[collection]?.[slug] !== undefined;
    // What does not fit other records can be shown, but for a name that leads nowhere.
    const isBlocking = ({ path }: Fault) => !isThere || fieldAt(schemaOf(page, record)!, path).meta()?.refersTo;
    const wrong = reading.faults.filter((fault) => fault.file === page && isBlocking(fault));
    if (wrong.length === 0) break;
    shown = wrong.reduce((all, { path }) => fillFromModel(all, model.raw as Value, path), shown);
    reading = desk.after(addition(desk, file, shown)).reading;
  }
  const entries = printedFields(reading).flatMap((entry) => (entry.file === page ? { ...entry, file } : []));
  const draft = { lacks: faultsOfDraft(faults, file), model: model?.file, entries };
  return {
    record: { file, record, title: titleOf(file, record, value), value, draft },
    reading: { ...reading, faults: desk.reading().faults },
  };
}

/** The page on the site that is most like a draft: of towns the nearest. */
function modelOf({ written }: LoadedRecords, draft: string, value: PageValue): WrittenRecord | undefined {
  const { folder } = pageOf(draft);
  const distance = ({ raw }: WrittenRecord) => distanceKm(value as never as Coordinates, raw as Coordinates) || 0;
  const alike = written.filter(({ file }) => file.startsWith(`${folder}/`));
  return alike.sort((one, other) => distance(one) - distance(other))[0];
}

/** A page with what its model has at a path, or around it as far as it has nothing there. */
function fillFromModel(value: PageValue, model: Value, path: Path): PageValue {
  const unknown = path.findIndex((_, depth) => valueAt(model, path.slice(0, depth + 1)) === undefined);
  const place = unknown < 0 ? path : path.slice(0, unknown);
  return applyEdit(value, { kind: 'set', path: place, value: valueAt(model, place)! }) as PageValue;
}

/** What would be wrong with a page, where the owner mends it. */
export const faultsOfDraft = (faults: DeskFault[], draft: string): DeskFault[] =>
  faults.map((fault) => {
    if (fault.file === pageFile(draft)) return { ...fault, file: draft };
    const { list, record } = pageOf(draft);
    const isInNoTab = fault.record === list.record && fault.path.length === 0;
    return list.tabs && isInNoTab ? { file: draft, record, path: ['zone'], sentence: list.tabs.choose } : fault;
  });

/** A draft on the site: its file, its place in the lists, and its address, which leads nowhere else; `more` as well. */
export function addition(
  desk: Desk,
  draft: string,
  { zone, ...value }: PageValue,
  more: PlacedEdit[] = [],
): FileChange[] {
  const { list, record, slug, address } = pageOf(draft);
  const texts = desk.texts();
  const edits = editing(texts);
  const { record: listing, tabs } = list;
  const indexOfTab = () =>
    (edits.read(listing as RecordName) as { label: string }[]).findIndex(({ label }) => label === zone);
  const path = tabs ? [indexOfTab(), tabs.key] : [];
  // In a tab that is called otherwise by now it is in none, which is a fault.
  if (!path.includes(-1)) edits.add(listing, { kind: 'insert', path, index: END_OF_LIST, value: slug });
  for (const { file, record, edit } of more) edits.add(record, edit, file);
  if (address in (edits.read('redirects') as object)) edits.add('redirects', { kind: 'remove', path: [address] });
  return [{ file: pageFile(draft), before: null, after: newSource(record, value) }, ...edits.changes()];
}

/** What a page is, or a draft of one. */
export function pageOf(file: string) {
  const collection = collectionOf(file);
  if (!collection) throw new Error(`${file} is no page of a collection`);
  const slug = slugOfFile(file);
  const entry = collectionAt(collection);
  return { ...entry, collection, slug, address: `${entry.path}/${slug}` };
}
