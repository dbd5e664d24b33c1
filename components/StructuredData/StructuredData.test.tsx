import { describe, expect, test } from 'vitest';
import { townAt, townPath } from '../../data/model/site/zones';
import { siteWith } from '../../tests/support/changed-data';
import { renderHtml } from '../../tests/support/render';
import { originalsOf, testSite } from '../../tests/support/test-site';
import { business } from './business';
import { breadcrumbList, townServed } from './pages';
import { StructuredData } from './StructuredData';

test('a text cannot end the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const html = renderHtml(<StructuredData path="/" things={[{ '@type': 'Service', name }]} />);
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});

test('the service of a town page is named with its town', () => {
  const [service] = townServed(testSite, townAt(testSite, 'ombreval'));
  expect(service.name).toBe('Votre couvreuse à Ombreval');
});

test('a breadcrumb counts its steps from one', () => {
  expect(breadcrumbList(testSite, townPath('ombreval'))).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: 'Ombreval' }],
  });
});

describe('the business', () => {
  const businessData = (site = testSite) => business(site, originalsOf(site)) as unknown as Record<string, unknown>;
  const { company } = testSite;

  test('lists its hours, and is closed on holidays', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    expect(businessData().openingHoursSpecification).toMatchObject([
      { dayOfWeek: days, opens: '07:30', closes: '12:00' },
      { dayOfWeek: days, opens: '13:15', closes: '17:30' },
      { dayOfWeek: ['Friday'], opens: '07:30', closes: '12:00' },
      { opens: '00:00', closes: '00:00', validFrom: '2099-08-03', validThrough: '2099-08-21' },
    ]);
  });

  test('contains the given phone, email, street, SIRET and VAT number', () => {
    expect(businessData(siteWith(['company.email', "'toit@example.com'"]))).toMatchObject({
      legalName: `${company.owner}, ${company.legalForm}`,
      telephone: '+33261912345',
      email: 'toit@example.com',
      address: { streetAddress: company.address.street },
      identifier: { propertyID: 'SIRET', value: company.siret },
      vatID: 'FR66000000018',
    });
  });

  test('omits facts not given by the owner', () => {
    const gaps = ['owner', 'siret', 'vat', 'address.street'];
    const markedFields = gaps.map((name) => [`company.${name}`, 'missing()'] as const);
    const { telephone, email, ...rest } = businessData(
      siteWith(...markedFields, ['company.phone', "sample('02 61 91 23 45')"]),
    );
    expect([telephone, email]).toEqual([undefined, undefined]);
    expect(rest).toMatchObject({
      ...{ legalName: undefined, identifier: undefined, vatID: undefined },
      address: { streetAddress: undefined, addressLocality: company.address.city },
    });
  });

  test('has a circular service area around its central town, in metres', () => {
    const { latitude, longitude } = townAt(testSite, 'roche-ferrand');
    expect(businessData().areaServed).toMatchObject({ geoMidpoint: { latitude, longitude }, geoRadius: 30_000 });
  });

  test('has the owner’s own picture, never a rendering', () => {
    expect(businessData().image).toBe(`${company.siteUrl}/assets/photos/atelier-abc12345-whole-1600.jpg`);
    expect(businessData(siteWith(['photos.atelier.rendering', 'true'])).image).toBeUndefined();
  });
});
