import { expect, test } from 'vitest';
import { changesBetween } from './changes';

test('changesBetween() formats changed values like the site, and missing facts as undefined', () => {
  const company = (facts: string) => ({ 'data/company.ts': `export const company = { ${facts} };` });
  const changes = changesBetween(
    company("opens: '08:00', holidays: optional(), siret: missing(), until: '2027-08-02'"),
    company("opens: '07:30', holidays: [{ from: '2027-08-02' }], siret: '1', until: '2027-08-03'"),
  );
  expect(changes.map(({ old, new: now }) => [old, now])).toEqual([
    ['8 h', '7 h 30'],
    [undefined, '2\u00a0août 2027'],
    ['à compléter', '1'],
    ['2\u00a0août 2027', '3\u00a0août 2027'],
  ]);
});

test('changesBetween() describes empty texts as undefined and numbers in French format', () => {
  const town = (facts: string) => ({ 'data/towns/vittel.ts': `export const town = { ${facts} };` });
  const changes = changesBetween(
    town("frame: 'Ainsi.', moss: '', near: { name: '' }, km: 4.5"),
    town("frame: '', moss: 'Ainsi.', near: { name: 'Contrexéville' }, km: 5.25"),
  );
  expect(changes.map(({ old, new: now }) => [old, now])).toEqual([
    ['Ainsi.', undefined],
    [undefined, 'Ainsi.'],
    [undefined, 'Contrexéville'],
    ['4,5', '5,25'],
  ]);
});

test('changesBetween() describes photos by their description and empty lists as undefined', () => {
  const texts = (facts: string, wall: string) => ({
    'data/home.ts': `export const home = { ${facts} };`,
    'data/photos.ts': `export const photos = { toit: { alt: 'Un toit' }, mur: { alt: '${wall}' } };`,
  });
  const before = texts("image: 'toit', reviews: []", 'Un mur');
  const changes = changesBetween(before, texts("image: 'mur', reviews: [5]", 'Un mur peint'));
  expect(changes.map(({ old, new: now }) => [old, now])).toEqual([
    ['Un toit', 'Un mur peint'],
    [undefined, '5'],
    ['Un mur', 'Un mur peint'],
  ]);
});

test('changesBetween() lists a withdrawn page first, as one change with its references', () => {
  const texts = (lists: string, cards: string): Record<string, string> => ({
    'data/home.ts': `export const home = { cards: [${cards}] };`,
    'data/redirects.ts': `export const redirects = { ${lists.includes('peinture') ? '' : "'/services/peinture': '/'"} };`,
    'data/services.ts': `export const serviceOrder = [${lists}];`,
  });
  const before = {
    ...texts("'toit', 'peinture'", "{ id: 'peinture' }"),
    'data/services/peinture.ts': 'export const service = {};',
  };
  const changedFiles = (cards: string) => changesBetween(before, texts("'toit'", cards)).map(({ file }) => file);
  expect(changedFiles('')).toEqual(['data/services/peinture.ts']);
  expect(changedFiles("{ id: 'toit' }")).toEqual(['data/services/peinture.ts', 'data/home.ts']);
});

test('changesBetween() lists a reordered list as one change', () => {
  const services = (order: string) => ({ 'data/services.ts': `export const serviceOrder = [${order}];` });
  const changes = changesBetween(
    services("'toit', 'charpente', 'gouttiere'"),
    services("'gouttiere', 'toit', 'charpente'"),
  );
  expect(changes.map(({ path, old, new: now }) => [path, old, now])).toEqual([[[], undefined, 'Dans un autre ordre.']]);
});
