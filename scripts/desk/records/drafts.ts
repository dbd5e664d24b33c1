import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  collectionAt,
  collectionOf,
  collectionOfPath,
  pagePath,
} from '../../../data/model/collections';
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

/** The incomplete value of a page; `zone` is the label of its future tab, if its list has tabs. */
export type PageValue = Record<string, Value>;
/** A draft with its file's text; `previewRecords` contain its page, `siteRecords` do not. */
type CachedDraft = { text: string; siteRecords: LoadedRecords; record: DeskRecord; previewRecords: LoadedRecords };

/** An index after every entry of a list. */
const END_OF_LIST = Number.MAX_SAFE_INTEGER;
/**
 * Validation finds faults in three stages. It first checks entries, then their lists, then references to other records.
 */
const MAX_PASSES = 3;

/** Creates access to the drafts, and to the records that contain a draft's page for the preview. */
export function createDrafts(desk: Desk) {
  const cachedDrafts = new Map<string, CachedDraft>();

  /** Returns a draft; undefined if the draft does not exist or has a syntax error. */
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
      // The draft's list cannot be read, so the cached draft stays.
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
    /** Returns the records for a page of the preview. For the path of a draft, the records contain the draft's page. */
    recordsForPage(path: string): LoadedRecords {
      const collection = collectionOfPath(path);
      const draft = collection && draftAt(`${draftOf(COLLECTIONS[collection].folder)}/${slugOfFile(path)}.ts`);
      return draft ? draft.previewRecords : desk.loadRecords();
    },
  };
}

/**
 * Returns a draft with its faults, and the records with its page. Faulty fields are filled from the most similar page.
 */
function addPage(desk: Desk, file: string, value: PageValue): Pick<CachedDraft, 'record' | 'previewRecords'> {
  const { record, collection, slug } = pageOf(file);
  const page = pageFileOf(file);
  const { faults, previewRecords: incomplete } = desk.previewChanges(changesToAdd(desk, file, value));
  const model = modelOf(desk.loadRecords(), file, value);
  let [shownValue, previewRecords] = [value, incomplete];
  for (let pass = 0; model && pass < MAX_PASSES; pass += 1) {
    const isOnSite = previewRecords.records[collection]?.[slug] !== undefined;
    // A page that conflicts with other records can still be shown, unless it refers to a missing record.
    const isBlocking = ({ path }: Fault) => !isOnSite || fieldAt(schemaOf(page, record)!, path).meta()?.refersTo;
    const blockingFaults = previewRecords.faults.filter((fault) => fault.file === page && isBlocking(fault));
    if (blockingFaults.length === 0) break;
    shownValue = blockingFaults.reduce((all, { path }) => fillFromModel(all, model.raw as Value, path), shownValue);
    previewRecords = desk.previewChanges(changesToAdd(desk, file, shownValue)).previewRecords;
  }
  const entries = printedFields(previewRecords, page).map((entry) => ({ ...entry, file }));
  const draft = { faults: faultsOfDraft(faults, file), model: model?.file, entries };
  return {
    record: { file, record, title: titleOf(file, record, value), value, draft },
    previewRecords: { ...previewRecords, faults: desk.loadRecords().faults },
  };
}

/** Returns the page on the site that is most similar to a draft. For a town, this is the nearest town. */
function modelOf({ written }: LoadedRecords, draft: string, value: PageValue): WrittenRecord | undefined {
  const { folder } = pageOf(draft);
  const distance = ({ raw }: WrittenRecord) => distanceKm(value as never as Coordinates, raw as Coordinates) || 0;
  const candidates = written.filter(({ file }) => file.startsWith(`${folder}/`));
  return candidates.sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Copies the model's value at a path into a page. If the model lacks the path, copies the nearest existing ancestor.
 */
function fillFromModel(value: PageValue, model: Value, path: Path): PageValue {
  const unknownDepth = path.findIndex((_, depth) => valueAt(model, path.slice(0, depth + 1)) === undefined);
  const knownPath = unknownDepth < 0 ? path : path.slice(0, unknownDepth);
  return applyEdit(value, { kind: 'set', path: knownPath, value: valueAt(model, knownPath)! }) as PageValue;
}

/** Moves faults of the future page to the draft's fields, where the owner can fix them. */
export const faultsOfDraft = (faults: DeskFault[], draft: string): DeskFault[] =>
  faults.map((fault) => {
    if (fault.file === pageFileOf(draft)) return { ...fault, file: draft };
    const { list, record } = pageOf(draft);
    const isInNoTab = fault.record === list.record && fault.path.length === 0;
    return list.tabs && isInNoTab ? { file: draft, record, path: ['zone'], sentence: list.tabs.choose } : fault;
  });

/**
 * Returns the changes that put a draft on the site. They add its file, its list entry and `extraEdits`, and remove a
 * redirect from its path.
 */
export function changesToAdd(
  desk: Desk,
  draft: string,
  { zone, ...value }: PageValue,
  extraEdits: PlacedEdit[] = [],
): FileChange[] {
  const { list, record, slug, urlPath } = pageOf(draft);
  const texts = desk.texts();
  const edits = createEditor(texts);
  const { record: listRecord, tabs } = list;
  const indexOfTab = () =>
    (edits.read(listRecord as RecordName) as { label: string }[]).findIndex(({ label }) => label === zone);
  const path = tabs ? [indexOfTab(), tabs.key] : [];
  // A renamed tab is not found. Validation then reports that the page is in no tab.
  if (!path.includes(-1)) edits.add(listRecord, { kind: 'insert', path, index: END_OF_LIST, value: slug });
  for (const { file, record, edit } of extraEdits) edits.add(record, edit, file);
  if (urlPath in (edits.read('redirects') as object)) edits.add('redirects', { kind: 'remove', path: [urlPath] });
  return [{ file: pageFileOf(draft), before: null, after: createSource(record, value) }, ...edits.changes()];
}

/** Returns the collection, slug and path of a page or draft. Throws if the file belongs to no collection. */
export function pageOf(file: string) {
  const collection = collectionOf(file);
  if (!collection) throw new Error(`${file} is no page of a collection`);
  const slug = slugOfFile(file);
  const entry = collectionAt(collection);
  return { ...entry, collection, slug, urlPath: pagePath(collection, slug) };
}
