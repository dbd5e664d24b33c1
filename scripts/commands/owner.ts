import { type Call, runOwnerCommand } from '../lib/owner-command';

/** The owner's commands: each a script of this folder, which reads data/ as it is imported. */
const COMMANDS: Record<string, () => Promise<{ run(call: Call): Promise<void> }>> = {
  edit: () => import('../desk/server/start'),
  preview: () => import('./preview'),
  deploy: () => import('./deploy'),
  zip: () => import('./zip'),
  'go-online': () => import('./go-online'),
  'to-do': () => import('./to-do'),
  'check-online': () => import('./check-online'),
};

const [name = ''] = process.argv.splice(2, 1);
await runOwnerCommand(async () => {
  // data/ is read as the command is imported.
  const command = await COMMANDS[name]?.();
  await command?.run({ args: process.argv.slice(2), env: process.env, terminal: process.stdout });
});
