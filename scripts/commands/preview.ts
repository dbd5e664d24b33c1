import { SentenceError } from '../../data/model/read/sentence-error';
import { SITE_FOLDER } from '../finished-build/build-stamp';
import { requireFinishedBuild } from '../finished-build/preflight';
import type { Call } from '../lib/owner-command';
import { readOptions } from '../lib/owner-options';
import { serveFolder } from '../lib/serve-folder';

const HELP = `npm run preview       montre le site construit
npm run preview 4174  de même, sur un autre port`;

/** Runs `npm run preview`. Throws a SentenceError if there is no finished build or the port is not available. */
export async function run({ args, env, terminal }: Call): Promise<void> {
  const { word: given, port: isAsked } = readOptions({ flags: ['port'], takesWord: true, help: HELP }, args, env);
  const word = given ?? (isAsked ? '--port' : '4173');
  const port = Number(word);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SentenceError(`« ${word} » n'est pas un numéro de port : npm run preview 4174`);
  await requireFinishedBuild(SITE_FOLDER);
  try {
    const { url } = await serveFolder(SITE_FOLDER, port);
    terminal.write(`Le site construit est visible sur ${url} (Ctrl+C pour arrêter).\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SentenceError(`Le port ${port} est déjà pris : npm run preview ${port + 1}`);
  }
}
