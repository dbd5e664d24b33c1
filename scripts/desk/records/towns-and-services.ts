import { isDeepStrictEqual } from 'node:util';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import { type LoadedRecords, readRecords } from '../../../data/model/read/read-records';
import { namesIn } from '../../../data/model/read/rules';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { inMemory } from '../../../data/model/read/source';
import { textsIn } from '../../../data/model/read/texts-in';
import { fieldAt } from '../../../data/model/schema/fields';
import { RECORDS, schemaOf } from '../../../data/model/schema/records';
import { namesPlace, placePattern } from '../../../data/model/text/place-names';
import type { FileChange, Texts } from '../files/data-files';
import { resolvedValue } from '../preview/printed-fields';
import { type Field, isSameField, keyOf } from '../shared/field';
import {
  draftOf,
  type Mention,
  type Outcome,
  type PlacedEdit,
  pageFileOf,
  valueAt,
  type Withdrawal,
} from '../shared/protocol';
import { excerptAt } from '../shared/values';
import type { Desk } from './desk';
import { changesToAdd, faultsOfDraft, type PageValue, pageOf } from './drafts';
import { createEditor, createSource, type Edit, editSource, readSource, recordsIn, type Value } from './edit-source';
import { titleOf } from './titles';

/** What more texts say than this is no name of a page, but a word of the trade. */
const MAX_MENTIONS = 60;

const NO_PAGE = 'Cette page n’est pas sur le site.';

/** Pages of towns and services that come and go; whatever lists or leads to them follows in the same step. */
export function createPages(desk: Desk) {
  return {
    begin({ file, value }: { file: string; value: Value }): Promise<Outcome> {
      const after = createSource(pageOf(file).record, value);
      return desk.changeFiles(`le brouillon ${titleFromSource(after, file)}`, [{ file, before: null, after }]);
    },
    /** A page that was online is named again wherever it was, where that breaks no rule. */
    async publish({ file }: { file: string }): Promise<Outcome> {
      const before = await readDraft(desk, file);
      const { record } = pageOf(file);
      const value = readSource(before, record) as PageValue;
      const changesWith = (restoredEdits: PlacedEdit[]) => [
        ...changesToAdd(desk, file, value, restoredEdits).map((change) =>
          restoreOnlineValue(change, desk.textsOnline()),
        ),
        { file, before, after: null },
      ];
      const lostReferences = editsToRestore(desk, pageFileOf(file));
      const restoredReferences =
        desk.previewChanges(changesWith(lostReferences)).faults.length === 0 ? lostReferences : [];
      const outcome = await desk.changeFiles(
        `la page ${titleFromSource(before, file)}`,
        changesWith(restoredReferences),
      );
      return outcome.kind === 'refused' ? { ...outcome, faults: faultsOfDraft(outcome.faults, file) } : outcome;
    },
    async discard({ file }: { file: string }): Promise<Outcome> {
      const before = await readDraft(desk, file);
      return desk.changeFiles(`la suppression du brouillon ${titleFromSource(before, file)}`, [
        { file, before, after: null },
      ]);
    },
    /** What would become of the other records if a page were withdrawn; changes nothing. */
    async describeWithdrawal({ file }: { file: string }): Promise<Withdrawal> {
      assertPage(desk, file);
      const { faults } = desk.previewChanges(changesToWithdraw(desk, file));
      const references = findReferences(desk.loadRecords(), file).filter(
        (field) => !faults.some((fault) => isSameField(fault, field)),
      );
      return { references, faults };
    },
    /** Texts of other records that say the name of a page, or of one that is gone: what becomes of them the owner decides. */
    findMentions({ file }: { file: string }): Mention[] {
      const text = desk.texts()[file] ?? desk.textsOnline()[file];
      if (text === undefined) throw new SentenceError(NO_PAGE);
      return mentionsOf(desk.loadRecords(), file, readSource(text, pageOf(file).record));
    },
    /** Texts of any record that still say the name that a page had online, if it has another one now. */
    formerName({ file }: { file: string }): FormerName | undefined {
      assertPage(desk, file);
      const { record } = pageOf(file);
      const [onlineRecord, currentRecord] = [desk.textsOnline(), desk.texts()].map(
        (texts) => recordsIn(texts[file])[record],
      );
      const [onlineName, currentName] = [onlineRecord, currentRecord].map((value) => valueAt(value, ['name']));
      if (typeof onlineName !== 'string' || typeof currentName !== 'string' || onlineName === currentName)
        return undefined;
      const loadedRecords = desk.loadRecords();
      const textAt = ({ file, record, path }: Field) =>
        valueAt(
          loadedRecords.written.find((writtenRecord) => writtenRecord.file === file && writtenRecord.record === record)
            ?.raw as Value,
          path,
        );
      const texts = mentionsOf(loadedRecords, file, { name: onlineName }, true);
      // A longer name may contain the former one.
      return { name: onlineName, texts: texts.filter((field) => !namesPlace(String(textAt(field)), currentName)) };
    },
    async withdraw({ file }: { file: string }): Promise<Outcome> {
      assertPage(desk, file);
      return desk.changeFiles(
        `le retrait de ${titleFromSource(desk.texts()[file] ?? '', file)}`,
        changesToWithdraw(desk, file),
      );
    },
    /** A page that was withdrawn since the site went online last is a draft again, in the tab where it was. */
    async resume({ file }: { file: string }): Promise<Outcome> {
      const texts = desk.textsOnline();
      const { list, record, slug } = pageOf(file);
      const { tabs: { key } = {} } = list;
      const tabs = key ? (readSource(texts[list.file] ?? '', list.record) as Record<string, Value>[]) : [];
      const zone = tabs.find((tab) => (tab[key!] as string[]).includes(slug))?.label;
      const tabEdit: Edit = { kind: 'set', path: ['zone'], value: zone ?? '' };
      const text = texts[file];
      if (text === undefined) throw new SentenceError('Cette page n’était pas en ligne.');
      if ((await desk.files.read(draftOf(file))) !== null)
        throw new SentenceError(
          'Cette page a déjà un brouillon, dans « Toutes les fiches » ; supprimez-le pour reprendre l’ancienne page.',
        );
      const after = key ? editSource(text, record, tabEdit) : text;
      const change = { file: draftOf(file), before: null, after };
      return desk.changeFiles(`le brouillon ${titleFromSource(after, file)}`, [change]);
    },
  };
}

/** A name that a page had, and the texts that still say it. */
export type FormerName = { name: string; texts: Mention[] };

export type Pages = ReturnType<typeof createPages>;

/**
 * Replaces the new text of a file by the one that is online if both have the same values, so that a page that comes back
 * keeps its line breaks and comments. A file with newer comments is left as it is.
 */
function restoreOnlineValue(change: FileChange, textsOnline: Texts): FileChange {
  const online = textsOnline[change.file];
  if (online === undefined || change.after === null) return change;
  const isSame = isDeepStrictEqual(recordsIn(change.after), recordsIn(online));
  const comments = (change.before ?? '').split('\n').filter((line) => /^\s*(?:\/[/*]|\*)/.test(line));
  return isSame && comments.every((line) => online.includes(line)) ? { ...change, after: online } : change;
}

/**
 * A page off the site, and its name out of every list; its address leads on. A list that is complete only with it keeps
 * the name, which then leads nowhere: that fault says where another is to be chosen.
 */
function changesToWithdraw(desk: Desk, file: string, keptLists: string[] = []): FileChange[] {
  const { redirect, pagePath: address } = pageOf(file);
  const texts = desk.texts();
  const edits = createEditor(texts);
  const entries = findReferences(desk.loadRecords(), file).flatMap(({ path: referencePath, ...recordPlace }) => {
    const path = entryWithout(recordsIn(texts[recordPlace.file])[recordPlace.record], referencePath);
    const list = { ...recordPlace, path: path.slice(0, -1) };
    return path.length === 0 || keptLists.includes(keyOf(list)) ? [] : [{ ...recordPlace, path, list }];
  });
  // From the last to the first: no entry moves before its turn.
  for (const { file, record, path } of entries.toReversed()) edits.add(record, { kind: 'remove', path }, file);
  const redirects = Object.entries(edits.read('redirects') as Record<string, string>);
  const redirectedPaths = redirects.filter(([, to]) => to === address).map(([from]) => from);
  // What was never online nobody has a link to.
  for (const from of file in desk.textsOnline() ? [...redirectedPaths, address] : redirectedPaths)
    edits.add('redirects', { kind: 'set', path: [from], value: redirect });
  const changes = [...edits.changes(), { file, before: texts[file] ?? null, after: null }];
  const incompleteLists = new Set(desk.previewChanges(changes).faults.map(keyOf));
  const listsToKeep = entries.map(({ list }) => keyOf(list)).filter((list) => incompleteLists.has(list));
  return listsToKeep.length > 0 ? changesToWithdraw(desk, file, [...keptLists, ...listsToKeep]) : changes;
}

/**
 * What names a page again wherever it was named online, and what led to it leads there. A list as long as it was then has
 * another in its place, and stays as it is.
 */
function editsToRestore(desk: Desk, page: string): PlacedEdit[] {
  const { list, redirect, slug, pagePath: address } = pageOf(page);
  const texts = desk.textsOnline();
  const textVersions = [texts, desk.texts()];
  const online = readRecords(inMemory(texts));
  const entries = findReferences(online, page).flatMap(({ path, ...recordPlace }): PlacedEdit[] => {
    const entry = entryOf(path);
    const listPath = entry.slice(0, -1);
    const index = Number(entry.at(-1));
    const [onlineList, currentList] = textVersions.map((version) =>
      valueAt(recordsIn(version[recordPlace.file])[recordPlace.record], listPath),
    );
    if (entry.length === 0 || !Array.isArray(onlineList) || !Array.isArray(currentList)) return [];
    const nameOf = (item: Value) => valueAt(item, path.slice(entry.length));
    const laterNames = onlineList.slice(index + 1).map(nameOf);
    const nextIndex = currentList.findIndex((item) => laterNames.includes(nameOf(item)));
    const to = nextIndex < 0 ? currentList.length : nextIndex;
    // It is last there already, or in another tab, where this moves nothing.
    if (recordPlace.record === list.record)
      return [{ ...recordPlace, edit: { kind: 'move', path: listPath, from: currentList.length, to } }];
    if (currentList.map(nameOf).includes(slug) || currentList.length >= onlineList.length) return [];
    return [{ ...recordPlace, edit: { kind: 'insert', path: listPath, index: to, value: onlineList[index]! } }];
  });
  const { file } = RECORDS.redirects;
  const [onlineRedirects, currentRedirects] = textVersions.map((version) => recordsIn(version[file]).redirects ?? {});
  const redirects = Object.entries(onlineRedirects as Record<string, string>)
    .filter(([from, to]) => to === address && valueAt(currentRedirects, [from]) === redirect)
    .map(([from]): PlacedEdit => ({ file, record: 'redirects', edit: { kind: 'set', path: [from], value: address } }));
  return [...entries, ...redirects];
}

/**
 * Returns the entry that goes with the name at a path: the one that the name is in, or the one around it if nothing else is in
 * its list, as a tab with a single town.
 */
function entryWithout(record: Value | undefined, referencePath: Path): Path {
  const entry = entryOf(referencePath);
  const outerEntry = entryOf(entry.slice(0, -1));
  const siblings = valueAt(record, entry.slice(0, -1));
  return outerEntry.length > 0 && Array.isArray(siblings) && siblings.length === 1 ? outerEntry : entry;
}

/** The entry of a list that a path leads into; empty where it leads into none. */
const entryOf = (path: Path): Path => path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);

/** Every field of another record that names a page by its address. */
function findReferences({ records, written }: LoadedRecords, page: string): Field[] {
  const { collection, slug } = pageOf(page);
  return written.flatMap(({ file, record }) => {
    if (file === page) return [];
    return namesIn(schemaOf(file, record)!, resolvedValue({ file, record }, records))
      .filter(({ name, collection: of }) => name === slug && of === collection)
      .map(({ path }) => ({ file, record, path }));
  });
}

/** What other records say of a page by its name; its own record as well if that is asked for. */
function mentionsOf(
  { records, written }: LoadedRecords,
  page: string,
  value: Value,
  includesOwnRecord = false,
): Mention[] {
  const { slug } = pageOf(page);
  const texts = written.flatMap((writtenRecord) => {
    const { file, record, raw } = writtenRecord;
    if (file === page && !includesOwnRecord) return [];
    const isRead = (path: Path) =>
      // What was written for this page alone goes unread with it, and keywords always do.
      !path.includes(slug) && !path.includes('keywords') && !fieldAt(schemaOf(file, record)!, path).meta()?.refersTo;
    return [...textsIn(resolvedValue(writtenRecord, records))].flatMap(({ path }) => {
      const text = valueAt(raw as Value, path);
      return typeof text === 'string' && isRead(path) ? { field: { file, record, path }, text } : [];
    });
  });
  const { name, menu } = value as { name?: string; menu?: { title: string } };
  const fieldsWith = (patterns: RegExp[]) =>
    texts.flatMap(({ field, text }) => {
      const position = patterns.map((pattern) => text.search(pattern)).find((index) => index >= 0);
      return position === undefined ? [] : { ...field, excerpt: excerptAt(text, position) };
    });
  if (name) return fieldsWith([placePattern(name)]);
  // «Peinture et boiserie» are two, and «démoussage de toiture» is called «démoussage» where no text says all of it.
  const titlePatterns = menu?.title.split(/\s+et\s+/).flatMap((part) => {
    const partWords = part.split(/\s+/);
    const pattern = partWords
      .map((_, index) => partWords.slice(0, partWords.length - index))
      .filter((phrase) => phrase.at(-1)!.length > 3 || phrase.length === partWords.length)
      .map(wordsIn)
      .find((phrase) => fieldsWith([phrase]).length > 0);
    return pattern && fieldsWith([pattern]).length <= MAX_MENTIONS ? pattern : [];
  });
  return fieldsWith(titlePatterns ?? []);
}

/** Finds words behind one another, whether they are one or several, in capitals or small letters. */
function wordsIn(words: string[]): RegExp {
  const wordPatterns = words.map((word) => `${word.replace(/[sx]$/i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[sx]?`);
  return new RegExp(`(?<![\\p{L}-])${wordPatterns.join('\\s+').replace(/['’]/g, "['’]")}(?![\\p{L}-])`, 'iu');
}

/** Throws where a file is no page of the site. */
function assertPage(desk: Desk, page: string): void {
  if (!desk.loadRecords().written.some(({ file }) => file === page)) throw new SentenceError(NO_PAGE);
}

/** The text of a draft; throws where there is none. */
async function readDraft(desk: Desk, file: string): Promise<string> {
  const text = await desk.files.read(file);
  if (text === null) throw new SentenceError('Ce brouillon n’existe plus.');
  return text;
}

/** «« Charpente »»: what the owner calls the page of a text. */
function titleFromSource(text: string, file: string): string {
  const { record } = pageOf(file);
  return typeset(`« ${titleOf(file, record, readSource(text, record))} »`);
}
