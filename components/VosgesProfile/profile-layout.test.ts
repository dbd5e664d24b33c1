import { describe, expect, test } from 'vitest';
import { altitudesOf, projectOntoSection, reliefOf, type Sheet, scaleOf, spotsOf, spreadApart } from './profile-layout';

const SHEET: Sheet = { width: 1000, height: 400, left: 50, right: 50, top: 100, bottom: 50 };
const WEST = { slug: 'neufchateau', name: 'Neufchâteau', latitude: 48.355, longitude: 5.694 };
const MIDDLE = { slug: 'epinal', name: 'Épinal', latitude: 48.175, longitude: 6.45 };
const EASTERN_TOWN = { slug: 'la-bresse', name: 'La Bresse', latitude: 48.004, longitude: 6.874 };
const NORTH = { slug: 'saint-die-des-vosges', name: 'Saint-Dié-des-Vosges', latitude: 48.285, longitude: 6.949 };
const UNKNOWN_TOWN = { slug: 'ailleurs', name: 'Ailleurs', latitude: 48.2, longitude: 6.2 };

describe('the cross-section', () => {
  test('runs from Neufchâteau to La Bresse, about 96 km', () => {
    expect(projectOntoSection(WEST)).toEqual({ km: 0, kmFromLine: 0 });
    expect(projectOntoSection(EASTERN_TOWN).km).toBeCloseTo(96, 0);
    expect(projectOntoSection(MIDDLE).km).toBeCloseTo(59, 0);
  });

  test('places towns from west to east by altitude', () => {
    const spots = spotsOf([EASTERN_TOWN, MIDDLE, WEST], SHEET);
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
    expect(spotsOf([UNKNOWN_TOWN, EASTERN_TOWN], SHEET)).toHaveLength(1);
  });

  test('draws summits, ground and snow inside the sheet', () => {
    const { y } = scaleOf(SHEET);
    expect(y(1363)).toBeGreaterThanOrEqual(SHEET.top);
    const outlines = Object.values(reliefOf([WEST, MIDDLE, EASTERN_TOWN], SHEET)!);
    expect(outlines).toHaveLength(3);
    for (const outline of outlines) {
      expect(outline).toMatch(/^M[\d\sLHV.MLz-]+z$/);
      expect(outline).not.toContain('NaN');
    }
  });

  test('measures the distance of places on both sides of the line', () => {
    expect(projectOntoSection(NORTH).kmFromLine).toBeGreaterThan(12);
    expect(projectOntoSection({ ...WEST, longitude: 5.5 }).km).toBeLessThan(0);
  });

  test('ignores towns far from its line in the relief', () => {
    expect(reliefOf([WEST, NORTH, EASTERN_TOWN], SHEET)).toEqual(reliefOf([WEST, EASTERN_TOWN], SHEET));
    expect(reliefOf([NORTH, { ...NORTH, slug: 'raon-letape', latitude: 48.41 }], SHEET)).toBeUndefined();
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
