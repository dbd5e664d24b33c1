// Plain JavaScript: `npm run build` needs it before anything has made TypeScript readable for Node.
import { Worker } from 'node:worker_threads';

const PARENT = 'ENDS_WITH_PARENT';
const ANCESTOR = 'ENDS_WITH_PROCESS';

/**
 * Returns the environment that binds a command of this project to the current process, which starts it itself.
 * @returns {Record<string, string>}
 */
export const boundToThisParent = () => ({ [PARENT]: String(process.pid) });

/**
 * Returns the environment that binds all commands of this project, started through npm for instance, to this process.
 * @returns {Record<string, string>}
 */
export const boundToThisProcess = () => ({ [ANCESTOR]: String(process.pid) });

/**
 * Polls in a thread of its own, because a build blocks the main one for seconds. Signal 0 alone is not enough: a zombie
 * answers to it. Systems other than Windows give an orphan another parent.
 */
const WATCH = `
const { workerData: { self, parent, bound } } = require('node:worker_threads');
const isGone = (pid) => { try { return !process.kill(pid, 0); } catch (error) { return error.code === 'ESRCH'; } };
setInterval(() => {
  if (process.ppid !== parent || bound.some(isGone)) process.kill(self, 'SIGKILL');
}, 500);
`;

/** Ends this process within a second of those that it is bound to, however they ended. */
export function endWithParent() {
  const [expected, ancestor] = [PARENT, ANCESTOR].map((name) => Number(process.env[name] || 0));
  const bound = [expected, ancestor].filter((pid) => pid > 0);
  if (bound.length === 0) return;
  // The parent may have ended before this line.
  const parent = expected || process.ppid;
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { self: process.pid, parent, bound } }).unref();
  // Only this process is the child of that parent.
  delete process.env[PARENT];
}

/**
 * Ends this process quietly once nobody reads its output. Without a listener the error is an uncaught exception, which
 * Vike logs, which fails in the same way, for ever.
 */
export function endOnBrokenPipe() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));
}
