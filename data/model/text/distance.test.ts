import { describe, expect, test } from 'vitest';
import { testSite } from '../../../tests/support/test-site';
import { isWithinRadius, nearestTowns, townAt } from '../site/zones';
import { distanceKm } from './distance';

/** Expected distances from other sources (great circle between town halls). */
test.each([
  [{ latitude: 48.8566, longitude: 2.3522 }, { latitude: 48.5734, longitude: 7.7521 }, 397],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111.2],
  [{ latitude: 47, longitude: 6 }, { latitude: 48, longitude: 6 }, 111.2],
  [{ latitude: 48.2, longitude: 6.4 }, { latitude: 48.2, longitude: 6.4 }, 0],
])('measures from %o to %o a distance of %d km', (from, to, km) => {
  expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(0.5);
  expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 9);
});

test.each([
  [0, true],
  [29.9, true],
  [30.1, false],
])('serves a town %d km north of the centre without appointment: %s', (km, isServed) => {
  const centre = townAt(testSite, 'roche-ferrand');
  expect(isWithinRadius(testSite, { ...centre, latitude: centre.latitude + km / 111.195 })).toBe(isServed);
});

describe('nearestTowns()', () => {
  test('returns other towns, nearest first', () => {
    const { towns } = testSite;
    for (const town of towns) {
      const nearest = nearestTowns(testSite, town, 3);
      expect(nearest).toHaveLength(3);
      expect(nearest.map(({ town: nearTown }) => nearTown.slug)).not.toContain(town.slug);
      const kilometres = nearest.map(({ km }) => km);
      expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
      const fartherTowns = towns.filter(
        (place) => place !== town && !nearest.some((nearTown) => nearTown.town === place),
      );
      expect(Math.min(...fartherTowns.map((place) => distanceKm(town, place)))).toBeGreaterThanOrEqual(
        kilometres[2] ?? 0,
      );
    }
  });
});
