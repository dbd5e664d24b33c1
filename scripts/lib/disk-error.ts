import { LOCKED_FILE_CODES } from './retry-locked-files';

/**
 * Explains in French why a file could not be read or written, with the remedy. Returns undefined for errors of other
 * kinds. `nextStep` is the owner's next step, for example «relancez la commande».
 */
export function explainDiskError(error: unknown, nextStep: string): string | undefined {
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `Le disque est plein : faites de la place, puis ${nextStep}.`;
  if (code === 'EROFS')
    return `Le dossier du site est en lecture seule : copiez-le là où vous pouvez écrire, ou rendez-le modifiable, puis ${nextStep}.`;
  if (!LOCKED_FILE_CODES.includes(code) || !path) return undefined;
  return `« ${path} » ne peut être ni lu ni écrit (${code}) : fermez le programme qui le tient ouvert (archive, éditeur, antivirus, OneDrive), puis ${nextStep}.`;
}
