// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company, postalAddress } from '../../data/model/company';
import { onePagePerTest, the } from '../../tests/support/page';
import { printed } from '../../tests/support/printed';
import type { Consent } from '../CookieBanner/cookie-consent';
import { MapPanel } from './MapPanel';

onePagePerTest();

const { latitude, longitude } = company.address;
const map = () => document.querySelector('iframe');
const button = () => screen.queryByRole('button', { name: 'Afficher la carte' });

beforeEach(() => {
  document.body.innerHTML = printed(<MapPanel address={postalAddress} latitude={latitude} longitude={longitude} />);
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
  const source =
    /data-map-src="([^"]*)"/
      .exec(printed(<MapPanel address="" latitude={48.27358} longitude={6.39664} />))?.[1]
      ?.replaceAll('&amp;', '&') ?? '';
  const { origin, pathname, searchParams } = new URL(source);
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe('48.27358,6.39664');
  const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  expect(west < 6.39664 && 6.39664 < east && south < 48.27358 && 48.27358 < north).toBe(true);
});
