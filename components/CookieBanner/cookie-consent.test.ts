// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type ConsentModule = typeof import('./cookie-consent');
let consent: ConsentModule;

/** A page that the visitor opens: its script starts anew. */
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
const stored = () => ({
  choice: localStorage.getItem('cookieConsent'),
  date: localStorage.getItem('cookieConsentDate'),
});
const store = (choice: string, date?: string) => {
  localStorage.setItem('cookieConsent', choice);
  if (date !== undefined) localStorage.setItem('cookieConsentDate', date);
};

describe('the answer', () => {
  test.each([
    'accepted',
    'essential',
    'declined',
  ] as const)('%s is stored under cookieConsent with its date, and counts on the next page', async (choice) => {
    consent.writeConsent(choice, TODAY);
    expect(stored()).toEqual({ choice, date: TODAY.toISOString() });
    expect((await openPage()).readConsent(TODAY)).toBe(choice);
  });

  test('there is none before the visitor has chosen', () => {
    expect(consent.readConsent(TODAY)).toBeNull();
    expect(stored()).toEqual({ choice: null, date: null });
  });

  test('holds six months, then one asks again', () => {
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
  ])('stored with the date %o counts, and gets the date of today', (date) => {
    store('declined', date);
    expect(consent.readConsent(TODAY)).toBe('declined');
    expect(stored()).toEqual({ choice: 'declined', date: TODAY.toISOString() });
  });

  test.each(['', 'true', 'ACCEPTED', 'refused', '{"accepted":true}'])('stored as «%s» counts as none', (value) => {
    store(value, TODAY.toISOString());
    expect(consent.readConsent(TODAY)).toBeNull();
  });
});

describe('where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test.each([
    ['even to look at it', () => vi.stubGlobal('localStorage', new Proxy({}, { get: refuse }))],
    ['to write', () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse })],
  ])('%s, the answer lasts as long as the page', async (_, refuseStorage) => {
    refuseStorage();
    expect(consent.readConsent(TODAY)).toBeNull();
    consent.writeConsent('accepted', TODAY);
    expect(consent.readConsent(TODAY)).toBe('accepted');
    expect((await openPage()).readConsent(TODAY)).toBeNull();
  });

  test('a stored answer whose date cannot be written counts all the same', () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'cookieConsent' ? 'essential' : null),
      setItem: refuse,
    });
    expect(consent.readConsent(TODAY)).toBe('essential');
  });
});

test('whoever needs the answer hears each new one once, also from another page when this one comes back', () => {
  const heard = vi.fn();
  consent.onConsent(heard);
  const comeBack = () => window.dispatchEvent(new Event('pageshow'));
  comeBack();
  expect(heard).not.toHaveBeenCalled();
  for (const answer of ['accepted', 'declined', 'declined'] as const) consent.writeConsent(answer);
  store('essential', new Date().toISOString());
  comeBack();
  comeBack();
  expect(heard.mock.calls).toEqual([['accepted'], ['declined'], ['declined'], ['essential']]);
});
