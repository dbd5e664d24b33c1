import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { Picture } from './Picture';
import { RenderingNoteProvider } from './rendering-note';
import { viewerFile } from './srcset';

const originals = {
  maison: { name: 'maison', hash: 'abc12345', width: 1600, height: 900 },
  lac: { name: 'lac', hash: 'abc12345', width: 4032, height: 3024 },
};
const photos = {
  maison: { file: 'maison.jpg', alt: 'Maison de village', rendering: true },
  lac: { file: 'lac.jpg', alt: 'Maison au bord du lac', rendering: false },
};
const { page: note, each: label } = testSite.interfaceCopy.picture;
const print = (picture: ReactElement) => renderHtml(picture, { ...testSite, photos }, originals);

describe('a picture', () => {
  test('offers AVIF, then one JPEG with width, height and alternative text', () => {
    const html = print(<Picture photo="maison" slot="card" />);
    expect(html.match(/<source[^>]*type="[^"]*"|<img/g)).toEqual([expect.stringContaining('image/avif'), '<img']);
    expect(html).toContain(
      '/assets/photos/maison-abc12345-card-303.avif 303w, /assets/photos/maison-abc12345-card-484.avif 484w',
    );
    expect(html).toMatch(
      /<img[^>]* src="\/assets\/photos\/maison-abc12345-card-668\.jpg" width="668" height="334" alt="Maison de village"/,
    );
  });

  test('gets two dots per pixel on a phone with three dots', () => {
    const html = print(<Picture photo="maison" slot="card" />);
    expect(html).toContain(
      'sizes="(min-resolution: 2.5dppx) and (max-width: 599px) calc(67vw - 22px), (min-width: 1224px)',
    );
  });

  test('has an empty alternative text next to the same text', () => {
    expect(print(<Picture photo="maison" slot="card" alt="" />)).toContain('alt=""');
  });

  test('has a label if it is a rendering', () => {
    expect(print(<Picture photo="maison" slot="card" />)).toContain(`>${label}<`);
    expect(print(<Picture photo="lac" slot="card" />)).not.toContain(label);
  });

  test('shares one note with all renderings of its page', () => {
    const page = print(
      <RenderingNoteProvider>
        <Picture photo="lac" slot="card" />
        <Picture photo="maison" slot="card" />
        <Picture photo="maison" slot="half" />
      </RenderingNoteProvider>,
    );
    expect(page.split(`>${note}<`)).toHaveLength(2);
    expect(page).not.toContain(`>${label}<`);
    expect(page.indexOf(note)).toBeGreaterThan(page.indexOf('/lac-'));
  });
});

describe('a hero', () => {
  const html = print(<Picture photo="maison" slot="home-hero" />);

  test('loads at once with high priority, without a preload', () => {
    expect(html).toMatch(/fetchpriority="high"/i);
    expect(html).not.toContain('loading=');
    expect(html).not.toContain('<link');
  });

  test('can show another picture on upright phones', () => {
    const uprightHtml = print(<Picture photo="maison" upright="lac" slot="home-hero" />);
    expect(uprightHtml).toMatch(/\/lac-\w+-phoneScreen-/);
    expect(uprightHtml).not.toMatch(/\/maison-\w+-phoneScreen-|<img[^>]*\/lac-/);
  });

  test('has its own crops for upright phones and tablets', () => {
    const media = [...html.matchAll(/<source[^>]*media="([^"]+)"[^>]*\/maison-\w+-(\w+)-\d+\.(\w+)/g)].map(
      ([, ...attributes]) => attributes.join(' '),
    );
    expect(media).toEqual([
      '(max-aspect-ratio: 2/3) phoneScreen avif',
      '(max-aspect-ratio: 2/3) phoneScreen jpg',
      '(max-aspect-ratio: 1/1) tabletScreen avif',
      '(max-aspect-ratio: 1/1) tabletScreen jpg',
    ]);
  });

  test('offers no width beyond its original', () => {
    const widths = [...html.matchAll(/desktopScreen-\d+\.avif (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([1000, 1600]);
  });
});

test('a thumbnail links to the whole picture as a JPEG', () => {
  expect(viewerFile(originals.lac).url).toBe('/assets/photos/lac-abc12345-whole-1600.jpg');
});
