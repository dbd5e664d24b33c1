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

test.each([
  ['darnieules', 'Darnieulles'],
  ['st nabord', 'Saint-Nabord'],
  ['charme', 'Charmes'],
  ['rembervilliers', 'Rambervillers'],
  ['saint die', 'Saint-Dié-des-Vosges'],
  ['thillot', 'Le Thillot'],
  ['capavenir', 'Thaon-les-Vosges'],
  ['Capavenir-Vosges', 'Thaon-les-Vosges'],
  ['saint', undefined],
  ['bains', undefined],
  ['Nancy', undefined],
  ['Lyon', undefined],
])('«%s» is meant for %s', (typed, meant) => expect(communeLike(typed)?.name).toBe(meant));

test('every commune is known by its own name', () => {
  expect(COMMUNES.filter(({ name }) => communeLike(name)?.name !== name).map(({ name }) => name)).toEqual([]);
});
