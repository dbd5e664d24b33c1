import { type Call, runOwnerCommand } from '../lib/owner-command';

/** The owner's commands. Only the module of the requested command is imported. */
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
  const command = await COMMANDS[name]?.();
  await command?.run({ args: process.argv.slice(2), env: process.env, terminal: process.stdout });
});
