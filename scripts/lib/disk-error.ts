import { HELD } from './held-files';

/**
 * Says in French why a file could not be written, and the remedy; undefined for errors that are not the disk's. `then` is
 * what to do next, such as «relancez la commande».
 */
export function diskSentence(error: unknown, then: string): string | undefined {
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `Le disque est plein : faites de la place, puis ${then}.`;
  if (code === 'EROFS')
    return `Le dossier du site est en lecture seule : copiez-le là où vous pouvez écrire, ou rendez-le modifiable, puis ${then}.`;
  if (!HELD.includes(code) || !path) return undefined;
  return `« ${path} » ne peut être ni lu ni écrit (${code}) : fermez le programme qui le tient ouvert (archive, éditeur, antivirus, OneDrive), puis ${then}.`;
}
