// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeChange, factsOf } from './facts';
import { emptyManifest } from './manifest';
import { planDeployment } from './plan';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const company = {
  name: 'Toits',
  phone: '03 29 11 11 11',
  email: 'a@b.example',
  siteUrl: 'https://b.example',
  address: { street: '1 rue', postalCode: '88150', city: 'Igney' },
  openingHours: [{ label: 'Lundi', opens: '08:00', closes: '19:00' }, { label: 'Dimanche' }],
};

/** What is said of a site of these files, all of them new. */
function said(files: Record<string, string>, before: typeof company | undefined, after: typeof company) {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const built = new Map(Object.entries(files).map(([path, text]) => [path, { size: text.length, hash: text }]));
  const plan = planDeployment({ built, manifest: emptyManifest(), online: new Map() });
  return describeChange({ plan, folder, before: before && factsOf(before), after: factsOf(after) });
}

test('a new phone number is said with the old one and the pages that carry it', async () => {
  const files = {
    'index.html': 'Appelez le 03\u00a029\u00a000\u00a000\u00a000',
    '404.html': 'rien',
    'index.html.br': 'x',
    'a.avif': 'x',
    'a.js': 'x',
  };
  expect(await said(files, company, { ...company, phone: '03 29 00 00 00' })).toEqual([
    'Ce qui change :',
    '  téléphone : 03 29 11 11 11 → 03 29 00 00 00, 1 page',
    '  2 pages, 1 image, 1 autre fichier',
  ]);
});

test('new hours are said in words; a first deployment and one without change say no fact', async () => {
  const later = { ...company, openingHours: [{ label: 'Lundi', opens: '09:00', closes: '19:00' }] };
  expect(await said({ 'index.html': '' }, company, later)).toContain(
    '  horaires : Lundi 08:00-19:00, Dimanche fermé → Lundi 09:00-19:00',
  );
  expect(await said({ 'index.html': '' }, undefined, company)).toEqual(['Ce qui change :', '  1 page']);
  expect(await said({ 'index.html': '' }, company, company)).toEqual(['Ce qui change :', '  1 page']);
  expect(await said({}, company, later)).toEqual([]);
});
