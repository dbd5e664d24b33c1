import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { KEY_HEADER } from '../../scripts/desk/protocol';

const PARTS = [
  'components',
  'data',
  'docs',
  'pages',
  'public',
  'renderer',
  'scripts',
  'package.json',
  'package-lock.json',
];

/** A copy of the project whose desk is open: what a test changes there is nobody's. */
export type OpenDesk = {
  root: string;
  url: string;
  /** The header with the key of this start. */
  key: Record<string, string>;
  read(file: string): string;
  /** Every file of data/ by its path, but for the code and the pictures. */
  all(): Record<string, string>;
  write(file: string, text: string): void;
  /** Sends a change as the desk's own page does, with the key of this start. */
  post(route: string, body?: unknown): Promise<Response>;
  /** data/ as it was when the desk opened, step by step. */
  undoAll(): Promise<void>;
  /** What it has said in its window. */
  said(): string;
  close(): Promise<void>;
};

export async function openDesk(): Promise<OpenDesk> {
  const root = mkdtempSync(join(tmpdir(), 'bureau-'));
  const configs = readdirSync('.').filter((name) => /\.(ts|json|jsonc)$/.test(name));
  for (const part of new Set([...PARTS, ...configs])) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  // What one start has bundled is right for all.
  const bundles = resolve('.cache/bureau/page');
  for (const folder of [bundles, join(root, '.cache/bureau')]) mkdirSync(folder, { recursive: true });
  symlinkSync(bundles, join(root, '.cache/bureau/page'), 'dir');
  if (existsSync('.cache/photos')) cpSync('.cache/photos', join(root, '.cache/photos'), { recursive: true });
  const desk = spawn(process.execPath, ['scripts/owner.js', 'edit'], {
    cwd: root,
    env: { ...process.env, BROWSER: 'none', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [desk.stdout, desk.stderr]) stream?.on('data', (part) => (said += part));
  const url = await addressOf(desk);
  const key = { [KEY_HEADER]: /name="cle" content="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '' };
  const post = (route: string, body: unknown = {}) =>
    fetch(url + route, { method: 'POST', headers: key, body: JSON.stringify(body) });
  return {
    root,
    url,
    key,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    all() {
      const names = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' });
      const files = names.filter((name) => /\.(?:ts|json)$/.test(name) && !/^model/.test(name));
      return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, 'data', file), 'utf8')]));
    },
    write: (file, text) => writeFileSync(join(root, file), text),
    post,
    async undoAll() {
      for (let isMore = true; isMore; ) {
        const { result, state } = await (await post('annuler')).json();
        // What was changed by hand since is not the desk's to take back.
        isMore = result.kind === 'saved' && Boolean(state.undo);
      }
    },
    said: () => said,
    async close() {
      desk.kill('SIGTERM');
      await once(desk, 'exit');
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Of a desk of which both halves are ready. */
function addressOf(desk: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((ready, failed) => {
    const listen = (part: Buffer) => {
      said += part;
      const url = /http:\S+/.exec(said)?.[0];
      if (url && said.includes('Tout est prêt')) ready(url);
    };
    desk.stdout?.on('data', listen);
    desk.stderr?.on('data', listen);
    desk.once('exit', () => failed(new Error(`the desk did not open: ${said}`)));
  });
}
