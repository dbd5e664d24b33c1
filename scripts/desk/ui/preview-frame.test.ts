import { describe, expect, test } from 'vitest';
import { firstFrame, frameReducer } from './preview-frame';

const field = { file: 'data/home.ts', record: 'home', path: ['hero', 'title'] };
const viewState = { path: '/', top: 300, folds: [true] };

describe('frameReducer', () => {
  test('takes no clicks until the page has arrived', () => {
    const first = firstFrame('/', 'v1');
    expect(first.phase).toBe('arriving');
    expect(frameReducer(first, { type: 'opened', path: '/' }).phase).toBe('shown');
  });

  test('keeps the field to show until its page has arrived', () => {
    const shown = frameReducer(firstFrame('/', 'v1'), { type: 'opened', path: '/' });
    const sent = frameReducer(shown, { type: 'sent', path: '/contact', field });
    expect(sent).toMatchObject({ phase: 'arriving', path: '/', target: { path: '/contact', field } });
    expect(frameReducer(sent, { type: 'opened', path: '/contact' })).toMatchObject({
      path: '/contact',
      target: undefined,
    });
  });

  test('shows a page that is printed anew where it was left', () => {
    const shown = frameReducer(firstFrame('/', 'v1'), { type: 'opened', path: '/' });
    const outdated = frameReducer(shown, { type: 'outdated', version: 'v2' });
    const leaving = frameReducer(outdated, { type: 'left', position: viewState });
    expect(leaving).toMatchObject({ phase: 'arriving', isReprinting: true, version: 'v2', left: viewState });
    expect(frameReducer(leaving, { type: 'opened', path: '/' }).isReprinting).toBe(false);
  });

  test('shows an added field on the page that is there', () => {
    const shown = frameReducer(firstFrame('/', 'v1'), { type: 'opened', path: '/' });
    const expected = frameReducer(shown, { type: 'expected', path: '/', field });
    expect(expected).toMatchObject({ phase: 'shown', target: { path: '/', field } });
  });
});
