import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDeadLinks } from './dead-links';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dead-links-'));
  mkdirSync(join(folder, 'contact'));
  for (const file of ['index.html', 'contact/index.html', 'small.avif', 'large.avif', 'été.jpg'])
    writeFileSync(join(folder, file), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the dead links of the home page. */
const deadLinksOf = (html: string) =>
  findDeadLinks(folder, [
    { file: 'index.html', html: `<!doctype html><p id="ici">${html}` },
    { file: 'contact/index.html', html: '<!doctype html><p id="devis">' },
  ]).map(({ file, url: deadUrl }) => `${file} ${deadUrl}`);

describe('findDeadLinks', () => {
  test.each([
    '<a href="/contact">',
    '<a href="/contact?de=ici#devis">',
    '<a href="#ici">',
    '<a href="tel:+33199001234">',
    '<a href="https://www.exemple.fr/tarifs-100%">',
    '<img src="/%C3%A9t%C3%A9.jpg">',
    '<source srcset="/small.avif 300w, /large.avif 600w">',
  ])('accepts %s', (html) => {
    expect(deadLinksOf(html)).toEqual([]);
  });

  test.each([
    ['a missing page', '<a href="/tarifs">', '/tarifs'],
    ['a missing element of a page', '<a href="/contact#plan">', '/contact#plan'],
    ['a path that no host can decode', '<a href="/tarifs-100%">', '/tarifs-100%'],
    ['the second file of a srcset', '<img srcset="/small.avif 1x, /huge.avif 2x">', '/huge.avif'],
    ['the only file of a srcset', '<source srcset="/huge.avif">', '/huge.avif'],
    ['code that a widget fetches', '<div data-preload="/assets/form.js">', '/assets/form.js'],
  ])('finds %s', (_, html, deadUrl) => {
    expect(deadLinksOf(html)).toEqual([`index.html ${deadUrl}`]);
  });
});
