import { faultsOfDataFiles } from './build-site/check-data-files';
import { type Call, runOwnerCommand } from './owner-command';

/** The owner's commands: each a script of this folder, which reads data/ as it is imported. */
const COMMANDS: Record<string, () => Promise<{ run(call: Call): Promise<void> }>> = {
  preview: () => import('./preview'),
  deploy: () => import('./deploy'),
  zip: () => import('./zip'),
  'to-do': () => import('./to-do'),
  'check-online': () => import('./check-online'),
};

const [name = ''] = process.argv.splice(2, 1);
try {
  const command = await COMMANDS[name]?.();
  await runOwnerCommand(async () =>
    command?.run({ args: process.argv.slice(2), env: process.env, terminal: process.stdout }),
  );
} catch (error) {
  process.exitCode = 1;
  console.error(`\n${await sentenceFor(error)}`);
}

/** data/ cannot be read: what is wrong there, as far as it shows at once. The build finds all of it. */
async function sentenceFor(error: unknown): Promise<string> {
  const { name, message } = error as Error;
  if (name === 'DataError') return message;
  const faults = await faultsOfDataFiles();
  if (faults.length > 0) return faults.join('\n');
  return `Un fichier de data/ ne peut pas être lu : lancez « npm run build », qui dit lequel et ce qu'il faut corriger.`;
}
