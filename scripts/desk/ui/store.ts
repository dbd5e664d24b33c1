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

/** An edit that the owner has typed and the desk has not saved, with the faults or the conflict that prevent it. */
export type UnsavedEdit = DeskEdit & {
  faults: DeskFault[];
  conflict?: Extract<Outcome, { kind: 'conflict' }> | undefined;
};

/**
 * An entry that the owner has begun and not added to its record yet. With `isChange` it replaces the value of its
 * field.
 */
export type PendingEntry = Field & { title: string; value: Value; isChange?: boolean };

/** A request for the form of a record, scrolled to a field. `others` are fields that print the same text. */
export type FormView = Field & { others: Field[]; at: number };

/**
 * The place where the preview shows a field. `anywhere` is the first page that prints the field. `added` is the open
 * page after its next reload. `here` is the open page, if that page prints the field.
 */
export type PreviewMode = 'anywhere' | 'added' | 'here';

/** The list or the form that the panel shows. */
export type View = { list: 'missing' | 'records' | 'changes' | 'online' | 'phone' | 'requests' } | FormView;

/** The state of the page: the state of the server, with the owner's unsaved edits and open view. */
type Snapshot = {
  schemas: Record<string, FieldSchema>;
  state: DeskState;
  /** The progress of going online, and the settings of the host. */
  online: OnlineState;
  /** The access of the owner's phone. */
  phone: PhoneState;
  /** The stored requests as they were last read from the host; undefined until the first read. */
  requests: (RequestList & { readAt: number }) | undefined;
  areRequestsLoading: boolean;
  unsavedEdits: ReadonlyMap<string, UnsavedEdit>;
  /** The keys come from `pendingEntryKey`, so that a form that is opened again continues its entry. */
  pendingEntries: ReadonlyMap<string, PendingEntry>;
  /** The text of the status region: «Enregistré», or what went wrong. */
  message: string;
  view: View;
  /** The field that the preview must show. Each request is a new object, so that the same field can be shown again. */
  previewTarget: (Field & { mode: PreviewMode }) | undefined;
};

/** Prefix of the localStorage keys that hold pending entries, one key per tab. */
const PENDING_STORAGE_KEY = 'bureau-a-ajouter';
/** The sessionStorage key for the name of a tab, which survives a reload. */
const TAB_NAME_KEY = 'bureau-onglet';
/** Milliseconds for which a tab that reloads still holds the lock of its name. */
const RELOAD_MS = 500;
const FIRST_VIEW: View = { list: 'missing' };

let storageKey = `${PENDING_STORAGE_KEY} ${sessionStorage.getItem(TAB_NAME_KEY) ?? ''}`;
const loadPendingEntries = (key: string): ReadonlyMap<string, PendingEntry> =>
  new Map(JSON.parse(localStorage.getItem(key) ?? '[]'));
const storePendingEntries = (key: string, pendingEntries: ReadonlyMap<string, PendingEntry>) =>
  pendingEntries.size > 0
    ? localStorage.setItem(key, JSON.stringify([...pendingEntries]))
    : localStorage.removeItem(key);

let snapshot = {
  unsavedEdits: new Map(),
  pendingEntries: loadPendingEntries(storageKey),
  areRequestsLoading: false,
  message: '',
  view: history.state ?? FIRST_VIEW,
} as unknown as Snapshot;

const listeners = new Set<() => void>();

/** Adds a listener, which is called after each change. */
export const onChange = (listener: () => void) => void listeners.add(listener);

/** Merges a change into the state and notifies the listeners. */
export function updateStore(change: Partial<Snapshot>): void {
  snapshot = { ...snapshot, ...change };
  for (const listener of listeners) listener();
}

/** Returns the current state. Components use `useDesk` instead, which renders them again after each change. */
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

/** Works like `useState`, but stores the value by `name`, so that a reopened view shows the value unchanged. */
export function usePersistentViewState<State>(name: string, initial: State) {
  const readStored = () => (viewState.has(name) ? (viewState.get(name) as State) : initial);
  const [, render] = useState({});
  const setPersistent = (next: State | ((before: State) => State)) => {
    viewState.set(name, next instanceof Function ? next(readStored()) : next);
    render({});
  };
  return [readStored(), setPersistent] as const;
}

/** Milliseconds after which a closed event stream is opened again. */
const REOPEN_MS = 3000;
let eventSource: EventSource | undefined;
let reopenTimer: ReturnType<typeof setTimeout> | undefined;
let onEvent: (update: Partial<Snapshot>) => void = () => {};

/**
 * Opens the stream of events again, so that the server sends the full state. A hidden tab closes its stream, because a
 * browser keeps at most six connections to one server. Every start of the desk opens another tab.
 */
export function openEventStream(): void {
  clearTimeout(reopenTimer);
  eventSource?.close();
  eventSource = document.hidden ? undefined : new EventSource(`${PREFIX}events`);
  eventSource?.addEventListener('message', ({ data }) => onEvent(JSON.parse(data)));
  // The browser opens a lost stream itself, but not one that it has closed because the owner stopped the page.
  eventSource?.addEventListener('error', ({ target }) => {
    if ((target as EventSource).readyState === EventSource.CLOSED) reopenTimer = setTimeout(openEventStream, REOPEN_MS);
  });
}

/**
 * Listens to the events of the server, which sends the full state first, then each change by any tab or by hand. Calls
 * `onFullState` with each full state, also after the server was restarted. Resolves with the first event.
 */
export const openDesk = (onFullState: () => void) =>
  new Promise<void>((resolve) => {
    onEvent = (update) => {
      updateStore(update);
      if (update.schemas) onFullState();
      resolve();
    };
    document.addEventListener('visibilitychange', openEventStream);
    openEventStream();
  });

/** Returns a copy of a map in which one entry is set, or removed if `entry` is undefined. A set entry comes last. */
export function withEntry<Entry>(
  entries: ReadonlyMap<string, Entry>,
  key: string,
  entry: Entry | undefined,
): ReadonlyMap<string, Entry> {
  const all = new Map(entries);
  all.delete(key);
  if (entry) all.set(key, entry);
  return all;
}

/** Stores a pending entry, or removes the stored entry if `entry` is undefined. */
export function savePendingEntry(entryKey: string, entry: PendingEntry | undefined): void {
  const pendingEntries = withEntry(getSnapshot().pendingEntries, entryKey, entry);
  storePendingEntries(storageKey, pendingEntries);
  updateStore({ pendingEntries });
}

/**
 * Holds the lock of a tab until the tab closes. Resolves to false if another tab holds the lock, because this tab is
 * then a duplicate.
 */
const holdLock = (name: string) =>
  new Promise<boolean>((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(name, { signal: AbortSignal.timeout(RELOAD_MS) }, hold).catch(() => resolve(false));
  });

/**
 * Gives this tab its own storage key for pending entries, so that two tabs can add to one list. Takes over the entries
 * of closed tabs.
 */
export async function claimPendingEntries(): Promise<void> {
  const needsOwnKey = storageKey === `${PENDING_STORAGE_KEY} ` || !(await holdsLockOf(storageKey));
  if (needsOwnKey) {
    const name = crypto.randomUUID();
    sessionStorage.setItem(TAB_NAME_KEY, name);
    storageKey = `${PENDING_STORAGE_KEY} ${name}`;
    await holdsLockOf(storageKey);
    updateStore({ pendingEntries: new Map() });
  }
  const { held = [] } = await navigator.locks.query();
  const openTabs = new Set(held.map(({ name }) => name));
  for (const key of Object.keys(localStorage).filter(
    (name) => name.startsWith(PENDING_STORAGE_KEY) && !openTabs.has(name),
  )) {
    const unclaimed = new Map(loadPendingEntries(key));
    for (const [entryKey, entry] of unclaimed) {
      if (getSnapshot().pendingEntries.has(entryKey)) continue;
      savePendingEntry(entryKey, entry);
      unclaimed.delete(entryKey);
    }
    storePendingEntries(key, unclaimed);
  }
}

let lock: { name: string; isHeld: Promise<boolean> } | undefined;

/** Resolves to true if this tab holds the lock of a key. Requests the lock only once. */
function holdsLockOf(key: string): Promise<boolean> {
  if (lock?.name !== key) lock = { name: key, isHeld: holdLock(key) };
  return lock.isHeld;
}

/** Returns the list that contains a field, or the field itself if it is not in a list. */
export const listOf = ({ file, record, path }: Field): Field => ({
  file,
  record,
  path: typeof path.at(-1) === 'number' ? path.slice(0, -1) : path,
});

/**
 * Returns the key of a pending entry. The key is the same for all entries of a list, and for a draft and its published
 * page.
 */
export const pendingEntryKey = (field: Field, title = '') =>
  keyOf(listOf({ ...field, file: pageFileOf(field.file) })) + title;

export const announce = (message: string) => updateStore({ message });

/** Removes a value of `usePersistentViewState`, so that its view starts with the initial value. */
export const resetViewState = (name: string) => viewState.delete(name);

/** Shows a list or a form in the panel, with a history entry for the browser's «back» button. */
export function navigateTo(view: View): void {
  history.pushState(view, '');
  updateStore('list' in view ? { view, message: '' } : { view });
}

/**
 * Returns a function that shows the result of an action, unless the owner has opened another view meanwhile. Call this
 * before the action.
 */
export function navigateUnlessGone(): (navigate: () => void) => void {
  const currentView = () => {
    const { view } = getSnapshot();
    return 'list' in view ? view.list : recordKey(view);
  };
  const initialView = currentView();
  return (navigate) => {
    if (currentView() === initialView) navigate();
  };
}

document.addEventListener('visibilitychange', () => !document.hidden && void claimPendingEntries());
window.addEventListener('popstate', ({ state }) => updateStore({ view: state ?? FIRST_VIEW }));

/** Opens a field in its form. `otherFields` print the same text. */
export const openForm = ({ file, record, path }: Field, otherFields: Field[] = []) =>
  navigateTo({ file, record, path, others: otherFields, at: performance.now() });

/** Makes the preview show a field. */
export const showOnPage = ({ file, record, path }: Field, mode: PreviewMode = 'anywhere') =>
  updateStore({ previewTarget: { file, record, path, mode } });

/** Opens a field in its form, and shows it in the preview. */
export function openField(field: Field): void {
  openForm(field);
  showOnPage(field);
}

/** Opens the whole form of a record, and shows its page in the preview. */
export function openRecord({ file, record }: RecordPlace): void {
  const field = { file, record, path: [] };
  openForm(field);
  showOnPage(field);
}
