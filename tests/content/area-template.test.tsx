// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { company, phone } from '../../data/model/company';
import type { Town } from '../../data/model/schema/town';
import { servicePath } from '../../data/model/services';
import { areaServices, defaultPortfolio } from '../../data/model/site';
import { townAt } from '../../data/model/zones';
import { Page } from '../../pages/zones/@town/+Page';
import { plain, printed } from '../support/printed';

const links = (href: string) => document.querySelectorAll(`a[href="${href}"]`);
const show = (town: Town) => {
  document.body.innerHTML = printed(<Page data={town} />);
};

describe.each(['epinal', 'le-val-dajol', 'neufchateau'])('the page of %s', (slug) => {
  const town = townAt(slug);
  beforeAll(() => show(town));

  test('has the one heading «Rénovation de toiture» with the town', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => plain(heading.textContent))).toEqual([
      `Rénovation de toiture ${town.at}`,
    ]);
  });

  test('lists its neighbouring communes within 10 km, and says that all within 50 km of Épinal are served', () => {
    const list = screen.getByRole('heading', { name: /10\skm/ }).nextElementSibling as HTMLElement;
    const items = within(list)
      .getAllByRole('listitem')
      .map((item) => plain(item.textContent));
    expect(items).toHaveLength(town.neighbours.length);
    for (const [index, { name }] of town.neighbours.entries()) expect(items[index]).toContain(name);
    expect(plain(document.body.textContent)).toMatch(/toutes les communes [^.]*50 km [^.]*d'Épinal/i);
  });

  test('has a text for each service, each under a link to its service', () => {
    const headings = screen.getAllByRole('heading', { level: 3 });
    for (const service of areaServices) {
      const heading = headings.find(
        (candidate) =>
          candidate.querySelector(`a[href="${servicePath(service)}"]`) &&
          plain(candidate.nextElementSibling?.textContent) === town.blurbs[service],
      );
      expect(heading, service).toBeDefined();
    }
  });

  test('shows its photos, and leads to all of them, to all zones, to the telephone and to the mail program', () => {
    expect(document.querySelectorAll('figure')).toHaveLength(defaultPortfolio.length);
    for (const href of ['/realisations', '/zones-intervention', phone.href, `mailto:${company.email}`, '/contact']) {
      expect(links(href).length, href).toBeGreaterThan(0);
    }
  });
});

test('a town may show pictures of its own', () => {
  show({ ...townAt('epinal'), portfolioImages: ['zone-lac', 'zone-bourg'] });
  expect(document.querySelectorAll('figure')).toHaveLength(2);
});

test('Neufchâteau, beyond the 50 km, says so', () => {
  show(townAt('neufchateau'));
  expect(plain(document.body.textContent)).toMatch(/au-delà (de|des) 50 km/i);
});
