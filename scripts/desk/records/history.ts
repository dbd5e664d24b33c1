import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FileChange, readNote } from '../files/data-files';
import type { Outcome } from '../shared/protocol';

/** An undoable step with its file changes; `typing` is the key of the field in which the owner is still typing. */
export type Step = { title: string; changes: FileChange[]; typing?: string | undefined };

type Stacks = { done: Step[]; undone: Step[] };

/** The number of steps that are kept after a restart. */
const MAX_KEPT_STEPS = 50;

/** Writes the changes of a step, or returns the reason why they were not written. */
type ApplyChanges = (changes: FileChange[]) => Promise<Outcome>;

const invertChanges = (changes: FileChange[]) =>
  changes.map(({ file, before, after }) => ({ file, before: after, after: before })).reverse();

/**
 * Creates the undo and redo stacks, which are kept in the file `path` for the next start. If another program has
 * changed the files of a step, undo returns a conflict and drops the step.
 */
export function createHistory(path: string, applyChanges: ApplyChanges) {
  const { done: undoStack, undone: redoStack }: Stacks = readNote<Stacks>(path) ?? { done: [], undone: [] };
  // After a restart, the owner is not typing in any field.
  for (const step of undoStack) delete step.typing;

  function saveStacks(): void {
    const stacks: Stacks = { done: undoStack.slice(-MAX_KEPT_STEPS), undone: redoStack.slice(-MAX_KEPT_STEPS) };
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(path, JSON.stringify(stacks));
    } catch {
      // If the disk is full, the history stays in memory until the desk closes, because the records matter more.
    }
  }

  async function moveHistory(
    sourceStack: Step[],
    targetStack: Step[],
    changesOf: (step: Step) => FileChange[],
  ): Promise<Outcome> {
    const lastStep = sourceStack.at(-1);
    if (!lastStep) return { kind: 'saved' };
    const outcome = await applyChanges(changesOf(lastStep));
    if (outcome.kind === 'unwritten') return outcome;
    // A step with a conflict is dropped, so that the next call reaches the step before it.
    sourceStack.pop();
    if (outcome.kind === 'saved') targetStack.push(lastStep);
    saveStacks();
    return outcome;
  }

  return {
    /** Applies a step and records it. All writes during one visit of a field, named by `visitKey`, form one step. */
    async recordStep(step: Step, visitKey?: string): Promise<Outcome> {
      const lastStep = undoStack.at(-1);
      const isSameVisit = visitKey !== undefined && lastStep?.typing === visitKey;
      const [lastChange, newChange] = [lastStep?.changes[0], step.changes[0]];
      if (!newChange) {
        if (isSameVisit) lastStep.typing = step.typing;
        return { kind: 'saved' };
      }
      const outcome = await applyChanges(step.changes);
      if (outcome.kind !== 'saved') return outcome;
      if (isSameVisit && lastChange?.after === newChange.before) {
        Object.assign(lastStep, step, { changes: [{ ...lastChange, after: newChange.after }] });
        // A text that was typed and deleted again is not a step.
        if (lastChange.before === newChange.after) undoStack.pop();
      } else undoStack.push(step);
      redoStack.length = 0;
      saveStacks();
      return outcome;
    },
    undo: () => moveHistory(undoStack, redoStack, ({ changes }) => invertChanges(changes)),
    redo: () => moveHistory(redoStack, undoStack, ({ changes }) => changes),
    /** Undoes the last step without redo, if the step belongs to this visit of a field. */
    async dropVisit(visitKey: string): Promise<void> {
      if (undoStack.at(-1)?.typing === visitKey)
        await moveHistory(undoStack, [], ({ changes }) => invertChanges(changes));
    },
    /** Returns true if any step on the two stacks contains a text. */
    mentions: (text: string) =>
      [...undoStack, ...redoStack].some(({ changes }) =>
        changes.some(({ before, after }) => before?.includes(text) || after?.includes(text)),
      ),
    titles: () => ({ undo: undoStack.at(-1)?.title, redo: redoStack.at(-1)?.title }),
  };
}

export type History = ReturnType<typeof createHistory>;
