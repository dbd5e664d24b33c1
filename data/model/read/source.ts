import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { COLLECTIONS } from '../collections';
import { DOCUMENTS } from './folders';

/** Access to the files of data/, either on disk or as an editor will save them. Paths are relative to the project. */
export type Source = {
  /** Lists the files of data/ and of its collections, such as «data/towns/epinal.ts», but no photos or documents. */
  files(): string[];
  read(file: string): Buffer;
  exists(file: string): boolean;
  /** Returns the size of a file in bytes, or undefined if it does not exist. */
  size(file: string): number | undefined;
};

/** Returns a source of files from their texts by path. */
export function inMemory(texts: Record<string, string>): Source {
  return {
    files: () => Object.keys(texts),
    read: (file) => Buffer.from(texts[file] ?? ''),
    exists: (file) => file in texts,
    size: (file) => (file in texts ? Buffer.byteLength(texts[file]!) : undefined),
  };
}

/**
 * Returns a source of the files of a project on disk. A build reads its records from a copy, `recordsRoot`, so that
 * edits during the build do not change its pages. Photos and documents are always those of the project.
 */
export function onDisk(project = '.', recordsRoot = project): Source {
  // The folder of a collection can be missing, because old copies lack it and Git does not store empty folders.
  const folders = Object.values(COLLECTIONS).map(({ folder }) => folder);
  const hasFolder = (folder: string) => existsSync(`${recordsRoot}/${folder}`);
  return {
    files: () =>
      ['data', ...folders.filter(hasFolder)].flatMap((folder) =>
        readdirSync(`${recordsRoot}/${folder}`, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => `${folder}/${name}`)
          .sort(),
      ),
    read: (file) => readFileSync(`${file.startsWith(`${DOCUMENTS}/`) ? project : recordsRoot}/${file}`),
    exists: (file) => existsSync(`${project}/${file}`),
    size: (file) => statSync(`${project}/${file}`, { throwIfNoEntry: false })?.size,
  };
}
