import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { Site } from '../../data/model/site/site';
import { EAST, FAR_NORTH, MIDDLE, NEAR_EAST, WEST } from '../../tests/support/profile-towns';
import { renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { FullVosgesProfile } from './FullVosgesProfile';
import { altitudesOf } from './profile-layout';
import { VosgesProfile } from './VosgesProfile';

const site: Site = {
  ...testSite,
  map: { ...testSite.map, towns: [WEST, MIDDLE, NEAR_EAST, EAST, FAR_NORTH] as unknown as Site['map']['towns'] },
};
const namesIn = (html: string) => Array.from(html.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);

describe('the full profile', () => {
  const html = renderHtml(<FullVosgesProfile />, site);

  test('names each of its dots', () => {
    const names = namesIn(html);
    expect(names).toEqual(expect.arrayContaining([WEST.name, MIDDLE.name, NEAR_EAST.name, EAST.name]));
    expect(/d="((?:M\d+ \d+h0)+)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(4);
  });

  test('is a named region for the keyboard, whose names assistive technology reads', () => {
    const { document } = new Window();
    document.body.innerHTML = html;
    const region = document.querySelector('section')!;
    expect(region.getAttribute('tabindex')).toBe('0');
    expect(region.getAttribute('aria-label')).toBe(testSite.interfaceCopy.vosgesProfile.name);
    // An element with the role `img` has no readable content.
    expect(document.querySelector('[role=img], [aria-hidden=true]')).toBeNull();
    expect(region.querySelector('svg')?.textContent).toContain(WEST.name);
  });

  test('leaves out towns far from its line', () => {
    expect(html).not.toContain(FAR_NORTH.name);
  });
});

describe('the profile of a town', () => {
  const render = (slug: string) => renderHtml(<VosgesProfile current={slug} />, site);

  test.each([
    [MIDDLE, [WEST.name, EAST.name, MIDDLE.name]],
    [EAST, [WEST.name, EAST.name]],
    // The name of this town would overlap the name of the east end.
    [NEAR_EAST, [WEST.name, NEAR_EAST.name]],
    [FAR_NORTH, [WEST.name, FAR_NORTH.name]],
  ])('names $name and each of its dots', ({ slug }, names) => {
    const html = render(slug);
    expect(namesIn(html).slice(1, -2)).toEqual(names);
    expect(html.match(/<circle/g)).toHaveLength(names.length);
  });

  test('shows the highest and the lowest altitude at the ends of the range', () => {
    const html = render(MIDDLE.slug);
    const { max, min } = altitudesOf(MIDDLE.slug)!;
    expect(namesIn(html).slice(-2).map(toPlainText)).toEqual([`${max} m`, `${min} m`]);
    const positions = Array.from(html.matchAll(/<text x="(\d+)"(?: text-anchor="end")? y="(\d+)"/g), ([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const [[maxX, maxY], [minX, minY]] = positions.slice(-2) as [[number, number], [number, number]];
    expect(maxX, 'the highest is on the left').toBeLessThan(minX);
    expect(maxY, 'the highest is above').toBeLessThan(minY);
  });

  test('keeps the text of a town without known altitudes', () => {
    const html = renderHtml(<VosgesProfile current="ailleurs">Le texte</VosgesProfile>, site);
    expect(html).toContain('Le texte');
    expect(html).not.toContain('data-figure');
    expect(renderHtml(<VosgesProfile current="ailleurs">Le texte</VosgesProfile>)).toBe('Le texte');
  });
});
