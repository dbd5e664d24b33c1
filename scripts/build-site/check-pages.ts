import type { Fault } from '../../data/model/read/faults';
import { problem } from '../../data/model/read/problems';
import type { Records } from '../../data/model/schema/records';

/** `pages/index/+Page.tsx` is «/»; a folder with «@» makes many pages, one with «_» has no address. */
const PAGE = /^((?:[a-z0-9-]+\/)+)\+Page\.tsx$/;
/** What the form's program answers with: pages of no list. */
const ANSWERS = 'demande/';

/** What is wrong between the list of data/pages.ts and the `files` of pages/, each with its path there. */
export function faultsOfPages(pages: Records['pages'], files: string[]): Fault[] {
  const folders = files.flatMap((path) => PAGE.exec(path)?.[1] ?? []).filter((folder) => !folder.startsWith(ANSWERS));
  const made = folders.map((folder) => ({ folder, path: `/${folder.replace(/^index\/|\/$/g, '')}` }));
  const inList = { file: 'data/pages.ts', record: 'pages' };
  return [
    ...made
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
      made.some((page) => page.path === path)
        ? []
        : {
            ...{ ...inList, path: [index, 'path'] },
            ...problem('missing-page-folder', { path }),
          },
    ),
  ];
}
