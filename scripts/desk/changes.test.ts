import { expect, test } from 'vitest';
import { changesBetween } from './changes';

test('what has changed is read as the site says it, and what is not given as nothing', () => {
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
