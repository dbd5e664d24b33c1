import { readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

const HEADING = "Cette adresse n'est pas une page du site";

const CLOSED = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${HEADING}</title>
<meta http-equiv="refresh" content="0;url=/">
<meta name="robots" content="noindex">
</head>
<body>
<h1>${HEADING}</h1>
<p><a href="/">Continuer vers la page d'accueil</a></p>
</body>
</html>
`;

/** Folders that need no closing: hidden ones, and each photo's, whose name nobody can guess once its parent is closed. */
const HARMLESS = /(^|\/)\.|^assets\/.*-[A-Za-z0-9_-]{8,}$/;

/** True for a document that `closeFolders` wrote; where .htaccess is read, its address answers 404. */
export const isClosed = (html: string): boolean => html === CLOSED;

/**
 * Puts an index.html into each folder that has none (/assets/, /services/), so that a server that reads no .htaccess
 * lists no folder. To be called before `writeHtaccess`. Returns those folders, relative and with slashes.
 */
export async function closeFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const path = (parent: string, name: string) =>
    join(parent, name).slice(join(folder, sep).length).split(sep).join('/');
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path(parentPath, name)),
  );
  const closed = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path(parentPath, name))
    .filter((directory) => !files.has(`${directory}/index.html`) && !HARMLESS.test(directory))
    .sort();
  await Promise.all(closed.map((directory) => writeFile(join(folder, directory, 'index.html'), CLOSED)));
  return closed;
}
