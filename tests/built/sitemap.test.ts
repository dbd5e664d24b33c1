import { expect, test } from 'vitest';
import { site } from '../support/site';
import { builtFile, notFound, type Page, pageAt, pages } from './site';

const { company, routes } = site;
const sitemap = builtFile('/sitemap.xml').toString();
const listedUrls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('the sitemap lists the canonical URL of each page once', () => {
  expect(listedUrls).toEqual(routes.map(({ path }) => `${company.siteUrl}${path}`));
  const canonicals = pages.map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href'));
  expect(new Set(listedUrls)).toEqual(new Set(canonicals));
});

test('the site map links to every page, and every page to it', () => {
  const linksOf = ({ document }: Page, within: string) =>
    [...document.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'));
  expect(linksOf(pageAt('/plan-du-site'), 'main')).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
  for (const page of [...pages, notFound]) expect(linksOf(page, 'footer'), page.path).toContain('/plan-du-site');
  expect(linksOf(notFound, 'main')).toContain('/plan-du-site');
});

test('dates in the sitemap equal the dates on the pages', () => {
  const datedEntries = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  expect(datedEntries.length).toBeGreaterThan(0);
  for (const [, url = '', date] of datedEntries) {
    const { document } = pageAt(url.slice(company.siteUrl.length));
    expect(document.querySelector('main time')?.getAttribute('datetime'), url).toBe(date);
  }
});

test('robots.txt allows everything and names the sitemap', () => {
  const robots = builtFile('/robots.txt').toString();
  expect(robots).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml\n`);
  expect(robots).not.toContain('Disallow');
});
