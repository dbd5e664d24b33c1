// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { headScript } from './head-script';

/** Runs the document's first script on a line that the browser reports as `connection`; Safari reports nothing. */
function runHeadScript(connection?: { saveData?: boolean; effectiveType?: string; rtt?: number }) {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  // biome-ignore lint/security/noGlobalEval: it is printed into the page, and runs there as it stands.
  globalThis.eval(headScript());
  return {
    happens: (type: 'pageshow' | 'load') => listeners.get(type)?.(),
  };
}

const root = document.documentElement;

const BRICOLAGE = '700 1em Bricolage';
const loadFace = vi.fn(() => new Promise(() => {}));

beforeEach(() => {
  loadFace.mockClear();
  Object.defineProperty(document, 'fonts', { value: { load: loadFace }, configurable: true });
  root.className = '';
  root.removeAttribute('data-widgets');
  document.head.innerHTML = '';
});

describe('before the first paint', () => {
  test.each([
    [undefined],
    [{ effectiveType: '4g' }],
    [{ effectiveType: '4g', saveData: false, rtt: 100 }],
  ])('a line reported as %o is fast, and may have the heading face', (connection) => {
    runHeadScript(connection);
    expect(root.className).toBe('js face fast');
  });

  test('a line that takes its time is not fast, and may have the heading face all the same', () => {
    runHeadScript({ effectiveType: '4g', rtt: 150 });
    expect(root.className).toBe('js face');
  });

  test('a slow line asks for the heading face when everything else has come', () => {
    const { happens } = runHeadScript({ effectiveType: '3g' });
    expect(root.className).toBe('js slow 3g');
    expect(loadFace).not.toHaveBeenCalledWith(BRICOLAGE);
    happens('load');
    expect(loadFace).toHaveBeenCalledWith(BRICOLAGE);
  });

  test.each([
    [{ effectiveType: '2g' }],
    [{ effectiveType: 'slow-2g' }],
    [{ effectiveType: '4g', saveData: true }],
  ])('a line reported as %o is slow, as at 2G, and is spared the heading face for good', (connection) => {
    const { happens } = runHeadScript(connection);
    expect(root.className).toBe('js slow 2g');
    root.setAttribute('data-widgets', '');
    happens('load');
    expect(loadFace).not.toHaveBeenCalledWith(BRICOLAGE);
  });
});

test('the header is solid on a page that comes back half-way down', () => {
  vi.stubGlobal('pageYOffset', 800);
  runHeadScript().happens('pageshow');
  expect(root.classList.contains('scrolled')).toBe(true);
});

describe('when everything else has loaded', () => {
  test('a page whose widgets have started keeps its styles for scripts', () => {
    const { happens } = runHeadScript();
    root.setAttribute('data-widgets', '');
    happens('load');
    expect(root.classList.contains('js')).toBe(true);
  });

  test('a page whose entry script never came looks as without scripts', () => {
    runHeadScript().happens('load');
    expect(root.classList.contains('js')).toBe(false);
  });
});

test('it is one line without a closing tag, so that it can stand in the document', () => {
  expect(headScript()).not.toMatch(/\n|<\//);
});
