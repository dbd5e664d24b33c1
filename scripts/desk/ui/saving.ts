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
import { begunPlace, getSnapshot, savePendingEntry, say, set, type UnsavedEdit, withEntry } from './store';

/** Milliseconds without a key after which typed text is written. */
const TYPING_PAUSE_MS = 250;
/** Milliseconds without a key after which a text that is typed for the first time gets a remark. */
const REMARK_PAUSE_MS = 2000;
/** Remarks that wait for a pause, by the places of their fields. */
const remarks = new Map<string, ReturnType<typeof setTimeout>>();
/** Milliseconds after which text that the disk has refused is written again. */
const RETRY_MS = 3000;
const keyIn = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=key]')?.content ?? '';
let key = keyIn(document);
let timer: ReturnType<typeof setTimeout> | undefined;
let pendingSave: Promise<unknown> = Promise.resolve();

/** Asks the desk for something; where it refuses, that is said, and nothing comes back. */
export async function ask<Name extends Action>(name: Name, sent: ActionInput[Name]): Promise<Result[Name] | undefined> {
  const response = await answerOf(post(name, JSON.stringify(sent)));
  if (!response) {
    say('Le bureau est fermé : relancez-le. Ce que vous avez tapé n’est pas encore enregistré.');
    return undefined;
  }
  const { sentence, result, state } = response.content as {
    sentence: string;
    result: Result[Name];
    state?: DeskState;
  };
  // The state may be older than one that another tab has caused.
  if (state && state.serial > getSnapshot().state.serial) set({ state });
  if (response.ok) return result;
  say(sentence);
  return undefined;
}

/** Returns an answer with its JSON; undefined only if the server does not answer, or not to the end. */
async function answerOf(sent: Promise<Response>): Promise<{ ok: boolean; content: unknown } | undefined> {
  try {
    const response = await sent;
    return { ok: response.ok, content: await response.json() };
  } catch {
    return undefined;
  }
}

async function post(address: string, body: BodyInit): Promise<Response> {
  const send = () => fetch(`${PREFIX}${address}`, { method: 'POST', headers: { [KEY_HEADER]: key }, body });
  const response = await send();
  if (response.status !== 403) return response;
  // The desk was started anew, and has another key; what is typed here is still to be written.
  key = keyIn(new DOMParser().parseFromString(await (await fetch(PREFIX)).text(), 'text/html'));
  return send();
}

/** Sends a file as it is, for a record that there is or a new one; gives what came, or what is wrong with it. */
export async function receive(
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
    // Browsers list a folder as a file; a file may have been moved since it was chosen.
    .catch(() => false);
  if (!isReadable)
    return { sentence: `« ${file.name} » ne peut pas être lu : est-ce un dossier, ou n’est-il plus à sa place ?` };
  const query = new URLSearchParams({ name: file.name, ...(record && { for: record }) });
  const answer = await answerOf(post(`${kind}?${query}`, file));
  if (!answer) return { sentence: 'Le bureau est fermé : relancez-le, puis redonnez-lui ce fichier.' };
  return answer.content as ReceivedFile | { sentence: string };
}

/** Two edits of one place are one. */
const placeOf = ({ file, record, edit }: PlacedEdit) => keyOf({ file, record, path: edit.path });
/** What was typed, as it is sent: without what came of it last. */
const editToSend = ({ faults: _, conflict: __, ...edit }: UnsavedEdit): DeskEdit => edit;
const setUnsavedEdit = (place: string, one: UnsavedEdit | undefined) =>
  set({ typed: withEntry(getSnapshot().typed, place, one) });

/** Keeps what is typed, and writes it as soon as it is right; `at once` where nothing is being typed, or no more. */
export function changeField(edit: DeskEdit, immediately = false): void {
  const before = getSnapshot().typed.get(placeOf(edit));
  // He is being asked which of two to keep.
  if (before?.conflict && JSON.stringify(before.edit) === JSON.stringify(edit.edit)) return;
  setUnsavedEdit(placeOf(edit), {
    ...edit,
    isTyping: !immediately,
    expected: before ? before.expected : edit.expected,
    faults: before?.faults ?? [],
  });
  clearTimeout(timer);
  // The same words are heard again only where there were none between.
  say('');
  if (immediately) void saveTyped();
  else timer = setTimeout(saveTyped, TYPING_PAUSE_MS);
}

/** Writes what is waiting, after what is on its way; a field that is left does not wait for the clock. */
export function saveTyped(): Promise<unknown> {
  clearTimeout(timer);
  pendingSave = pendingSave.then(async () => {
    for (const [place, typed] of getSnapshot().typed) if (changesNothing(typed)) setUnsavedEdit(place, undefined);
    const waiting = [...getSnapshot().typed].filter(([, { conflict }]) => !conflict);
    if (waiting.length === 0) return;
    const edits = waiting.map(([, typed]) => editToSend(typed));
    const outcomes = await ask('change', { edits });
    if (!outcomes) return;
    for (const [index, [place, { edit }]] of waiting.entries()) handleOutcome(place, edit, outcomes[index]!);
    const written = edits.filter((_, index) => outcomes[index]?.kind === 'saved').map(({ title }) => title);
    const unwritten = outcomes.find((outcome) => outcome.kind === 'unwritten');
    if (unwritten?.kind === 'unwritten') {
      say(unwritten.sentence);
      timer = setTimeout(saveTyped, RETRY_MS);
    } else if (written.length > 0) say(`Enregistré : ${written.join(', ')}`);
  });
  return pendingSave;
}

/** What was refused, and then emptied where nothing is written, or typed again as it is. */
function changesNothing({ edit, faults, ...place }: UnsavedEdit): boolean {
  if (faults.length === 0 || (edit.kind !== 'set' && edit.kind !== 'remove')) return false;
  const next = 'value' in edit ? edit.value : '';
  return JSON.stringify(savedValueAt({ ...place, path: edit.path }) ?? '') === JSON.stringify(next);
}

/**
 * Shows what is wrong with a text: at once if the field is left or was wrong before, else once the owner has paused, so
 * that nobody is blamed for the beginning of a word.
 */
function markRefused(place: string, typed: UnsavedEdit, was: Value | undefined, faults: DeskFault[]): void {
  clearTimeout(remarks.get(place));
  const isFirst = typed.isTyping && typed.faults.length === 0;
  setUnsavedEdit(place, { ...typed, expected: was, faults: isFirst ? [] : faults, conflict: undefined });
  if (!isFirst) return;
  const show = () => {
    const still = getSnapshot().typed.get(place);
    if (still?.edit === typed.edit) setUnsavedEdit(place, { ...still, faults });
  };
  remarks.set(place, setTimeout(show, REMARK_PAUSE_MS));
}

function handleOutcome(place: string, sent: DeskEdit['edit'], outcome: Outcome): void {
  const typed = getSnapshot().typed.get(place);
  if (!typed) return;
  const was = savedValueAt({ ...typed, path: sent.path });
  if (outcome.kind === 'refused') markRefused(place, typed, was, outcome.faults);
  else if (outcome.kind === 'conflict') setUnsavedEdit(place, { ...typed, faults: [], conflict: outcome });
  else if (outcome.kind === 'unwritten')
    setUnsavedEdit(place, { ...typed, faults: [{ ...typed, path: sent.path, sentence: outcome.sentence }] });
  // What was typed while this was under way is for the next turn.
  else setUnsavedEdit(place, typed.edit === sent ? undefined : { ...typed, expected: was });
}

/** Takes what was typed away, or writes it over what somebody else has written. */
export function resolveConflict(typed: UnsavedEdit, keepMine: boolean): void {
  setUnsavedEdit(placeOf(typed), undefined);
  if (keepMine) changeField({ ...editToSend(typed), expected: typed.conflict?.found }, true);
}

/** What a step is, or a list of them, of which the first counts. */
type Steps = { [Name in Action]: Result[Name] extends Outcome | Outcome[] ? Name : never }[Action];

const SUCCESS_MESSAGES: { [Name in Action]?: (before: DeskState) => string } = {
  undo: ({ undo }) => `Annulé : ${undo ?? 'rien'}`,
  redo: ({ redo }) => `Rétabli : ${redo ?? 'rien'}`,
  publish: () => 'La page est dans le site ; elle partira à la prochaine mise en ligne.',
};

/** What takes its time says so. */
const PROGRESS_MESSAGES: { [Name in Action]?: string } = {
  publish: 'La page se met en place…',
  withdraw: 'La page s’en va…',
};

/** Moves, removes, adds, undoes: at once, after what is being typed, and told. */
export async function act<Name extends Steps>(name: Name, sent: ActionInput[Name]): Promise<Outcome | undefined> {
  await saveTyped();
  say(PROGRESS_MESSAGES[name] ?? '');
  const before = getSnapshot().state;
  const [outcome] = [await ask(name, sent)].flat() as (Outcome | undefined)[];
  // What would be wrong stands where nothing does yet.
  if (outcome?.kind === 'refused') say(`${name === 'revert' ? 'Pas remis. ' : ''}${summarizeFaults(outcome.faults)}`);
  if (outcome?.kind === 'conflict')
    say(name === 'undo' ? `${outcome.sentence} « Annuler » passe à l’étape d’avant.` : outcome.sentence);
  if (outcome?.kind === 'unwritten') say(outcome.sentence);
  if (outcome?.kind === 'saved') say(SUCCESS_MESSAGES[name]?.(before) ?? `Enregistré : ${getSnapshot().state.undo}`);
  // What was typed in a page goes with it.
  if (outcome?.kind === 'saved' && (name === 'withdraw' || name === 'discard'))
    for (const [place, { file }] of getSnapshot().typed)
      if (file === (sent as { file: string }).file) setUnsavedEdit(place, undefined);
  return outcome;
}

/** Takes back the last step; what is typed and could not be written is later than any. */
export async function undo(): Promise<void> {
  const { typed } = getSnapshot();
  await saveTyped();
  // What was typed while this waited its turn stays.
  const [place, last] = [...getSnapshot().typed].findLast(([one]) => typed.has(one)) ?? [];
  if (!place || !last) return void act('undo', {});
  setUnsavedEdit(place, undefined);
  say(`Annulé : ${last.title}`);
}

const DONE = { set: 'Enregistré', insert: 'Ajouté', move: 'Déplacé', remove: 'Retiré' } as const;

/** What is typed or begun in a list, and is not written, goes along with its entry. */
function rebaseUnsaved(record: RecordPlace, edit: Edit): void {
  // All is taken up before any is put down: the place of one is where another was.
  const begun = [...getSnapshot().begun.values()].filter((one) => recordKey(one) === recordKey(record));
  for (const one of begun) savePendingEntry(begunPlace(one, one.title), undefined);
  for (const one of begun) {
    const path = pathAfterEdit(one.path, edit);
    if (path) savePendingEntry(begunPlace({ ...one, path }, one.title), { ...one, path });
  }
  const all = unsavedEditsIn(record);
  for (const typed of all) setUnsavedEdit(placeOf(typed), undefined);
  for (const typed of all) {
    const path = pathAfterEdit(typed.edit.path, edit);
    const faults = typed.faults.flatMap((fault) => {
      const place = recordKey(fault) === recordKey(record) ? pathAfterEdit(fault.path, edit) : fault.path;
      return place ? { ...fault, path: place } : [];
    });
    if (path) setUnsavedEdit(keyOf({ ...record, path }), { ...typed, faults, edit: { ...typed.edit, path } });
  }
}

/** Takes all of these changes, as one step, or none; what was typed in what they change is written before, or with them. */
export async function applyTogether(edits: PlacedEdit[], title?: string): Promise<Outcome | undefined> {
  await saveTyped();
  const asked = edits.map(({ file, record, edit }) => {
    const field = { file, record, path: edit.path };
    return { file, record, edit, expected: savedValueAt(field), title: title ?? nameOf(field) };
  });
  let outcome = await act('change', { edits: asked, isOneStep: true });
  const typed = (edits[0] ? unsavedEditsIn(edits[0]) : []).filter(({ conflict }) => !conflict);
  if (outcome?.kind === 'refused' && typed.length > 0) {
    // A day that was added to a line of hours is wrong only until the line that it was on is gone.
    const together = [...typed.map(editToSend), ...asked];
    const [both] = (await ask('change', { edits: together, isOneStep: true })) ?? [];
    if (both?.kind === 'saved') {
      outcome = both;
      for (const one of typed) handleOutcome(placeOf(one), one.edit, both);
      say(`Enregistré : ${getSnapshot().state.undo}`);
    }
  }
  if (outcome?.kind === 'saved') for (const { edit, ...place } of edits) rebaseUnsaved(place, edit);
  const kind = edits[0]?.edit.kind;
  if (outcome?.kind === 'saved' && kind && !title) say(`${DONE[kind]} : ${asked[0]?.title}`);
  return outcome;
}
