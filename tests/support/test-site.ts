import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Originals } from '../../components/Picture/srcset';
import { onDisk, type Source } from '../../data/model/read/source';
import { requireSite } from '../../data/model/site/load-site';
import type { Site } from '../../data/model/site/site';
import { fileSlug } from '../../data/model/text/slug';

/**
 * The folder that contains the `data/` of the tests. It describes a fictitious craftsman and does not depend on the
 * owner's records.
 */
export const FIXTURES = 'tests/fixtures';

/** Returns the files of the tests' own data. */
export const testData = (): Source => onDisk(FIXTURES);

/** Copies the tests' own data into the project at `root`, as its `data/`. */
export function copyTestData(root: string, isRequested = (_file: string) => true): void {
  const isData = (file: string) => !/[\\/]model(?:$|[\\/])/.test(file);
  cpSync(join(FIXTURES, 'data'), join(root, 'data'), {
    recursive: true,
    filter: (file) => isData(file) && isRequested(file.replaceAll('\\', '/')),
  });
}

/** The site of the tests' own data. `siteWith` in changed-data.ts creates variants of this site. */
export const testSite: Site = requireSite(testData());

/** Returns dimensions for every picture of a site, as if each file existed. */
export function originalsOf({ photos }: Pick<Site, 'photos'>): Originals {
  const entries = Object.entries(photos).map(([name, { file }]) => [
    name,
    { name: fileSlug(file), hash: 'abc12345', width: 1600, height: 1067 },
  ]);
  return Object.fromEntries(entries);
}
