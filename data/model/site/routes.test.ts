import { describe, expect, test } from 'vitest';
import { siteWith } from '../../../tests/support/changed-data';
import { testSite } from '../../../tests/support/test-site';
import { slugOf } from '../text/slug';
import { crumbsTo, routeAt } from './routes';
import { serviceAt } from './services';
import { neighbourPath, townAt, townPath } from './zones';

const { routes, towns } = testSite;

const paths = routes.map(({ path }) => path);

describe('the pages of the site', () => {
  test('each page has a unique name', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  test('towns have the zones page as parent', () => {
    for (const { slug } of towns) expect(routeAt(testSite, townPath(slug)).parent).toBe('/zones-intervention');
    for (const { parent } of routes) if (parent) expect(paths).toContain(parent);
    expect(crumbsTo(testSite, '/zones/ombreval').map(({ path }) => path)).toEqual([
      '/',
      '/zones-intervention',
      '/zones/ombreval',
    ]);
  });
});

test('throws for an unknown path or slug', () => {
  expect(() => routeAt(testSite, '/zones/nancy')).toThrow('/zones/nancy');
  expect(() => serviceAt(testSite, 'bardage')).toThrow('no service bardage');
  expect(() => townAt(testSite, 'nancy')).toThrow('no town nancy');
});

test('slugOf() removes accents, ligatures and punctuation', () => {
  expect(slugOf('Nord-Est Vosges')).toBe('nord-est-vosges');
  expect(slugOf("Le Val-d'Ajol, l'œil de bœuf (été)")).toBe('le-val-d-ajol-l-oeil-de-boeuf-ete');
});

test('links only neighbours with a page', () => {
  const allNeighbours = towns.flatMap(({ neighbours }) => neighbours);
  for (const neighbour of allNeighbours) {
    const path = neighbourPath(testSite, neighbour);
    if (path) expect(routeAt(testSite, path).name).toBe(neighbour.name);
    else expect(towns.map(({ name }) => name)).not.toContain(neighbour.name);
  }
  expect(neighbourPath(testSite, { name: 'Ombreval', km: 1 })).toBe('/zones/ombreval');
  expect(neighbourPath(testSite, { name: 'Basse-Combe', km: 4 })).toBeUndefined();
});

test('the urgent link leads to the leak section or the contact page', () => {
  expect(testSite.urgentLink.href).toBe('/services/zinguerie#eau');
  expect(siteWith(['zinguerie.urgent', undefined]).urgentLink.href).toBe('/contact');
});
