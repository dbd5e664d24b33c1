import { relative } from 'node:path';
import { SentenceError } from '../../data/model/read/sentence-error';
import { explainDiskError } from './disk-error';
import type { Terminal } from './progress';
import { wordingOf } from './wording';

/** The call of an owner command, with its arguments, its environment, and the stream for its output. */
export type Call = { args: string[]; env: Record<string, string | undefined>; terminal: Terminal };

/**
 * Runs an owner command. Prints only the sentence of a SentenceError, and the stack of an error that only a developer
 * can fix. Both fail the command. `unchangedNote` is a French sentence about what stays unchanged after a failure.
 */
export async function runOwnerCommand(command: () => Promise<unknown>, unchangedNote = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    const sentence = SentenceError.is(error) ? error.message : explainFileError(error, unchangedNote);
    if (sentence) console.error(`\n${sentence}\n`);
    else console.error(`\nLa commande s'est arrêtée.${unchangedNote} Détail technique :\n`, error);
  }
}

function explainFileError(error: unknown, unchangedNote: string): string | undefined {
  const { code = '', syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT' && syscall === 'scandir' && path)
    return `Le dossier ${relative('.', path).replaceAll('\\', '/')}/ manque ; remettez celui de votre dernière copie.`;
  const sentence = explainDiskError(error, wordingOf(process.env).tryAgain);
  return sentence && sentence + unchangedNote;
}
