import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { KEY_HEADER } from '../../scripts/desk/shared/protocol';

/** Of the project's folder, what a copy is made without. */
const IGNORED_ENTRIES = ['.git', '.cache', '.versions', '.env.deploy', 'dist', 'node_modules', 'test-results'];

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/** A copy of the project, ready to open the desk in: what a test changes there is nobody's. */
export function copyProject(name = "bureau d'essai "): string {
  // With an apostrophe and a space, as owners name folders.
  const root = mkdtempSync(join(tmpdir(), name));
  cpSync('.', root, { recursive: true, filter: (path) => !IGNORED_ENTRIES.includes(basename(path)) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  // What one start has bundled, or encoded, is right for all.
  const bundles = '.cache/bureau/page';
  for (const folder of [bundles, '.cache/photos', join(root, '.cache/bureau')]) mkdirSync(folder, { recursive: true });
  symlinkSync(resolve(bundles), join(root, bundles), 'dir');
  cpSync('.cache/photos', join(root, '.cache/photos'), { recursive: true });
  return root;
}

/** `npm run editer` in a project; `heard` is what of its words was waited for, nothing where it ends before. */
export function startDesk(root: string, words: RegExp) {
  const env = { ...process.env, BROWSER: 'none', NODE_ENV: 'development', DESK_PHONE_ADDRESS: '127.0.0.2' };
  const desk = spawn(process.execPath, ['scripts/commands/owner.js', 'edit'], { cwd: root, env });
  let said = '';
  const heard = new Promise<RegExpExecArray | null>((hear) => {
    for (const stream of [desk.stdout, desk.stderr])
      stream.on('data', (part) => {
        said += part;
        const found = words.exec(said);
        if (found) hear(found);
      });
    desk.once('exit', () => hear(null));
  });
  return { desk, said: () => said, heard };
}

/** A copy of the project whose desk is open, with both its halves. */
export async function openDesk() {
  const root = copyProject();
  const { desk, said, heard } = startDesk(root, /http:\S+(?=[^]*Tout est prêt)/);
  const [url] = (await heard) ?? [];
  if (!url) throw new Error(`the desk did not open: ${said()}`);
  /** The header with the key of this start. */
  const key = { [KEY_HEADER]: /name="key" content="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '' };
  return {
    root,
    url,
    key,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Every file of data/ by its path, but for the code and the pictures. */
    all(): Record<string, string> {
      const names = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' });
      const files = names.filter((name) => name.endsWith('.ts') && !/^model/.test(name));
      const texts = files.flatMap((file) => {
        try {
          return [[file, readFileSync(join(root, 'data', file), 'utf8')]];
        } catch {
          // It has gone while the others were read.
          return [];
        }
      });
      return Object.fromEntries(texts);
    },
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** data/ as it was when the desk opened, step by step. */
    async undoAll() {
      for (let isMore = true; isMore; ) {
        const answer = await fetch(`${url}undo`, { method: 'POST', headers: key, body: '{}' });
        const { result, state } = await answer.json();
        // What was changed by hand since is not the desk's to take back.
        isMore = result.kind === 'saved' && Boolean(state.undo);
      }
    },
    /** What it has said in its window. */
    said,
    async close() {
      desk.kill('SIGTERM');
      await once(desk, 'exit');
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
