import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environmentBoundToProcess } from '../lib/end-with-parent.js';

/** Returns the path of the first executable program with one of the names on the PATH, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a command, also one of node_modules/.bin, which npm has put on the PATH. Resolves with the exit code and, if
 * `isCaptured`, the output.
 */
export function run(
  command: string,
  args: string[],
  { environment = {}, isCaptured = false }: { environment?: Record<string, string>; isCaptured?: boolean } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    // On Windows the commands of node_modules/.bin are shell scripts.
    const child = spawn(command, args, {
      stdio: ['ignore', isCaptured ? 'pipe' : 'inherit', isCaptured ? 'ignore' : 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...environmentBoundToProcess(), ...environment },
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
