import { describe, expect, test } from 'vitest';
import { initialFrameState, reduceFrame } from './preview-frame';

const field = { file: 'data/home.ts', record: 'home', path: ['hero', 'title'] };
const position = { path: '/', top: 300, openDetails: [true] };

describe('reduceFrame', () => {
  test('takes no clicks until the page has loaded', () => {
    const firstState = initialFrameState('/', 'v1');
    expect(firstState.phase).toBe('arriving');
    expect(reduceFrame(firstState, { type: 'opened', path: '/', version: undefined }).phase).toBe('shown');
  });

  test('keeps the field to show until its page has loaded', () => {
    const shownState = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/', version: undefined });
    const sentState = reduceFrame(shownState, { type: 'sent', path: '/contact', field });
    expect(sentState).toMatchObject({ phase: 'arriving', path: '/', target: { path: '/contact', field } });
    expect(reduceFrame(sentState, { type: 'opened', path: '/contact', version: undefined })).toMatchObject({
      path: '/contact',
      target: undefined,
    });
  });

  test('keeps the scroll position when the page reloads', () => {
    const shownState = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/', version: undefined });
    const outdatedState = reduceFrame(shownState, { type: 'outdated', version: 'v2' });
    const leavingState = reduceFrame(outdatedState, { type: 'left', position });
    expect(leavingState).toMatchObject({
      phase: 'arriving',
      isReprinting: true,
      version: 'v2',
      lastPosition: position,
    });
    expect(reduceFrame(leavingState, { type: 'opened', path: '/', version: undefined }).isReprinting).toBe(false);
  });

  test('requests a page again that shows another version', () => {
    const shownState = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/', version: 'v1' });
    const requestedState = reduceFrame(shownState, { type: 'outdated', version: 'v2' });
    const staleState = reduceFrame(requestedState, { type: 'opened', path: '/', version: 'v1' });
    expect(staleState.request).toBe('sent');
    expect(reduceFrame(staleState, { type: 'opened', path: '/', version: 'v2' }).request).toBe('none');
  });

  test('accepts a page that was rendered after the last change', () => {
    const shownState = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/', version: 'v1' });
    const requestedState = reduceFrame(shownState, { type: 'outdated', version: 'v2' });
    const outdatedState = reduceFrame(requestedState, { type: 'outdated', version: 'v3' });
    expect(reduceFrame(outdatedState, { type: 'opened', path: '/', version: 'v3' }).request).toBe('none');
    expect(reduceFrame(outdatedState, { type: 'opened', path: '/', version: 'v2' }).request).toBe('sent');
  });

  test('requests a document without version again if data changed meanwhile', () => {
    const shownState = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/', version: undefined });
    const requestedState = reduceFrame(shownState, { type: 'sent', path: '/contact', field });
    expect(requestedState.request).toBe('sent');
    const outdatedState = reduceFrame(requestedState, { type: 'outdated', version: 'v2' });
    expect(outdatedState.request).toBe('outdated');
    const reloadingState = reduceFrame(outdatedState, { type: 'opened', path: '/contact', version: undefined });
    expect(reloadingState).toMatchObject({ request: 'sent', target: { path: '/contact', field } });
    expect(reduceFrame(reloadingState, { type: 'opened', path: '/contact', version: undefined })).toMatchObject({
      request: 'none',
      target: undefined,
    });
  });

  test('shows an added field on the open page', () => {
    const shownState = reduceFrame(initialFrameState('/', 'v1'), { type: 'opened', path: '/', version: undefined });
    const expectedState = reduceFrame(shownState, { type: 'expected', path: '/', field });
    expect(expectedState).toMatchObject({ phase: 'shown', target: { path: '/', field } });
  });
});
