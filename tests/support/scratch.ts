import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** A folder of the tests' own, new for each of them, or for all of a file; what is returned gives the path of a file in it. */
export function scratchFolder(every: 'test' | 'file' = 'test'): (path?: string) => string {
  let folder = '';
  const [begin, end] = every === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  begin(() => {
    // With an apostrophe and a space, as owners name folders.
    folder = mkdtempSync(join(tmpdir(), "d'essai "));
  });
  end(() => rmSync(folder, { recursive: true }));
  return (path = '') => join(folder, path);
}
