import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Error codes on Windows while an editor, an antivirus or OneDrive holds a file open. */
export const LOCKED_FILE_CODES = ['EPERM', 'EACCES', 'EBUSY'];

/** Renames a file or a folder. If a program holds it open, retries for up to `timeout` milliseconds. */
export async function move(from: string, to: string, timeout = 3000): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      return await rename(from, to);
    } catch (error) {
      const isLocked = LOCKED_FILE_CODES.includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isLocked || Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}

/** Removes a file or a folder, if it exists. */
export function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/**
 * Writes a file atomically, so that after a power cut it has either its old content or all of the new content. The
 * content is first written to a temporary file in `temporaryFolder`. `mode` is the permission mode of the new file.
 */
export async function writeAtomically(
  path: string,
  content: string | Buffer,
  temporaryFolder = dirname(path),
  mode?: number,
): Promise<void> {
  await mkdir(temporaryFolder, { recursive: true });
  const temporaryPath = join(temporaryFolder, `${process.pid}-${basename(path)}.partie`);
  const handle = await open(temporaryPath, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await move(temporaryPath, path);
}
