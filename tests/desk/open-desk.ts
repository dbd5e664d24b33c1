import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { DOCUMENTS } from '../../data/model/read/folders';
import { ORIGINALS } from '../../scripts/build-site/photos/originals';
import { KEY_HEADER } from '../../scripts/desk/shared/protocol';

/** Entries of the project folder that are not copied. */
const IGNORED_ENTRIES = ['.git', '.cache', '.versions', '.env.deploy', 'dist', 'node_modules', 'test-results'];

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/** Copies the project to a temporary folder, so that no test changes the project itself. */
export function copyProject(name = "bureau d'essai "): string {
  // The default name has an apostrophe and a space, because folders of owners may have both.
  const root = mkdtempSync(join(tmpdir(), name));
  cpSync('.', root, { recursive: true, filter: (path) => !IGNORED_ENTRIES.includes(basename(path)) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  // Shares the bundled page and the encoded photos, which are the same for all copies.
  const bundles = '.cache/bureau/page';
  for (const folder of [bundles, '.cache/photos', join(root, '.cache/bureau')]) mkdirSync(folder, { recursive: true });
  symlinkSync(resolve(bundles), join(root, bundles), 'dir');
  linkFiles('.cache/photos', join(root, '.cache/photos'));
  return root;
}

/**
 * Copies a folder with hard links, which takes a twentieth of the time. Use it only for files that programs replace and
 * never change in place. Copies the bytes if the target is on another disk.
 */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}

/** Returns the paths of the photos and documents of a project. */
const listPhotosAndDocuments = (root: string) =>
  [ORIGINALS, DOCUMENTS]
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

/**
 * Runs `npm run editer` in a folder. `match` resolves to the match of `pattern` in the output; null if the desk exits
 * first.
 */
export function startDesk(root: string, pattern: RegExp) {
  const env = { ...process.env, BROWSER: 'none', NODE_ENV: 'development', DESK_PHONE_ADDRESS: '127.0.0.2' };
  const desk = spawn(process.execPath, ['scripts/commands/owner.js', 'edit'], { cwd: root, env });
  let output = '';
  const match = new Promise<RegExpExecArray | null>((resolveMatch) => {
    for (const stream of [desk.stdout, desk.stderr])
      stream.on('data', (part) => {
        output += part;
        const found = pattern.exec(output);
        if (found) resolveMatch(found);
      });
    desk.once('exit', () => resolveMatch(null));
  });
  return { desk, output: () => output, match };
}

/** Opens the desk of a copy of the project. Resolves when the desk and its preview are ready. */
export async function openDesk() {
  const root = copyProject();
  const { desk, output, match } = startDesk(root, /http:\S+(?=[^]*Tout est prêt)/);
  const [url] = (await match) ?? [];
  if (!url) throw new Error(`the desk did not open: ${output()}`);
  /** The header with the CSRF token of this start. */
  const key = { [KEY_HEADER]: /name="key" content="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '' };
  const initialFiles = listPhotosAndDocuments(root);
  return {
    root,
    url,
    key,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Returns the text of each record file of data/ by its path. */
    all(): Record<string, string> {
      const names = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' });
      const files = names.filter((name) => name.endsWith('.ts') && !/^model/.test(name));
      const texts = files.flatMap((file) => {
        try {
          return [[file, readFileSync(join(root, 'data', file), 'utf8')]];
        } catch {
          // The desk has removed the file since the folder was listed.
          return [];
        }
      });
      return Object.fromEntries(texts);
    },
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** Undoes every step since the desk opened. */
    async undoAll() {
      for (let isMore = true; isMore; ) {
        const answer = await fetch(`${url}undo`, { method: 'POST', headers: key, body: '{}' });
        const { result, state } = await answer.json();
        // The desk does not undo a value that was changed by hand meanwhile.
        isMore = result.kind === 'saved' && Boolean(state.undo);
      }
    },
    /** Undoes every step and deletes the files that the desk has received, because the desk would reuse them. */
    async restore() {
      await this.undoAll();
      for (const file of listPhotosAndDocuments(root)) if (!initialFiles.includes(file)) rmSync(file);
    },
    /** Returns the output of the process. */
    output,
    async close() {
      desk.kill('SIGTERM');
      await once(desk, 'exit');
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
