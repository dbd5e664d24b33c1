// Plain JavaScript: `npm run build` needs it before anything has made TypeScript readable for Node.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';

/**
 * Takes a lock for this process, unless a running process holds it. The lock ends with `free`, or with the process.
 * @param {string} file holds the process's PID
 * @returns {{ free(): void } | undefined} undefined if another process holds the lock
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      const free = () => rmSync(file, { force: true });
      process.once('exit', free);
      return {
        free() {
          process.off('exit', free);
          free();
        },
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isHeld(file)) return undefined;
      rmSync(file, { force: true });
    }
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const { mtimeMs } = statSync(file);
    // Another process has just created the file, and writes its PID next.
    if (holder === 0 && mtimeMs > Date.now() - 1000) return true;
    // After a power cut another program may have the PID.
    const isSinceBoot = mtimeMs > Date.now() - uptime() * 1000;
    return holder > 0 && isSinceBoot && process.kill(holder, 0);
  } catch (error) {
    // EPERM: it runs, for another user. Otherwise the process, or the file, is gone.
    return error.code === 'EPERM';
  }
}
