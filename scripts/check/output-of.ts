import { spawn } from 'node:child_process';

/** Runs a tool of node_modules and resolves with what it printed, whatever its exit code. */
export function outputOf(tool: string, args: string[]): Promise<string> {
  return new Promise((printed, fail) => {
    // On Windows the commands of node_modules/.bin are shell scripts.
    const child = spawn('npx', [tool, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('error', fail);
    child.once('close', () => printed(text));
  });
}
