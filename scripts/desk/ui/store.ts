import { useState, useSyncExternalStore } from 'react';
import type { PhoneState } from '../phone/phone';
import type { Value } from '../records/edit-source';
import type { RequestList } from '../requests/host-requests';
import type { OnlineState } from '../server/online';
import { type Field, keyOf, type RecordPlace, recordKey } from '../shared/field';
import {
  type DeskEdit,
  type DeskFault,
  type DeskState,
  type FieldSchema,
  type Outcome,
  PREFIX,
  pageFileOf,
} from '../shared/protocol';

/** What the owner has typed and the desk has not written: it says why. */
export type UnsavedEdit = DeskEdit & {
  faults: DeskFault[];
  conflict?: Extract<Outcome, { kind: 'conflict' }> | undefined;
};

/** Something new that was begun, is not complete and so in no record yet: it will stand at its field, or change what is there. */
export type PendingEntry = Field & { title: string; value: Value; isChange?: boolean };

/** The form of a record and its place that was asked for at a moment; `others` may say the same. */
export type FormView = Field & { others: Field[]; at: number };

/** Wherever it is read; once the page that is open has it; where that page has it, and not at all where it has not. */
export type PreviewMode = 'anywhere' | 'added' | 'here';

/** What the panel shows. */
export type View = { list: 'missing' | 'records' | 'changes' | 'online' | 'phone' | 'requests' } | FormView;

/** All that is shown: what the desk says, and what the owner has typed and chosen since. */
type Snapshot = {
  schemas: Record<string, FieldSchema>;
  state: DeskState;
  /** How far going online is, and how the host is reached. */
  online: OnlineState;
  /** The access of the owner's phone. */
  phone: PhoneState;
  /** The requests at the host as they were read last, and when; undefined until then. */
  requests: (RequestList & { readAt: number }) | undefined;
  areRequestsRead: boolean;
  typed: ReadonlyMap<string, UnsavedEdit>;
  /** By their places: whoever comes back goes on from there. */
  begun: ReadonlyMap<string, PendingEntry>;
  /** Said aloud: «Enregistré», or what went wrong. */
  message: string;
  view: View;
  /** The field that the preview is to show; each time it is asked for it is another object. */
  looked: (Field & { how: PreviewMode }) | undefined;
};

/** What was begun outlives the window, each tab's under a key that begins so. */
const PENDING_STORAGE_KEY = 'bureau-a-ajouter';
/** The name of a tab, which outlives a reload. */
const TAB = 'bureau-onglet';
/** Milliseconds for which the name of a tab is taken after its reload has begun. */
const RELOAD_MS = 500;
const FIRST_VIEW: View = { list: 'missing' };

let begunKey = `${PENDING_STORAGE_KEY} ${sessionStorage.getItem(TAB) ?? ''}`;
const loadPendingEntries = (key: string): ReadonlyMap<string, PendingEntry> =>
  new Map(JSON.parse(localStorage.getItem(key) ?? '[]'));
const writeBegun = (key: string, begun: ReadonlyMap<string, PendingEntry>) =>
  begun.size > 0 ? localStorage.setItem(key, JSON.stringify([...begun])) : localStorage.removeItem(key);

let snapshot = {
  typed: new Map(),
  begun: loadPendingEntries(begunKey),
  areRequestsRead: false,
  message: '',
  view: history.state ?? FIRST_VIEW,
} as unknown as Snapshot;

const listeners = new Set<() => void>();

/** Calls a listener after each change. */
export const onChange = (listener: () => void) => void listeners.add(listener);

/** Makes it so, and tells whoever shows it. */
export function set(change: Partial<Snapshot>): void {
  snapshot = { ...snapshot, ...change };
  for (const listener of listeners) listener();
}

/** What is so at this moment; what shows it uses `useDesk`. */
export const getSnapshot = () => snapshot;

export function useDesk(): Snapshot {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => snapshot,
  );
}

const viewState = new Map<string, unknown>();

/** A state that whoever comes back from another view finds as he left it, by its name. */
export function usePersistentViewState<Kept>(name: string, initial: Kept) {
  const readStored = () => (viewState.has(name) ? (viewState.get(name) as Kept) : initial);
  const [, render] = useState({});
  const setPersistent = (next: Kept | ((before: Kept) => Kept)) => {
    viewState.set(name, next instanceof Function ? next(readStored()) : next);
    render({});
  };
  return [readStored(), setPersistent] as const;
}

/**
 * The desk tells everything as this begins, and again whatever becomes different, whoever changes it; `onFullState` runs whenever
 * it tells everything: it may have been closed meanwhile. A tab that nobody sees is told nothing, since a browser keeps six
 * connections to a desk, and every start opens another tab.
 */
export const openDesk = (onFullState: () => void) =>
  new Promise<void>((onMessage) => {
    let eventSource: EventSource | undefined;
    const listen = () => {
      eventSource?.close();
      eventSource = document.hidden ? undefined : new EventSource(`${PREFIX}events`);
      eventSource?.addEventListener('message', ({ data }) => {
        const news: Partial<Snapshot> = JSON.parse(data);
        set(news);
        if (news.schemas) onFullState();
        onMessage();
      });
    };
    document.addEventListener('visibilitychange', listen);
    listen();
  });

/** What is kept by places, with another one at a place, or none. */
export function withEntry<One>(
  kept: ReadonlyMap<string, One>,
  place: string,
  one: One | undefined,
): ReadonlyMap<string, One> {
  const all = new Map(kept);
  // The latest is the last.
  all.delete(place);
  if (one) all.set(place, one);
  return all;
}

/** Keeps what was begun, or lets go of it. */
export function savePendingEntry(place: string, one: PendingEntry | undefined): void {
  const begun = withEntry(getSnapshot().begun, place, one);
  writeBegun(begunKey, begun);
  set({ begun });
}

/** Holds the lock of a tab for as long as the tab is open; false if another tab, of which this one is a copy, holds it. */
const holdLock = (name: string) =>
  new Promise<boolean>((tell) => {
    const hold = () => {
      tell(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, { signal: AbortSignal.timeout(RELOAD_MS) }, hold).catch(() => tell(false));
  });

/**
 * Gives this tab a key of its own for what is begun in it, so that two tabs can add to one list, and takes over what tabs
 * that are closed have begun. Without locks (before Firefox 96, Safari 15.4) all tabs share one key.
 */
export async function claimBegun(): Promise<void> {
  if (!navigator.locks) return;
  const isNew = begunKey === `${PENDING_STORAGE_KEY} ` || !(await isOwn(begunKey));
  if (isNew) {
    const name = crypto.randomUUID();
    sessionStorage.setItem(TAB, name);
    begunKey = `${PENDING_STORAGE_KEY} ${name}`;
    await isOwn(begunKey);
    set({ begun: new Map() });
  }
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PENDING_STORAGE_KEY) && !open.has(one))) {
    const left = new Map(loadPendingEntries(key));
    for (const [place, one] of left) {
      if (getSnapshot().begun.has(place)) continue;
      savePendingEntry(place, one);
      left.delete(place);
    }
    writeBegun(key, left);
  }
}

let lock: { name: string; isHeld: Promise<boolean> } | undefined;

/** True if this tab holds the lock of a key; asks for it once. */
function isOwn(key: string): Promise<boolean> {
  if (lock?.name !== key) lock = { name: key, isHeld: holdLock(key) };
  return lock.isHeld;
}

/** The list that a field is an entry of, if it is one; else the field. */
export const listOf = ({ file, record, path }: Field): Field => ({
  file,
  record,
  path: typeof path.at(-1) === 'number' ? path.slice(0, -1) : path,
});

/** Where something new that is called so is kept until it is complete: an entry of a list by its list, in a draft as in its page. */
export const begunPlace = (field: Field, title = '') =>
  keyOf(listOf({ ...field, file: pageFileOf(field.file) })) + title;

export const say = (message: string) => set({ message });

/** Lets go of what was kept of a view by that name: it opens as it did first. */
export const forget = (name: string) => viewState.delete(name);

/** Turns to a list, or to a field in its form; the browser's own «back» leads back. */
export function turnTo(view: View): void {
  history.pushState(view, '');
  set('list' in view ? { view, message: '' } : { view });
}

/**
 * Returns a function that turns to the result of an action, unless the owner has gone to another view meanwhile. Call this
 * before the action.
 */
export function turnUnlessGone(): (turn: () => void) => void {
  const place = () => {
    const { view } = getSnapshot();
    return 'list' in view ? view.list : recordKey(view);
  };
  const before = place();
  return (turn) => {
    if (place() === before) turn();
  };
}

document.addEventListener('visibilitychange', () => !document.hidden && void claimBegun());
window.addEventListener('popstate', ({ state }) => set({ view: state ?? FIRST_VIEW }));

export const open = ({ file, record, path }: Field, others: Field[] = []) =>
  turnTo({ file, record, path, others, at: performance.now() });

/** Asks the preview for the place where a field is read. */
export const showOnPage = ({ file, record, path }: Field, how: PreviewMode = 'anywhere') =>
  set({ looked: { file, record, path, how } });

/** Opens a field in its form, and shows it in the preview. */
export function openField(field: Field): void {
  open(field);
  showOnPage(field);
}

/** Opens all of a record, beside the page that it is. */
export function openWhole({ file, record }: RecordPlace): void {
  const whole = { file, record, path: [] };
  open(whole);
  showOnPage(whole);
}
