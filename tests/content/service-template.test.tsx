// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { compactForm } from '../../components/ContactForm/contact-form-props';
import { phone } from '../../data/model/company';
import type { DrawnService } from '../../data/model/schema/pages';
import { serviceAt, servicePath, services, urgentLink } from '../../data/model/services';
import { drawings, servicePage } from '../../data/model/site';
import { areaPath } from '../../data/model/zones';
import { Page } from '../../pages/services/@service/+Page';
import { plain, printed } from '../support/printed';

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

  test('numbers the steps of the work, folded on a phone and open on a desktop', () => {
    const numbered = screen
      .getAllByRole('list')
      .filter((list) => list.tagName === 'OL' && plain(list.textContent).startsWith(plain(service.process[0]?.title)));
    expect(numbered).toHaveLength(1);
    const titles = service.process.map(({ title }) => plain(title));
    for (const heading of ['summary > h3', 'li > h3'])
      expect(Array.from(numbered[0]!.querySelectorAll(heading), ({ textContent }) => plain(textContent))).toEqual(
        titles,
      );
  });

  test('has the compact form and links to related services in its sidebar', () => {
    const sidebar = screen.getByRole('complementary');
    expect(within(sidebar).getAllByRole('textbox')).toHaveLength(compactForm.fields.length);
    for (const related of service.relatedServices) {
      expect(
        within(sidebar)
          .getByRole('link', { name: serviceAt(related).menu.title.replaceAll("'", '’') })
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
    expect(section?.closest('details') ?? null).toBeNull();
    if (isTarget) expect(section?.querySelector(`a[href="${phone.href}"]`)).not.toBeNull();
  });

  test('has four chapters, each with its parts one level below', () => {
    const outline = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, plain(textContent)]);
    const { signs, offers, process, choice } = servicePage.chapters;
    const chapters = [signs, offers, process, choice, servicePage.form, servicePage.related, servicePage.banner.title];
    expect(outline.filter(([tag]) => tag === 'H2').map(([, title]) => title)).toEqual(chapters.map(plain));
    const levels = outline.map(([tag]) => Number(tag?.slice(1)));
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  test('shows its drawing, if it has one, and its own pictures between the text, each with its caption', () => {
    const captions = Array.from(document.querySelectorAll('figure > figcaption'), (caption) =>
      plain(caption.textContent),
    );
    const drawing = drawings[service.slug as DrawnService];
    if (drawing) expect(captions).toContain(plain(drawing.caption));
    expect(new Set(captions).size).toBe(captions.length);
    for (const { photo, caption } of Object.values(service.pictures ?? {})) {
      expect(document.querySelector(`figure img[src*="${photo}-"]`)).not.toBeNull();
      expect(captions).toContain(plain(caption));
    }
  });

  test('names related services once', () => {
    for (const related of service.relatedServices)
      expect(document.querySelectorAll(`a[href="${servicePath(related)}"]`)).toHaveLength(1);
  });

  test('leads no link into what is closed', () => {
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'), ({ hash }) => hash);
    expect(links).toContain('#devis');
    expect(links).toContain(`#${servicePage.price.id}`);
    for (const hash of links) {
      const target = document.querySelector(hash);
      expect(target).not.toBeNull();
      expect(target?.closest('details')).toBeNull();
    }
  });
});
