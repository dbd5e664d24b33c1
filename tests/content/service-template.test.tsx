// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { phone } from '../../data/company';
import { servicePage } from '../../data/service-page';
import { serviceAt, servicePath, services, urgentLink } from '../../data/services';
import { areaPath } from '../../data/zones';
import { Page } from '../../pages/services/@service/+Page';
import { plain } from '../support/plain';
import { printed } from '../support/printed';

describe.each(services)('the page of $slug', (service) => {
  beforeAll(() => {
    document.body.innerHTML = printed(<Page data={service} />);
  });

  test('has the one heading of its service, its introduction and each section of what is offered', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => plain(heading.textContent))).toEqual([
      plain(service.title),
    ]);
    expect(plain(document.body.textContent)).toContain(plain(service.intro));
    const headings = screen.getAllByRole('heading').map((heading) => plain(heading.textContent));
    for (const { title } of service.offers) expect(headings).toContain(plain(title));
  });

  test('numbers the steps of the work', () => {
    const numbered = screen
      .getAllByRole('list')
      .filter((list) => list.tagName === 'OL' && plain(list.textContent).startsWith(plain(service.process[0]?.title)));
    expect(numbered).toHaveLength(1);
    expect(
      within(numbered[0] as HTMLElement)
        .getAllByRole('heading')
        .map((heading) => plain(heading.textContent)),
    ).toEqual(service.process.map(({ title }) => plain(title)));
  });

  test('has the compact form and links to related services in its sidebar', () => {
    const sidebar = screen.getByRole('complementary');
    expect(within(sidebar).getAllByRole('textbox')).toHaveLength(3);
    for (const related of service.relatedServices) {
      expect(
        within(sidebar)
          .getByRole('link', { name: serviceAt(related).title.replaceAll("'", '’').replace(' :', '\u202f:') })
          .getAttribute('href'),
      ).toBe(servicePath(related));
    }
  });

  test('links the towns where this work matters, and asks for a quote', () => {
    for (const { slug } of service.towns) expect(document.querySelector(`a[href="${areaPath(slug)}"]`)).not.toBeNull();
    expect(document.querySelector('a[href="/contact"]')).not.toBeNull();
  });

  test('says what makes the price, how a quote comes about, and what insurance covers', () => {
    const text = plain(document.body.textContent);
    for (const part of [...service.price.factors, service.price.coverage, servicePage.price.quote.text]) {
      expect(text).toContain(plain(part));
    }
    const asksForGrants = document.querySelector('a[href="https://france-renov.gouv.fr/"]') !== null;
    expect(asksForGrants).toBe(service.price.aid !== undefined);
  });

  test('says what to do about a leak where the menu leads to it', () => {
    const isTarget = urgentLink.href === `${servicePath(service.slug)}#${servicePage.urgent.id}`;
    const section = document.getElementById(servicePage.urgent.id);
    expect(section !== null).toBe(isTarget);
    if (isTarget) expect(section?.querySelector(`a[href="${phone.href}"]`)).not.toBeNull();
  });

  test('shows photos only where it has some', () => {
    expect(document.querySelectorAll('figure:not(:has(svg[role=img]))')).toHaveLength(service.gallery?.length ?? 0);
  });
});
