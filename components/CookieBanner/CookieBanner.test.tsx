// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onePagePerTest, the } from '../../tests/support/page';
import { printed } from '../../tests/support/printed';
import { CookieBanner } from './CookieBanner';

onePagePerTest();

const user = userEvent.setup({ delay: null });
const banner = () => the('section[data-widget]');
const isShown = () => !banner().hidden;
const stored = () => localStorage.getItem('cookieConsent');
const choose = (name: string) => user.click(within(banner()).getByRole('button', { name }));

/** The page once it has loaded, with the footer's button; 120 px is the banner's height. */
async function load() {
  await begin();
  window.dispatchEvent(new Event('load'));
}

/** The same, still loading. */
async function begin() {
  vi.resetModules();
  const { mount } = await import('./CookieBanner.behaviour');
  document.body.innerHTML = `${printed(<CookieBanner />)}<button type="button" data-manage-cookies hidden>Gérer mes cookies</button>`;
  setHeight(120);
  mount(banner());
}

function setHeight(pixels: number) {
  Object.defineProperty(banner(), 'offsetHeight', { value: pixels, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('a visitor who has not answered', () => {
  test('is asked one second after load, not before, however long that takes', async () => {
    await begin();
    vi.advanceTimersByTime(5000);
    expect(isShown()).toBe(false);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(999);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
  });

  test.each([
    ['Tout accepter', 'accepted'],
    ['Essentiels uniquement', 'essential'],
    ['Tout refuser', 'declined'],
  ])('may answer «%s»: it is stored as %s, and the banner goes', async (name, value) => {
    await load();
    vi.advanceTimersByTime(1000);
    await choose(name);
    expect(stored()).toBe(value);
    expect(Date.parse(localStorage.getItem('cookieConsentDate') ?? '')).not.toBeNaN();
    expect(isShown()).toBe(false);
  });

  test('may close the banner, which stores nothing', async () => {
    await load();
    vi.advanceTimersByTime(1000);
    await choose('Fermer et continuer sans accepter');
    expect(isShown()).toBe(false);
    expect(stored()).toBeNull();
  });

  test('can read the page to its last line beside the banner, and after it', async () => {
    await load();
    vi.advanceTimersByTime(1000);
    expect(document.body.style.paddingBottom).toBe('121px');
    expect(document.documentElement.hasAttribute('data-banner-shown')).toBe(true);
    await choose('Tout refuser');
    expect(document.body.style.paddingBottom).toBe('');
    expect(document.documentElement.hasAttribute('data-banner-shown')).toBe(false);
  });

  test('still can when the phone is turned and the banner is higher; one that is hidden stays so', async () => {
    await load();
    window.dispatchEvent(new Event('resize'));
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1000);
    setHeight(200);
    window.dispatchEvent(new Event('resize'));
    expect(isShown()).toBe(true);
    expect(document.body.style.paddingBottom).toBe('201px');
    expect(document.documentElement.style.scrollPaddingBottom).toBe('201px');
  });

  test('who answers on another page meanwhile is not asked here', async () => {
    await load();
    localStorage.setItem('cookieConsent', 'declined');
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });
});

describe('a visitor who has answered', () => {
  test('is not asked again', async () => {
    localStorage.setItem('cookieConsent', 'essential');
    await load();
    vi.advanceTimersByTime(5000);
    expect(isShown()).toBe(false);
  });

  test('opens the banner from the footer, with the focus on its first choice, and changes the answer', async () => {
    localStorage.setItem('cookieConsent', 'accepted');
    await load();
    const manage = screen.getByRole('button', { name: 'Gérer mes cookies' });
    await user.click(manage);
    expect(isShown()).toBe(true);
    expect(document.activeElement?.textContent).toBe('Tout accepter');
    await choose('Tout refuser');
    expect(stored()).toBe('declined');
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(manage);
  });
});

test('who has gone on reading is not called back when the banner goes', async () => {
  localStorage.setItem('cookieConsent', 'accepted');
  await load();
  await user.click(screen.getByRole('button', { name: 'Gérer mes cookies' }));
  document.body.insertAdjacentHTML('beforeend', '<a href="/">Accueil</a>');
  the('body > a').focus();
  localStorage.setItem('cookieConsent', 'declined');
  window.dispatchEvent(new Event('pageshow'));
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(the('body > a'));
});
