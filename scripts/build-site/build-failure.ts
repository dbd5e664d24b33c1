import { relative } from 'node:path';
import { SentenceError } from '../../data/model/sentence-error';

/**
 * What a build that failed tells the owner, in French. A fault that only a developer can mend comes with its stack, as
 * `detail`.
 */
export function explainFailure(error: unknown): { sentence: string; detail?: unknown } {
  if (SentenceError.is(error)) return { sentence: error.message };
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT' && syscall === 'scandir' && path) {
    const folder = relative('.', path).replaceAll('\\', '/');
    return { sentence: `Le dossier ${folder}/ manque ; remettez celui de votre dernière copie.` };
  }
  if (code === 'ENOSPC')
    return {
      sentence:
        "La construction s'est arrêtée, car le disque est plein : faites de la place, puis relancez « npm run build ». Le site précédent reste en place.",
    };
  return {
    sentence: "La construction s'est arrêtée ; le site précédent reste en place. Détail technique :",
    detail: error,
  };
}
