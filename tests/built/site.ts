import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { parse, serialize } from 'parse5';
import { site } from '../support/site';

/** The folder that `npm run build` writes and the owner uploads. */
export const FOLDER = 'dist/client';

/**
 * A page as parsed by a browser without scripts. `path` is its URL path, or «404» for the 404 page, which has no path.
 */
export type Page = { path: string; html: string; document: Document };

/** The built pages of the site. */
export const pages: Page[] = site.routes.map(({ path }) =>
  readPage(path, path === '/' ? 'index.html' : `${path}/index.html`),
);

export const notFound: Page = readPage('404', '404.html');

/** Returns the page at a path. Throws if the site has no such page. */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`the site has no page ${path}`);
  return page;
}

/** Returns a file of the built folder by its URL path. */
export function builtFile(path: string): Buffer {
  return readFileSync(join(FOLDER, path));
}

/** Returns the content of a meta element by its name or property; null if the element does not exist. */
export function metaOf({ document }: Page, name: string): string | null {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
}

/** Returns the text of an element with collapsed white space. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/[ \n\t]+/g, ' ').trim();
}

/** Reads a page from a file of the built folder. */
export function readPage(path: string, file: string): Page {
  const html = readFileSync(join(FOLDER, file), 'utf8');
  const { document } = new Window();
  // Adds the omitted end tags, because happy-dom does not.
  document.write(serialize(parse(html, { scriptingEnabled: false })));
  return { path, html, document: document as unknown as Document };
}
