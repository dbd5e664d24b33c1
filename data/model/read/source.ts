import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Where the files of data/ are read: on disk, or in an editor that has not yet written one. Paths are the project's. */
export type Source = {
  /** Every file of data/ but the pictures, such as «data/towns/epinal.ts». */
  files(): string[];
  read(file: string): Buffer;
  exists(file: string): boolean;
};

/** Where the PDFs lie that records name: each has its address at the root of the site. */
export const DOCUMENTS = 'data/documents';

/** Names the copy of the records of which a build is made: who edits meanwhile changes none of its pages. */
export const RECORDS_OF_BUILD = 'SITE_RECORDS';

/** The project's own files; a build reads its copy of the records. */
export function onDisk(project = '.', root = (project === '.' && process.env[RECORDS_OF_BUILD]) || project): Source {
  return {
    files: () =>
      ['data', ...['towns', 'services'].map((folder) => `data/${folder}`)].flatMap((folder) =>
        readdirSync(`${root}/${folder}`, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => `${folder}/${name}`)
          .sort(),
      ),
    read: (file) => readFileSync(`${root}/${file}`),
    exists: (file) => existsSync(`${project}/${file}`),
  };
}
