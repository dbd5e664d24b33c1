import { expect, test } from 'vitest';
import { townSchema } from '../../../data/model/schema/town';
import { COMMUNES, communeNamed, communesAround } from './communes';

const knownTownSchema = townSchema.pick({ name: true, postalCode: true, latitude: true, longitude: true }).strict();

test('offers communes that pass the town schema', () => {
  for (const { isCentroid: _, ...commune } of COMMUNES) expect(knownTownSchema.parse(commune)).toEqual(commune);
  expect(communeNamed('LE VAL D’AJOL')?.postalCode).toBe('88340');
});

test('sorts neighbours by distance and rounds distances of centroids', () => {
  expect(communesAround(communeNamed('le thillot')!, 6)).toEqual([
    { name: 'Fresse-sur-Moselle', km: 1.7 },
    { name: 'Ramonchamp', km: 2.3 },
    { name: 'Le Ménil', km: 3.2 },
    { name: 'Ferdrupt', km: 5 },
    { name: 'Saint-Maurice-sur-Moselle', km: 5.1 },
  ]);
});
