import { describe, expect, test } from 'vitest';
import { type ActionInput, actionsOf } from './actions';

const { change, revert } = actionsOf({} as never, {} as never, {} as never, {} as never, {} as never);
/** The longest slug whose file has a name of 255 characters, the limit of all file systems. */
const SLUG = 'a'.repeat(252);
const PLACE = { file: `data/brouillons/services/${SLUG}.ts`, record: 'service' };

describe('the limits of actions', () => {
  test('accept a draft with the longest file name', () => {
    const input: ActionInput['change'] = {
      edits: [{ ...PLACE, title: 'Titre', edit: { kind: 'set', path: ['title'], value: 'Bardage' } }],
    };
    expect(change.schema.safeParse(input).success).toBe(true);
  });

  test('accept a redirect from a page with the longest name', () => {
    const path = [`/services/${SLUG}`];
    const input: ActionInput['revert'] = { file: 'data/redirects.ts', record: 'redirects', path, title: 'Adresse' };
    expect(revert.schema.safeParse(input).success).toBe(true);
  });

  test('accept a title with the names of all keys on a path', () => {
    const title = Array.from({ length: 8 }, () => 'x'.repeat(100)).join(' › ');
    expect(revert.schema.safeParse({ ...PLACE, path: ['title'], title }).success).toBe(true);
  });
});
