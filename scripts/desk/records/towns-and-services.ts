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
import { escapeRegExp } from '../../../data/model/text/escape-reg-exp';
import { namesPlace, placePattern } from '../../../data/model/text/place-names';
import type { FileChange, Texts } from '../files/data-files';
import { rawValueAt, resolvedValue } from '../preview/printed-fields';
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

/** If more texts contain a word, the word is a common word of the trade, and not the name of a page. */
const MAX_MENTIONS = 60;

const NO_PAGE = 'Cette page n’est pas sur le site.';

/**
 * Creates the actions that add and remove pages of towns and services. Each action also updates lists and redirects.
 */
export function createPages(desk: Desk) {
  return {
    begin({ file, value }: { file: string; value: Value }): Promise<Outcome> {
      const after = createSource(pageOf(file).record, value);
      return desk.changeFiles(`le brouillon ${titleFromSource(after, file)}`, [{ file, before: null, after }]);
    },
    /** Puts a draft on the site. For a page that was online, also restores its references unless that breaks a rule. */
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
    /** Returns the effects that a withdrawal would have on other records. Changes nothing. */
    async describeWithdrawal({ file }: { file: string }): Promise<Withdrawal> {
      assertPage(desk, file);
      const { faults } = desk.previewChanges(changesToWithdraw(desk, file));
      const references = findReferences(desk.loadRecords(), file).filter(
        (field) => !faults.some((fault) => isSameField(fault, field)),
      );
      return { references, faults };
    },
    /** Returns texts of other records that mention a current or removed page, so that the owner can edit them. */
    findMentions({ file }: { file: string }): Mention[] {
      const text = desk.texts()[file] ?? desk.textsOnline()[file];
      if (text === undefined) throw new SentenceError(NO_PAGE);
      return mentionsOf(desk.loadRecords(), file, readSource(text, pageOf(file).record));
    },
    /**
     * Returns the texts that still contain the online name of a renamed page; undefined if the page was not renamed.
     */
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
      const texts = mentionsOf(loadedRecords, file, { name: onlineName }, true);
      // The new name may contain the former name.
      return {
        name: onlineName,
        texts: texts.filter((field) => !namesPlace(String(rawValueAt(field, loadedRecords.written)), currentName)),
      };
    },
    async withdraw({ file }: { file: string }): Promise<Outcome> {
      assertPage(desk, file);
      return desk.changeFiles(
        `le retrait de ${titleFromSource(desk.texts()[file] ?? '', file)}`,
        changesToWithdraw(desk, file),
      );
    },
    /** Turns a page that was withdrawn since the last deployment into a draft again, in its former tab. */
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

/** The former name of a page, and the texts that still contain it. */
export type FormerName = { name: string; texts: Mention[] };

export type Pages = ReturnType<typeof createPages>;

/**
 * Returns a change with the online text of the file if both texts have the same values. A restored page then has its
 * former line breaks and comments. Returns the change as it is if the file has newer comments.
 */
function restoreOnlineValue(change: FileChange, textsOnline: Texts): FileChange {
  const onlineText = textsOnline[change.file];
  if (onlineText === undefined || change.after === null) return change;
  const isSame = isDeepStrictEqual(recordsIn(change.after), recordsIn(onlineText));
  const comments = (change.before ?? '').split('\n').filter((line) => /^\s*(?:\/[/*]|\*)/.test(line));
  return isSame && comments.every((line) => onlineText.includes(line)) ? { ...change, after: onlineText } : change;
}

/**
 * Returns the changes that remove a page, its list entries and references, and that redirect its path. A list that
 * would be incomplete keeps its entry; the fault of that entry asks the owner to choose another page.
 */
function changesToWithdraw(desk: Desk, file: string, keptLists: string[] = []): FileChange[] {
  const { redirect, urlPath } = pageOf(file);
  const texts = desk.texts();
  const edits = createEditor(texts);
  const entries = findReferences(desk.loadRecords(), file).flatMap(({ path: referencePath, ...recordPlace }) => {
    const path = entryWithout(recordsIn(texts[recordPlace.file])[recordPlace.record], referencePath);
    const list = { ...recordPlace, path: path.slice(0, -1) };
    return path.length === 0 || keptLists.includes(keyOf(list)) ? [] : [{ ...recordPlace, path, list }];
  });
  // Removes from the end, so that the indexes of earlier entries stay valid.
  for (const { file, record, path } of entries.toReversed()) edits.add(record, { kind: 'remove', path }, file);
  const redirects = Object.entries(edits.read('redirects') as Record<string, string>);
  const redirectedPaths = redirects.filter(([, to]) => to === urlPath).map(([from]) => from);
  // Adds a redirect only if the page was online, because nobody has a link to any other page.
  for (const from of file in desk.textsOnline() ? [...redirectedPaths, urlPath] : redirectedPaths)
    edits.add('redirects', { kind: 'set', path: [from], value: redirect });
  const changes = [...edits.changes(), { file, before: texts[file] ?? null, after: null }];
  const incompleteLists = new Set(desk.previewChanges(changes).faults.map(keyOf));
  const listsToKeep = entries.map(({ list }) => keyOf(list)).filter((list) => incompleteLists.has(list));
  return listsToKeep.length > 0 ? changesToWithdraw(desk, file, [...keptLists, ...listsToKeep]) : changes;
}

/**
 * Returns the edits that restore the online references and redirects to a page. A list with its online length already
 * has another entry instead, and is not changed.
 */
function editsToRestore(desk: Desk, page: string): PlacedEdit[] {
  const { list, redirect, slug, urlPath } = pageOf(page);
  const texts = desk.textsOnline();
  const textVersions = [texts, desk.texts()];
  const onlineRecords = readRecords(inMemory(texts));
  const entries = findReferences(onlineRecords, page).flatMap(({ path, ...recordPlace }): PlacedEdit[] => {
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
    const targetIndex = nextIndex < 0 ? currentList.length : nextIndex;
    // Publishing has added the page at the end of its list. In another tab, the move has no effect.
    if (recordPlace.record === list.record)
      return [{ ...recordPlace, edit: { kind: 'move', path: listPath, from: currentList.length, to: targetIndex } }];
    if (currentList.map(nameOf).includes(slug) || currentList.length >= onlineList.length) return [];
    return [
      { ...recordPlace, edit: { kind: 'insert', path: listPath, index: targetIndex, value: onlineList[index]! } },
    ];
  });
  const { file } = RECORDS.redirects;
  const [onlineRedirects, currentRedirects] = textVersions.map((version) => recordsIn(version[file]).redirects ?? {});
  const redirects = Object.entries(onlineRedirects as Record<string, string>)
    .filter(([from, to]) => to === urlPath && valueAt(currentRedirects, [from]) === redirect)
    .map(([from]): PlacedEdit => ({ file, record: 'redirects', edit: { kind: 'set', path: [from], value: urlPath } }));
  return [...entries, ...redirects];
}

/**
 * Returns the list entry to remove together with a reference. Returns the outer entry if this is the only entry of its
 * list, such as the single town of a tab.
 */
function entryWithout(record: Value | undefined, referencePath: Path): Path {
  const entry = entryOf(referencePath);
  const outerEntry = entryOf(entry.slice(0, -1));
  const siblings = valueAt(record, entry.slice(0, -1));
  return outerEntry.length > 0 && Array.isArray(siblings) && siblings.length === 1 ? outerEntry : entry;
}

/** Returns the path of the innermost list entry that contains a path; empty for a path outside of lists. */
const entryOf = (path: Path): Path => path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);

/** Returns every field of another record that refers to a page by its slug. */
function findReferences({ records, written }: LoadedRecords, page: string): Field[] {
  const { collection, slug } = pageOf(page);
  return written.flatMap(({ file, record }) => {
    if (file === page) return [];
    return namesIn(schemaOf(file, record)!, resolvedValue({ file, record }, records))
      .filter((reference) => reference.name === slug && reference.collection === collection)
      .map(({ path }) => ({ file, record, path }));
  });
}

/** Returns the texts that mention a page by name; texts of its own record only if `includesOwnRecord`. */
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
      // Texts under the page's slug disappear with the page, and visitors never see keywords.
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
  // «Peinture et boiserie» are two names. «Démoussage de toiture» is shortened until a text contains it.
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

/** Returns a pattern for consecutive words, in singular or plural and in any case. */
function wordsIn(words: string[]): RegExp {
  const wordPatterns = words.map((word) => `${escapeRegExp(word.replace(/[sx]$/i, ''))}[sx]?`);
  return new RegExp(`(?<![\\p{L}-])${wordPatterns.join('\\s+').replace(/['’]/g, "['’]")}(?![\\p{L}-])`, 'iu');
}

/** Throws a SentenceError if a file is not a page of the site. */
function assertPage(desk: Desk, page: string): void {
  if (!desk.loadRecords().written.some(({ file }) => file === page)) throw new SentenceError(NO_PAGE);
}

/** Returns the text of a draft. Throws a SentenceError if the draft does not exist. */
async function readDraft(desk: Desk, file: string): Promise<string> {
  const text = await desk.files.read(file);
  if (text === null) throw new SentenceError('Ce brouillon n’existe plus.');
  return text;
}

/** Returns the title of a page from its text: «« Charpente »». */
function titleFromSource(text: string, file: string): string {
  const { record } = pageOf(file);
  return typeset(`« ${titleOf(file, record, readSource(text, record))} »`);
}
