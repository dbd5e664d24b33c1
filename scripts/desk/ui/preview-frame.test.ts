import { describe, expect, test } from 'vitest';
import { initialFrameState, reduceFrame } from './preview-frame';

const field = { file: 'data/home.ts', record: 'home', path: ['hero', 'title'] };
const position = { path: '/', top: 300, folds: [true] };

describe('reduceFrame', () => {
  test('takes no clicks until the page has loaded', () => {
    const first = initialFrameState('/', 'v1');
    expect(first.phase).toBe('arriving');
    expect(reduceFrame(first, { type: 'opened', path: '/' }).phase).toBe('shown');
  });

  test('keeps the field to show until its page has loaded', () => {
    const shown = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/' });
    const sent = reduceFrame(shown, { type: 'sent', path: '/contact', field });
    expect(sent).toMatchObject({ phase: 'arriving', path: '/', target: { path: '/contact', field } });
    expect(reduceFrame(sent, { type: 'opened', path: '/contact' })).toMatchObject({
      path: '/contact',
      target: undefined,
    });
  });

  test('keeps the scroll position when the page reloads', () => {
    const shown = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/' });
    const outdated = reduceFrame(shown, { type: 'outdated', version: 'v2' });
    const leaving = reduceFrame(outdated, { type: 'left', position: position });
    expect(leaving).toMatchObject({ phase: 'arriving', isReprinting: true, version: 'v2', lastPosition: position });
    expect(reduceFrame(leaving, { type: 'opened', path: '/' }).isReprinting).toBe(false);
  });

  test('shows an added field on the open page', () => {
    const shown = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/' });
    const expected = reduceFrame(shown, { type: 'expected', path: '/', field });
    expect(expected).toMatchObject({ phase: 'shown', target: { path: '/', field } });
  });
});
