import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveFolder } from './serve/serve-folder';

const FOLDER = 'dist/client';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
const port = Number(values.port);

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`« ${values.port} » n'est pas un numéro de port : npm run preview -- --port 4173`);
if (!existsSync(FOLDER)) fail(`Le dossier ${FOLDER}/ n'existe pas encore : lancez d'abord npm run build.`);

try {
  const { url } = await serveFolder(FOLDER, port);
  console.log(`Le site construit est visible sur ${url} (Ctrl+C pour arrêter).`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  fail(`Le port ${port} est déjà pris : npm run preview -- --port ${port + 1}`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
