import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What Windows answers while an editor, an antivirus or OneDrive holds a file. */
export const HELD = ['EPERM', 'EACCES', 'EBUSY'];

/** Renames a file or a folder; what a program holds for a moment is tried again, for `timeout` milliseconds. */
export async function move(from: string, to: string, timeout = 3000): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    try {
      return await rename(from, to);
    } catch (error) {
      const isHeld = HELD.includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isHeld || Date.now() > until) throw error;
      await wait(100);
    }
  }
}

/** Removes a file or a folder, if there is one. */
export function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Whoever pulls the plug finds what was there before, or all of this; it is finished in `workshop`. `mode` is of a new file. */
export async function writeWhole(
  path: string,
  content: string | Buffer,
  workshop = dirname(path),
  mode?: number,
): Promise<void> {
  await mkdir(workshop, { recursive: true });
  const finished = join(workshop, `${process.pid}-${basename(path)}.partie`);
  const handle = await open(finished, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await move(finished, path);
}
