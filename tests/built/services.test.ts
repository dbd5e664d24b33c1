import { describe, expect, test } from 'vitest';
import { formProps } from '../../components/ContactForm/contact-form-props';
import type { DrawnService } from '../../data/model/schema/pages';
import { serviceAt, servicePath } from '../../data/model/site/services';
import { plain } from '../support/printed';
import { site } from '../support/site';
import { pageAt } from './site';

const { drawings, phoneHref, servicePage, services, urgentLink } = site;
const compactForm = formProps(site, 'compact');

describe.each(services)('the page of $slug', (service) => {
  const path = servicePath(service.slug);
  const main = pageAt(path).document.querySelector('main')!;
  const textsOf = (selector: string) =>
    Array.from(main.querySelectorAll(selector), (element) => plain(element.textContent));

  test('has four chapters, and an aside with form and related services', () => {
    const { signs, offers, process, choice } = servicePage.chapters;
    const titles = [signs, offers, process, choice, servicePage.form, servicePage.related, servicePage.banner.title];
    expect(textsOf('h2')).toEqual(titles.map(plain));
    const labels = Array.from(main.querySelectorAll('aside label')).filter((label) => !label.closest('[hidden]'));
    expect(labels).toHaveLength(compactForm.fields.length);
    expect(textsOf('aside ul a')).toEqual(
      service.relatedServices.map((slug) => plain(serviceAt(site, slug).menu.title)),
    );
    for (const slug of service.relatedServices) expect(textsOf(`a[href="${servicePath(slug)}"]`)).toHaveLength(1);
  });

  test('numbers the steps of the work, folded on phones only', () => {
    const titles = service.process.map(({ title }) => plain(title));
    for (const heading of ['ol > li > details > summary > h3', 'ol > li > h3'])
      expect(textsOf(heading)).toEqual(titles);
  });

  test('explains how quotes work, and links the adviser if grants exist', () => {
    expect(plain(main.textContent)).toContain(plain(servicePage.price.quote.text));
    expect(textsOf('a[href="/contact"]')).not.toEqual([]);
    expect(textsOf(`a[href="${servicePage.price.adviser.href}"]`)).toHaveLength(service.price.aid ? 1 : 0);
  });

  test('has the leak instructions if the menu links to them', () => {
    const { id } = servicePage.urgent;
    expect(textsOf(`#${id}`)).toHaveLength(urgentLink.href === `${path}#${id}` ? 1 : 0);
    expect(textsOf(`#${id} a[href="${phoneHref}"]`)).toHaveLength(textsOf(`#${id}`).length);
  });

  test('has a unique caption below each picture and drawing', () => {
    const captions = textsOf('figure > figcaption');
    const drawing = drawings[service.slug as DrawnService];
    if (drawing) expect(captions).toContain(plain(drawing.caption));
    expect(captions).toHaveLength(textsOf('figure').length);
    expect(new Set(captions).size).toBe(captions.length);
  });

  test('has no link to hidden content', () => {
    const links = Array.from(main.querySelectorAll('a[href^="#"]'), (link) => link.getAttribute('href')!);
    expect(links).toEqual(expect.arrayContaining(['#devis', `#${servicePage.price.id}`]));
    for (const link of links) expect(textsOf(`${link}:not(details *)`), link).toHaveLength(1);
  });
});
