import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FileChange, readNote } from '../files/data-files';
import type { Outcome } from '../shared/protocol';

/** A step that can be undone: the files before and after; `typing` is the field in which the owner still types. */
export type Step = { title: string; changes: FileChange[]; typing?: string | undefined };

type Stacks = { done: Step[]; undone: Step[] };

/** Steps that outlive a restart. */
const MAX_KEPT_STEPS = 50;

/** Takes a step: writes its changes, or says why not. */
type ApplyChanges = (changes: FileChange[]) => Promise<Outcome>;

const invertChanges = (changes: FileChange[]) =>
  changes.map(({ file, before, after }) => ({ file, before: after, after: before })).reverse();

/**
 * The steps that the owner has taken, which can be undone and redone, also after a restart: they are kept in the file
 * `path`. A step whose files others have changed since is skipped with a conflict.
 */
export function createHistory(path: string, applyChanges: ApplyChanges) {
  const { done: undoStack, undone: redoStack }: Stacks = readNote<Stacks>(path) ?? { done: [], undone: [] };
  // Nobody is typing any more.
  for (const step of undoStack) delete step.typing;

  function saveStacks(): void {
    const stacks: Stacks = { done: undoStack.slice(-MAX_KEPT_STEPS), undone: redoStack.slice(-MAX_KEPT_STEPS) };
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(path, JSON.stringify(stacks));
    } catch {
      // On a full disk the records come first; the history of this start is still in memory.
    }
  }

  async function moveHistory(from: Step[], to: Step[], changesOf: (step: Step) => FileChange[]): Promise<Outcome> {
    const last = from.at(-1);
    if (!last) return { kind: 'saved' };
    const outcome = await applyChanges(changesOf(last));
    if (outcome.kind === 'unwritten') return outcome;
    // A step whose files others have changed stays taken; the one before it is next.
    from.pop();
    if (outcome.kind === 'saved') to.push(last);
    saveStacks();
    return outcome;
  }

  return {
    /** Takes a step and remembers it. One visit of a field, `visitKey`, is one step, however often its text is written. */
    async recordStep(step: Step, visitKey?: string): Promise<Outcome> {
      const last = undoStack.at(-1);
      const isSameVisit = visitKey !== undefined && last?.typing === visitKey;
      const [old, now] = [last?.changes[0], step.changes[0]];
      if (!now) {
        if (isSameVisit) last.typing = step.typing;
        return { kind: 'saved' };
      }
      const outcome = await applyChanges(step.changes);
      if (outcome.kind !== 'saved') return outcome;
      if (isSameVisit && old?.after === now.before) {
        Object.assign(last, step, { changes: [{ ...old, after: now.after }] });
        // A text that was typed and deleted again leaves nothing to undo.
        if (old.before === now.after) undoStack.pop();
      } else undoStack.push(step);
      redoStack.length = 0;
      saveStacks();
      return outcome;
    },
    undo: () => moveHistory(undoStack, redoStack, ({ changes }) => invertChanges(changes)),
    redo: () => moveHistory(redoStack, undoStack, ({ changes }) => changes),
    /** Undoes the last step for good if it is a visit of a field that still goes on. */
    async dropVisit(visitKey: string): Promise<void> {
      if (undoStack.at(-1)?.typing === visitKey)
        await moveHistory(undoStack, [], ({ changes }) => invertChanges(changes));
    },
    /** Returns true if a step that can be undone or redone contains a text. */
    mentions: (text: string) =>
      [...undoStack, ...redoStack].some(({ changes }) =>
        changes.some(({ before, after }) => before?.includes(text) || after?.includes(text)),
      ),
    titles: () => ({ undo: undoStack.at(-1)?.title, redo: redoStack.at(-1)?.title }),
  };
}

export type History = ReturnType<typeof createHistory>;
