import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import { archiveRights } from '../../lib/archive-rights';
import { listFiles } from '../../lib/list-files';

/** Files that can be generated again or belong to this computer, and the host's password, also in «.env.deploy.txt». */
const EXCLUDED_FILES =
  /^(?:node_modules|dist|test-results|\.(?:git|cache|versions)|\.env\.deploy(?!\.example$).*|.*\.zip)$/;

/** Files that the owner double-clicks on macOS or Linux. */
const EXECUTABLE = /\.(?:command|desktop)$/;

/** Yields a ZIP archive of the project in pieces. The extracted project opens the same desk on any computer. */
export async function* createBackup(root: string): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (EXCLUDED_FILES.test(entry.name)) continue;
    const filesInFolder = entry.isDirectory() ? await listFiles(join(root, entry.name)) : [];
    const paths = entry.isFile() ? [entry.name] : filesInFolder.map((path) => `${entry.name}/${path}`);
    for (const path of paths) {
      // The archive is not compressed, because nearly all bytes are photos.
      const file = Object.assign(new ZipDeflate(path, { level: 0 }), archiveRights(EXECUTABLE.test(path)));
      zip.add(file);
      file.push(await readFile(join(root, path)), true);
      yield* pieces.splice(0);
    }
  }
  zip.end();
  yield* pieces.splice(0);
}
