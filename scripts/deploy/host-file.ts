import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../../data/model/sentence-error';
import { parseEnvFile } from './env-file';

const FILE = '.env.deploy';

/** The host's settings as the owner has written them; none where there is no file yet. */
export async function readHostFile(root: string): Promise<Record<string, string>> {
  const path = join(root, FILE);
  return existsSync(path) ? parseEnvFile(await readFile(path), FILE) : {};
}

/**
 * Writes settings into .env.deploy, for the owner's eyes alone; other lines, comments among them, stay as they are. A new
 * file has the explanations of the example. Throws a SentenceError for a value that no line can hold.
 */
export async function writeHostFile(root: string, values: Record<string, string>): Promise<void> {
  const path = join(root, FILE);
  const known = existsSync(path) ? path : join(root, `${FILE}.example`);
  // Read as leniently as it is parsed, and written as UTF-8.
  let text = (await readFile(known, 'utf8').catch(() => '')).replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  for (const [name, value] of Object.entries(values)) {
    const line = lineFor(name, value);
    const old = new RegExp(`^[ \\t]*${name}[ \\t]*=.*$`, 'm');
    text = old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`;
  }
  const arriving = `${path}.nouveau`;
  const handle = await open(arriving, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(arriving, path);
}

/** In the quotes between which the value is read back as it is. */
function lineFor(name: string, value: string): string {
  const lines = [`${name}=${value}`, `${name}='${value}'`, `${name}="${value}"`];
  const [plain, ...quoted] = lines as [string, ...string[]];
  const fits = (name === 'DEPLOY_PASSWORD' ? quoted : [plain, ...quoted]).find((line) => isReadAs(line, name, value));
  if (fits !== undefined) return fits;
  throw new SentenceError('Ce mot de passe a des signes que ce réglage ne peut pas garder : choisissez-en un autre.');
}

function isReadAs(line: string, name: string, value: string): boolean {
  try {
    return parseEnvFile(Buffer.from(line), FILE)[name] === value;
  } catch {
    return false;
  }
}
