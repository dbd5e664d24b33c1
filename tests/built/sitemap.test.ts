import { expect, test } from 'vitest';
import { site } from '../support/site';
import { builtFile, notFound, type Page, pageAt, pages } from './site';

const { company, routes } = site;
const sitemap = builtFile('/sitemap.xml').toString();
const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists each page once, by the address that the page gives itself', () => {
  expect(listed).toEqual(routes.map(({ path }) => `${company.siteUrl}${path}`));
  const canonicals = pages.map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href'));
  expect(new Set(listed)).toEqual(new Set(canonicals));
});

test('one page leads to every page, and every page leads to it, the one that is not found too', () => {
  const linksOf = ({ document }: Page, within: string) =>
    [...document.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'));
  expect(linksOf(pageAt('/plan-du-site'), 'main')).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
  for (const page of [...pages, notFound]) expect(linksOf(page, 'footer'), page.path).toContain('/plan-du-site');
  expect(linksOf(notFound, 'main')).toContain('/plan-du-site');
});

test('a date in the sitemap is the date that the page shows', () => {
  const dated = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  expect(dated.length).toBeGreaterThan(0);
  for (const [, address = '', date] of dated) {
    const { document } = pageAt(address.slice(company.siteUrl.length));
    expect(document.querySelector('main time')?.getAttribute('datetime'), address).toBe(date);
  }
});

test('robots.txt closes nothing and names the sitemap', () => {
  const robots = builtFile('/robots.txt').toString();
  expect(robots).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml\n`);
  expect(robots).not.toContain('Disallow');
});
