import { describe, expect, test } from 'vitest';
import { slugOf } from '../text/slug';
import { crumbsTo, routeAt, routes } from './routes';
import { serviceAt } from './services';
import { areaPath, areaPathOf, townAt, towns } from './zones';

const paths = routes.map(({ path }) => path);

describe('the pages of the site', () => {
  test('each page has a name of its own, for links and breadcrumbs', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  test('towns stand under the zones page, in breadcrumbs too', () => {
    for (const { slug } of towns) expect(routeAt(areaPath(slug)).parent).toBe('/zones-intervention');
    for (const { parent } of routes) if (parent) expect(paths).toContain(parent);
    expect(crumbsTo('/zones/epinal').map(({ path }) => path)).toEqual(['/', '/zones-intervention', '/zones/epinal']);
  });
});

test('an address that is no page is refused', () => {
  expect(() => routeAt('/zones/nancy')).toThrow('/zones/nancy');
  expect(() => serviceAt('bardage')).toThrow('aucun service « bardage »');
  expect(() => townAt('nancy')).toThrow('aucune ville « nancy »');
});

test('a name stands in an address without accents, ligatures and signs', () => {
  expect(slugOf('Nord-Est Vosges')).toBe('nord-est-vosges');
  expect(slugOf("Le Val-d'Ajol, l'œil de bœuf (été)")).toBe('le-val-d-ajol-l-oeil-de-boeuf-ete');
});

test('a neighbour that has a page is linked, another is not', () => {
  const named = towns.flatMap(({ neighbours }) => neighbours);
  for (const neighbour of named) {
    const path = areaPathOf(neighbour);
    if (path) expect(routeAt(path).name).toBe(neighbour.name);
    else expect(towns.map(({ name }) => name)).not.toContain(neighbour.name);
  }
  expect(areaPathOf({ name: 'Épinal', km: 1 })).toBe('/zones/epinal');
  expect(areaPathOf({ name: 'Jeuxey', km: 4 })).toBeUndefined();
});
