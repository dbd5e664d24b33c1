import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servicePath } from '../../data/model/site/services';
import { brotli } from '../../scripts/check/transfers';
import { printed } from '../../tests/support/printed';
import { testSite } from '../../tests/support/test-site';
import { colour } from '../theme/tokens';
import { RoofAnatomy } from './RoofAnatomy';
import { shapes } from './shapes';

const { roofParts, services } = testSite;

/** Bytes as sent, with the names, what fails and the links. */
const HEAVIEST = 1600;

// A unit test has the drawing in its address.
const print = (parts: typeof roofParts) => printed(<RoofAnatomy parts={parts} />).replace(/ src="[^"]*"/, '');
const markup = print(roofParts);
const house = readFileSync(join(import.meta.dirname, 'house.svg'), 'utf8');
const numbers = [...house.matchAll(/<text x="(\d+)" y="([\d.]+)">(\d+)<\/text>/g)];

describe.each(roofParts)('$name', ({ name, fails, service }) => {
  test('leads to the service that mends it', () => {
    expect(services.map(({ slug }) => slug)).toContain(service);
    const card = markup.split('<li>').find((text) => text.includes(`<b>${name.replaceAll("'", '’')}<`));
    expect(card).toContain(`<a href="${servicePath(service)}">`);
  });

  test('is told in twelve words at most', () => {
    expect(fails.split(/[\s']/).length).toBeLessThanOrEqual(12);
  });
});

test('every part answers where its number stands in the drawing, whatever the order in data/', () => {
  const discs = Object.values(shapes).map(([disc]) =>
    disc
      .match(/^M(\d+) (\d+)h0/)
      ?.slice(1)
      .map(Number),
  );
  expect(numbers.map(([, x, y]) => [Number(x), Number(y) - 5.5])).toEqual(discs);
  expect(numbers.map(([, , , number]) => Number(number))).toEqual(discs.map((_, index) => index + 1));
  expect(print(roofParts.toReversed())).toBe(markup);
});

test('the drawing has the colours of the site', () => {
  const known: string[] = [...Object.values(colour), '#fff'];
  expect([...house.matchAll(/#[\da-f]+/g)].map(([used]) => used).filter((used) => !known.includes(used))).toEqual([]);
});

test('weighs little, and carries no style of its own', () => {
  expect(brotli(markup).length).toBeLessThan(HEAVIEST);
  expect(markup).not.toMatch(/\sstyle=|NaN|undefined/);
});
