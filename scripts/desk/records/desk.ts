import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { explainDiskError } from '../../lib/disk-error';
import { ConflictError, createDataFiles, type FileChange, type Texts } from '../files/data-files';
import { receivePdf } from '../files/pdf-files';
import { createPhotoFiles } from '../files/photo-files';
import { type Field, keyOf } from '../shared/field';
import { type DeskEdit, type Outcome, valueAt } from '../shared/protocol';
import { isMark } from '../shared/values';
import { editToRevert } from './changes';
import { createDeskState } from './desk-state';
import { createEditor, type Edit, editSource, readSource, recordsIn, type SourceEditor } from './edit-source';
import { confirmSample } from './given-sample';
import { createHistory } from './history';
import { normalizeEdit } from './normalize-edit';
import { createSiteData } from './site-data';
import { titleOfFile } from './titles';

/** The folder of the desk's own files. */
const NOTES_FOLDER = '.cache/bureau';

/**
 * Creates the desk of a project, which reads and edits its records. Refuses every edit that would make the build fail.
 * `pageFiles` are the files of pages/, relative to it.
 */
export function createDesk(root: string, pageFiles: string[]) {
  const files = createDataFiles(root);
  const photos = createPhotoFiles(files);
  const data = createSiteData(root, pageFiles, photos);
  const history = createHistory(join(root, NOTES_FOLDER, 'annuler.json'), applyChanges);
  /**
   * The serial starts at the current time, so that it exceeds the serials of an earlier start, which open tabs still
   * have.
   */
  let serial = Date.now();

  async function applyChanges(changes: FileChange[]): Promise<Outcome> {
    const { faults } = data.previewChanges(changes);
    if (faults.length > 0) return { kind: 'refused', faults };
    try {
      await files.write(changes);
      return { kind: 'saved' };
    } catch (error) {
      if (error instanceof ConflictError)
        return {
          kind: 'conflict',
          sentence: 'Un autre programme a changé cette fiche entre-temps : rien n’a été écrit.',
        };
      const sentence = explainDiskError(error, 'attendez : le bureau réessaie tout seul');
      if (!sentence) throw error;
      return { kind: 'unwritten', sentence: typeset(`Pas encore enregistré. ${sentence}`) };
    }
  }

  async function save(deskEdits: DeskEdit[]): Promise<Outcome> {
    const texts: Texts = {};
    const editor = createEditor(texts);
    const comparedKeys = new Set<string>();
    for (const { file, record, edit, expected, isTyping } of deskEdits) {
      const before = texts[file] ?? (await files.read(file));
      if (before === null) throw new SentenceError("Cette fiche n'existe plus.");
      texts[file] = before;
      const fieldKey = keyOf({ file, record, path: edit.path });
      if (!comparedKeys.has(fieldKey)) {
        const found = valueAt(readSource(before, record), edit.path);
        // The comparison ignores other values of the file, because changes of them are no conflict.
        if (JSON.stringify(found) !== JSON.stringify(expected))
          return { kind: 'conflict', found, sentence: 'Cette information a changé entre-temps.' };
        comparedKeys.add(fieldKey);
      }
      const effectiveEdit = edit.kind === 'remove' ? restoreOptionalMark(file, record, edit) : edit;
      editor.add(record, isTyping ? effectiveEdit : normalizeEdit(file, record, effectiveEdit), file);
    }
    const changes = withGivenSamples(deskEdits, editor).filter(({ before, after }) => before !== after);
    const [firstEdit, ...otherEdits] = deskEdits;
    const visitKey =
      firstEdit && otherEdits.length === 0 ? keyOf({ ...firstEdit, path: firstEdit.edit.path }) : undefined;
    const title = [...new Set(deskEdits.map(({ title }) => title))].join(', ');
    const typing = firstEdit?.isTyping && firstEdit.edit.kind !== 'remove' ? visitKey : undefined;
    const outcome = await history.recordStep({ title, changes, typing }, visitKey);
    // A text that was saved while typing and now breaks a rule is undone, because its beginning was never meant.
    if (outcome.kind === 'refused' && visitKey) await history.dropVisit(visitKey);
    return outcome;
  }

  /**
   * Returns the changes of the edits. Also unwraps each `sample(…)` that the edits complete, unless this breaks a rule.
   */
  function withGivenSamples(deskEdits: DeskEdit[], editor: SourceEditor): FileChange[] {
    const changes = editor.changes();
    const completedSamples = deskEdits.flatMap(({ file, record, edit, isTyping }) => {
      const sampleEdit = isTyping
        ? undefined
        : confirmSample(editor.read(record, file), recordsIn(data.textsOnline()[file])[record], edit.path);
      return sampleEdit ? [{ file, record, whole: sampleEdit }] : [];
    });
    for (const { file, record, whole } of completedSamples) editor.add(record, whole, file);
    const isAllowed = completedSamples.length > 0 && data.previewChanges(editor.changes()).faults.length === 0;
    return isAllowed ? editor.changes() : changes;
  }

  /** Turns the removal of a field into `optional()` if the field is `optional()` online. */
  function restoreOptionalMark(file: string, record: string, edit: Edit): Edit {
    const text = data.textsOnline()[file];
    const onlineValue = text === undefined ? undefined : valueAt(readSource(text, record), edit.path);
    return isMark(onlineValue, 'optional') ? { kind: 'set', path: edit.path, value: onlineValue! } : edit;
  }

  /** Restores the online value of a field, or of its whole list entry if the field alone would break a rule. */
  async function revertChange(field: Field & { title: string }): Promise<Outcome> {
    const currentTexts = data.texts();
    // The file of a photo, its label «Illustration» and its description are restored together.
    const isPicture = field.record === 'photos' && ['file', 'rendering'].includes(String(field.path[1]));
    const path = isPicture ? field.path.slice(0, 1) : field.path;
    const revertAt = (path: Path): Promise<Outcome> | undefined => {
      const edit = editToRevert(data.textsOnline(), currentTexts, { ...field, path });
      if (!edit) return undefined;
      const text = currentTexts[field.file] ?? '';
      const change = { file: field.file, before: text, after: editSource(text, field.record, edit) };
      return history.recordStep({ title: `retour à l’ancien, ${field.title}`, changes: [change] });
    };
    const outcome = await revertAt(path);
    // Opening hours are valid only together, so the whole entry is restored.
    const isInEntry = outcome?.kind === 'refused' && typeof path.at(-2) === 'number';
    const entryOutcome = isInEntry ? await revertAt(path.slice(0, -1)) : undefined;
    if (entryOutcome?.kind === 'saved') return entryOutcome;
    return outcome ?? { kind: 'conflict', sentence: 'Cette modification n’y est plus.' };
  }

  /** Restores a broken file to its last readable text. Saves the broken text in the desk's folder. */
  async function restore(file: string): Promise<Outcome> {
    const [path, before, after] = [await files.locate(file), await files.read(file), data.readableText(file)];
    const isUnreadable = data.faultsOfFiles().some((fault) => fault.file === file);
    if (!isUnreadable || after === undefined) throw new SentenceError('Le bureau n’a rien à remettre dans ce fichier.');
    if (before !== null) copyFileSync(path, join(root, NOTES_FOLDER, `${basename(file)}-${Date.now()}.abime`));
    return history.recordStep({ title: `${titleOfFile(file)}, comme avant`, changes: [{ file, before, after }] });
  }

  return {
    state() {
      serial += 1;
      return createDeskState(data, history, serial);
    },
    /** Applies the edits together. If this fails, applies each edit on its own, unless `isOneStep` is true. */
    async change(edits: DeskEdit[], isOneStep = false): Promise<Outcome[]> {
      const outcomeOfAll = await toOutcome(save(edits));
      if (outcomeOfAll.kind === 'saved' || edits.length < 2 || isOneStep) return edits.map(() => outcomeOfAll);
      const outcomes: Outcome[] = [];
      for (const edit of edits) outcomes.push(await toOutcome(save([edit])));
      return outcomes;
    },
    /** Applies one undoable step to several files. */
    changeFiles: (title: string, changes: FileChange[]): Promise<Outcome> => history.recordStep({ title, changes }),
    undo: history.undo,
    redo: history.redo,
    revertChange,
    restore,
    files,
    version: data.version,
    loadRecords: data.loadRecords,
    texts: data.texts,
    textsOnline: data.textsOnline,
    previewChanges: data.previewChanges,
    /** Receives a photo called `name`, for the record `record` or for a new record. */
    receivePhoto: (name: string, content: Buffer, record?: string) =>
      photos.receive(name, content, data.loadRecords().records.photos ?? {}, record),
    /**
     * Deletes a received photo that was not added. Keeps the photo if a record names it, or if undo or redo would need
     * it.
     */
    async discardPhoto(file: string): Promise<void> {
      const texts = [...Object.values(data.texts()), ...Object.values(data.textsOnline())];
      if (!texts.some((text) => text.includes(file)) && !history.mentions(file)) await photos.discard(file);
    },
    receivePdf: (name: string, content: Buffer) => receivePdf(files, name, content),
    findPhoto: photos.find,
    createThumbnail: photos.createThumbnail,
  };
}

export type Desk = ReturnType<typeof createDesk>;

/**
 * Turns a SentenceError, such as an edit of a removed field, into an outcome, so that the other edits are still
 * written.
 */
async function toOutcome(outcome: Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome;
  } catch (error) {
    if (!SentenceError.is(error)) throw error;
    return { kind: 'conflict', sentence: typeset(error.message) };
  }
}
