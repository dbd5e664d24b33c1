import { expect, test } from 'vitest';
import { byEar } from './by-ear';
import { COMMUNES, communeLike } from './communes';

test.each([
  ['telefone', 'Téléphone'],
  ['assurence', 'assurance'],
  ['horraires', 'Horaires'],
  ['garantie decenale', 'garantie décennale'],
  ['siffon', 'siphons'],
])('«%s» is found as «%s»', (typed, meant) => expect(byEar(typed)).toBe(byEar(meant)));

test('a commune is known as one hears it, and none for another', () => {
  const meant = ['darnieules', 'st nabord', 'charme', 'epinale', 'Nancy'].map((typed) => communeLike(typed)?.name);
  expect(meant).toEqual(['Darnieulles', 'Saint-Nabord', 'Charmes', 'Épinal', undefined]);
  const alike = COMMUNES.filter(({ name }) => communeLike(name)?.name !== name).map(({ name }) => name);
  expect(alike).toEqual([]);
});
