import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { typesetDeep } from '../../components/typography/typeset';
import { siteReading } from '../../data/model/site';
import { scratchFolder } from '../../tests/support/scratch';
import { copyRecords } from '../finished-build/kept-records';
import { RECORDS_ONLINE } from '../finished-build/versions';
import { chaptersOf } from '../to-do-list';
import { createDesk, formSchemas } from './desk';
import type { Path, Value } from './edit-source';
import { type DeskEdit, valueAt } from './protocol';

const folder = scratchFolder();
let root = '';
beforeEach(() => {
  root = folder();
  cpSync('data', join(root, 'data'), { recursive: true, filter: (file) => !file.includes('photos/') });
});

const text = (file: string) => readFileSync(join(root, file), 'utf8');
/** What the form of a record sends: a value for a path, and what stood there. */
function typed(desk: ReturnType<typeof createDesk>, file: string, record: string, path: Path, value: Value): DeskEdit {
  const { value: whole } = desk.state().records.find((one) => one.file === file && one.record === record)!;
  return { file, record, title: 'test', was: valueAt(whole, path), edit: { kind: 'set', path, value } };
}

test('every record has a form', () => {
  const schemas = formSchemas();
  const { records } = createDesk(root).state();
  expect(records.length).toBeGreaterThan(50);
  expect(records.filter(({ schema }) => !schemas[schema])).toEqual([]);
});

test('what is missing is what `npm run a-faire` lists', () => {
  expect(createDesk(root).state().chapters).toEqual(typesetDeep(chaptersOf(siteReading)));
});

test('what has changed is told beside what went online last', async () => {
  const online = await copyRecords(root, join(root, RECORDS_ONLINE));
  const desk = createDesk(root);
  expect(desk.state().changes).toEqual([]);
  await desk.change([typed(desk, 'data/company.ts', 'company', ['phone'], '03 29 11 22 33')]);
  expect(desk.state().changes).toMatchObject([{ path: ['phone'], new: '03 29 11 22 33' }]);
  // As a build that began now would have it, whatever is written while it runs.
  await copyRecords(root, online);
  expect(desk.state().changes).toEqual([]);
  await desk.change([typed(desk, 'data/company.ts', 'company', ['phone'], '03 29 44 55 66')]);
  expect(desk.state().changes).toMatchObject([{ old: '03 29 11 22 33', new: '03 29 44 55 66' }]);
});

test('what the build would refuse is not written, and is told in its words', async () => {
  const desk = createDesk(root);
  const before = text('data/towns/vittel.ts');
  const outcomes = await desk.change([typed(desk, 'data/towns/vittel.ts', 'town', ['name'], 'Épinal')]);
  expect(outcomes[0]).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(outcomes)).toMatch(/«\sÉpinal\s» sert déjà à une autre fiche\s;/);
  expect(text('data/towns/vittel.ts')).toBe(before);
});

test('what is wrong is said in words of a form, not of a file', async () => {
  const desk = createDesk(root);
  const town = (path: Path, value: Value) => typed(desk, 'data/towns/vittel.ts', 'town', path, value);
  const { value } = desk.state().records.find(({ file }) => file === 'data/towns/epinal.ts')!;
  const outcomes = await desk.change([
    town(['postalCode'], 'x'),
    town(['neighbours', 0, 'km'], 'deux'),
    town(['heroImage'], 'nulle-part'),
    town(['season'], valueAt(value, ['season'])!),
    town(['priorities', 0, 'service'], 'zinguerie'),
    typed(desk, 'data/company.ts', 'company', ['address', 'postalCode'], ''),
    typed(desk, 'data/testimonials.ts', 'testimonials', [0, 'published'], 'hier'),
  ]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'refused'));
  expect(JSON.stringify(outcomes)).toMatch(/écrivez un nombre/);
  expect(JSON.stringify(outcomes).match(/"sentence":"[^"]*(?:guillemets|data\/|\.ts|\d{4}-\d\d)[^"]*/g)).toBeNull();
});

test('two changes that are right only together are written together', async () => {
  const desk = createDesk(root);
  const hours = (field: string, value: string) =>
    typed(desk, 'data/company.ts', 'company', ['openingHours', 2, field], value);
  const outcomes = await desk.change([hours('opens', '09:00'), hours('closes', '12:00')]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'saved']);
  expect(text('data/company.ts')).toContain("days: ['Sunday'], opens: '09:00', closes: '12:00'");
});
