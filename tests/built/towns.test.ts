import { expect, test } from 'vitest';
import { colour } from '../../components/theme/tokens';
import { typeset } from '../../components/typography/typeset';
import { altitudesOf } from '../../components/VosgesProfile/profile-layout';
import { serviceAt, servicePath } from '../../data/model/site/services';
import { isWithinRadius, townPath } from '../../data/model/site/zones';
import { toPlainText } from '../support/render';
import { site } from '../support/site';
import { notFound, pageAt, pages, textOf } from './site';

const { areaPage, areaServices, company, defaultPortfolio, interfaceCopy, phoneHref, towns } = site;

/**
 * Towns that every page names. Their number is limited, because otherwise each new town would make every page longer.
 */
const namedTowns = towns.slice(0, 30);
const namedPaths = namedTowns.map(({ slug }) => townPath(slug));
const linksIn = (html = '') => [...html.matchAll(/href="(\/zones\/[^"]+)"/g)].map(([, path]) => path);

test('every footer links every town and marks towns by appointment', () => {
  for (const { path, document } of [...pages, notFound]) {
    const [served, farther] = document
      .querySelector('footer')!
      .innerHTML.split(typeset(interfaceCopy.siteFooter.fartherTowns));
    expect(linksIn(served), path).toEqual(namedPaths.filter((_, index) => isWithinRadius(site, namedTowns[index]!)));
    expect(linksIn(farther), path).toEqual(namedPaths.filter((_, index) => !isWithinRadius(site, namedTowns[index]!)));
  }
});

test('the map links every town with room for a tap target', () => {
  const maps = pages.flatMap(({ path, document }) =>
    Array.from(document.querySelectorAll('svg[role=group][aria-label]'), (map) => ({ path, map })),
  );
  expect(maps.map(({ path }) => path).sort()).toEqual(['/contact', '/zones-intervention']);
  for (const { map } of maps) {
    const shownNames = Array.from(map.querySelectorAll('path[d$=h0]'), (dot) => textOf(dot.nextElementSibling));
    const missingNames = namedTowns
      .map(({ name }) => typeset(name))
      .filter((name) => !shownNames.some((text) => name.startsWith(text)));
    expect(missingNames.length, missingNames.join()).toBeLessThanOrEqual(1);
    expect(linksIn(map.innerHTML).length).toBeGreaterThan(namedTowns.length / 2);
  }
});

test('town pages with known altitudes show their place on the profile', () => {
  const metreFormat = new Intl.NumberFormat('fr-FR');
  const townsWithAltitudes = towns.filter(({ slug }) => altitudesOf(slug));
  for (const { slug, name } of townsWithAltitudes) {
    const { min, max } = altitudesOf(slug)!;
    const profile = pageAt(townPath(slug)).document.querySelector('main svg[role=img]')!;
    expect(toPlainText(profile.getAttribute('aria-label')), slug).toContain(toPlainText(typeset(name)));
    // The range of altitudes is display type above the drawing. When it was inside the drawing, a town's name lay over
    // the words of the line at 900 m.
    const range = profile.parentElement!.querySelector('[data-figure]');
    expect(toPlainText(range?.textContent), slug).toBe(
      toPlainText(`${metreFormat.format(min)} à ${metreFormat.format(max)} m`),
    );
  }
});

test('the dark highest altitude is above the ground and the white lowest below', () => {
  // Estimates for the letters of a phone, in units of the drawing.
  const letterWidth = 12;
  const capitalHeight = 18;
  for (const { slug } of towns.filter((town) => altitudesOf(town.slug))) {
    const profile = pageAt(townPath(slug)).document.querySelector('main svg[role=img]')!;
    const groundPath = profile.querySelector(`path[fill="${colour.fir}"]`)!.getAttribute('d')!;
    const outline = Array.from(groundPath.split('V')[0]!.matchAll(/(\d+) (\d+)/g), ([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const surfaceAt = (position: number) => {
      const next = outline.findIndex(([x]) => x! >= position);
      const [[fromX, fromY], [toX, toY]] = [outline[next - 1]!, outline[next]!] as [[number, number], [number, number]];
      return fromY + ((toY - fromY) * (position - fromX)) / (toX - fromX);
    };
    const [highest, lowest] = Array.from(profile.querySelectorAll('text'))
      .slice(-2)
      .map((label) => {
        const anchor = Number(label.getAttribute('x'));
        const width = textOf(label).length * letterWidth;
        const left = label.getAttribute('text-anchor') === 'end' ? anchor - width : anchor;
        const surface = Array.from({ length: width }, (_, offset) => surfaceAt(left + offset));
        return { baseline: Number(label.getAttribute('y')), surface };
      });
    expect.soft(highest!.baseline, `highest of ${slug}`).toBeLessThan(Math.min(...highest!.surface));
    expect.soft(lowest!.baseline - capitalHeight, `lowest of ${slug}`).toBeGreaterThan(Math.max(...lowest!.surface));
  }
});

test('each control of a town page that unfolds texts names its section', () => {
  for (const { slug } of towns) {
    const controls = Array.from(pageAt(townPath(slug)).document.querySelectorAll('main summary'));
    const names = controls.map((control) => toPlainText(control.getAttribute('aria-label') ?? control.textContent));
    const titles = controls.map((control) => control.closest('section')!.querySelector('h2')!.textContent);
    expect(names, slug).toEqual(titles.map((title) => `${areaPage.more}, ${toPlainText(title)}`));
    expect(names.length, slug).toBeGreaterThan(1);
    expect(new Set(names).size, slug).toBe(names.length);
  }
});

test.each(towns)('the page of $name names services, customers and ways to contact', (town) => {
  const main = pageAt(townPath(town.slug)).document.querySelector('main')!;
  const findAll = (selector: string) => Array.from(main.querySelectorAll(selector));
  expect(toPlainText(main.querySelector('h1')?.textContent)).toBe(toPlainText(`${areaPage.title} ${town.at}`));
  const neighboursHeading = findAll('h2').find(
    (heading) => toPlainText(heading.textContent) === toPlainText(areaPage.neighbours),
  );
  expect(neighboursHeading?.nextElementSibling?.children).toHaveLength(town.neighbours.length);
  const text = toPlainText(main.textContent);
  expect(text).toContain(toPlainText(areaPage.radius));
  expect(text.includes(toPlainText(areaPage.beyond))).toBe(!isWithinRadius(site, town));
  for (const service of areaServices) {
    const headings = findAll('h3').filter((heading) => heading.querySelector(`a[href="${servicePath(service)}"]`));
    const texts = headings.map((heading) => toPlainText(heading.nextElementSibling?.textContent));
    expect(texts, service).toContain(toPlainText(typeset(town.blurbs[service] || serviceAt(site, service).card)));
  }
  expect(findAll('figure')).toHaveLength((town.portfolioImages ?? defaultPortfolio).length);
  for (const href of ['/realisations', '/zones-intervention', phoneHref, `mailto:${company.email}`, '/contact'])
    expect(findAll(`a[href="${href}"]`), href).not.toEqual([]);
});
