import { SentenceError } from '../data/model/sentence-error';
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
  // data/ is read as the command is imported.
  if (!SentenceError.is(error)) throw error;
  process.exitCode = 1;
  console.error(`\n${error.message}`);
}
