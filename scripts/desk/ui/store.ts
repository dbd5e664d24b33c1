import { useState, useSyncExternalStore } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import { inCount } from '../../format';
import type { Action, Result, Sent } from '../actions';
import type { Value } from '../edit-source';
import type { OnlineState } from '../online';
import {
  type DeskEdit,
  type DeskFault,
  type DeskRecord,
  type DeskState,
  type FieldSchema,
  type FileKind,
  KEY_HEADER,
  LIMITS,
  type Outcome,
  type PlacedEdit,
  PREFIX,
  type ReceivedFile,
  valueAt,
} from '../protocol';
import { type Field, type IndexEntry, keyOf, type RecordPlace, sameField } from '../text-index';
import { capital, isWithin, schemaAt, summary } from './schema';

/** What the owner has typed and the desk has not written: it says why. */
export type Typed = DeskEdit & { faults: DeskFault[]; conflict?: Extract<Outcome, { kind: 'conflict' }> | undefined };

/** Something new that was begun, is not complete and so in no record yet: it will stand at its field. */
export type Begun = Field & { title: string; value: Value };

/** The form of a record and its place that was asked for at a moment; `others` may say the same. */
export type FormView = Field & { others: Field[]; at: number };
/** Wherever it is read; once the page that is open has it; where that page has it, and not at all where it has not. */
export type Look = 'anywhere' | 'added' | 'here';

/** What the panel shows. */
export type View = { list: 'missing' | 'records' | 'changes' | 'online' } | FormView;

/** All that is shown: what the desk says, and what the owner has typed and chosen since. */
type Snapshot = {
  schemas: Record<string, FieldSchema>;
  state: DeskState;
  /** How far going online is, and how the host is reached. */
  online: OnlineState;
  typed: ReadonlyMap<string, Typed>;
  /** By their places: whoever comes back goes on from there. */
  begun: ReadonlyMap<string, Begun>;
  /** Said aloud: «Enregistré», or what went wrong. */
  message: string;
  view: View;
  /** The field that the preview is to show; each time it is asked for it is another object. */
  looked: (Field & { how: Look }) | undefined;
};

/** Typing rests so long before what was typed is written, in milliseconds. */
const REST = 250;

const key = document.querySelector<HTMLMetaElement>('meta[name=cle]')?.content ?? '';
/** Where what was begun outlives the window. */
const BEGUN = 'bureau-a-ajouter';
const FIRST_VIEW: View = { list: 'missing' };
let snapshot = {
  typed: new Map(),
  begun: new Map(JSON.parse(localStorage.getItem(BEGUN) ?? '[]')),
  message: '',
  view: history.state ?? FIRST_VIEW,
} as unknown as Snapshot;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function set(change: Partial<Snapshot>): void {
  snapshot = { ...snapshot, ...change };
  for (const listener of listeners) listener();
}

export function useDesk(): Snapshot {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => snapshot,
  );
}

const kept = new Map<string, unknown>();

/** A state that whoever comes back from another view finds as he left it, by its name. */
export function useKept<Kept>(name: string, initial: Kept) {
  const [value, setValue] = useState(kept.has(name) ? (kept.get(name) as Kept) : initial);
  const keepValue = (next: Kept) => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keepValue] as const;
}

/** The desk tells everything as this begins, and again whatever becomes different, whoever changes it. */
export const openDesk = () =>
  new Promise<void>((told) => {
    new EventSource(`${PREFIX}evenements`).addEventListener('message', ({ data }) => {
      set(JSON.parse(data));
      told();
    });
  });

/** Asks the desk for something; where it refuses, that is said, and nothing comes back. */
export async function ask<Name extends Action>(name: Name, sent: Sent[Name]): Promise<Result[Name] | undefined> {
  try {
    const response = await post(name, JSON.stringify(sent));
    const { sentence, result, state } = await response.json();
    // What another tab has done since may have been told before.
    if (state?.serial > snapshot.state.serial) set({ state });
    if (response.ok) return result;
    say(sentence);
  } catch {
    say('Le bureau est fermé : relancez-le. Ce que vous avez tapé n’est pas encore enregistré.');
  }
  return undefined;
}

const post = (address: string, body: BodyInit) =>
  fetch(`${PREFIX}${address}`, { method: 'POST', headers: { [KEY_HEADER]: key }, body });

/** Sends a file as it is, for a record that there is or a new one; gives what came, or what is wrong with it. */
export async function receive(
  kind: FileKind,
  file: File,
  record?: string,
): Promise<ReceivedFile | { sentence: string }> {
  const { most, words } = LIMITS[kind];
  if (file.size > most) return { sentence: `« ${file.name} » est trop gros : ${words}.` };
  try {
    const query = new URLSearchParams({ nom: file.name, ...(record && { pour: record }) });
    return await (await post(`${kind}?${query}`, file)).json();
  } catch {
    return { sentence: 'Le bureau est fermé : relancez-le, puis redonnez-lui ce fichier.' };
  }
}

/** Two edits of one place are one. */
const placeOf = ({ file, record, edit }: PlacedEdit) => keyOf({ file, record, path: edit.path });

/** What is kept by places, with another one at a place, or none. */
function withOne<One>(kept: ReadonlyMap<string, One>, place: string, one: One | undefined): ReadonlyMap<string, One> {
  const all = new Map(kept);
  // The latest is the last.
  all.delete(place);
  if (one) all.set(place, one);
  return all;
}

const keep = (place: string, one: Typed | undefined) => set({ typed: withOne(snapshot.typed, place, one) });
/** Keeps what was begun, or lets go of it. */
export function keepBegun(place: string, one: Begun | undefined): void {
  const begun = withOne(snapshot.begun, place, one);
  localStorage.setItem(BEGUN, JSON.stringify([...begun]));
  set({ begun });
}

/** Keeps what is typed, and writes it as soon as it is right; `at once` where nothing is being typed, or no more. */
export function change(edit: DeskEdit, atOnce = false): void {
  const before = snapshot.typed.get(placeOf(edit));
  // He is being asked which of two to keep.
  if (before?.conflict && JSON.stringify(before.edit) === JSON.stringify(edit.edit)) return;
  keep(placeOf(edit), {
    ...edit,
    isTyping: !atOnce,
    was: before ? before.was : edit.was,
    faults: before?.faults ?? [],
  });
  clearTimeout(timer);
  // The same words are heard again only where there were none between.
  say('');
  if (atOnce) void saveTyped();
  else timer = setTimeout(saveTyped, REST);
}

/** The list that a field is an entry of, if it is one; else the field. */
export const listOf = ({ file, record, path }: Field): Field => ({
  file,
  record,
  path: typeof path.at(-1) === 'number' ? path.slice(0, -1) : path,
});

/** Where something new that is called so is kept until it is complete: an entry of a list by its list. */
export const begunPlace = (field: Field, title = '') => keyOf(listOf(field)) + title;

/** Writes what is waiting, after what is on its way; a field that is left does not wait for the clock. */
function saveTyped(): Promise<unknown> {
  clearTimeout(timer);
  sending = sending.then(async () => {
    const waiting = [...snapshot.typed].filter(([, { conflict }]) => !conflict);
    if (waiting.length === 0) return;
    const edits = waiting.map(([, { faults, conflict, ...edit }]) => edit);
    const outcomes = await ask('changer', { edits });
    if (!outcomes) return;
    for (const [index, [place, { edit }]] of waiting.entries()) settle(place, edit, outcomes[index]!);
    const written = edits.filter((_, index) => outcomes[index]?.kind === 'saved').map(({ title }) => title);
    if (written.length > 0) say(`Enregistré : ${written.join(', ')}`);
  });
  return sending;
}

function settle(place: string, sent: DeskEdit['edit'], outcome: Outcome): void {
  const now = snapshot.typed.get(place);
  if (!now) return;
  if (outcome.kind === 'refused') keep(place, { ...now, faults: outcome.faults, conflict: undefined });
  else if (outcome.kind === 'conflict') keep(place, { ...now, faults: [], conflict: outcome });
  // What was typed while this was under way is for the next turn.
  else keep(place, now.edit === sent ? undefined : { ...now, was: writtenAt({ ...now, path: sent.path }) });
}

/** Takes what was typed away, or writes it over what somebody else has written. */
export function decide(typed: Typed, mine: boolean): void {
  keep(placeOf(typed), undefined);
  const { faults: _, conflict, ...edit } = typed;
  if (mine) change({ ...edit, was: conflict?.found }, true);
}

/** What a step is, or a list of them, of which the first counts. */
type Steps = { [Name in Action]: Result[Name] extends Outcome | Outcome[] ? Name : never }[Action];

const TOLD: { [Name in Action]?: (before: DeskState) => string } = {
  annuler: ({ undo }) => `Annulé : ${undo ?? 'rien'}`,
  retablir: ({ redo }) => `Rétabli : ${redo ?? 'rien'}`,
  publier: () => 'La page est dans le site ; elle partira à la prochaine mise en ligne.',
};

/** Moves, removes, adds, undoes: at once, after what is being typed, and told. */
export async function act<Name extends Steps>(name: Name, sent: Sent[Name]): Promise<Outcome | undefined> {
  await saveTyped();
  say('');
  const before = snapshot.state;
  const [outcome] = [await ask(name, sent)].flat() as (Outcome | undefined)[];
  // What would be wrong stands where nothing does yet.
  if (outcome?.kind === 'refused')
    say(name === 'revenir' ? `Pas remis : ${outcome.faults[0]?.sentence}` : inShort(outcome.faults));
  if (outcome?.kind === 'conflict')
    say(name === 'annuler' ? `${outcome.sentence} « Annuler » passe à l’étape d’avant.` : outcome.sentence);
  if (outcome?.kind === 'saved') say(TOLD[name]?.(before) ?? `Enregistré : ${snapshot.state.undo}`);
  return outcome;
}

/** Takes back the last step; what is typed and could not be written is later than any. */
export async function undo(): Promise<void> {
  await saveTyped();
  const [place, last] = [...snapshot.typed].at(-1) ?? [];
  if (!place || !last) return void act('annuler', {});
  keep(place, undefined);
  say(`Annulé : ${last.title}`);
}

const DONE = { set: 'Enregistré', insert: 'Ajouté', move: 'Déplacé', remove: 'Retiré' } as const;

/** Takes all of these changes, as one step, or none; what was typed in what they change is written before. */
export async function takeTogether(edits: PlacedEdit[], title?: string): Promise<Outcome | undefined> {
  await saveTyped();
  const asked = edits.map(({ file, record, edit }) => {
    const field = { file, record, path: edit.path };
    return { file, record, edit, was: writtenAt(field), title: title ?? nameOf(field) };
  });
  const outcome = await act('changer', { edits: asked, isOneStep: true });
  const [{ kind } = {}] = edits.map(({ edit }) => edit);
  if (outcome?.kind === 'saved' && kind && !title) say(`${DONE[kind]} : ${asked[0]?.title}`);
  return outcome;
}

export const say = (message: string) => set({ message });
export const isSaying = (message: string) => snapshot.message === message;

/** Lets go of what was kept of a view by that name: it opens as it did first. */
export const forget = (name: string) => kept.delete(name);

/** Turns to a list, or to a field in its form; the browser's own «back» leads back. */
export function turnTo(view: View): void {
  history.pushState(view, '');
  set('list' in view ? { view, message: '' } : { view });
}

window.addEventListener('popstate', ({ state }) => set({ view: state ?? FIRST_VIEW }));

export const open = ({ file, record, path }: Field, others: Field[] = []) =>
  turnTo({ file, record, path, others, at: performance.now() });

/** Asks the preview for the place where a field is read. */
export const showOnPage = ({ file, record, path }: Field, how: Look = 'anywhere') =>
  set({ looked: { file, record, path, how } });

/** Opens all of a record, beside the page that it is. */
export function openWhole({ file, record }: RecordPlace): void {
  const whole = { file, record, path: [] };
  open(whole);
  showOnPage(whole);
}

/** What is typed in a record and not written. */
export const typedIn = ({ file, record }: RecordPlace) =>
  [...snapshot.typed.values()].filter((typed) => typed.file === file && typed.record === record);

/** What was typed for a field and is not written. */
export const typedAt = (field: Field): Typed | undefined => snapshot.typed.get(keyOf(field));

export const writtenAt = (field: Field): Value | undefined => valueAt(recordOf(field)?.value, field.path);

/** What a field's text reads as on a page, with what it takes from other records. */
export function readAt(field: Field): string | undefined {
  const [said] = snapshot.state.entries.find((entry) => sameField(entry, field))?.forms ?? [];
  return said && typeset(said);
}

export const recordOf = ({ file, record }: RecordPlace): DeskRecord | undefined =>
  snapshot.state.records.find((one) => one.file === file && one.record === record);

/** What the schema of a record says of a place in it. */
export function schemaOf(field: Field): FieldSchema {
  return schemaAt(snapshot.schemas[field.record] ?? {}, recordOf(field)?.value, field.path);
}

/** The page of a town or a service, or a draft of one. */
export const isPage = (file: string) => /\/(?:towns|services)\//.test(file);

/** What is wrong and where, for whoever does not see the field; of several the first. */
export function inShort([first, ...others]: DeskFault[]): string {
  const more = others.length > 0 ? ` Et ${inCount(others.length, 'autre remarque', 'autres remarques')}.` : '';
  return first ? `${nameOf(first)} : ${first.sentence}${more}` : '';
}

/** By what an entry of a list, or of a record of records, is known. */
export function entryName(value: Value | undefined, key?: string): string | undefined {
  // A text does not say what it is for; its key does.
  const said = key !== undefined && typeof value === 'string' ? undefined : summary(value);
  const page = snapshot.state.records.find(({ file }) => isPage(file) && file.endsWith(`/${key ?? said}.ts`));
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
    return schemaOf({ file, record, path: place.slice(0, -1) }).properties ? title : entryName(value, key);
  };
  const names = path.map((key, depth) => {
    const place = path.slice(0, depth + 1);
    const name = nameAt(key, place);
    const takes = (one: IndexEntry) =>
      one.takes.length > 0 && one.file === file && one.record === record && isWithin(place, one.path);
    return name?.includes('{') ? summary(snapshot.state.entries.find(takes)?.forms[0] ?? name) : name;
  });
  // «Les toits › Paragraphe 1»: its number says that it is one of several.
  const isSaid = (_: unknown, at: number) =>
    at === 0 || typeof path[at + 1] !== 'number' || !/ \d+$/.test(names[at + 1] ?? '');
  const all = [hasRecord ? found?.title : '', ...names.filter(isSaid)];
  return typeset([...new Set(all)].filter(Boolean).map(capital).join(' › '));
}
