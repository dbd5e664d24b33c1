import { useSyncExternalStore } from 'react';
import { inCount } from '../../format';
import type { Goal } from '../../go-online';
import type { Value } from '../edit-source';
import type { HostEntry, HostTrial, OnlineState } from '../online-protocol';
import {
  type Answer,
  type DeskEdit,
  type DeskFault,
  type DeskState,
  type FieldSchema,
  KEY_HEADER,
  type KeptDraft,
  MOST_PHOTO_BYTES,
  type Outcome,
  type PageDraft,
  PREFIX,
  type ReceivedPhoto,
  valueAt,
} from '../protocol';
import type { Field } from '../text-index';
import { capital, schemaAt, summary } from './schema';

/** What the owner has typed and the desk has not written: it says why. */
export type Draft = DeskEdit & { faults: DeskFault[]; conflict?: Extract<Outcome, { kind: 'conflict' }> | undefined };

export type PlacedEdit = Pick<DeskEdit, 'file' | 'record' | 'edit'>;

export type Snapshot = {
  schemas: Record<string, FieldSchema>;
  state: DeskState;
  drafts: ReadonlyMap<string, Draft>;
  /** Said aloud: «Enregistré», or what went wrong. */
  message: string;
  /** How far going online is, and how the host is reached. */
  online: OnlineState;
};

/** Where a form says by itself what is wrong. */
export const SEE_REMARKS = 'Pas encore enregistré : voyez les remarques près des champs';

/** Typing rests so long before what was typed is written, in milliseconds. */
const REST = 350;

const key = document.querySelector<HTMLMetaElement>('meta[name=cle]')?.content ?? '';
let snapshot!: Snapshot;
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

/** Reads everything, and again whenever another tab or program changes data/, or going online has come further. */
export async function openDesk(): Promise<void> {
  const [{ schemas, state }, online] = await Promise.all(['etat', 'en-ligne'].map(read));
  snapshot = { schemas, state, online, drafts: new Map(), message: '' };
  const events = new EventSource(`${PREFIX}evenements`);
  events.addEventListener('en-ligne', () => void refreshOnline());
  events.addEventListener('message', ({ data }) => {
    const { version, drafts } = JSON.parse(data);
    if (version > snapshot.state.version) void refresh();
    else set({ state: { ...snapshot.state, drafts } });
  });
}

/** What an address of the desk says; undefined while it cannot. */
async function read(route: string) {
  const response = await fetch(`${PREFIX}${route}`).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

async function refreshOnline(): Promise<void> {
  const online: OnlineState | undefined = await read('en-ligne');
  if (!online) return;
  // What has been changed since the last time is less now.
  const isThere = online.phase === 'done' && online.goal !== 'prepare' && snapshot.online.phase === 'running';
  if (isThere) await refresh();
  set({ online });
}

/** Begins to go online, or goes on to what is asked when what is under way is done. */
export async function go(goal: Goal): Promise<void> {
  const online = await send<OnlineState>('mettre-en-ligne', { goal });
  if (online) set({ online });
}

/** Tries the host's settings and keeps them where they work. */
export async function tryHost(entry: HostEntry): Promise<HostTrial | undefined> {
  const trial = await send<HostTrial>('essayer-hebergeur', entry);
  await refreshOnline();
  return trial;
}

let isReading = false;
let isOutdated = false;

/** Reads everything; whatever is told meanwhile is read once, after it. */
async function refresh(): Promise<void> {
  isOutdated = isReading;
  if (isReading) return;
  isReading = true;
  const all = await read('etat');
  isReading = false;
  // While somebody copies files into data/ it cannot be read; what comes next is told, too.
  if (all) show(all.state);
  if (isOutdated) await refresh();
}

/** Two answers may cross. */
function show(state: DeskState): void {
  if (state.version >= snapshot.state.version) set({ state });
}

/** A place of a draft: two edits of one place are one. */
const draftKey = ({ file, record, edit }: PlacedEdit) =>
  JSON.stringify([file, record, edit.kind === 'insert' ? 'insert' : 'set', edit.path]);

/** Keeps what is typed, and writes it as soon as it is right; `at once` where nothing is being typed. */
export function change(edit: DeskEdit, atOnce = false): void {
  const drafts = new Map(snapshot.drafts);
  const before = drafts.get(draftKey(edit));
  drafts.set(draftKey(edit), { ...edit, was: before ? before.was : edit.was, faults: before?.faults ?? [] });
  set({ drafts });
  clearTimeout(timer);
  if (atOnce) saveDrafts();
  else timer = setTimeout(saveDrafts, REST);
}

/** Writes what is waiting; a field that is left does not wait for the clock. */
export function saveDrafts(): void {
  clearTimeout(timer);
  sending = sending.then(async () => {
    const waiting = [...snapshot.drafts].filter(([, { conflict }]) => !conflict);
    if (waiting.length === 0) return;
    const answer = await send<Answer>('changer', { edits: waiting.map(([, { faults, conflict, ...edit }]) => edit) });
    if (answer) settle(waiting, answer);
  });
}

function settle(sent: [string, Draft][], { outcomes, state }: Answer): void {
  const drafts = new Map(snapshot.drafts);
  for (const [index, [name, { edit }]] of sent.entries()) {
    const [outcome, now] = [outcomes[index]!, drafts.get(name)];
    if (!now) continue;
    if (outcome.kind === 'refused') drafts.set(name, { ...now, faults: outcome.faults, conflict: undefined });
    else if (outcome.kind === 'conflict') drafts.set(name, { ...now, faults: [], conflict: outcome });
    else if (now.edit === edit) drafts.delete(name);
    // What was typed while this was under way is for the next turn.
    else drafts.set(name, { ...now, was: 'value' in edit ? edit.value : undefined });
  }
  set({ drafts, message: outcomes.every(({ kind }) => kind === 'saved') ? 'Enregistré' : SEE_REMARKS });
  show(state);
}

/** Takes what was typed away, or writes it over what somebody else has written. */
export function decide(draft: Draft, mine: boolean): void {
  const drafts = new Map(snapshot.drafts);
  drafts.delete(draftKey(draft));
  set({ drafts });
  const { faults: _, conflict, ...edit } = draft;
  if (mine) change({ ...edit, was: conflict?.found }, true);
}

const TOLD: Record<string, (before: DeskState) => string> = {
  annuler: ({ undo }) => `Annulé : ${undo ?? 'rien'}`,
  retablir: ({ redo }) => `Rétabli : ${redo ?? 'rien'}`,
  publier: () => 'La page est dans le site ; elle partira à la prochaine mise en ligne.',
};

/** Moves, removes, adds, undoes: at once, and told. */
export async function act(route: string, body: unknown = {}): Promise<Outcome | undefined> {
  await sending;
  const before = snapshot.state;
  const answer = await send<Answer>(route, body);
  const outcome = answer?.outcomes[0];
  if (!answer || !outcome) return undefined;
  show(answer.state);
  if (outcome.kind === 'refused') say(inShort(outcome.faults));
  if (outcome.kind === 'conflict') say(outcome.sentence);
  if (outcome.kind === 'saved') say(TOLD[route]?.(before) ?? 'Enregistré');
  return outcome;
}

/** Takes all of these changes, as one step, or none; what is being typed is written before. */
export async function takeTogether(title: string, edits: PlacedEdit[]): Promise<Outcome | undefined> {
  saveDrafts();
  await sending;
  const now = edits.map((one) => ({ ...one, title, was: writtenAt(snapshot, { ...one, path: one.edit.path }) }));
  const outcome = await act('changer', { edits: now, isOneStep: true });
  if (outcome?.kind === 'refused') say(SEE_REMARKS);
  return outcome;
}

/** Sends a photograph as it is, for a record that there is or a new one; gives what came, or what is wrong with it. */
export async function receive(photo: File, record?: string): Promise<ReceivedPhoto | { sentence: string }> {
  if (photo.size > MOST_PHOTO_BYTES)
    return { sentence: `« ${photo.name} » est trop gros : ${MOST_PHOTO_BYTES / 1024 ** 2} Mo au plus.` };
  try {
    const query = new URLSearchParams({ nom: photo.name, ...(record && { pour: record }) });
    const headers = { [KEY_HEADER]: key };
    return await (await fetch(`${PREFIX}photo?${query}`, { method: 'POST', headers, body: photo })).json();
  } catch {
    return { sentence: 'Le bureau est fermé : relancez-le, puis redonnez-lui cette photo.' };
  }
}

/** Keeps a page that is not complete instead of what was kept of it; undefined where the desk could not. */
export const keepDraft = (draft: PageDraft, was?: PageDraft) =>
  send<KeptDraft>('brouillon', { ...draft, was: was?.value });

/** Sends something to the desk; where it refuses, that is said, and nothing comes back. */
export async function send<Result>(route: string, body: unknown): Promise<Result | undefined> {
  try {
    const sent = { method: 'POST', headers: { [KEY_HEADER]: key }, body: JSON.stringify(body) };
    const response = await fetch(`${PREFIX}${route}`, sent);
    const result = await response.json();
    if (response.ok) return result;
    say(result.sentence);
  } catch {
    say("Le bureau est fermé : relancez-le. Ce que vous avez tapé n'est pas encore enregistré.");
  }
  return undefined;
}

export function say(message: string): void {
  set({ message });
}

/** Asks the preview for the place where a field is read. */
export function showOnPage({ file, record, path }: Field): void {
  window.dispatchEvent(new CustomEvent('show-on-page', { detail: { file, record, path } }));
}

/** What is typed in a record and not written. */
export const draftsOf = ({ drafts }: Snapshot, { file, record }: Pick<Field, 'file' | 'record'>) =>
  [...drafts.values()].filter((draft) => draft.file === file && draft.record === record);

/** What a field holds for the owner: what he has typed, else what is written. */
export function draftAt({ drafts }: Snapshot, field: Field): Draft | undefined {
  return drafts.get(draftKey({ ...field, edit: { kind: 'set', path: field.path, value: null } }));
}

export function writtenAt({ state }: Snapshot, { file, record, path }: Field): Value | undefined {
  return valueAt(recordOf(state, file, record)?.value, path);
}

export function recordOf(state: DeskState, file: string, record: string) {
  return state.records.find((one) => one.file === file && one.record === record);
}

/** What is wrong and where, for whoever does not see the field; of several the first. */
function inShort([first, ...others]: DeskFault[]): string {
  const more = others.length > 0 ? ` Et ${inCount(others.length, 'autre remarque', 'autres remarques')}.` : '';
  return first ? `${nameOf(snapshot, first)} : ${first.sentence}${more}` : '';
}

/** What an address of a town or a service is the page of. */
const pageNamed = ({ state }: Snapshot, slug: string | undefined) =>
  state.records.find(({ file }) => /^data\/(?:towns|services)\//.test(file) && file.endsWith(`/${slug}.ts`))?.title;

/** By what an entry of a list, or of a record of records, is known. */
export function entryName(snapshot: Snapshot, value: Value | undefined, key?: string): string | undefined {
  // A text does not say what it is for; its key does.
  const said = key !== undefined && typeof value === 'string' ? undefined : summary(value);
  return pageNamed(snapshot, key ?? said) ?? said ?? key;
}

/** «L’entreprise › Horaires › samedi › Fermeture»; without its record, what a draft has at a place. */
export function nameOf(snapshot: Snapshot, { file, record, path }: Field, draft?: PageDraft): string {
  const found = recordOf(snapshot.state, file, record);
  const schema = snapshot.schemas[found?.schema ?? `data/${draft?.collection}`] ?? {};
  const whole = draft ? draft.value : found?.value;
  const names = path.map((key, depth) => {
    const value = valueAt(whole, path.slice(0, depth + 1));
    const { title } = schemaAt(schema, whole, path.slice(0, depth + 1));
    const isKey = !schemaAt(schema, whole, path.slice(0, depth)).properties;
    if (typeof key === 'number') return entryName(snapshot, value) ?? `${title} ${key + 1}`;
    return isKey ? entryName(snapshot, value, key) : title;
  });
  return [...new Set([found?.title, ...names])].filter(Boolean).map(capital).join(' › ');
}
