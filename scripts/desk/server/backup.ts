import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import { archiveRights } from '../../lib/archive-rights';
import { listFiles } from '../../lib/list-files';

/** What a computer makes anew, or has of its own; and the host's password, also in «.env.deploy.txt». */
const EXCLUDED_FILES =
  /^(?:node_modules|dist|test-results|\.(?:git|cache|versions)|\.env\.deploy(?!\.example$).*|.*\.zip)$/;

/** What is double-clicked on a Mac, or on Linux. */
const EXECUTABLE = /\.(?:command|desktop)$/;

/** The project as an archive, piece by piece: extracted on any computer it opens the same desk. */
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
      // Uncompressed: nearly all of it is photographs, which get no smaller.
      const file = Object.assign(new ZipDeflate(path, { level: 0 }), archiveRights(EXECUTABLE.test(path)));
      zip.add(file);
      file.push(await readFile(join(root, path)), true);
      yield* pieces.splice(0);
    }
  }
  zip.end();
  yield* pieces.splice(0);
}
