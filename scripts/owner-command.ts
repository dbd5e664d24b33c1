import { SentenceError } from '../data/model/sentence-error';
import type { Terminal } from './progress';

/** How a command of the owner is called: what he typed behind it, the environment, and where it writes. */
export type Call = { args: string[]; env: Record<string, string | undefined>; terminal: Terminal };

/** What Windows answers while a program holds a file. */
const HELD = ['EBUSY', 'EPERM', 'EACCES'];

/**
 * Runs what a command of the owner does. A SentenceError is printed as its sentence alone, and fails the command; what only
 * a developer can mend comes with its stack.
 */
export async function runOwnerCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    const sentence = SentenceError.is(error) ? error.message : sentenceOfDisk(error);
    if (sentence) console.error(`\n${sentence}`);
    else console.error("\nLa commande s'est arrêtée. Détail technique :\n", error);
  }
}

function sentenceOfDisk(error: unknown): string | undefined {
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'Le disque est plein : faites de la place, puis relancez la commande.';
  if (!HELD.includes(code) || !path) return undefined;
  return `« ${path} » ne peut être ni lu ni écrit (${code}) : fermez le programme qui le tient ouvert (archive, éditeur, antivirus, OneDrive), puis relancez la commande.`;
}
