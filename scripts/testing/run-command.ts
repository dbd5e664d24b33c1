import { spawn } from 'node:child_process';

/** Runs a command in the project's folder, its output passed on; resolves with its exit code. */
export function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((ended, fail) => {
    // On Windows the commands of node_modules/.bin are shell scripts.
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    });
    child.once('error', fail);
    child.once('close', (code) => ended(code ?? 1));
  });
}
