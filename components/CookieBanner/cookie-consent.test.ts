// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type ConsentModule = typeof import('./cookie-consent');
let consent: ConsentModule;

/** Imports the module again, as on a new page. */
async function openPage(): Promise<ConsentModule> {
  vi.resetModules();
  return import('./cookie-consent');
}

beforeEach(async () => {
  localStorage.clear();
  consent = await openPage();
});
afterEach(() => vi.unstubAllGlobals());

const TODAY = new Date('2026-03-15T10:00:00.000Z');
const readStoredAnswer = () => ({
  choice: localStorage.getItem('cookieConsent'),
  date: localStorage.getItem('cookieConsentDate'),
});
const store = (choice: string, date?: string) => {
  localStorage.setItem('cookieConsent', choice);
  if (date !== undefined) localStorage.setItem('cookieConsentDate', date);
};

describe('the stored answer', () => {
  test.each([
    'accepted',
    'essential',
    'declined',
  ] as const)('%s is stored with its date and applies to the next page', async (choice) => {
    consent.writeConsent(choice, TODAY);
    expect(readStoredAnswer()).toEqual({ choice, date: TODAY.toISOString() });
    expect((await openPage()).readConsent(TODAY)).toBe(choice);
  });

  test('is null before the visitor has chosen', () => {
    expect(consent.readConsent(TODAY)).toBeNull();
    expect(readStoredAnswer()).toEqual({ choice: null, date: null });
  });

  test('expires after six months', () => {
    store('accepted', TODAY.toISOString());
    expect(consent.readConsent(new Date('2026-09-15T09:59:59.999Z'))).toBe('accepted');
    expect(consent.readConsent(new Date('2026-09-15T10:00:00.000Z'))).toBeNull();
  });

  test.each([
    undefined,
    '',
    'hier',
    '32/13/2026',
    '2030-01-01T00:00:00.000Z',
  ])("stored with the date %o is valid and gets today's date", (date) => {
    store('declined', date);
    expect(consent.readConsent(TODAY)).toBe('declined');
    expect(readStoredAnswer()).toEqual({ choice: 'declined', date: TODAY.toISOString() });
  });

  test.each(['', 'true', 'ACCEPTED', 'refused', '{"accepted":true}'])('stored as «%s» is ignored', (value) => {
    store(value, TODAY.toISOString());
    expect(consent.readConsent(TODAY)).toBeNull();
  });
});

describe('without browser storage', () => {
  const throwError = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test.each([
    ['any access', () => vi.stubGlobal('localStorage', new Proxy({}, { get: throwError }))],
    ['writing', () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: throwError })],
  ])('keeps the answer as long as the page if storage refuses %s', async (_, refuseStorage) => {
    refuseStorage();
    expect(consent.readConsent(TODAY)).toBeNull();
    consent.writeConsent('accepted', TODAY);
    expect(consent.readConsent(TODAY)).toBe('accepted');
    expect((await openPage()).readConsent(TODAY)).toBeNull();
  });

  test('accepts a stored answer whose date cannot be written', () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'cookieConsent' ? 'essential' : null),
      setItem: throwError,
    });
    expect(consent.readConsent(TODAY)).toBe('essential');
  });
});

test('onConsent reports each new answer once, also from another page', () => {
  const listener = vi.fn();
  consent.onConsent(listener);
  const dispatchPageShow = () => window.dispatchEvent(new Event('pageshow'));
  dispatchPageShow();
  expect(listener).not.toHaveBeenCalled();
  for (const answer of ['accepted', 'declined', 'declined'] as const) consent.writeConsent(answer);
  store('essential', new Date().toISOString());
  dispatchPageShow();
  dispatchPageShow();
  expect(listener.mock.calls).toEqual([['accepted'], ['declined'], ['declined'], ['essential']]);
});
