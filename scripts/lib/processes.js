// This file is plain JavaScript, because `npm run build` needs it before Node can read TypeScript.
import { uptime } from 'node:os';

/**
 * Returns whether a process is running, also as another user. A zombie process counts as running. The function refers
 * to nothing outside, because `endWithParent` copies its source into a worker.
 * @param {number} pid
 */
export function isRunning(pid) {
  // Zero and negative numbers mean process groups. Numbers above 32 bits make `kill` throw another error.
  if (pid !== (pid | 0) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process runs as another user.
    return error.code !== 'ESRCH';
  }
}

/**
 * Returns whether a process that was running at a time is still running. Returns false for a time before the last start
 * of the computer, because after a power cut the PID may belong to another program.
 * @param {number} pid
 * @param {number} time in milliseconds since 1970, such as the `mtimeMs` of a file that the process has written
 */
export const isStillRunning = (pid, time) => time > Date.now() - uptime() * 1000 && isRunning(pid);
