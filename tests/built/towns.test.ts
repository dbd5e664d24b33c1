import { expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { areaPath, isWithinRadius, towns } from '../../data/model/zones';
import { notFound, pages, textOf } from './site';

/** Towns that every page names: with more, each page would grow with each town. */
const named = towns.slice(0, 30);
const addresses = named.map(({ slug }) => areaPath(slug));
const linksIn = (html = '') => [...html.matchAll(/href="(\/zones\/[^"]+)"/g)].map(([, address]) => address);

test('the footer of every page leads to every town, and says to which ones only by appointment', () => {
  for (const { path, document } of [...pages, notFound]) {
    const [served, farther] = document.querySelector('footer')!.innerHTML.split('sur rendez-vous');
    expect(linksIn(served), path).toEqual(addresses.filter((_, index) => isWithinRadius(named[index]!)));
    expect(linksIn(farther), path).toEqual(addresses.filter((_, index) => !isWithinRadius(named[index]!)));
  }
});

test("every map shows every town but one that the page's own name would lie on, by a link where a finger has room for it", () => {
  const maps = pages.flatMap(({ document }) => Array.from(document.querySelectorAll('svg[role=group]')));
  expect(maps.length).toBeGreaterThan(towns.length);
  for (const map of maps) {
    const shown = Array.from(map.querySelectorAll('path[d$=h0]'), (dot) => textOf(dot.nextElementSibling));
    const left = named.map(({ name }) => typeset(name)).filter((name) => !shown.some((text) => name.startsWith(text)));
    expect(left.length, left.join()).toBeLessThanOrEqual(1);
    expect(linksIn(map.innerHTML).length).toBeGreaterThan(named.length / 2);
  }
});
