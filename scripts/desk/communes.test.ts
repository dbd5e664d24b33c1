import { expect, test } from 'vitest';
import { townSchema } from '../../data/model/schema/town';
import { COMMUNES, communeNamed, communesAround } from './communes';

test.each(COMMUNES)('what is known of $name is what a town may say', (commune) => {
  const known = townSchema.pick({ name: true, postalCode: true, latitude: true, longitude: true });
  expect(known.strict().parse(commune)).toEqual(commune);
  expect(communeNamed(commune.name.toUpperCase())).toBe(commune);
});

test('its neighbours come nearest first, as near as a page may name them', () => {
  expect(communesAround(communeNamed('le thillot')!, 6)).toEqual([
    { name: 'Fresse-sur-Moselle', km: 1.7 },
    { name: 'Ramonchamp', km: 2.3 },
    { name: 'Le Ménil', km: 3.2 },
    { name: 'Saint-Maurice-sur-Moselle', km: 5.1 },
  ]);
});
