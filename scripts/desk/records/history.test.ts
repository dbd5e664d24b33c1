import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FileChange } from '../files/data-files';
import type { Outcome } from '../shared/protocol';
import { createHistory } from './history';

let path: string;
let files: Record<string, string | null>;
let outcome: Outcome['kind'];

async function applyChanges(changes: FileChange[]): Promise<Outcome> {
  if (outcome === 'unwritten') return { kind: 'unwritten', sentence: 'Le disque est plein.' };
  if (changes.some(({ file, before }) => files[file] !== before)) return { kind: 'conflict', sentence: 'Changé.' };
  for (const { file, after } of changes) files[file] = after;
  return { kind: 'saved' };
}

const step = (title: string, before: string, after: string) => ({ title, changes: [{ file: 'a', before, after }] });

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'history-')), 'notes', 'annuler.json');
  files = { a: 'un' };
  outcome = 'saved';
});

describe('history', () => {
  test('undoes and redoes after a restart', async () => {
    await createHistory(path, applyChanges).recordStep(step('deux', 'un', 'deux'));
    await createHistory(path, applyChanges).recordStep(step('trois', 'deux', 'trois'));
    const restarted = createHistory(path, applyChanges);
    expect(restarted.titles()).toEqual({ undo: 'trois', redo: undefined });
    await restarted.undo();
    await createHistory(path, applyChanges).undo();
    expect(files.a).toBe('un');
    const again = createHistory(path, applyChanges);
    expect(again.titles()).toEqual({ undo: undefined, redo: 'deux' });
    await again.redo();
    expect(files.a).toBe('deux');
  });

  test('skips a step if another program has changed its file', async () => {
    const history = createHistory(path, applyChanges);
    await history.recordStep(step('deux', 'un', 'deux'));
    files.a = 'autre';
    expect((await history.undo()).kind).toBe('conflict');
    expect([files.a, history.titles().undo]).toEqual(['autre', undefined]);
  });

  test('keeps a step if the disk refuses to undo it', async () => {
    const history = createHistory(path, applyChanges);
    await history.recordStep(step('deux', 'un', 'deux'));
    outcome = 'unwritten';
    expect((await history.undo()).kind).toBe('unwritten');
    outcome = 'saved';
    await history.undo();
    expect(files.a).toBe('un');
  });
});
