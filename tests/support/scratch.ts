import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * Creates a temporary folder for each test, or one folder for all tests of a file. Returns a function that resolves a
 * path in the folder.
 */
export function scratchFolder(every: 'test' | 'file' = 'test'): (path?: string) => string {
  let folder = '';
  const [begin, end] = every === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  begin(() => {
    // The name has an apostrophe and a space, because owners use them in folder names.
    folder = mkdtempSync(join(tmpdir(), "d'essai "));
  });
  end(() => rmSync(folder, { recursive: true }));
  return (path = '') => join(folder, path);
}
