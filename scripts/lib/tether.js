// Plain JavaScript: `npm run build` needs it before anything has made TypeScript readable for Node.
import { Worker } from 'node:worker_threads';

const PARENT = 'ENDS_WITH_PROCESS';

/**
 * Returns the environment variable that binds a command of this project to the current process.
 * @returns {Record<string, string>}
 */
export const boundToThisProcess = () => ({ [PARENT]: String(process.pid) });

/**
 * Polls in a thread of its own, because a build blocks the main one for seconds. A process that is reparented has lost its
 * parent; a zombie still answers to signal 0, so that this alone is not enough. Windows does not reparent.
 */
const WATCH = `
const { workerData: { parent, self } } = require('node:worker_threads');
const firstParent = process.ppid;
setInterval(() => {
  let isGone = process.ppid !== firstParent;
  try { process.kill(parent, 0); } catch (error) { isGone ||= error.code === 'ESRCH'; }
  if (isGone) process.kill(self, 'SIGKILL');
}, 500);
`;

/** Ends this process within a second of the one that it is bound to, however that one ended. */
export function endWithParent() {
  const parent = Number(process.env[PARENT]);
  if (parent) new Worker(WATCH, { eval: true, execArgv: [], workerData: { parent, self: process.pid } }).unref();
}

/**
 * Ends this process quietly once nobody reads its output. Without a listener the error is an uncaught exception, which
 * Vike logs, which fails in the same way, for ever.
 */
export function endOnBrokenPipe() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));
}
