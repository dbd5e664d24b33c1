import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { COLLECTIONS } from '../collections';
import { DOCUMENTS } from './folders';

/** Where the files of data/ are read: on disk, or in an editor that has not yet written one. Paths are the project's. */
export type Source = {
  /** Every file of data/ but the pictures, such as «data/towns/epinal.ts». */
  files(): string[];
  read(file: string): Buffer;
  exists(file: string): boolean;
  /** Returns a file's bytes, or undefined if there is no such file. */
  size(file: string): number | undefined;
};

/** Reads files that are given as texts, by their paths. */
export function inMemory(texts: Record<string, string>): Source {
  return {
    files: () => Object.keys(texts),
    read: (file) => Buffer.from(texts[file] ?? ''),
    exists: (file) => file in texts,
    size: (file) => (file in texts ? Buffer.byteLength(texts[file]!) : undefined),
  };
}

/**
 * Reads the files of a project on disk. A build reads a copy of the records, `recordsRoot`, so that edits made meanwhile
 * change none of its pages; pictures and documents are looked up in the project itself.
 */
export function onDisk(project = '.', recordsRoot = project): Source {
  // A project may not have the folder of a collection yet: copies are older, and Git keeps no empty folder.
  const folders = Object.values(COLLECTIONS).map(({ folder }) => folder);
  const isThere = (folder: string) => existsSync(`${recordsRoot}/${folder}`);
  return {
    files: () =>
      ['data', ...folders.filter(isThere)].flatMap((folder) =>
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
