import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceError } from '../../data/model/sentence-error';
import type { Call } from '../owner-command';
import { readOptions } from '../owner-options';
import { PREFIX } from './protocol';

const HELP = 'npm run editer  ouvre le bureau, pour changer le site en cliquant sur ses pages';
const PORT = 4180;
/** Where a desk that is open says so to the next start. */
const OPEN = '.cache/bureau/ouvert.json';

/** `npm run editer`. Opens the desk that is already open, if one is. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  readOptions({ help: HELP }, args, env);
  const root = process.cwd();
  const opened = await openedBefore(root);
  if (opened) {
    terminal.write(`Le bureau est déjà ouvert : ${opened}\n`);
    return openBrowser(opened, env);
  }
  terminal.write('Le bureau s’ouvre…\n');
  sayNoRequests();
  // A closed window does no harm.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // Half of a start: said before it begins.
  const { startDesk } = await import('./server');
  const desk = await startDesk(root, PORT).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return startDesk(root, 0);
    throw error;
  });
  mkdirSync(join(root, '.cache/bureau'), { recursive: true });
  writeFileSync(join(root, OPEN), JSON.stringify({ url: desk.url }));
  const close = () => {
    rmSync(join(root, OPEN), { force: true });
    desk.close().finally(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, close);
  terminal.write(`Votre navigateur va s’ouvrir sur ${desk.url}\nL’aperçu du site se prépare…\n`);
  openBrowser(desk.url, env);
  await desk.ready.catch((error) => {
    throw new SentenceError(`L’aperçu du site ne peut pas se préparer : ${(error as Error).message}`);
  });
  terminal.write('Tout est prêt. Pour fermer le bureau, fermez cette fenêtre (ou Ctrl+C).\n');
}

/** Each page that is looked at, the development server tells in English, to developers. */
function sayNoRequests(): void {
  const { log } = console;
  console.log = (...said) => {
    if (!/\[(?:vike|vite)\]/.test(String(said[0]))) log(...said);
  };
}

/** The address of a desk of this project that answers. */
async function openedBefore(root: string): Promise<string | undefined> {
  try {
    const { url } = JSON.parse(readFileSync(join(root, OPEN), 'utf8'));
    const answer = await fetch(`${url}vivant`, { signal: AbortSignal.timeout(2000) });
    return url.endsWith(PREFIX) && (await answer.json()).root === root ? url : undefined;
  } catch {
    return undefined;
  }
}

/** As each system opens an address; where none does, the owner has read it. */
function openBrowser(url: string, env: Call['env']): void {
  if (env.BROWSER === 'none') return;
  const [program, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '""', url]
      : process.platform === 'darwin'
        ? ['open', url]
        : ['xdg-open', url];
  spawn(program!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
