import type { Browser } from '@playwright/test';
import { collectionOfPath } from '../../data/model/collections';
import type { BuiltDocument } from '../build-site/documents';
import { redirectOf } from '../lib/built-redirects';
import { sentBytes } from './transfers';

/** A page to measure, with its URL path and its document. */
type MeasuredPage = { path: string; file: string; html: string };

/** The built site during a measurement, with its server, its folder, and the pages that the browser opens. */
export type MeasuredSite = { browser: Browser; url: string; folder: string; pages: MeasuredPage[] };

/** A path without a page, at which the 404 page is measured. */
export const MISSING_PATH = '/une-page-qui-manque';

/** Returns the first picture of a page, which loads at once; empty if the page has none. */
function heroOf(html: string): string {
  return /<picture>(?:(?!<\/picture>)[^])*fetchpriority="high"/.exec(html)?.[0] ?? '';
}

/**
 * Returns the heaviest page of each kind, by its document and its first picture. Pages of one kind have the same
 * template, so if this page keeps the limits, the others do as well.
 */
export function findHeaviestPages(folder: string, documents: BuiltDocument[]): MeasuredPage[] {
  const heaviest = new Map<string, { page: MeasuredPage; bytes: number }>();
  for (const { file, html } of documents) {
    const path = file === '404.html' ? MISSING_PATH : `/${file.replace(/\/?index\.html$/, '')}`;
    if (redirectOf(html)) continue;
    const kind = collectionOfPath(path) ?? path;
    const pictures = [...heroOf(html).matchAll(/\/assets\/[^ ,"]+\.avif/g)].map(([picture]) => picture);
    const bytes = [file, ...pictures].reduce((sum, path) => sum + sentBytes(folder, path), 0);
    if (bytes > (heaviest.get(kind)?.bytes ?? 0)) heaviest.set(kind, { page: { path, file, html }, bytes });
  }
  return Array.from(heaviest.values(), ({ page }) => page);
}
