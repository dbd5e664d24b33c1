// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { servicePath } from '../../data/model/site/services';
import { getElement, renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { SiteHeader } from './SiteHeader';

const { company, phone, phoneHref, services, interfaceCopy } = testSite;
const { siteHeader: copy, call } = interfaceCopy;

const print = (currentPath = '/') => {
  document.body.innerHTML = renderHtml(<SiteHeader currentPath={currentPath} />);
};

test('the header contains the name and the menu links in order', () => {
  print();
  expect(toPlainText(getElement('header a').textContent)).toBe(company.name);
  const items = Array.from(document.querySelectorAll('nav > ul > li'), (item) =>
    toPlainText(item.querySelector('summary, a')?.textContent),
  );
  expect(items).toEqual([
    copy.home,
    `${copy.services.first} ${copy.services.rest}`,
    copy.gallery,
    `${copy.zones.first} ${copy.zones.rest}`,
    copy.contact,
  ]);
});

test('the call link is first in the menu, last in the header', () => {
  print();
  const names = Array.from(document.querySelectorAll(`header a[href="${phoneHref}"]`), (link) =>
    toPlainText(link.getAttribute('aria-label') ?? link.textContent),
  );
  expect(names).toEqual([`${call} ${phone.national}`, `${call} ${phone.national}`]);
  expect(getElement('nav a').getAttribute('href')).toBe(phoneHref);
});

test('the dropdown contains the leak advice, then every service', () => {
  print();
  const [urgent, ...links] = within(getElement('[data-services]')).getAllByRole('link', { hidden: true });
  expect(urgent?.getAttribute('href')).toBe('/services/zinguerie#eau');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ slug }) => servicePath(slug)));
  for (const [index, { menu }] of services.entries()) {
    expect(toPlainText(links[index]?.textContent)).toBe(`${menu.title} ${menu.description}`);
  }
});

test.each([
  ['/', 'a[href="/"]', 'page'],
  ['/contact', 'a[href="/contact"]', 'page'],
  ['/zones-intervention', 'a[href="/zones-intervention"]', 'page'],
  ['/zones/ombreval', 'a[href="/zones-intervention"]', 'true'],
  ['/services/charpente', 'a[href="/services/charpente"]', 'page'],
])('on %s the current item is %s', (path, item, value) => {
  print(path);
  expect(getElement(`nav ${item}`).getAttribute('aria-current')).toBe(value);
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
});

test('on the 404 page no item is current', () => {
  print('');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(0);
});
