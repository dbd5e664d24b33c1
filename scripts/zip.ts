import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { writeArchive } from './deploy/archive';
import { readBuiltFolder } from './deploy/built-folder';
import { inBytes } from './deploy/numbers';
import { refuseOldBuild, refuseSamples } from './deploy/readiness';
import { SettingsError } from './deploy/settings-error';

const FOLDER = 'dist/client';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'avec-exemples': { type: 'boolean', default: false } }, strict: false });
  await readBuiltFolder(FOLDER);
  await refuseOldBuild(FOLDER);
  if (!values['avec-exemples']) refuseSamples();
  const { name } = JSON.parse(await readFile('package.json', 'utf8')) as { name: string };
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const archive = `${name}-${date}.zip`;
  const bytes = await writeArchive(FOLDER, archive, now);
  console.log(
    `${archive} (${inBytes(bytes)}) contient le site entier. Déposez-le avec le gestionnaire de fichiers de votre hébergeur ` +
      'dans le dossier du site (www, htdocs ou public_html), puis décompressez-le là, en remplaçant les fichiers existants.',
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
