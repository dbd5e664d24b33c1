import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Without j: `js` is the document's own class.
const LETTERS = 'abcdefghiklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Where style files lie. */
const FOLDERS = ['components', 'pages', 'renderer'];

const slashes = (path: string) => path.split('\\').join('/');

/**
 * Names classes by their file's place in the alphabetical list of style files and their place in that file: two
 * characters instead of nine, on every element of every page. The same sources give the same names on every machine.
 */
export function shortNames(root: string): (of: { hash: string; filePath: string }) => string {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => slashes(`${folder}/${file}`)),
  )
    .filter((file) => file.endsWith('.css.ts'))
    .sort();
  const places = new Map<string, number>();

  return ({ hash, filePath }) => {
    const file = files.indexOf(slashes(filePath));
    if (file < 0) throw new Error(`${join(root, filePath)} is in no list of style files`);
    // The package counts the names of a file in base 36, behind a hash of the file's path.
    const known = places.get(filePath) ?? hash.length - 1;
    places.set(filePath, known);
    return `${letters(file)}${hash.slice(known)}`;
  };
}

/** a…Z, then aA…: two letters tell the 53rd file from the first 52, whose names go on with a digit. */
function letters(index: number): string {
  const letter = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? letter : `${LETTERS[25 + Math.floor(index / LETTERS.length) - 1]}${letter}`;
}
