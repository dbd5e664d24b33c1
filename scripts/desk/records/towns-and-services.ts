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
import { type Field, keyOf, sameField } from '../shared/field';
import {
  draftOf,
  type Mention,
  type Outcome,
  type PlacedEdit,
  pageFile,
  valueAt,
  type Withdrawal,
} from '../shared/protocol';
import { excerpt } from '../shared/values';
import type { Desk } from './desk';
import { addition, faultsOfDraft, type PageValue, pageOf } from './drafts';
import { type Edit, editing, editSource, newSource, readSource, recordsIn, type Value } from './edit-source';
import { titleOf } from './titles';

/** What more texts say than this is no name of a page, but a word of the trade. */
const MAX_MENTIONS = 60;

const NO_PAGE = 'Cette page n’est pas sur le site.';

/** Pages of towns and services that come and go; whatever lists or leads to them follows in the same step. */
export function townsAndServices(desk: Desk) {
  return {
    begin({ file, value }: { file: string; value: Value }): Promise<Outcome> {
      const after = newSource(pageOf(file).record, value);
      return desk.changeFiles(`le brouillon ${titleFromSource(after, file)}`, [{ file, before: null, after }]);
    },
    /** A page that was online is named again wherever it was, where that breaks no rule. */
    async publish({ file }: { file: string }): Promise<Outcome> {
      const before = await draftText(desk, file);
      const { record } = pageOf(file);
      const value = readSource(before, record) as PageValue;
      const changesWith = (back: PlacedEdit[]) => [
        ...addition(desk, file, value, back).map((change) => restoreOnlineValue(change, desk.textsOnline())),
        { file, before, after: null },
      ];
      const lost = referencesToRestore(desk, pageFile(file));
      const back = desk.after(changesWith(lost)).faults.length === 0 ? lost : [];
      const outcome = await desk.changeFiles(`la page ${titleFromSource(before, file)}`, changesWith(back));
      return outcome.kind === 'refused' ? { ...outcome, faults: faultsOfDraft(outcome.faults, file) } : outcome;
    },
    async discard({ file }: { file: string }): Promise<Outcome> {
      const before = await draftText(desk, file);
      return desk.changeFiles(`la suppression du brouillon ${titleFromSource(before, file)}`, [
        { file, before, after: null },
      ]);
    },
    /** What would become of the other records if a page were withdrawn; changes nothing. */
    async look({ file }: { file: string }): Promise<Withdrawal> {
      assertPage(desk, file);
      const { faults } = desk.after(withdrawal(desk, file));
      const named = findReferences(desk.reading(), file).filter(
        (field) => !faults.some((fault) => sameField(fault, field)),
      );
      return { named, faults };
    },
    /** Texts of other records that say the name of a page, or of one that is gone: what becomes of them the owner decides. */
    spoken({ file }: { file: string }): Mention[] {
      const text = desk.texts()[file] ?? desk.textsOnline()[file];
      if (text === undefined) throw new SentenceError(NO_PAGE);
      return findMentions(desk.reading(), file, readSource(text, pageOf(file).record));
    },
    /** Texts of any record that still say the name that a page had online, if it has another one now. */
    formerName({ file }: { file: string }): FormerName | undefined {
      assertPage(desk, file);
      const { record } = pageOf(file);
      const [was, is] = [desk.textsOnline(), desk.texts()].map((texts) => recordsIn(texts[file])[record]);
      const [name, now] = [was, is].map((value) => valueAt(value, ['name']));
      if (typeof name !== 'string' || typeof now !== 'string' || name === now) return undefined;
      const reading = desk.reading();
      const textAt = ({ file, record, path }: Field) =>
        valueAt(reading.written.find((one) => one.file === file && one.record === record)?.raw as Value, path);
      const texts = findMentions(reading, file, { name }, true);
      // A longer name may contain the former one.
      return { name, texts: texts.filter((field) => !namesPlace(String(textAt(field)), now)) };
    },
    async withdraw({ file }: { file: string }): Promise<Outcome> {
      assertPage(desk, file);
      return desk.changeFiles(
        `le retrait de ${titleFromSource(desk.texts()[file] ?? '', file)}`,
        withdrawal(desk, file),
      );
    },
    /** A page that was withdrawn since the site went online last is a draft again, in the tab where it was. */
    async resume({ file }: { file: string }): Promise<Outcome> {
      const texts = desk.textsOnline();
      const { list, record, slug } = pageOf(file);
      const { tabs: { key } = {} } = list;
      const tabs = key ? (readSource(texts[list.file] ?? '', list.record) as Record<string, Value>[]) : [];
      const zone = tabs.find((tab) => (tab[key!] as string[]).includes(slug))?.label;
      const inTab: Edit = { kind: 'set', path: ['zone'], value: zone ?? '' };
      const text = texts[file];
      if (text === undefined) throw new SentenceError('Cette page n’était pas en ligne.');
      if ((await desk.files.read(draftOf(file))) !== null)
        throw new SentenceError(
          'Cette page a déjà un brouillon, dans « Toutes les fiches » ; supprimez-le pour reprendre l’ancienne page.',
        );
      const after = key ? editSource(text, record, inTab) : text;
      const change = { file: draftOf(file), before: null, after };
      return desk.changeFiles(`le brouillon ${titleFromSource(after, file)}`, [change]);
    },
  };
}

/** A name that a page had, and the texts that still say it. */
export type FormerName = { name: string; texts: Mention[] };

export type Pages = ReturnType<typeof townsAndServices>;

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
function withdrawal(desk: Desk, file: string, kept: string[] = []): FileChange[] {
  const { redirect, address } = pageOf(file);
  const texts = desk.texts();
  const edits = editing(texts);
  const entries = findReferences(desk.reading(), file).flatMap(({ path: named, ...at }) => {
    const path = entryWithout(recordsIn(texts[at.file])[at.record], named);
    const list = { ...at, path: path.slice(0, -1) };
    return path.length === 0 || kept.includes(keyOf(list)) ? [] : [{ ...at, path, list }];
  });
  // From the last to the first: no entry moves before its turn.
  for (const { file, record, path } of entries.toReversed()) edits.add(record, { kind: 'remove', path }, file);
  const redirects = Object.entries(edits.read('redirects') as Record<string, string>);
  const leading = redirects.filter(([, to]) => to === address).map(([from]) => from);
  // What was never online nobody has a link to.
  for (const from of file in desk.textsOnline() ? [...leading, address] : leading)
    edits.add('redirects', { kind: 'set', path: [from], value: redirect });
  const changes = [...edits.changes(), { file, before: texts[file] ?? null, after: null }];
  const short = new Set(desk.after(changes).faults.map(keyOf));
  const again = entries.map(({ list }) => keyOf(list)).filter((list) => short.has(list));
  return again.length > 0 ? withdrawal(desk, file, [...kept, ...again]) : changes;
}

/**
 * What names a page again wherever it was named online, and what led to it leads there. A list as long as it was then has
 * another in its place, and stays as it is.
 */
function referencesToRestore(desk: Desk, page: string): PlacedEdit[] {
  const { list, redirect, slug, address } = pageOf(page);
  const texts = desk.textsOnline();
  const both = [texts, desk.texts()];
  const online = readRecords(inMemory(texts));
  const entries = findReferences(online, page).flatMap(({ path, ...at }): PlacedEdit[] => {
    const entry = entryOf(path);
    const listPath = entry.slice(0, -1);
    const index = Number(entry.at(-1));
    const [was, is] = both.map((one) => valueAt(recordsIn(one[at.file])[at.record], listPath));
    if (entry.length === 0 || !Array.isArray(was) || !Array.isArray(is)) return [];
    const nameOf = (one: Value) => valueAt(one, path.slice(entry.length));
    const behind = was.slice(index + 1).map(nameOf);
    const next = is.findIndex((one) => behind.includes(nameOf(one)));
    const to = next < 0 ? is.length : next;
    // It is last there already, or in another tab, where this moves nothing.
    if (at.record === list.record) return [{ ...at, edit: { kind: 'move', path: listPath, from: is.length, to } }];
    if (is.map(nameOf).includes(slug) || is.length >= was.length) return [];
    return [{ ...at, edit: { kind: 'insert', path: listPath, index: to, value: was[index]! } }];
  });
  const { file } = RECORDS.redirects;
  const [before, now] = both.map((one) => recordsIn(one[file]).redirects ?? {});
  const redirects = Object.entries(before as Record<string, string>)
    .filter(([from, to]) => to === address && valueAt(now, [from]) === redirect)
    .map(([from]): PlacedEdit => ({ file, record: 'redirects', edit: { kind: 'set', path: [from], value: address } }));
  return [...entries, ...redirects];
}

/**
 * Returns the entry that goes with the name at a path: the one that the name is in, or the one around it if nothing else is in
 * its list, as a tab with a single town.
 */
function entryWithout(record: Value | undefined, named: Path): Path {
  const entry = entryOf(named);
  const around = entryOf(entry.slice(0, -1));
  const siblings = valueAt(record, entry.slice(0, -1));
  return around.length > 0 && Array.isArray(siblings) && siblings.length === 1 ? around : entry;
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
function findMentions({ records, written }: LoadedRecords, page: string, value: Value, withOwn = false): Mention[] {
  const { slug } = pageOf(page);
  const texts = written.flatMap((one) => {
    const { file, record, raw } = one;
    if (file === page && !withOwn) return [];
    const isRead = (path: Path) =>
      // What was written for this page alone goes unread with it, and keywords always do.
      !path.includes(slug) && !path.includes('keywords') && !fieldAt(schemaOf(file, record)!, path).meta()?.refersTo;
    return [...textsIn(resolvedValue(one, records))].flatMap(({ path }) => {
      const text = valueAt(raw as Value, path);
      return typeof text === 'string' && isRead(path) ? { field: { file, record, path }, text } : [];
    });
  });
  const { name, menu } = value as { name?: string; menu?: { title: string } };
  const fieldsWith = (patterns: RegExp[]) =>
    texts.flatMap(({ field, text }) => {
      const at = patterns.map((one) => text.search(one)).find((place) => place >= 0);
      return at === undefined ? [] : { ...field, said: excerpt(text, at) };
    });
  if (name) return fieldsWith([placePattern(name)]);
  // «Peinture et boiserie» are two, and «démoussage de toiture» is called «démoussage» where no text says all of it.
  const called = menu?.title.split(/\s+et\s+/).flatMap((one) => {
    const words = one.split(/\s+/);
    const spoken = words
      .map((_, index) => words.slice(0, words.length - index))
      .filter((some) => some.at(-1)!.length > 3 || some.length === words.length)
      .map(wordsIn)
      .find((some) => fieldsWith([some]).length > 0);
    return spoken && fieldsWith([spoken]).length <= MAX_MENTIONS ? spoken : [];
  });
  return fieldsWith(called ?? []);
}

/** Finds words behind one another, whether they are one or several, in capitals or small letters. */
function wordsIn(words: string[]): RegExp {
  const each = words.map((word) => `${word.replace(/[sx]$/i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[sx]?`);
  return new RegExp(`(?<![\\p{L}-])${each.join('\\s+').replace(/['’]/g, "['’]")}(?![\\p{L}-])`, 'iu');
}

/** Throws where a file is no page of the site. */
function assertPage(desk: Desk, page: string): void {
  if (!desk.reading().written.some(({ file }) => file === page)) throw new SentenceError(NO_PAGE);
}

/** The text of a draft; throws where there is none. */
async function draftText(desk: Desk, file: string): Promise<string> {
  const text = await desk.files.read(file);
  if (text === null) throw new SentenceError('Ce brouillon n’existe plus.');
  return text;
}

/** «« Charpente »»: what the owner calls the page of a text. */
function titleFromSource(text: string, file: string): string {
  const { record } = pageOf(file);
  return typeset(`« ${titleOf(file, record, readSource(text, record))} »`);
}
