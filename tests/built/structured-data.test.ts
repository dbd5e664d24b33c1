import { expect, test } from 'vitest';
import { business } from '../../components/StructuredData/business';
import { typeset } from '../../components/typography/typeset';
import { ownerFactsIn } from '../../data/model/owner-facts';
import { company, confirmedCompany, phone } from '../../data/model/site/company';
import { photoAt } from '../../data/model/site/photos';
import { servicePath, services } from '../../data/model/site/services';
import { home, rawRecord } from '../../data/model/site/site';
import { areaPath, towns } from '../../data/model/site/zones';
import { builtFile, pageAt, pages, textOf } from './site';

type Thing = Record<string, unknown> & { '@type': string; '@id'?: string };

const BUSINESS = `${company.siteUrl}/#entreprise`;

function graphOf(path: string): Thing[] {
  const scripts = Array.from(pageAt(path).document.querySelectorAll('script[type="application/ld+json"]'));
  expect(scripts.length, path).toBe(1);
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.textContent ?? '');
  expect(context).toBe('https://schema.org');
  return graph;
}

const nodeOf = (path: string, type: string) => graphOf(path).filter((node) => node['@type'] === type);

test('every page names the business under one address, with the name and place that Google requires', () => {
  for (const { path } of pages) {
    const [node, ...others] = nodeOf(path, 'RoofingContractor');
    expect(others, path).toEqual([]);
    expect(node, path).toMatchObject({
      '@id': BUSINESS,
      name: typeset(company.name),
      url: `${company.siteUrl}/`,
      address: { '@type': 'PostalAddress', postalCode: '88150', addressLocality: 'Igney', addressCountry: 'FR' },
    });
  }
});

test.each(['/', '/contact'])('%s describes the business in full: hours, place, area', (path) => {
  const [node] = nodeOf(path, 'RoofingContractor');
  expect(node).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '17:00' },
    ],
    geo: { latitude: company.address.latitude, longitude: company.address.longitude },
    areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
  });
  expect(builtFile(String(node?.logo).slice(company.siteUrl.length)).length).toBeGreaterThan(0);
});

test('while he is on holiday the business is closed', () => {
  const closed = { opens: '00:00', closes: '00:00', validFrom: '2027-08-02', validThrough: '2027-08-22' };
  expect(business(undefined, undefined, [{ from: '2027-08-02', until: '2027-08-22' }])).toMatchObject({
    openingHoursSpecification: [{ opens: '08:00' }, { opens: '08:00' }, closed],
  });
});

test('what the owner has not confirmed is told to no search engine, but for the name and the domain', () => {
  const unsaid = ownerFactsIn(rawRecord('company')).flatMap(({ path, mark }) => {
    const value = path.reduce<unknown>((at, key) => (at as never)[key], company);
    return mark === 'optional' || ['name', 'siteUrl'].includes(String(path[0])) ? [] : String(value);
  });
  if (!confirmedCompany.phone) unsaid.push(phone.href.slice(4));
  for (const { path } of pages) {
    const json = JSON.stringify(graphOf(path));
    expect(json, path).not.toContain('à compléter');
    for (const value of unsaid) expect(json, path).not.toContain(value);
  }
});

test('what the owner has confirmed is told: telephone in its international form, e-mail, street, SIRET, VAT', () => {
  const confirmed = {
    ...company,
    owner: 'Prénom Nom',
    phone: '03 29 00 00 00',
    email: 'toit@example.com',
    address: { ...company.address, street: '1 rue du Toit' },
    siret: '000 000 000 00000',
    vat: 'FR 00 000 000 000',
  };
  expect(business(confirmed)).toMatchObject({
    legalName: 'Prénom Nom, entrepreneur individuel',
    telephone: '+33329000000',
    email: 'toit@example.com',
    address: { streetAddress: '1 rue du Toit' },
    identifier: { propertyID: 'SIRET', value: '000 000 000 00000' },
    vatID: 'FR00000000000',
  });
});

test('what the owner has not given is left out, never told as a gap', () => {
  const { latitude, longitude, postalCode, city, region } = company.address;
  expect(business({ address: { latitude, longitude, postalCode, city, region } })).toMatchObject({
    ...{ legalName: undefined, telephone: undefined, email: undefined, identifier: undefined, vatID: undefined },
    address: { streetAddress: undefined, addressLocality: 'Igney' },
  });
});

test('the picture of the business is the owner’s own, once there is one: never a rendering', () => {
  const photo = photoAt(home.hero.image);
  expect(business(confirmedCompany, { ...photo, rendering: true })).toMatchObject({ image: undefined });
  expect(business(confirmedCompany, { ...photo, rendering: false })).toMatchObject({
    image: expect.stringMatching(`^${company.siteUrl}/assets/photos/${home.hero.image}-[\\w-]+\\.jpg$`),
  });
});

test('the breadcrumb that search engines print is the one on the page', () => {
  for (const { path, document } of pages.filter((page) => page.path !== '/')) {
    const shown = Array.from(document.querySelectorAll('nav[aria-label*="Ariane"] li'), (crumb, index) => ({
      position: index + 1,
      name: textOf(crumb.querySelector('a, [aria-current]')),
      href: crumb.querySelector('a')?.getAttribute('href') ?? path,
    }));
    const [list] = nodeOf(path, 'BreadcrumbList');
    const told = (list?.itemListElement as { position: number; name: string; item: string }[]) ?? [];
    const steps = told.map(({ item, ...step }) => ({ ...step, href: item.slice(company.siteUrl.length) }));
    expect(steps, path).toMatchObject(shown);
  }
  expect(nodeOf('/', 'BreadcrumbList')).toEqual([]);
});

test('the home page, and it alone, describes the site', () => {
  for (const { path } of pages) expect(nodeOf(path, 'WebSite').length, path).toBe(path === '/' ? 1 : 0);
});

test('a service page describes its service and who provides it', () => {
  for (const { slug, title, seo } of services) {
    const [service] = nodeOf(servicePath(slug), 'Service');
    expect(service, slug).toMatchObject({
      name: typeset(title),
      description: typeset(seo.description),
      provider: { '@id': BUSINESS },
      areaServed: { name: 'Vosges' },
    });
  }
});

test('an area page describes its town, and claims no address there', () => {
  for (const { slug, name, postalCode, latitude, longitude } of towns) {
    const path = areaPath(slug);
    const [city] = nodeOf(path, 'City');
    expect(city, slug).toMatchObject({ name: typeset(name), address: { postalCode }, geo: { latitude, longitude } });
    expect(nodeOf(path, 'Service')[0], slug).toMatchObject({
      provider: { '@id': BUSINESS },
      areaServed: { '@id': city?.['@id'] },
    });
    expect(nodeOf(path, 'RoofingContractor')[0], slug).toMatchObject({
      address: { addressLocality: company.address.city },
    });
  }
});

test('no rating, review or price is claimed', () => {
  for (const { path } of pages) expect(JSON.stringify(graphOf(path)), path).not.toMatch(/rating|review|price/i);
});
