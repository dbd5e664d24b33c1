// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { townPath } from '../../data/model/site/zones';
import { slugOf } from '../../data/model/text/slug';
import { communeNamed } from '../../scripts/desk/shared/communes';
import { renderHtml } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { RIVERS, WIDTH } from './geography';
import { boxOf, covers, type LabelledPoint, placeLabels } from './label-placement';
import { layOutMap } from './map-layout';
import { VosgesMap } from './VosgesMap';
import { FONT_SIZE, PHONE_FONT_SIZE } from './VosgesMap.css';

describe('labels on the map', () => {
  test('are nearest to their own dot, or are left out', () => {
    const [golbey, epinal] = [
      { name: 'Golbey', point: { x: 200, y: 100 } },
      { name: 'Épinal', point: { x: 203, y: 100 } },
    ] as [LabelledPoint, LabelledPoint];
    const room = { size: 12, dots: [golbey.point, epinal.point] };
    const sides = [...placeLabels([golbey, epinal], room).values()].map(({ anchor }) => anchor);
    expect(sides).toEqual(['end', 'start']);
    const crowdedDots = [...room.dots, { x: 197, y: 100 }, { x: 200, y: 97 }, { x: 200, y: 103 }];
    expect(placeLabels([golbey], { ...room, dots: crowdedDots }).size).toBe(0);
    expect(placeLabels([{ ...golbey, isRequired: true }], { ...room, dots: crowdedDots }).size).toBe(1);
  });

  test("keep clear of the map's edge and of occupied areas", () => {
    const town: LabelledPoint = { name: 'Golbey', point: { x: WIDTH - 3, y: 100 } };
    const room = { size: 12, dots: [town.point] };
    expect([...placeLabels([town], room).values()].map(({ anchor }) => anchor)).toEqual(['end']);
    const occupied = [{ left: 0, top: 0, right: WIDTH, bottom: 400 }];
    expect(placeLabels([town], { ...room, occupied }).size).toBe(0);
  });
});

/** Real towns, some of them close together. Their number is typical of a site of this size. */
const TOWNS =
  "Épinal, Golbey, Chantraine, Uxegney, Thaon-les-Vosges, Remiremont, Saint-Étienne-lès-Remiremont, Le Val-d'Ajol, Xertigny, Mirecourt, Vittel, Neufchâteau, Dompaire, Saint-Dié-des-Vosges, Raon-l'Étape, Rambervillers, Bruyères, Charmes, Gérardmer, La Bresse, Vagney"
    .split(', ')
    .map((name) => ({ ...communeNamed(name)!, slug: slugOf(name), href: townPath(slugOf(name)) }));
const mapFacts = { towns: TOWNS, base: communeNamed('Igney')!, radius: { ...communeNamed('Épinal')!, km: 50 } };
const crowdedSite = { ...testSite, map: mapFacts };

/** Width of the map on a phone of 320 px, and the minimum distance of two tap targets on this phone, in pixels. */
const [NARROWEST_MAP_PX, MIN_TARGET_PX] = [288, 24];

describe('the map', () => {
  const { rivers } = layOutMap(mapFacts.towns, mapFacts.base);

  test('shows at least five town names on a phone', () => {
    const { spots } = layOutMap(mapFacts.towns, mapFacts.base);
    expect(spots.filter(({ placedLabel }) => placedLabel && !placedLabel.isWideOnly).length).toBeGreaterThanOrEqual(5);
  });

  test.each(mapFacts.towns)('keeps links 24 px apart on a phone with $name first', (first) => {
    const otherTowns = mapFacts.towns.filter((town) => town !== first);
    const { spots } = layOutMap([first, ...otherTowns], mapFacts.base);
    const links = spots.filter(({ isLinked }) => isLinked);
    expect(links.length).toBeGreaterThan(8);
    const minDistance = Math.min(
      ...links.flatMap(({ point }, index) =>
        links.slice(index + 1).map((second) => Math.hypot(point.x - second.point.x, point.y - second.point.y)),
      ),
    );
    expect((minDistance * NARROWEST_MAP_PX) / WIDTH).toBeGreaterThanOrEqual(MIN_TARGET_PX);
  });

  test('names the workshop’s village and the Moselle, on a phone too', () => {
    const html = renderHtml(<VosgesMap />, crowdedSite);
    const texts = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('svg text')];
    for (const word of [mapFacts.base.name, 'Moselle']) {
      const text = texts.find(({ textContent }) => textContent === word);
      expect(text, word).toBeDefined();
      expect(text!.hasAttribute('class'), 'a phone shows it too').toBe(false);
    }
  });

  test('names every river', () => {
    expect(rivers.map(({ name }) => name).sort()).toEqual(RIVERS.map(({ name }) => name).sort());
  });

  test('keeps river names clear of springs', () => {
    for (const { name, point, label, isWideOnly } of rivers) {
      const [spring] = RIVERS.find((river) => river.name === name)!.points;
      expect(covers(boxOf(point, label, isWideOnly ? FONT_SIZE : PHONE_FONT_SIZE), spring!), name).toBe(false);
    }
  });
});
