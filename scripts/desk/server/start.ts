import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { shortHash } from '../../lib/content-hash';
import type { Call } from '../../lib/owner-command';
import { readOptions } from '../../lib/owner-options';

const HELP = 'npm run editer  ouvre le bureau, pour changer le site en cliquant sur ses pages';

/** `npm run editer`. Opens the desk that is already open, if one is. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  readOptions({ help: HELP }, args, env);
  terminal.write('Le bureau s’ouvre…\n');
  silenceRequestLog();
  const desk = await openDesk(process.cwd());
  if (typeof desk === 'string') {
    terminal.write(`Le bureau est déjà ouvert : ${desk}\n`);
    return openBrowser(desk, env);
  }
  const close = () => desk.close().finally(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
  terminal.write(`Votre navigateur va s’ouvrir sur ${desk.url}\nL’aperçu du site se prépare…\n`);
  openBrowser(desk.url, env);
  await desk.ready.catch((error) => {
    throw new SentenceError(`L’aperçu du site ne peut pas se préparer : ${(error as Error).message}`);
  });
  terminal.write('Tout est prêt. Pour fermer le bureau, fermez cette fenêtre (ou Ctrl+C).\n');
}

/** Each page that is looked at, the development server tells in English, to developers. */
function silenceRequestLog(): void {
  const { log } = console;
  console.log = (...messages) => {
    if (!/\[(?:vike|vite)\]/.test(String(messages[0]))) log(...messages);
  };
}

/**
 * The desk of a project, or the address of the one that is open. Each project has a port of its own: of two starts at the
 * same moment one gets it, and a desk that was killed holds none. Where another program listens there, the next will do.
 */
async function openDesk(root: string) {
  const folder = realpathSync.native(root);
  // Half of a start: said before it begins.
  const { deskUrl: addressOf, startDesk } = await import('./server');
  for (let port = 20_000 + (Number.parseInt(shortHash(folder), 16) % 10_000); ; port += 1) {
    try {
      return await startDesk(root, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall !== 'listen') throw error;
      if (await isOpenAt(addressOf(port), folder)) return addressOf(port);
    }
  }
}

async function isOpenAt(url: string, folder: string): Promise<boolean> {
  try {
    // Of a program that hangs up at once, fetch may never say so (Node 20).
    const [answer] = await once(get(`${url}alive`, { signal: AbortSignal.timeout(10_000) }), 'response');
    return ((await json(answer)) as { folder?: string }).folder === folder;
  } catch {
    return false;
  }
}

/** What opens an address on other systems than Linux. */
const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = { win32: ['cmd', '/c', 'start', '""'], darwin: ['open'] };

/** Where nothing opens it, the owner has read the address. */
function openBrowser(url: string, env: Call['env']): void {
  if (env.BROWSER === 'none') return;
  const [program, ...args] = [...(OPENERS[process.platform] ?? ['xdg-open']), url];
  spawn(program!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
