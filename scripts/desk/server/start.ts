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

/** Runs `npm run editer`. Starts the desk, or opens the browser if the desk is already running. */
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

/** Suppresses the English request log of the development server. */
function silenceRequestLog(): void {
  const { log } = console;
  console.log = (...messages) => {
    if (!/\[(?:vike|vite)\]/.test(String(messages[0]))) log(...messages);
  };
}

/**
 * Starts the desk of a project, or returns the URL of the desk that is already open. Each project has its own port,
 * which serves as the lock. Only one of two starts gets the port, and a killed desk releases it. If another program
 * uses the port, tries the next port.
 */
async function openDesk(root: string) {
  const folder = realpathSync.native(root);
  // Loading this module takes half of the start, so the terminal shows a message before.
  const { deskUrl, startDesk } = await import('./server');
  for (let port = 20_000 + (Number.parseInt(shortHash(folder), 16) % 10_000); ; port += 1) {
    try {
      return await startDesk(root, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall !== 'listen') throw error;
      if (await isOpenAt(deskUrl(port), folder)) return deskUrl(port);
    }
  }
}

async function isOpenAt(url: string, folder: string): Promise<boolean> {
  try {
    // `get` is used, because fetch may never settle if a program closes the connection at once (Node 20).
    const [answer] = await once(get(`${url}alive`, { signal: AbortSignal.timeout(10_000) }), 'response');
    return ((await json(answer)) as { folder?: string }).folder === folder;
  } catch {
    return false;
  }
}

/** The commands that open a URL on Windows and macOS. */
const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = { win32: ['cmd', '/c', 'start', '""'], darwin: ['open'] };

/** Opens the browser. Ignores failures, because the terminal shows the URL. */
function openBrowser(url: string, env: Call['env']): void {
  if (env.BROWSER === 'none') return;
  const [program, ...args] = [...(OPENERS[process.platform] ?? ['xdg-open']), url];
  spawn(program!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
