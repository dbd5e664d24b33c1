// This file is plain JavaScript, because `npm run build` needs it before Node can read TypeScript.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isStillRunning } from './processes.js';

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
    return isStillRunning(holderPid, mtimeMs);
  } catch (error) {
    // EPERM means that the holder is removing the file on Windows, ENOENT that the file is gone.
    return error.code === 'EPERM';
  }
}
