import { expect, test } from 'vitest';
import { COMMUNES, findCommune } from './communes';
import { phoneticKey } from './phonetic-key';

test.each([
  ['telefone', 'Téléphone'],
  ['assurence', 'assurance'],
  ['horraires', 'Horaires'],
  ['garantie decenale', 'garantie décennale'],
  ['siffon', 'siphons'],
])('returns the same key for «%s» and «%s»', (typed, meant) => expect(phoneticKey(typed)).toBe(phoneticKey(meant)));

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
])('resolves «%s» to %s', (typed, meant) => expect(findCommune(typed)?.name).toBe(meant));

test('finds every commune by its own name', () => {
  expect(COMMUNES.filter(({ name }) => findCommune(name)?.name !== name).map(({ name }) => name)).toEqual([]);
});
