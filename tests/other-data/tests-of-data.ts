import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../scripts/lib/list-files';

/** Code that reads the owner's records, or copies the project with them. */
const DATA_ACCESS = /\bonDisk\(\)|\bcopyProject\(\)/;
const IMPORT = /from '(\.{1,2}\/[^']+)'/g;
/** This test depends on the file names in data/. */
const TEST_OF_FILE_NAMES = 'tests/content/standards.test.ts';

/**
 * Returns the unit tests whose result depends on the owner's `data/`. Such a test, or a helper in `tests/` that it
 * imports, reads the records there. All other unit tests use the tests' own data and have the same result with any
 * data.
 */
export async function findTestsOfData(): Promise<string[]> {
  const folders = ['components', 'data', 'pages', 'renderer', 'scripts', 'tests'];
  const files = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((file) => `${folder}/${file}`)),
  );
  // Tests in these folders belong to other projects of vitest.config.ts. run.ts adds those of the built site, which all
  // depend on the data.
  const isUnitTest = (file: string) =>
    /\.test\.tsx?$/.test(file) && !/^tests\/(?:built|desk|french|hosting|rebuild)\//.test(file);
  return files.flat().filter((file) => isUnitTest(file) && (file === TEST_OF_FILE_NAMES || readsData(file)));
}

function readsData(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (DATA_ACCESS.test(text)) return true;
  return [...text.matchAll(IMPORT)].some(([, path]) => {
    const base = join(dirname(file), path!).replaceAll('\\', '/');
    const helper = [`${base}.ts`, `${base}.tsx`].find((candidate) => existsSync(candidate));
    return helper?.startsWith('tests/') && readsData(helper);
  });
}
