import { describe, expect, test } from 'vitest';
import { servicePath } from '../../data/model/site/services';
import { slugOf } from '../../data/model/text/slug';
import { compressBrotli } from '../../scripts/check/transfers';
import { renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { colour } from '../theme/tokens';
import { LAYERS, PINS, SHEET } from './layers';
import { PartLinks } from './PartLinks';
import { partPath, RoofAnatomy } from './RoofAnatomy';

const { roofAnatomy, roofParts, services } = testSite;

/** Maximum compressed bytes of the whole list with names, faults and links. */
const MAX_MARKUP_BYTES = 1600;
/** Maximum compressed bytes of a drawing, which loads when the visitor is near. */
const MAX_DRAWING_BYTES = 1500;

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });

// Removes the image URLs, because in a unit test they contain the whole drawings.
const print = (parts: typeof roofParts) => renderHtml(<RoofAnatomy parts={parts} />).replace(/ src="[^"]*"/g, '');
const markup = print(roofParts);
const entries = markup.split('<li ');

describe.each(roofParts)('the roof part $name', (part) => {
  const { name, fails, service } = part;
  const entry = entries.find((text) => text.startsWith(`id="${slugOf(name)}"`)) ?? '';

  test('has one entry with its own fragment', () => {
    expect(entries.filter((text) => text.startsWith(`id="${slugOf(name)}"`))).toHaveLength(1);
    expect(partPath(part)).toBe(`/#${slugOf(name)}`);
  });

  test('links to its repair service', () => {
    expect(services.map(({ slug }) => slug)).toContain(service);
    expect(entry).toContain(`<a href="${servicePath(service)}">`);
    expect(renderHtml(<PartLinks services={[service]} />)).toContain(`href="${partPath(part)}"`);
  });

  test('describes its fault in twelve words at most', () => {
    expect(fails.split(/[\s']/).length).toBeLessThanOrEqual(12);
  });
});

test('the layers keep their order if the parts in data/ are reordered', () => {
  const titles = [...markup.matchAll(/<h3>([^<]+)/g)].map(([, title]) => toPlainText(title)).slice(0, LAYERS.length);
  expect(titles).toEqual(LAYERS.map(({ drawing }) => roofAnatomy.layers[drawing]));
  const reversedMarkup = print(roofParts.toReversed());
  expect(
    [...reversedMarkup.matchAll(/<h3>([^<]+)/g)].map(([, title]) => toPlainText(title)).slice(0, LAYERS.length),
  ).toEqual(titles);
});

test('each layer has a drawing, and each label an entry', () => {
  expect(Object.keys(files).sort()).toEqual(LAYERS.map(({ drawing }) => `./${drawing}.svg`).sort());
  for (const id of PINS) expect(roofParts.some((part) => part.id === id)).toBe(true);
});

describe.each(Object.entries(files))('%s', (_, file) => {
  test('has the same viewBox as all layers', () => {
    expect(file).toContain(`viewBox="0 0 ${SHEET.width} ${SHEET.height}"`);
  });

  test('uses only colours of the site', () => {
    const siteColours: string[] = [...Object.values(colour), '#fff'];
    expect(
      [...file.matchAll(/#[\da-f]{3,6}\b/g)]
        .map(([usedColour]) => usedColour)
        .filter((usedColour) => !siteColours.includes(usedColour)),
    ).toEqual([]);
  });

  test('stays below its maximum size', () => {
    expect(compressBrotli(file).length).toBeLessThan(MAX_DRAWING_BYTES);
    expect(file).not.toMatch(/NaN|undefined/);
  });
});

test('the markup stays below its maximum size without inline styles', () => {
  expect(compressBrotli(markup).length).toBeLessThan(MAX_MARKUP_BYTES);
  expect(markup).not.toMatch(/\sstyle=|NaN|undefined/);
});
