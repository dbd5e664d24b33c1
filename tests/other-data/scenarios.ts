import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isOwnerFact, ownerFactsIn, type Path } from '../../data/model/owner-facts';
import { DOCUMENTS } from '../../data/model/read/folders';
import { readRecords } from '../../data/model/read/read-records';
import { onDisk } from '../../data/model/read/source';
import { fieldAt, titleAt, unwrap } from '../../data/model/schema/fields';
import { schemaOf } from '../../data/model/schema/records';
import { createDesk } from '../../scripts/desk/records/desk';
import type { Value } from '../../scripts/desk/records/edit-source';
import { createPages } from '../../scripts/desk/records/towns-and-services';
import { listFiles } from '../../scripts/lib/list-files';
import { copyTestData, FIXTURES } from '../support/test-site';

const ATTESTATION = 'attestation-2099.pdf';

/** Facts that an owner could give, by record and path. Each differs from the sample that it replaces. */
const GIVEN_FACTS: Record<string, Value> = {
  'company.name': 'Lecomte Couverture',
  'company.owner': 'Jeanne Lecomte',
  'company.phone': '03 53 01 99 12',
  'company.mobile': '06 39 98 44 55',
  'company.googleProfile': 'https://profil.example/lecomte',
  'company.attestation': { file: ATTESTATION, expires: '2099-12-31' },
  'company.labels': [{ name: 'Qualibat RGE', number: '88-123', scope: 'couverture', expires: '2099-06-30' }],
  'company.portrait': {
    name: 'Jeanne Lecomte',
    photo: 'galerie-charpente',
    text: 'Jeanne Lecomte a appris le métier à Épinal. Elle le fait depuis vingt ans.',
  },
  'company.email': 'bureau@lecomte-couverture.example',
  'company.siteUrl': 'https://www.lecomte-couverture.example',
  'company.address.street': '4 impasse du Faîtage',
  'company.holidays': [{ from: '2099-08-02', until: '2099-08-22' }],
  'company.siret': '732 829 320 00074',
  'company.vat': 'FR 44 732 829 320',
  'company.repairRates.otherTerms': 'majoration de 50 % le dimanche, 20 € TTC au moins',
  siteCredit: { title: 'Site réalisé par Lecomte', href: 'https://www.lecomte-couverture.example/' },
};

/** A customer review as the owner would write it. */
const REVIEW = {
  name: 'Marie L.',
  location: 'Golbey',
  text: 'Toit refait en huit jours, chantier propre chaque soir.',
  rating: 5,
  published: '2026-06-01',
  works: '2026-05-20',
};

/** Changes `data/` in the copy of the project at `root` to a state that differs from the delivered state. */
type Scenario = (root: string) => Promise<void>;

/**
 * Gives every fact that the records still ask for, including optional facts. `.ci/run` leaves this scenario out,
 * because `secondYear` starts from it. Only `giveAllFacts` has two reviews and a kept promise of photos; ci.yml runs it
 * on Node 24.
 */
export const giveAllFacts: Scenario = async (root) => {
  mkdirSync(join(root, DOCUMENTS), { recursive: true });
  cpSync(`${FIXTURES}/${DOCUMENTS}/attestation-hardouin-2099.pdf`, join(root, DOCUMENTS, ATTESTATION));
  const desk = await openDesk(root);
  await desk.change([
    [
      'testimonials',
      [],
      [REVIEW, { ...REVIEW, name: 'Paul D.', text: 'Il est venu le lendemain de la tempête.', rating: 4 }],
    ],
    ['reviewTerms', [], 'Un avis est publié sous dix jours et gardé deux ans.'],
    ...readRecords(onDisk(root)).written.flatMap(({ file, record, raw }) =>
      record === 'testimonials' || record === 'reviewTerms'
        ? []
        : ownerFactsIn(raw).map(({ path }): Edit => [record, path, factFor(file, record, path, raw)]),
    ),
  ]);
};

/** Simulates the owner's second year. He has removed a town and a service, and changed his opening hours. */
export const secondYear: Scenario = async (root) => {
  await giveAllFacts(root);
  const desk = await openDesk(root);
  await desk.change([
    ['testimonials', [], [REVIEW]],
    [
      'company',
      ['openingHours'],
      [
        { days: ['Monday', 'Tuesday', 'Thursday', 'Friday'], opens: '07:30', closes: '12:00' },
        { days: ['Monday', 'Tuesday', 'Thursday', 'Friday'], opens: '13:30', closes: '18:00' },
        { days: ['Wednesday', 'Saturday', 'Sunday'] },
      ],
    ],
    ['company', ['delivery'], { to: 'bureau@lecomte-couverture.example', from: 'site@lecomte-couverture.example' }],
    ['commitments', ['photos', 'isKept'], false],
    ['company', ['experienceYears'], 16],
    // A part of the drawing gets another service, because its own service is withdrawn next.
    ['roofParts', [6, 'service'], 'changement-toiture'],
    ['roofParts', [7, 'service'], 'changement-toiture'],
  ]);
  for (const file of ['data/towns/dompaire.ts', 'data/services/charpente.ts']) await desk.withdraw(file);
};

/** Replaces records, photos and documents with the tests' own data. The code stays the same. */
export const testData: Scenario = async (root) => {
  for (const entry of readdirSync(join(root, 'data')))
    if (entry !== 'model') rmSync(join(root, 'data', entry), { recursive: true });
  copyTestData(root);
};

/** Uses the tests' own data with form delivery off. */
export const testDataWithoutDelivery: Scenario = async (root) => {
  await testData(root);
  await (await openDesk(root)).change([['company', ['delivery'], false]]);
};

export const SCENARIOS = { giveAllFacts, secondYear, testData };

type Edit = [record: string, path: Path, value: Value];

/** Returns functions that edit records as the desk does. They throw if the desk would refuse the edit. */
async function openDesk(root: string) {
  const desk = createDesk(root, await listFiles('pages'));
  const pages = createPages(desk);
  // The desk takes the records of its first start for the published records, and redirects their paths.
  desk.state();
  return {
    async change(edits: Edit[]) {
      const state = desk.state();
      const changes = edits.map(([record, path, value]) => {
        const { file, value: recordValue } = state.records.find((entry) => entry.record === record)!;
        const oldValue = path.reduce<unknown>(
          (parent, key) => (parent as Record<PropertyKey, unknown>)[key],
          recordValue,
        ) as Value;
        return { file, record, title: record, expected: oldValue, edit: { kind: 'set' as const, path, value } };
      });
      for (const outcome of await desk.change(changes, true))
        if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
    },
    async withdraw(file: string) {
      const outcome = await pages.withdraw({ file });
      if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
    },
  };
}

/**
 * Returns the given fact if GIVEN_FACTS contains one. Otherwise returns the sample as it is, true for a question, or
 * the schema's own example.
 */
function factFor(file: string, record: string, path: Path, raw: unknown): Value {
  const givenFact = GIVEN_FACTS[[record, ...path].join('.')];
  if (givenFact !== undefined) return givenFact;
  const mark = path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)[key], raw);
  if (!isOwnerFact(mark)) throw new Error(`no mark at ${record}.${path.join('.')}`);
  if (mark.ownerFact === 'sample') return mark.value as Value;
  if (mark.ownerFact === 'unconfirmed') return true;
  const schema = schemaOf(file, record)!;
  return exampleOf(fieldAt(schema, path), titleAt(schema, path));
}

/** Returns a value that a field accepts, according to its schema, so that a new field needs no entry in GIVEN_FACTS. */
function exampleOf(schema: z.ZodType, title: string): Value {
  const innerSchema = unwrap(schema);
  if (innerSchema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(innerSchema.shape as Record<string, z.ZodType>)
        .filter(([, field]) => !field.isOptional())
        .map(([name, field]) => [name, exampleOf(field, unwrap(field).meta()?.title ?? name)]),
    );
  if (innerSchema instanceof z.ZodISODate) return '2099-12-31';
  return innerSchema.meta()?.example?.replace(/^« (.*) »$/, '$1') ?? title;
}
