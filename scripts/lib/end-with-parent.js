// This file is plain JavaScript, because `npm run build` needs it before Node can read TypeScript.
import { Worker } from 'node:worker_threads';
import { isRunning } from './processes.js';

const PARENT = 'ENDS_WITH_PARENT';
const ANCESTOR_VARIABLE = 'ENDS_WITH_PROCESS';

/**
 * Returns environment variables that end a project command together with this process. Use them for a command that this
 * process starts directly.
 * @returns {Record<string, string>}
 */
export const environmentBoundToParent = () => ({ [PARENT]: String(process.pid) });

/**
 * Returns environment variables that end all project commands together with this process, including those started
 * through npm.
 * @returns {Record<string, string>}
 */
export const environmentBoundToProcess = () => ({ [ANCESTOR_VARIABLE]: String(process.pid) });

/**
 * Watches the parent in a worker thread, because a build blocks the main thread for seconds. Signal 0 alone is not
 * enough, because a zombie process also answers it. So the parent's PID is compared as well: systems other than Windows
 * give an orphan a new parent.
 */
const WATCH = `
const { workerData: { self, parent, bound } } = require('node:worker_threads');
const isRunning = ${isRunning};
setInterval(() => {
  if (process.ppid !== parent || !bound.every((pid) => isRunning(pid))) process.kill(self, 'SIGKILL');
}, 500);
`;

/** Ends this process within a second after the processes that it is bound to, no matter how those ended. */
export function endWithParent() {
  const [expected, ancestor] = [PARENT, ANCESTOR_VARIABLE].map((name) => Number(process.env[name] || 0));
  const bound = [expected, ancestor].filter((pid) => pid > 0);
  if (bound.length === 0) return;
  // The parent may already have ended.
  const parent = expected || process.ppid;
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { self: process.pid, parent, bound } }).unref();
  // Child processes of this process have another parent.
  delete process.env[PARENT];
}

/**
 * Exits quietly when the reader of the output is gone. Without a listener the error becomes an uncaught exception. Vike
 * logs that exception, which causes the same error again, endlessly.
 */
export function endOnBrokenPipe() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));
}
