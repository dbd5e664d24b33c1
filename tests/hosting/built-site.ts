import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../scripts/list-files';

/** What a built folder holds, as a test needs it. Paths are relative, with slashes. */
export type BuiltSite = {
  files: string[];
  /** Addresses of the pages: «/», «/contact». */
  pages: string[];
  /** Addresses of folders without a page of their own: «/services», «/assets». */
  pageless: string[];
  /** Where the folder's .htaccess leads every request, once the owner has a domain. */
  origin: string | undefined;
};

/** Looks at a built folder. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const files = await listFiles(folder);
  const folders = new Set(files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))));
  const pages: string[] = [];
  for (const file of files.filter((name) => /(^|\/)index\.html$/.test(name))) {
    const address = `/${file.replace(/\/?index\.html$/, '')}`;
    const html = await readFile(join(folder, file), 'utf8');
    // A document that only leads on, for hosts that read no .htaccess, is no page.
    if (!html.includes('http-equiv="refresh"')) pages.push(address);
  }
  const htaccess = await readFile(join(folder, '.htaccess'), 'utf8');
  return {
    files,
    pages,
    pageless: [...folders].filter((folder) => !files.includes(`${folder}/index.html`)).map((folder) => `/${folder}`),
    origin: /^\s*RewriteRule \^ (https:\/\/[^%\s]+)%\{REQUEST_URI\} /m.exec(htaccess)?.[1],
  };
}

/** The file that stands behind a page's address. */
export const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}/index.html`);
