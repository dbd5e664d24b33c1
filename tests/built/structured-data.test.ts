import { expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { ownerFactsIn } from '../../data/model/owner-facts';
import { servicePath } from '../../data/model/site/services';
import { rawRecord } from '../../data/model/site/site';
import { townPath } from '../../data/model/site/zones';
import { site } from '../support/site';
import { builtFile, pageAt, pages, textOf } from './site';

type GraphNode = Record<string, unknown> & { '@type': string; '@id'?: string };

const { company, confirmedCompany, phone, services, serviceArea, towns, interfaceCopy } = site;
const BUSINESS = `${company.siteUrl}/#entreprise`;

function graphOf(path: string): GraphNode[] {
  const scripts = Array.from(pageAt(path).document.querySelectorAll('script[type="application/ld+json"]'));
  expect(scripts.length, path).toBe(1);
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.textContent ?? '');
  expect(context).toBe('https://schema.org');
  return graph;
}

const nodesOf = (path: string, type: string) => graphOf(path).filter((node) => node['@type'] === type);

test("every page describes the business with one @id and Google's required fields", () => {
  for (const { path } of pages) {
    const [node, ...otherNodes] = nodesOf(path, 'RoofingContractor');
    expect(otherNodes, path).toEqual([]);
    expect(node, path).toMatchObject({
      '@id': BUSINESS,
      name: typeset(company.name),
      url: `${company.siteUrl}/`,
      address: {
        '@type': 'PostalAddress',
        postalCode: company.address.postalCode,
        addressLocality: typeset(company.address.city),
        addressCountry: 'FR',
      },
    });
  }
});

test.each(['/', '/contact'])('%s describes the business in full, with hours, place and area', (path) => {
  const [node] = nodesOf(path, 'RoofingContractor');
  expect(node).toMatchObject({
    geo: { latitude: company.address.latitude, longitude: company.address.longitude },
    areaServed: { '@type': 'GeoCircle', geoRadius: serviceArea.radiusKm * 1000 },
  });
  const openPeriods = company.openingHours.flatMap(({ days, ...hours }) =>
    hours.opens ? { dayOfWeek: days, ...hours } : [],
  );
  expect(node?.openingHoursSpecification).toEqual(
    expect.arrayContaining(openPeriods.map((period) => expect.objectContaining(period))),
  );
  expect(builtFile(String(node?.logo).slice(company.siteUrl.length)).length).toBeGreaterThan(0);
});

test('unconfirmed facts are left out, except name and domain', () => {
  const unconfirmedValues = ownerFactsIn(rawRecord(site, 'company')).flatMap(({ path, mark }) => {
    const value = path.reduce<unknown>((parent, key) => (parent as never)[key], company);
    return mark === 'optional' || ['name', 'siteUrl'].includes(String(path[0])) ? [] : String(value);
  });
  if (!confirmedCompany.phone) unconfirmedValues.push(phone.e164);
  for (const { path } of pages) {
    const json = JSON.stringify(graphOf(path));
    expect(json, path).not.toContain('à compléter');
    for (const value of unconfirmedValues) expect(json, path).not.toContain(value);
  }
});

test('the breadcrumb for search engines equals the visible breadcrumb', () => {
  for (const { path, document } of pages.filter((page) => page.path !== '/')) {
    const visibleSteps = Array.from(
      document.querySelectorAll(`nav[aria-label="${typeset(interfaceCopy.breadcrumb)}"] li`),
      (crumb, index) => ({
        position: index + 1,
        name: textOf(crumb.querySelector('a, [aria-current]')),
        href: crumb.querySelector('a')?.getAttribute('href') ?? path,
      }),
    );
    const [list] = nodesOf(path, 'BreadcrumbList');
    const listedSteps = (list?.itemListElement as { position: number; name: string; item: string }[]) ?? [];
    const steps = listedSteps.map(({ item, ...step }) => ({ ...step, href: item.slice(company.siteUrl.length) }));
    expect(steps, path).toMatchObject(visibleSteps);
  }
  expect(nodesOf('/', 'BreadcrumbList')).toEqual([]);
});

test('only the home page describes the website', () => {
  for (const { path } of pages) expect(nodesOf(path, 'WebSite').length, path).toBe(path === '/' ? 1 : 0);
});

test('a service page describes its service and the provider', () => {
  for (const { slug, title, seo } of services) {
    const [service] = nodesOf(servicePath(slug), 'Service');
    expect(service, slug).toMatchObject({
      name: typeset(title),
      description: typeset(seo.description),
      provider: { '@id': BUSINESS },
      areaServed: { name: company.address.department },
    });
  }
});

test('a town page describes its town without claiming an address there', () => {
  for (const { slug, name, postalCode, latitude, longitude } of towns) {
    const path = townPath(slug);
    const [city] = nodesOf(path, 'City');
    expect(city, slug).toMatchObject({ name: typeset(name), address: { postalCode }, geo: { latitude, longitude } });
    expect(nodesOf(path, 'Service')[0], slug).toMatchObject({
      provider: { '@id': BUSINESS },
      areaServed: { '@id': city?.['@id'] },
    });
    expect(nodesOf(path, 'RoofingContractor')[0], slug).toMatchObject({
      address: { addressLocality: typeset(company.address.city) },
    });
  }
});

test('no rating, review or price is claimed', () => {
  const claimsIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => [
          ...(/rating|review|price/i.test(key) ? [key] : []),
          ...claimsIn(child),
        ])
      : [];
  for (const { path } of pages) expect(claimsIn(graphOf(path)), path).toEqual([]);
});
