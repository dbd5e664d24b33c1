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
  pageFileOf,
  slugOfFile,
  valueAt,
} from '../shared/protocol';
import { applyEdit } from '../shared/values';
import type { Desk } from './desk';
import { createEditor, createSource, recordsIn, type Value } from './edit-source';
import { titleOf } from './titles';

/** What is known of a page so far; `zone` is the label of the tab that it will be in, if its list has tabs. */
export type PageValue = Record<string, Value>;
/** A draft as its file has it, and the site with its page; `siteRecords` is the site without. */
type CachedDraft = { text: string; siteRecords: LoadedRecords; record: DeskRecord; previewRecords: LoadedRecords };

/** Behind every entry of a list. */
const END_OF_LIST = Number.MAX_SAFE_INTEGER;
/** What is wrong in a list is told once its entries are right, and a name that leads nowhere once its record is. */
const MAX_PASSES = 3;

/** The pages that wait to be complete, and the site with the page of each as it will be. */
export function createDrafts(desk: Desk) {
  const cachedDrafts = new Map<string, CachedDraft>();

  /** None where there is none, or where somebody has broken it by hand. */
  function draftAt(file: string): CachedDraft | undefined {
    const path = join(desk.files.root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const siteRecords = desk.loadRecords();
    const cached = cachedDrafts.get(file);
    if (cached?.text === text && cached.siteRecords === siteRecords) return cached;
    const value = recordsIn(text)[pageOf(file).record] as PageValue | undefined;
    if (!value) return undefined;
    try {
      cachedDrafts.set(file, { text, siteRecords, ...addPage(desk, file, value) });
    } catch {
      // A list that it would be in cannot be read: it is as it was.
    }
    return cachedDrafts.get(file);
  }

  return {
    list(): DeskRecord[] {
      const files = COLLECTION_NAMES.flatMap((name) => {
        const { folder } = COLLECTIONS[name];
        const path = join(desk.files.root, draftOf(folder));
        const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.ts')) : [];
        return names.map((name) => `${draftOf(folder)}/${name}`);
      });
      return files.flatMap((file) => draftAt(file)?.record ?? []);
    },
    /** What a page of the preview is printed from: at the address of a draft the site with it, else the site as it is. */
    recordsForPage(pagePath: string): LoadedRecords {
      const collection = COLLECTION_NAMES.find((name) => pagePath.startsWith(`${COLLECTIONS[name].path}/`));
      const draft = collection && draftAt(`${draftOf(COLLECTIONS[collection].folder)}/${slugOfFile(pagePath)}.ts`);
      return draft ? draft.previewRecords : desk.loadRecords();
    },
  };
}

/** A draft, what keeps it from the site, and the site with its page: what is wrong there is as its model has it. */
function addPage(desk: Desk, file: string, value: PageValue): Pick<CachedDraft, 'record' | 'previewRecords'> {
  const { record, collection, slug } = pageOf(file);
  const page = pageFileOf(file);
  const { faults, previewRecords: incomplete } = desk.previewChanges(changesToAdd(desk, file, value));
  const model = modelOf(desk.loadRecords(), file, value);
  let [shownValue, previewRecords] = [value, incomplete];
  for (let pass = 0; model && pass < MAX_PASSES; pass += 1) {
    const isOnSite = previewRecords.records[collection]?.[slug] !== undefined;
    // What does not fit other records can be shown, but for a name that leads nowhere.
    const isBlocking = ({ path }: Fault) => !isOnSite || fieldAt(schemaOf(page, record)!, path).meta()?.refersTo;
    const blockingFaults = previewRecords.faults.filter((fault) => fault.file === page && isBlocking(fault));
    if (blockingFaults.length === 0) break;
    shownValue = blockingFaults.reduce((all, { path }) => fillFromModel(all, model.raw as Value, path), shownValue);
    previewRecords = desk.previewChanges(changesToAdd(desk, file, shownValue)).previewRecords;
  }
  const entries = printedFields(previewRecords).flatMap((entry) => (entry.file === page ? { ...entry, file } : []));
  const draft = { faults: faultsOfDraft(faults, file), model: model?.file, entries };
  return {
    record: { file, record, title: titleOf(file, record, value), value, draft },
    previewRecords: { ...previewRecords, faults: desk.loadRecords().faults },
  };
}

/** The page on the site that is most like a draft: of towns the nearest. */
function modelOf({ written }: LoadedRecords, draft: string, value: PageValue): WrittenRecord | undefined {
  const { folder } = pageOf(draft);
  const distance = ({ raw }: WrittenRecord) => distanceKm(value as never as Coordinates, raw as Coordinates) || 0;
  const candidates = written.filter(({ file }) => file.startsWith(`${folder}/`));
  return candidates.sort((a, b) => distance(a) - distance(b))[0];
}

/** A page with what its model has at a path, or around it as far as it has nothing there. */
function fillFromModel(value: PageValue, model: Value, path: Path): PageValue {
  const unknownDepth = path.findIndex((_, depth) => valueAt(model, path.slice(0, depth + 1)) === undefined);
  const knownPath = unknownDepth < 0 ? path : path.slice(0, unknownDepth);
  return applyEdit(value, { kind: 'set', path: knownPath, value: valueAt(model, knownPath)! }) as PageValue;
}

/** What would be wrong with a page, where the owner mends it. */
export const faultsOfDraft = (faults: DeskFault[], draft: string): DeskFault[] =>
  faults.map((fault) => {
    if (fault.file === pageFileOf(draft)) return { ...fault, file: draft };
    const { list, record } = pageOf(draft);
    const isInNoTab = fault.record === list.record && fault.path.length === 0;
    return list.tabs && isInNoTab ? { file: draft, record, path: ['zone'], sentence: list.tabs.choose } : fault;
  });

/** A draft on the site: its file, its place in the lists, and its address, which leads nowhere else; `extraEdits` as well. */
export function changesToAdd(
  desk: Desk,
  draft: string,
  { zone, ...value }: PageValue,
  extraEdits: PlacedEdit[] = [],
): FileChange[] {
  const { list, record, slug, pagePath: address } = pageOf(draft);
  const texts = desk.texts();
  const edits = createEditor(texts);
  const { record: listRecord, tabs } = list;
  const indexOfTab = () =>
    (edits.read(listRecord as RecordName) as { label: string }[]).findIndex(({ label }) => label === zone);
  const path = tabs ? [indexOfTab(), tabs.key] : [];
  // In a tab that is called otherwise by now it is in none, which is a fault.
  if (!path.includes(-1)) edits.add(listRecord, { kind: 'insert', path, index: END_OF_LIST, value: slug });
  for (const { file, record, edit } of extraEdits) edits.add(record, edit, file);
  if (address in (edits.read('redirects') as object)) edits.add('redirects', { kind: 'remove', path: [address] });
  return [{ file: pageFileOf(draft), before: null, after: createSource(record, value) }, ...edits.changes()];
}

/** What a page is, or a draft of one. */
export function pageOf(file: string) {
  const collection = collectionOf(file);
  if (!collection) throw new Error(`${file} is no page of a collection`);
  const slug = slugOfFile(file);
  const entry = collectionAt(collection);
  return { ...entry, collection, slug, pagePath: `${entry.path}/${slug}` };
}
