// This file is plain JavaScript, because `npm run build` needs it before Node can read TypeScript.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';

/**
 * Takes a lock for this process, unless a running process holds it. The lock ends with `free`, or when the process
 * exits.
 * @param {string} file holds the PID of the process
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
    const holderPid = Number(readFileSync(file, 'utf8'));
    const { mtimeMs } = statSync(file);
    // Another process has just created the file and is about to write its PID.
    if (holderPid === 0 && mtimeMs > Date.now() - 1000) return true;
    // After a power cut, the PID may belong to another program.
    const isSinceBoot = mtimeMs > Date.now() - uptime() * 1000;
    return holderPid > 0 && isSinceBoot && process.kill(holderPid, 0);
  } catch (error) {
    // EPERM means that the process runs as another user. Any other code means that the process or the file is gone.
    return error.code === 'EPERM';
  }
}
