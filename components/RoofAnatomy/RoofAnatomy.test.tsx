import { describe, expect, test } from 'vitest';
import { servicePath, services } from '../../data/model/services';
import { roofAnatomy, roofParts } from '../../data/model/site';
import { brotli } from '../../scripts/check/transfers';
import { printed } from '../../tests/support/printed';
import { RoofAnatomy } from './RoofAnatomy';

/** Bytes as sent, with the names and their links. */
const HEAVIEST = 2000;

const markup = printed(
  <RoofAnatomy {...roofAnatomy} parts={roofParts.map((part) => ({ ...part, href: servicePath(part.service) }))} />,
);

describe.each(roofParts)('$name', ({ name, what, service }) => {
  test('leads to the service that mends it', () => {
    expect(services.map(({ slug }) => slug)).toContain(service);
    expect(markup).toContain(`<a href="${servicePath(service)}">${name.replaceAll("'", '’')}</a>`);
  });

  test('is told in five words at most', () => {
    expect(what.split(/[\s']/).length).toBeLessThanOrEqual(5);
  });
});

test('every part has its number in the drawing, in the order of the list', () => {
  const numbers = [...markup.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(roofParts.map((_, index) => index + 1));
});

test('weighs little, and carries no style of its own and no id', () => {
  expect(brotli(markup).length).toBeLessThan(HEAVIEST);
  expect(markup).not.toMatch(/\s(?:style|id)=|NaN|undefined/);
});
