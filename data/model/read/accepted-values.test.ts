import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/changed-data';
import {
  applyChange,
  applyChanges,
  COMPLETE_DATA,
  faultyFields,
  letters,
  valueAt,
} from '../../../tests/support/record-changes';
import { fieldAt } from '../schema/fields';
import { COLLECTION_SCHEMAS, RECORDS } from '../schema/records';
import { dayOfBuild } from '../text/day-of-build';
import { readRecords } from './read-records';

const OWN_DOMAIN = 'hardouin.example';
/** Returns the code of a list. */
const listOf = (count: number, entryAt = (index: number) => `'mot ${index}'`) =>
  `[${Array.from({ length: count }, (_, index) => entryAt(index))}]`;
const titledText = (index: number) => `{ title: 'Un', text: 'Un texte, ${index}.' }`;
const SLUGS = ['charpente', 'bardage-facade', 'zinguerie', 'ramonage'];
const TOWNS = ['roche-ferrand', 'ombreval', 'les-aulnaies', 'saint-brice-letang', 'vieux-moutier'];
const slugs = (count: number) => listOf(count, (index) => `'${SLUGS[index]}'`);
const towns = (count: number) => listOf(count, (index) => `{ slug: '${TOWNS[index]}', reason: 'Une raison.' }`);
const priorities = (count: number) => listOf(count, (index) => `{ service: '${SLUGS[index]}', reason: 'Une raison.' }`);

/** A field with its last accepted value and its first rejected value. */
const LIMITS: [field: string, accepted: string, rejected: string][] = [
  ...Object.entries({
    'couverture-ardoise.title': 60,
    'couverture-ardoise.menu.title': 34,
    'couverture-ardoise.menu.description': 60,
    'couverture-ardoise.card': 150,
    'couverture-ardoise.seo.title': 70,
    'couverture-ardoise.seo.description': 165,
    'couverture-ardoise.signs.title': 100,
    'company.name': 50,
    'gallery.2.description': 140,
    'zones.0.label': 40,
    'photos.atelier.alt': 180,
    'photos.ardoise-apres.caption': 80,
    'pages.0.name': 60,
    'home.hero.title': 100,
    'roofParts.0.name': 40,
    'roofParts.0.fails': 60,
    'drawings.charpente.labels.rot': 40,
  }).map(([field, max]): [string, string, string] => [field, letters(max), letters(max + 1)]),
  ['ombreval.seo.description', letters(70), letters(69)],
  ['ombreval.seo.keywords', listOf(3), listOf(2)],
  ['roche-ferrand.seo.keywords', listOf(12), listOf(13)],
  ['roche-ferrand.priorities', priorities(2), priorities(1)],
  ['ombreval.priorities', priorities(3), priorities(4)],
  ['couverture-ardoise.signs.items', listOf(4), listOf(3)],
  ['couverture-ardoise.process', listOf(3, (index) => `{ title: 'Un', description: 'Pas ${index}.' }`), '[]'],
  ['couverture-ardoise.approach.steps', listOf(2, titledText), listOf(1, titledText)],
  ['couverture-ardoise.offers.0.items', listOf(2), listOf(1)],
  ['couverture-ardoise.price.factors', listOf(3), listOf(2)],
  ['couverture-ardoise.relatedServices', slugs(2), slugs(1)],
  ['zinguerie.relatedServices', "['charpente', 'couverture-ardoise', 'bardage-facade']", slugs(4)],
  ['couverture-ardoise.towns', towns(2), towns(1)],
  ['zinguerie.urgent.items', listOf(3), listOf(2)],
  ['home.hero.guarantees', listOf(3), listOf(4)],
  ['roche-ferrand.latitude', '47', '46.9'],
  ['roche-ferrand.longitude', '5', '4.9'],
  ['ombreval.latitude', '49', '49.1'],
  ['ombreval.longitude', '8', '8.1'],
  ['photos.atelier.focus.x', '0', '-1'],
  ['photos.atelier.focus.y', '100', '101'],
  ['photos.vallee.focus', '{ x: 100, y: 0 }', '{ x: 101, y: -1 }'],
  ['company.experienceYears', '60', '61'],
  ['company.labels', "[{ name: 'Label', number: '1', scope: 'toits', expires: '2027-12-31' }]", '[]'],
  ['company.holidays', "[{ from: '2027-08-02', until: '2027-08-22' }]", '[]'],
  ['serviceArea.radiusKm', '200', '201'],
  ['deliveryRules.retentionDays', '1', '0'],
  ['privacyPolicy.updated', `'${dayOfBuild()}'`, "'2099-01-01'"],
];

test('accepts values up to a limit and rejects values beyond the limit', () => {
  const acceptedChanges = LIMITS.map(([field, code]) => [field, code] as const);
  expect(problemsOf(applyChanges(acceptedChanges))).toEqual([]);
  const rejectedChanges = LIMITS.map(([field, , code]) => [field, code] as const);
  const reportedFields = faultyFields(applyChanges(rejectedChanges));
  expect(
    LIMITS.map(([field]) => field).filter((field) => !reportedFields.some((name) => name.startsWith(field))),
  ).toEqual([]);
});

test('a service names at most six towns', () => {
  const { towns: schema } = COLLECTION_SCHEMAS.services.shape;
  const listTowns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ slug: `ville-${index}`, reason: 'Une raison.' }));
  expect([6, 7].map((count) => schema.safeParse(listTowns(count)).success)).toEqual([true, false]);
});

const { records: completeRecords } = readRecords(COMPLETE_DATA);

describe('valid data', () => {
  test('may contain every optional fact', () => {
    expect(problemsOf(COMPLETE_DATA)).toEqual([]);
    expect(JSON.stringify(readRecords(COMPLETE_DATA).records.legalNotice)).toContain(
      'Un avis est publié sous quinze jours.',
    );
  });

  test('may lack a town’s texts on services and a service’s chapters', () => {
    const chapters = ['signs', 'frequency', 'materials', 'towns'] as const;
    const chapterRemovals = chapters.map((chapter): [string, undefined] => [
      `couverture-ardoise.${chapter}`,
      undefined,
    ]);
    expect(
      problemsOf(
        applyChanges([...chapterRemovals, ['roche-ferrand.blurbs', '{}'], ['ombreval.blurbs.charpente', "''"]]),
      ),
    ).toEqual([]);
  });

  test.each([
    ['company.siret', '732 829 320 00074', '73282932000074', '732.829.320-00074', '732\u00a0829\u00a0320\u202f00074'],
    ['company.siret', '500 000 000 00009'],
    ['company.phone', '03 29 12 34 56', '03.29 12-34  56', '0329123456', '+33 (0)3 29 12 34 56', '(0)3.29.12.34.56'],
    ['company.phone', '06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '+33(0)612345678', ' 06.12.34.56.78'],
    ['company.mobile', '06 12 34 56 78', '+33612345678', '06/12/34/56/78'],
    ['company.host.phone', '09 72 10 10 07', '0972101007', '+33 9 72 10 10 07'],
    ['company.host.phone', '1007'],
    ['company.host.phone', '+353 1 234 5678'],
    ['company.vat', 'FR 44 732 829 320', 'FR44732829320', 'fr 44.732.829.320'],
    ['company.vat', 'TVA non applicable, art. 293 B du CGI'],
    ['company.apeCode', '43.91B', '4391B', '4391b', '43.91 b'],
    [
      'company.siteUrl',
      `https://${OWN_DOMAIN}`,
      OWN_DOMAIN,
      `http://${OWN_DOMAIN}/`,
      `HTTPS://${OWN_DOMAIN.toUpperCase()}`,
    ],
    ['company.siteUrl', `https://www.${OWN_DOMAIN}`, `Www.${OWN_DOMAIN}`, ` www.${OWN_DOMAIN}/ `],
    ['company.address.postalCode', '88330', '88 330', '88\u00a0330 '],
    ['roche-ferrand.postalCode', '88330', '88.330'],
    ['company.email', 'Jean.D@exemple.fr', ' Jean.D@exemple.fr ', 'mailto:Jean.D@exemple.fr'],
    ['company.googleProfile', 'https://g.page/Toits?a=b', 'g.page/Toits?a=b'],
    ['company.labels.0.url', 'https://www.exemple.fr/a/b', 'www.exemple.fr/a/b'],
    ['company.mediator.website', 'https://mediateur.fr', 'mediateur.fr'],
    ['company.mediator.website', 'http://mediateur.fr'],
    ['siteCredit.href', 'https://Exemple.fr', 'Exemple.fr '],
  ])('normalizes %s to %s', (field, normalizedText, ...variants) => {
    const [name = '', ...path] = field.split('.');
    const schema = fieldAt(RECORDS[name as 'company']?.schema ?? COLLECTION_SCHEMAS.towns, path);
    const currentValue = valueAt(completeRecords, field);
    for (const typedText of [normalizedText, ...variants]) {
      const source = typedText === currentValue ? COMPLETE_DATA : applyChange(field, `'${typedText}'`, COMPLETE_DATA);
      const { records, faults } = readRecords(source);
      expect(faults).toEqual([]);
      expect([valueAt(records, field), schema.parse(typedText)]).toEqual([normalizedText, normalizedText]);
    }
    for (const text of ['[à compléter : numéro]', '{company.name}'])
      expect([text, undefined]).toContain(schema.safeParse(text).data);
  });
});
