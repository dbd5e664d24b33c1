// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../data/model/company';
import { onePagePerTest, the } from '../../tests/support/page';
import { printed } from '../../tests/support/printed';
import type { Consent } from '../CookieBanner/cookie-consent';
import { MapPanel } from './MapPanel';

onePagePerTest();

const { latitude, longitude } = company.address;
const map = () => document.querySelector('iframe');
const button = () => screen.queryByRole('button', { name: 'Afficher la carte' });

beforeEach(() => {
  document.body.innerHTML = printed(<MapPanel />);
});

/** The page's scripts start anew; returns how the visitor answers in the banner. */
async function load(): Promise<(answer: Consent) => void> {
  vi.resetModules();
  const { mount } = await import('./MapPanel.behaviour');
  const { writeConsent } = await import('../CookieBanner/cookie-consent');
  mount(the('[data-widget]'));
  return writeConsent;
}

describe('without scripts', () => {
  test('there are the address and a link to the map, which is told nothing, and no button that would do nothing', () => {
    expect(document.body.textContent).toContain(company.address.city);
    const link = screen.getByRole('link', { name: 'Ouvrir dans OpenStreetMap' });
    expect(link.getAttribute('href')).toBe(
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    );
    expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(button()).toBeNull();
    expect(map()).toBeNull();
  });
});

describe('the map is there at once', () => {
  test('for a visitor who has accepted: lazy, with a title, and nothing said of the page it stands on', async () => {
    localStorage.setItem('cookieConsent', 'accepted');
    await load();
    expect(map()?.getAttribute('loading')).toBe('lazy');
    expect(map()?.title).toBe('Carte de notre adresse');
    expect(map()?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(map()?.src).toContain('https://www.openstreetmap.org/export/embed.html?');
    expect(button()).toBeNull();
  });
});

describe('nobody is told of the visitor', () => {
  test.each(['essential', 'declined', 'oui', null])('whose stored answer is %s', async (value) => {
    if (value) localStorage.setItem('cookieConsent', value);
    await load();
    expect(map()).toBeNull();
    expect(button()).not.toBeNull();
  });
});

describe('the map comes', () => {
  test('when the visitor accepts in the banner, once', async () => {
    const answer = await load();
    answer('accepted');
    answer('accepted');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('and goes when he refuses after all', async () => {
    localStorage.setItem('cookieConsent', 'accepted');
    const answer = await load();
    answer('declined');
    expect(map()).toBeNull();
    expect(button()).not.toBeNull();
  });
});

test('the frame shows the surroundings of the address', () => {
  const { origin, pathname, searchParams } = new URL(the('[data-map-src]').getAttribute('data-map-src')!);
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe(`${latitude},${longitude}`);
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get('bbox')!.split(',').map(Number);
  expect(west < longitude && longitude < east && south < latitude && latitude < north).toBe(true);
});
