import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch';
import { copyTestData } from '../../../tests/support/test-site';
import { listFiles } from '../../lib/list-files';
import { createDesk, type Desk } from './desk';
import { createDrafts } from './drafts';

const root = scratchFolder();
const pageFiles = await listFiles('pages');
let desk: Desk;
let drafts: ReturnType<typeof createDrafts>;
const THOLY = { name: 'Le Tholy', at: 'au Tholy', of: 'du Tholy', latitude: 48.153, longitude: 6.66 };
const writeDraft = (file: string, text: string) => writeFileSync(root(`data/brouillons/${file}`), text);
const write = (record: 'town' | 'service', slug: string, value: object) =>
  writeDraft(`${record}s/${slug}.ts`, `export const ${record} = ${JSON.stringify(value)};\n`);

beforeEach(() => {
  copyTestData(root(), (file) => !file.includes('photos/'));
  for (const folder of ['towns', 'services']) mkdirSync(root(`data/brouillons/${folder}`), { recursive: true });
  desk = createDesk(root(), pageFiles);
  drafts = createDrafts(desk);
});

test('fills a draft from the nearest town, in its own preview only', () => {
  write('town', 'le-tholy', { ...THOLY, season: 'Du printemps.', zone: 'Au-delà' });
  const { records: site, faults } = drafts.recordsForPage('/zones/le-tholy');
  const { 'le-tholy': town, ...others } = site.towns!;
  // Optional fields are not filled.
  const { portfolioImages: _, ...nearest } = others.ombreval!;
  expect(town).toEqual({ ...nearest, ...THOLY, slug: 'le-tholy', season: 'Du printemps.' });
  expect(site.zones?.find(({ label }) => label === 'Au-delà')?.towns).toContain('le-tholy');
  expect(faults).toEqual([]);
  for (const address of ['/', '/zones/ombreval', '/zones/nulle-part', '/services/le-tholy'])
    expect(drafts.recordsForPage(address)).toBe(desk.loadRecords());
  expect(desk.loadRecords().records.towns).toEqual(others);
});

test.each<[string, 'town' | 'service', object]>([
  ['says nothing', 'service', {}],
  [
    'says nothing of the right kind',
    'town',
    { ...THOLY, roofs: 3, neighbours: 'Ombreval', priorities: [null], seo: [] },
  ],
  ['has more than its model, and wrong', 'town', { ...THOLY, intro: ['Là.', 'Ici.', 'XXX', ''] }],
  ['shows a photograph that is not there', 'town', { ...THOLY, heroImage: 'ailleurs' }],
  ['names a service that is gone', 'town', { ...THOLY, priorities: [{ service: 'ailleurs', reason: 'Ainsi.' }] }],
  ['names already what its model would lend it', 'service', { relatedServices: ['charpente', ''] }],
])('previews a draft that %s', (_, record, value) => {
  write(record, 'essai', value);
  const { records: site } = drafts.recordsForPage(record === 'town' ? '/zones/essai' : '/services/essai');
  const { towns = {}, services = {}, photos = {} } = site;
  const page = { ...towns.essai, ...services.essai };
  expect(page.slug).toBe('essai');
  expect(page.name).toBe(record === 'town' ? 'Le Tholy' : undefined);
  expect(photos).toHaveProperty(page.heroImage!);
  for (const { service } of page.priorities ?? []) expect(services).toHaveProperty(service);
});

test("asks for a new tab if the draft's tab was renamed", () => {
  write('town', 'le-tholy', { ...THOLY, zone: 'Autrefois' });
  const lacks = drafts.list()[0]?.draft?.faults.map(({ record, path }) => [record, ...path]);
  expect(lacks).toContainEqual(['town', 'zone']);
  expect(lacks).not.toContainEqual(['zones']);
});

test('lists the other drafts if a draft has a syntax error', () => {
  write('town', 'ailleurs', { name: 'Ailleurs' });
  writeDraft('towns/nulle-part.ts', "export const town = { name: 'Nulle part';\n");
  expect(drafts.list().map(({ title }) => title)).toEqual(['Ailleurs']);
  expect(drafts.recordsForPage('/zones/nulle-part')).toBe(desk.loadRecords());
});

test('keeps the listed drafts if the file of a list is broken', () => {
  write('town', 'ailleurs', { name: 'Ailleurs' });
  const before = drafts.list();
  writeFileSync(root('data/zones.ts'), 'export const zones = [');
  expect(drafts.list()).toEqual(before);
  expect(createDrafts(desk).list()).toEqual([]);
});
