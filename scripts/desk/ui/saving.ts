import type { Edit, Value } from '../records/edit-source';
import type { Action, ActionInput, Result } from '../server/actions';
import { keyOf, type RecordPlace, recordKey } from '../shared/field';
import {
  type DeskEdit,
  type DeskFault,
  type DeskState,
  type FileKind,
  KEY_HEADER,
  LIMITS,
  type Outcome,
  type PlacedEdit,
  PREFIX,
  type ReceivedFile,
} from '../shared/protocol';
import { pathAfterEdit } from '../shared/values';
import { nameOf, savedValueAt, summarizeFaults, unsavedEditsIn } from './lookups';
import {
  announce,
  getSnapshot,
  pendingEntryKey,
  savePendingEntry,
  type UnsavedEdit,
  updateStore,
  withEntry,
} from './store';

/** Milliseconds without a key press after which typed text is saved. */
const TYPING_PAUSE_MS = 250;
/** Milliseconds without a key press after which the first fault of a typed text is shown. */
const FAULT_PAUSE_MS = 2000;
/** Timers of faults that are shown after a pause, by the keys of their fields. */
const faultTimers = new Map<string, ReturnType<typeof setTimeout>>();
/** Milliseconds after which a failed write to the disk is tried again. */
const RETRY_MS = 3000;
const csrfTokenIn = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=key]')?.content ?? '';
let csrfToken = csrfTokenIn(document);
/** The timer that saves the typed text after a pause. */
let saveTimer: ReturnType<typeof setTimeout> | undefined;
let pendingSave: Promise<unknown> = Promise.resolve();

/** Calls an action of the server. If the server is closed or reports an error, announces that and returns undefined. */
export async function ask<Name extends Action>(
  name: Name,
  input: ActionInput[Name],
): Promise<Result[Name] | undefined> {
  const response = await readJson(post(name, JSON.stringify(input)));
  if (!response) {
    announce('Le bureau est fermé : relancez-le. Ce que vous avez tapé n’est pas encore enregistré.');
    return undefined;
  }
  const { sentence, result, state } = response.content as {
    sentence: string;
    result: Result[Name];
    state?: DeskState;
  };
  // An action of another tab may already have brought a newer state.
  if (state && state.serial > getSnapshot().state.serial) updateStore({ state });
  if (response.ok) return result;
  announce(sentence);
  return undefined;
}

/** Returns a response with its JSON, or undefined if the response is missing or incomplete. */
async function readJson(request: Promise<Response>): Promise<{ ok: boolean; content: unknown } | undefined> {
  try {
    const response = await request;
    return { ok: response.ok, content: await response.json() };
  } catch {
    return undefined;
  }
}

async function post(path: string, body: BodyInit): Promise<Response> {
  const send = () => fetch(`${PREFIX}${path}`, { method: 'POST', headers: { [KEY_HEADER]: csrfToken }, body });
  const response = await send();
  if (response.status !== 403) return response;
  // The desk was restarted and has another CSRF token. The text on this page is not saved yet, so the request is
  // repeated.
  csrfToken = csrfTokenIn(new DOMParser().parseFromString(await (await fetch(PREFIX)).text(), 'text/html'));
  return send();
}

/**
 * Uploads a file unchanged, as a new file or to replace the file of `record`. Returns the stored file, or the reason
 * for a refusal.
 */
export async function uploadFile(
  kind: FileKind,
  file: File,
  record?: string,
): Promise<ReceivedFile | { sentence: string }> {
  const { maxBytes, text } = LIMITS[kind];
  if (file.size > maxBytes) return { sentence: `« ${file.name} » est trop gros : ${text}.` };
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    // Reading fails for a folder, which browsers list as a file, and for a file that was moved after it was chosen.
    .catch(() => false);
  if (!isReadable)
    return { sentence: `« ${file.name} » ne peut pas être lu : est-ce un dossier, ou n’est-il plus à sa place ?` };
  const query = new URLSearchParams({ name: file.name, ...(record && { for: record }) });
  const answer = await readJson(post(`${kind}?${query}`, file));
  if (!answer) return { sentence: 'Le bureau est fermé : relancez-le, puis redonnez-lui ce fichier.' };
  return answer.content as ReceivedFile | { sentence: string };
}

/** Returns the key of the field that an edit changes. */
const fieldKeyOf = ({ file, record, edit }: PlacedEdit) => keyOf({ file, record, path: edit.path });
/** Returns an unsaved edit as the server expects it, without the result of the last attempt. */
const editToSend = ({ faults: _faults, conflict: _conflict, ...edit }: UnsavedEdit): DeskEdit => edit;
const setUnsavedEdit = (fieldKey: string, unsavedEdit: UnsavedEdit | undefined) =>
  updateStore({ unsavedEdits: withEntry(getSnapshot().unsavedEdits, fieldKey, unsavedEdit) });

/** Keeps a typed value and saves it after a pause, or `immediately` for a click or a field that has lost the focus. */
export function changeField(edit: DeskEdit, immediately = false): void {
  const previousEdit = getSnapshot().unsavedEdits.get(fieldKeyOf(edit));
  // The owner is choosing between this value and the value in the file.
  if (previousEdit?.conflict && JSON.stringify(previousEdit.edit) === JSON.stringify(edit.edit)) return;
  setUnsavedEdit(fieldKeyOf(edit), {
    ...edit,
    isTyping: !immediately,
    expected: previousEdit ? previousEdit.expected : edit.expected,
    faults: previousEdit?.faults ?? [],
  });
  clearTimeout(saveTimer);
  // A screen reader repeats the same message only if the status was empty in between.
  announce('');
  if (immediately) void saveTyped();
  else saveTimer = setTimeout(saveTyped, TYPING_PAUSE_MS);
}

/** Saves all unsaved edits now, after the save that is in progress. */
export function saveTyped(): Promise<unknown> {
  clearTimeout(saveTimer);
  pendingSave = pendingSave.then(async () => {
    for (const [fieldKey, unsavedEdit] of getSnapshot().unsavedEdits)
      if (isUnchanged(unsavedEdit)) setUnsavedEdit(fieldKey, undefined);
    const editsToSave = [...getSnapshot().unsavedEdits].filter(([, { conflict }]) => !conflict);
    if (editsToSave.length === 0) return;
    const edits = editsToSave.map(([, unsavedEdit]) => editToSend(unsavedEdit));
    const outcomes = await ask('change', { edits });
    if (!outcomes) return;
    for (const [index, [fieldKey, { edit }]] of editsToSave.entries()) handleOutcome(fieldKey, edit, outcomes[index]!);
    const savedTitles = edits.filter((_, index) => outcomes[index]?.kind === 'saved').map(({ title }) => title);
    const failedWrite = outcomes.find((outcome) => outcome.kind === 'unwritten');
    if (failedWrite?.kind === 'unwritten') {
      announce(failedWrite.sentence);
      saveTimer = setTimeout(saveTyped, RETRY_MS);
    } else if (savedTitles.length > 0) announce(`Enregistré : ${savedTitles.join(', ')}`);
  });
  return pendingSave;
}

/**
 * Returns true for a refused edit that now equals the saved value, for example if the owner empties a field without a
 * saved value.
 */
function isUnchanged({ edit, faults, ...recordPlace }: UnsavedEdit): boolean {
  if (faults.length === 0 || (edit.kind !== 'set' && edit.kind !== 'remove')) return false;
  const next = 'value' in edit ? edit.value : '';
  return JSON.stringify(savedValueAt({ ...recordPlace, path: edit.path }) ?? '') === JSON.stringify(next);
}

/**
 * Shows the faults of a value immediately if the field has lost the focus or was wrong before. Otherwise shows the
 * faults after a pause in typing, so that the beginning of a word is not marked as wrong.
 */
function markRefused(
  fieldKey: string,
  unsavedEdit: UnsavedEdit,
  expected: Value | undefined,
  faults: DeskFault[],
): void {
  clearTimeout(faultTimers.get(fieldKey));
  const isFirst = unsavedEdit.isTyping && unsavedEdit.faults.length === 0;
  setUnsavedEdit(fieldKey, { ...unsavedEdit, expected, faults: isFirst ? [] : faults, conflict: undefined });
  if (!isFirst) return;
  const show = () => {
    const current = getSnapshot().unsavedEdits.get(fieldKey);
    if (current?.edit === unsavedEdit.edit) setUnsavedEdit(fieldKey, { ...current, faults });
  };
  faultTimers.set(fieldKey, setTimeout(show, FAULT_PAUSE_MS));
}

function handleOutcome(fieldKey: string, sentEdit: DeskEdit['edit'], outcome: Outcome): void {
  const unsavedEdit = getSnapshot().unsavedEdits.get(fieldKey);
  if (!unsavedEdit) return;
  const savedValue = savedValueAt({ ...unsavedEdit, path: sentEdit.path });
  if (outcome.kind === 'refused') markRefused(fieldKey, unsavedEdit, savedValue, outcome.faults);
  else if (outcome.kind === 'conflict') setUnsavedEdit(fieldKey, { ...unsavedEdit, faults: [], conflict: outcome });
  else if (outcome.kind === 'unwritten')
    setUnsavedEdit(fieldKey, {
      ...unsavedEdit,
      faults: [{ ...unsavedEdit, path: sentEdit.path, sentence: outcome.sentence }],
    });
  // The next request saves a value that was typed during this request.
  else setUnsavedEdit(fieldKey, unsavedEdit.edit === sentEdit ? undefined : { ...unsavedEdit, expected: savedValue });
}

/** Resolves a conflict: discards the typed value, or saves it over the value that is now in the file. */
export function resolveConflict(unsavedEdit: UnsavedEdit, keepsTyped: boolean): void {
  setUnsavedEdit(fieldKeyOf(unsavedEdit), undefined);
  if (keepsTyped) changeField({ ...editToSend(unsavedEdit), expected: unsavedEdit.conflict?.found }, true);
}

/** The actions that change data/. They return an outcome or a list of outcomes. */
type ChangeAction = { [Name in Action]: Result[Name] extends Outcome | Outcome[] ? Name : never }[Action];

const SUCCESS_MESSAGES: { [Name in Action]?: (before: DeskState) => string } = {
  undo: ({ undo }) => `Annulé : ${undo ?? 'rien'}`,
  redo: ({ redo }) => `Rétabli : ${redo ?? 'rien'}`,
  publish: () => 'La page est dans le site ; elle partira à la prochaine mise en ligne.',
};

/** Messages during actions that take a while. */
const PROGRESS_MESSAGES: { [Name in Action]?: string } = {
  publish: 'La page se met en place…',
  withdraw: 'La page s’en va…',
};

/** Saves the typed text, then calls an action that changes data/, and announces its outcome. */
export async function act<Name extends ChangeAction>(
  name: Name,
  input: ActionInput[Name],
): Promise<Outcome | undefined> {
  await saveTyped();
  announce(PROGRESS_MESSAGES[name] ?? '');
  const previousState = getSnapshot().state;
  const [outcome] = [await ask(name, input)].flat() as (Outcome | undefined)[];
  // The faults belong to fields that do not exist yet, so no form shows them.
  if (outcome?.kind === 'refused')
    announce(`${name === 'revert' ? 'Pas remis. ' : ''}${summarizeFaults(outcome.faults)}`);
  if (outcome?.kind === 'conflict')
    announce(name === 'undo' ? `${outcome.sentence} « Annuler » passe à l’étape d’avant.` : outcome.sentence);
  if (outcome?.kind === 'unwritten') announce(outcome.sentence);
  if (outcome?.kind === 'saved')
    announce(SUCCESS_MESSAGES[name]?.(previousState) ?? `Enregistré : ${getSnapshot().state.undo}`);
  // The unsaved edits of a removed page are dropped with it.
  if (outcome?.kind === 'saved' && (name === 'withdraw' || name === 'discard'))
    for (const [fieldKey, { file }] of getSnapshot().unsavedEdits)
      if (file === (input as { file: string }).file) setUnsavedEdit(fieldKey, undefined);
  return outcome;
}

/** Undoes the last step. An edit that could not be saved is newer than any step, so it is undone first. */
export async function undo(): Promise<void> {
  const initialEdits = getSnapshot().unsavedEdits;
  await saveTyped();
  // Keeps an edit that was typed while this function waited.
  const [fieldKey, lastEdit] = [...getSnapshot().unsavedEdits].findLast(([key]) => initialEdits.has(key)) ?? [];
  if (!fieldKey || !lastEdit) return void act('undo', {});
  setUnsavedEdit(fieldKey, undefined);
  announce(`Annulé : ${lastEdit.title}`);
}

const DONE_WORDS = { set: 'Enregistré', insert: 'Ajouté', move: 'Déplacé', remove: 'Retiré' } as const;

/** Moves unsaved edits and pending entries along with their list entry, or drops them if the entry is removed. */
function rebaseUnsaved(record: RecordPlace, edit: Edit): void {
  // Removes all entries before adding any, because the new key of one entry may be the old key of another.
  const entries = [...getSnapshot().pendingEntries.values()].filter((entry) => recordKey(entry) === recordKey(record));
  for (const entry of entries) savePendingEntry(pendingEntryKey(entry, entry.title), undefined);
  for (const entry of entries) {
    const path = pathAfterEdit(entry.path, edit);
    if (path) savePendingEntry(pendingEntryKey({ ...entry, path }, entry.title), { ...entry, path });
  }
  const unsavedEdits = unsavedEditsIn(record);
  for (const unsavedEdit of unsavedEdits) setUnsavedEdit(fieldKeyOf(unsavedEdit), undefined);
  for (const unsavedEdit of unsavedEdits) {
    const path = pathAfterEdit(unsavedEdit.edit.path, edit);
    const faults = unsavedEdit.faults.flatMap((fault) => {
      const newPath = recordKey(fault) === recordKey(record) ? pathAfterEdit(fault.path, edit) : fault.path;
      return newPath ? { ...fault, path: newPath } : [];
    });
    if (path)
      setUnsavedEdit(keyOf({ ...record, path }), { ...unsavedEdit, faults, edit: { ...unsavedEdit.edit, path } });
  }
}

/**
 * Saves several edits as one undo step, or no edit at all. Saves the unsaved edits of the first record before, or in
 * the same step if the edits are only valid together. Announces the outcome; `title` names the step.
 */
export async function applyTogether(edits: PlacedEdit[], title?: string): Promise<Outcome | undefined> {
  await saveTyped();
  const sentKeys = new Set<string>();
  const deskEdits = edits.map((placedEdit): DeskEdit => {
    const { file, record, edit } = placedEdit;
    const field = { file, record, path: edit.path };
    const isRepeated = sentKeys.has(fieldKeyOf(placedEdit));
    sentKeys.add(fieldKeyOf(placedEdit));
    const deskEdit = { file, record, edit, title: title ?? nameOf(field) };
    // The value may be a list of hundreds of entries, to which each edit of the step adds one.
    return isRepeated ? deskEdit : { ...deskEdit, expected: savedValueAt(field) };
  });
  let outcome = await act('change', { edits: deskEdits, isOneStep: true });
  const unsavedEdits = (edits[0] ? unsavedEditsIn(edits[0]) : []).filter(({ conflict }) => !conflict);
  if (outcome?.kind === 'refused' && unsavedEdits.length > 0) {
    // For example, a day that is added to one line of hours is refused until its old line is removed.
    const allEdits = [...unsavedEdits.map(editToSend), ...deskEdits];
    const [combinedOutcome] = (await ask('change', { edits: allEdits, isOneStep: true })) ?? [];
    if (combinedOutcome?.kind === 'saved') {
      outcome = combinedOutcome;
      for (const unsavedEdit of unsavedEdits) handleOutcome(fieldKeyOf(unsavedEdit), unsavedEdit.edit, combinedOutcome);
      announce(`Enregistré : ${getSnapshot().state.undo}`);
    }
  }
  if (outcome?.kind === 'saved') for (const { edit, ...recordPlace } of edits) rebaseUnsaved(recordPlace, edit);
  const kind = edits[0]?.edit.kind;
  if (outcome?.kind === 'saved' && kind && !title) announce(`${DONE_WORDS[kind]} : ${deskEdits[0]?.title}`);
  return outcome;
}
