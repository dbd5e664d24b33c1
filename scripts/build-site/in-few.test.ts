import { expect, test } from 'vitest';
import { sentenceOf } from '../../data/model/faults';
import { inFew } from './check-data';

const fault = (town: string, field = 'name') => ({
  file: `data/towns/${town}.ts`,
  record: 'town',
  path: [field],
  problem: 'il manque',
  line: 2,
});

test('one fault in many files is one sentence, and the files', () => {
  expect(inFew([fault('a'), fault('b', 'at'), fault('b'), fault('c'), fault('d')])).toEqual([
    'data/towns/a.ts et 3 autres fichiers, champ « name » (nom) : il manque.\n  Les autres : data/towns/b.ts, data/towns/c.ts, data/towns/d.ts.',
    sentenceOf(fault('b', 'at')),
  ]);
});

test('one in two or three files is told of each', () => {
  expect(inFew([fault('a'), fault('b'), fault('c')])).toEqual([fault('a'), fault('b'), fault('c')].map(sentenceOf));
});
