import { describe, expect, test } from 'vitest';
import { redirects, routeAt, routes } from './routes';
import { SERVICE_SLUGS } from './service-slugs';
import { areaPath, areaPathOf, townAt, towns, zoneId, zones } from './zones';

const paths = routes.map(({ path }) => path);

describe('the site has the pages of the specification', () => {
  test('six pages, nine services, twenty-one towns: thirty-six addresses', () => {
    expect(paths.slice(0, 6)).toEqual([
      '/',
      '/contact',
      '/zones-intervention',
      '/realisations',
      '/mentions-legales',
      '/politique-confidentialite',
    ]);
    expect(paths.filter((path) => path.startsWith('/services/'))).toEqual([
      '/services/demoussage-nettoyage-toiture',
      '/services/peinture-boiserie',
      '/services/ravalement-facade',
      '/services/renovation-toiture',
      '/services/changement-toiture',
      '/services/nettoyage-cheneau',
      '/services/reparations-diverses',
      '/services/charpente',
      '/services/dessous-de-toit',
    ]);
    expect(paths).toHaveLength(36);
  });

  test('the towns are those of the specification', () => {
    const slugs =
      'epinal thaon-les-vosges remiremont mirecourt saint-die-des-vosges charmes golbey gerardmer saint-etienne-les-remiremont le-val-dajol neufchateau vittel dompaire rambervillers raon-letape bruyeres la-bresse xertigny chantraine uxegney vagney';
    expect(towns.map(({ slug }) => slug).sort()).toEqual(slugs.split(' ').sort());
  });

  test('each address is given once, in small letters, without a slash at the end', () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/);
  });

  test('each page has a name of its own, for links and breadcrumbs', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  test('towns stand under the zones page, in breadcrumbs too', () => {
    for (const { slug } of towns) expect(routeAt(areaPath(slug)).parent).toBe('/zones-intervention');
    for (const { parent } of routes) if (parent) expect(paths).toContain(parent);
  });
});

test('/zones leads to the zones page', () => {
  expect(redirects).toEqual({ '/zones': '/zones-intervention' });
  for (const target of Object.values(redirects)) expect(paths).toContain(target);
});

test('an address that is no page is refused', () => {
  expect(() => routeAt('/zones/nancy')).toThrow('/zones/nancy');
  expect(() => townAt('nancy')).toThrow('aucune ville « nancy »');
});

describe('the five tabs', () => {
  test('are those of the specification, the first is Centre Vosges', () => {
    expect(zones.map(({ label }) => label)).toEqual([
      'Centre Vosges',
      'Sud Vosges',
      'Ouest Vosges',
      'Nord-Est Vosges',
      'Autres secteurs',
    ]);
  });

  test('have addresses of their own on the page', () => {
    expect(zones.map(({ label }) => zoneId(label))).toEqual([
      'centre-vosges',
      'sud-vosges',
      'ouest-vosges',
      'nord-est-vosges',
      'autres-secteurs',
    ]);
  });
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

test('the nine services are in the order of the menu', () => {
  expect(routes.slice(6, 15).map(({ path }) => path.replace('/services/', ''))).toEqual([...SERVICE_SLUGS]);
});
