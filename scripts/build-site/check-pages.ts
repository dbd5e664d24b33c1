import type { Fault } from '../../data/model/read/faults';
import { problem } from '../../data/model/read/problems';
import type { Records } from '../../data/model/schema/records';

/**
 * `pages/index/+Page.tsx` has the path «/». A folder with «@» produces many pages; a folder with «_» has no path of its
 * own.
 */
const PAGE = /^((?:[a-z0-9-]+\/)+)\+Page\.tsx$/;
/** Folder of the pages that demande.php answers with. They are not in the list of pages. */
const ANSWER_PAGES_FOLDER = 'demande/';

/**
 * Compares the list in data/pages.ts with the `files` of pages/, whose paths are relative to pages/. Returns the
 * differences as faults.
 */
export function faultsOfPages(pages: Records['pages'], files: string[]): Fault[] {
  const folders = files
    .flatMap((path) => PAGE.exec(path)?.[1] ?? [])
    .filter((folder) => !folder.startsWith(ANSWER_PAGES_FOLDER));
  const pageFolders = folders.map((folder) => ({ folder, path: `/${folder.replace(/^index\/|\/$/g, '')}` }));
  const inList = { file: 'data/pages.ts', record: 'pages' };
  return [
    ...pageFolders
      .filter(({ path }) => !pages.some((page) => page.path === path))
      .map(({ folder, path }) => ({
        ...{ ...inList, path: [] },
        ...problem('unlisted-page-folder', { folder, path }),
      })),
    ...folders
      .filter((folder) => !files.includes(`${folder}+documentMeta.ts`))
      .map((folder) => ({
        ...{ file: `pages/${folder}+documentMeta.ts`, record: '', path: [] },
        ...problem('missing-page-meta'),
      })),
    ...pages.flatMap(({ path }, index) =>
      pageFolders.some((page) => page.path === path)
        ? []
        : {
            ...{ ...inList, path: [index, 'path'] },
            ...problem('missing-page-folder', { path }),
          },
    ),
  ];
}
