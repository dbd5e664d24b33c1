import { expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { routeAt } from '../../data/model/site/routes';
import { toPlainText } from '../support/render';
import { site } from '../support/site';
import { metaOf, notFound, pages, readPage } from './site';

const { company, redirects } = site;
const name = typeset(company.name);
const everyPage = [...pages, notFound];

test('every page is in French, can be zoomed, and has one h1', () => {
  for (const { path, document } of everyPage) {
    expect(document.documentElement.lang, path).toBe('fr');
    expect(document.querySelector('meta[name=viewport]')?.getAttribute('content'), path).toBe(
      'width=device-width, initial-scale=1',
    );
    expect(document.querySelectorAll('h1').length, path).toBe(1);
  }
});

test('no heading level is skipped, so headings form an outline', () => {
  for (const { path, document } of everyPage) {
    const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) => Number(tagName[1]));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skips, path).toEqual([]);
  }
});

test("page titles are unique and end with the company's name", () => {
  const titles = everyPage.map(({ document }) => document.title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title.endsWith(` | ${name}`), title).toBe(true);
});

test('page descriptions are unique', () => {
  const descriptions = everyPage.map((page) => metaOf(page, 'description'));
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const page of everyPage) expect(metaOf(page, 'keywords'), page.path).toBeTruthy();
});

test('canonical URL, shared URL and route of a page agree', () => {
  for (const page of pages) {
    const url = `${company.siteUrl}${page.path}`;
    expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href'), page.path).toBe(url);
    expect(metaOf(page, 'og:url'), page.path).toBe(url);
    expect(metaOf(page, 'robots'), page.path).toBeNull();
  }
});

test('every page prefetches linked pages on touch, but no files', () => {
  for (const { path, document } of everyPage) {
    const { prefetch } = JSON.parse(document.querySelector('script[type=speculationrules]')?.textContent ?? '{}');
    expect(prefetch, path).toEqual([{ where: { href_matches: '/([^.]*)' }, eagerness: 'moderate' }]);
  }
});

test('iPhones do not turn numbers such as form examples into links', () => {
  const digits = company.phone.replace(/\D/g, '').slice(1);
  for (const page of everyPage) {
    expect(metaOf(page, 'format-detection'), page.path).toBe('telephone=no');
    const body = page.document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('a, label, script')) element.remove();
    expect(body.textContent?.replace(/\D/g, ''), `${page.path}: a number that nobody can touch`).not.toContain(digits);
  }
});

test('search engines do not index the 404 page', () => {
  expect(metaOf(notFound, 'robots')).toBe('noindex');
  expect(notFound.document.querySelector('link[rel=canonical]')).toBeNull();
  expect(notFound.document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('other spellings of a path redirect, and are not indexed', () => {
  for (const [from, to] of Object.entries(redirects)) {
    const page = readPage(from, `${from}/index.html`);
    expect(page.document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${to}`);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${company.siteUrl}${to}`);
    expect(toPlainText(page.document.querySelector('h1')?.textContent)).toBe(toPlainText(routeAt(site, to).name));
    expect(page.document.querySelector(`body a[href="${to}"]`)).not.toBeNull();
  }
});

test("a shared link shows the page's title, description and site name", () => {
  for (const page of pages) {
    expect(metaOf(page, 'og:title'), page.path).toBe(page.document.title);
    expect(metaOf(page, 'og:description'), page.path).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:site_name'), page.path).toBe(name);
    expect(metaOf(page, 'og:type'), page.path).toBe('website');
    expect(metaOf(page, 'og:locale'), page.path).toBe('fr_FR');
    expect(metaOf(page, 'twitter:card'), page.path).toBe('summary_large_image');
  }
});
