import { describe, expect, test } from 'vitest';
import { testSite } from '../../../tests/support/test-site';
import { servedCommunes } from './communes';

describe('servedCommunes()', () => {
  const { company, serviceArea, towns } = testSite;
  const epinal = { ...towns[0]!, slug: 'epinal', name: 'Épinal', latitude: 48.1745, longitude: 6.4503 };
  const remiremont = { ...towns[0]!, slug: 'remiremont', name: 'Remiremont', latitude: 48.0163, longitude: 6.5913 };
  const area = { ...serviceArea, centre: 'epinal', radiusKm: 25 };
  const servedAreas = servedCommunes({ company, serviceArea: area, towns: [epinal, remiremont] });
  const namesUnder = (slug: string) =>
    servedAreas.find(({ town }) => town.slug === slug)?.communes.map(({ name }) => name) ?? [];

  test('puts each commune under the nearest town', () => {
    expect(namesUnder('epinal')).toContain('Golbey');
    expect(namesUnder('remiremont')).toContain('Saint-Étienne-lès-Remiremont');
    expect(namesUnder('epinal')).not.toContain('Saint-Étienne-lès-Remiremont');
  });

  test('measures the radius from the centre, not from the workshop', () => {
    const narrowAreas = servedCommunes({ company, serviceArea: { ...area, radiusKm: 15 }, towns: [epinal] });
    const names = narrowAreas.flatMap(({ communes }) => communes.map(({ name }) => name));
    // Thaon-les-Vosges is 9 km from Épinal and 20 km from the workshop, Remiremont 20 km and 9 km.
    expect(names).toContain('Thaon-les-Vosges');
    expect(names).not.toContain('Remiremont');
  });

  test('returns no communes if the centre has no page', () => {
    expect(servedCommunes({ company, serviceArea: { ...area, centre: 'ailleurs' }, towns })).toEqual([]);
  });
});
