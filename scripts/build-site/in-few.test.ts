import { expect, test } from 'vitest';
import { inFew } from './check-data';

const fault = (town: string, field = 'slug') => `data/towns/${town}.ts, « ${town} », champ « ${field} » : il manque.`;

test('one fault in many files is one sentence, and the files', () => {
  expect(inFew([fault('a'), fault('b', 'name'), fault('b'), fault('c'), fault('d')])).toEqual([
    'data/towns/a.ts et 3 autres fichiers, champ « slug » : il manque.\n  Les autres : data/towns/b.ts, data/towns/c.ts, data/towns/d.ts.',
    fault('b', 'name'),
  ]);
});

test('one in two or three files is told of each', () => {
  expect(inFew([fault('a'), fault('b'), fault('c')])).toEqual([fault('a'), fault('b'), fault('c')]);
});
