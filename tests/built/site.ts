import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { site } from '../support/site';

/** The folder that the owner uploads; `npm run build` writes it. */
export const FOLDER = 'dist/client';

/** A page as a browser without scripts reads it. `path` is its address, «404» for the page that has none. */
export type Page = { path: string; html: string; document: Document };

/** The pages of the site, as they were built. */
export const pages: Page[] = site.routes.map(({ path }) =>
  readPage(path, path === '/' ? 'index.html' : `${path}/index.html`),
);

export const notFound: Page = readPage('404', '404.html');

/** The page at an address; throws when the site has none. */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`the site has no page ${path}`);
  return page;
}

/** A file of the built folder, by its address on the site. */
export function builtFile(path: string): Buffer {
  return readFileSync(join(FOLDER, path));
}

/** The value of a meta element, by its name or property. */
export function metaOf({ document }: Page, name: string): string | null {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
}

/** What an element says, without the spaces of its markup. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/[ \n\t]+/g, ' ').trim();
}

/** The page in a file of the built folder. */
export function readPage(path: string, file: string): Page {
  const html = readFileSync(join(FOLDER, file), 'utf8');
  const { document } = new Window();
  document.write(html);
  return { path, html, document: document as unknown as Document };
}
