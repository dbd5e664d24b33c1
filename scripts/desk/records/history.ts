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
export function createHistory(path: string, take: ApplyChanges) {
  const { done, undone }: Stacks = readNote<Stacks>(path) ?? { done: [], undone: [] };
  // Nobody is typing any more.
  for (const step of done) delete step.typing;

  function saveStacks(): void {
    const stacks: Stacks = { done: done.slice(-MAX_KEPT_STEPS), undone: undone.slice(-MAX_KEPT_STEPS) };
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
    const outcome = await take(changesOf(last));
    if (outcome.kind === 'unwritten') return outcome;
    // A step whose files others have changed stays taken; the one before it is next.
    from.pop();
    if (outcome.kind === 'saved') to.push(last);
    saveStacks();
    return outcome;
  }

  return {
    /** Takes a step and remembers it. One visit of a field, `place`, is one step, however often its text is written. */
    async remember(step: Step, place?: string): Promise<Outcome> {
      const last = done.at(-1);
      const isSameVisit = place !== undefined && last?.typing === place;
      const [old, now] = [last?.changes[0], step.changes[0]];
      if (!now) {
        if (isSameVisit) last.typing = step.typing;
        return { kind: 'saved' };
      }
      const outcome = await take(step.changes);
      if (outcome.kind !== 'saved') return outcome;
      if (isSameVisit && old?.after === now.before) {
        Object.assign(last, step, { changes: [{ ...old, after: now.after }] });
        // A text that was typed and deleted again leaves nothing to undo.
        if (old.before === now.after) done.pop();
      } else done.push(step);
      undone.length = 0;
      saveStacks();
      return outcome;
    },
    undo: () => moveHistory(done, undone, ({ changes }) => invertChanges(changes)),
    redo: () => moveHistory(undone, done, ({ changes }) => changes),
    /** Undoes the last step for good if it is a visit of a field that still goes on. */
    async dropVisit(place: string): Promise<void> {
      if (done.at(-1)?.typing === place) await moveHistory(done, [], ({ changes }) => invertChanges(changes));
    },
    /** Returns true if a step that can be undone or redone contains a text. */
    mentions: (text: string) =>
      [...done, ...undone].some(({ changes }) =>
        changes.some(({ before, after }) => before?.includes(text) || after?.includes(text)),
      ),
    titles: () => ({ undo: done.at(-1)?.title, redo: undone.at(-1)?.title }),
  };
}

export type History = ReturnType<typeof createHistory>;
