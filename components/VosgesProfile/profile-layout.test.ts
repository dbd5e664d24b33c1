import { describe, expect, test } from 'vitest';
import { EAST, FAR_NORTH, MIDDLE, WEST } from '../../tests/support/profile-towns';
import {
  altitudesOf,
  projectOntoSection,
  reliefOf,
  type Sheet,
  scaleOf,
  spotsOf,
  spreadApart,
  surfaceBetween,
} from './profile-layout';

const SHEET: Sheet = { width: 1000, height: 400, left: 50, right: 50, top: 100, bottom: 50 };
const UNKNOWN_TOWN = { slug: 'ailleurs', name: 'Ailleurs', latitude: 48.2, longitude: 6.2 };

describe('the cross-section', () => {
  test('runs from Neufchâteau to La Bresse, about 96 km', () => {
    expect(projectOntoSection(WEST)).toEqual({ km: 0, kmFromLine: 0 });
    expect(projectOntoSection(EAST).km).toBeCloseTo(96, 0);
    expect(projectOntoSection(MIDDLE).km).toBeCloseTo(59, 0);
  });

  test('places towns from west to east by altitude', () => {
    const spots = spotsOf([EAST, MIDDLE, WEST], SHEET);
    expect(spots.map(({ town }) => town.name)).toEqual(['Neufchâteau', 'Épinal', 'La Bresse']);
    expect(spots[0]!.x).toBe(SHEET.left);
    expect(spots[2]!.x).toBe(SHEET.width - SHEET.right);
    expect(spots[2]!.y).toBeLessThan(spots[1]!.y);
    for (const { lowest, y, highest } of spots) {
      expect(highest).toBeLessThan(y);
      expect(lowest).toBeGreaterThan(y);
    }
  });

  test('leaves out a town without known altitudes', () => {
    expect(altitudesOf(UNKNOWN_TOWN.slug)).toBeUndefined();
    expect(spotsOf([UNKNOWN_TOWN, EAST], SHEET)).toHaveLength(1);
  });

  test('draws summits, ground and snow inside the sheet', () => {
    const { y } = scaleOf(SHEET);
    expect(y(1363)).toBeGreaterThanOrEqual(SHEET.top);
    const { surface, ...paths } = reliefOf([WEST, MIDDLE, EAST], SHEET)!;
    expect(surface).not.toEqual([]);
    const outlines = Object.values(paths);
    expect(outlines).toHaveLength(3);
    for (const outline of outlines) {
      expect(outline).toMatch(/^M[\d\sLHV.MLz-]+z$/);
      expect(outline).not.toContain('NaN');
    }
  });

  test('measures the ground between and at its corners', () => {
    const surface = [
      { x: 0, y: 80 },
      { x: 100, y: 60 },
      { x: 200, y: 20 },
      { x: 300, y: 40 },
    ];
    expect(surfaceBetween(surface, 0, 50)).toEqual({ top: 70, bottom: 80 });
    expect(surfaceBetween(surface, 150, 250)).toEqual({ top: 20, bottom: 40 });
    expect(surfaceBetween(surface, 100, 300)).toEqual({ top: 20, bottom: 60 });
  });

  test('measures the distance of places on both sides of the line', () => {
    expect(projectOntoSection(FAR_NORTH).kmFromLine).toBeGreaterThan(12);
    expect(projectOntoSection({ ...WEST, longitude: 5.5 }).km).toBeLessThan(0);
  });

  test('ignores towns far from its line in the relief', () => {
    expect(reliefOf([WEST, FAR_NORTH, EAST], SHEET)).toEqual(reliefOf([WEST, EAST], SHEET));
    expect(reliefOf([FAR_NORTH, { ...FAR_NORTH, slug: 'raon-letape', latitude: 48.41 }], SHEET)).toBeUndefined();
  });
});

describe('spreadApart', () => {
  test('keeps labels apart, in order, and inside their bounds', () => {
    const positions = spreadApart([100, 101, 102, 900], 40, 0, 905);
    for (let index = 1; index < positions.length; index++) {
      expect(positions[index]! - positions[index - 1]!).toBeGreaterThanOrEqual(39);
    }
    expect(positions[3]).toBeLessThanOrEqual(905);
  });

  test('does not move labels with enough room', () => {
    expect(spreadApart([100, 300, 500], 40, 0, 1000)).toEqual([100, 300, 500]);
  });
});
