import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { BuildError } from './build-error';

/** How Node and Rolldown say that a name leads nowhere, and what the owner can do about it. */
const FAULTS: { said: RegExp; remedy: (name: string) => string }[] = [
  {
    said: /^(?<name>\S+) is not defined$/,
    remedy: (name) =>
      `« ${name} » n'y est pas compris ; un texte s'écrit entre guillemets, et une fiche d'un autre fichier demande en haut une ligne « import » comme ses voisines`,
  },
  {
    said: /"(?<name>[^"]+)" is not exported by/,
    remedy: (name) =>
      `« ${name} » ne se trouve pas dans le fichier nommé à cette ligne ; écrivez-le comme après « export const »`,
  },
  {
    said: /Could not resolve '[^']*?(?<name>[^/']+)' in/,
    remedy: (name) => `le fichier « ${name} » qu'il appelle n'existe pas ; corrigez ce nom, ou remettez le fichier`,
  },
];

/** Rolldown frames the line that it shows; Node names it in the stack. Either may have spaces in the project's path. */
const FRAME = /\[ (?<file>.+?):(?<line>\d+):\d+ \]/;
const STACK = /(?:\(|at (?:async )?)(?<file>(?:file:\/\/)?[^()\n]+\.ts):(?<line>\d+):\d+\)?$/m;

/** A file of data/ that other code needs and that is no longer there. */
const GONE = /Could not resolve '(?:[^']*\/)?data\/(?<file>[^']+)' in/;

const FULL_DISK = 'le disque est plein : faites de la place, puis relancez « npm run build »';

/**
 * What a build that failed tells the owner, in French. A fault that only a developer can mend comes with its stack, as
 * `detail`.
 */
export function explainFailure(error: unknown): { sentence: string; detail?: unknown } {
  const unreadable = error instanceof Error && faultOfFile(error);
  if (unreadable) return { sentence: unreadable };
  if (error instanceof BuildError) return { sentence: error.message };
  const isFull = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC';
  if (isFull) return { sentence: `La construction s'est arrêtée, car ${FULL_DISK}. Le site précédent reste en place.` };
  return {
    sentence: "La construction s'est arrêtée ; le site précédent reste en place. Détail technique :",
    detail: error,
  };
}

function faultOfFile(error: Error): string | undefined {
  const message = stripVTControlCharacters(error.message);
  const gone = GONE.exec(message)?.groups?.file;
  if (gone) return `data/${gone}.ts : ce fichier manque ; remettez celui de votre dernière copie.`;
  for (const { said, remedy } of FAULTS) {
    const fault = said.exec(message);
    if (!fault) continue;
    const { file = '', line = '' } = (FRAME.exec(message) ?? STACK.exec(error.stack ?? ''))?.groups ?? {};
    const path = relative('.', file.startsWith('file:') ? fileURLToPath(file) : file).replaceAll('\\', '/');
    if (!path.startsWith('data/')) return undefined;
    return `${path}, ligne ${line} : ce fichier ne peut pas être lu ; ${remedy(fault.groups?.name ?? '')}.`;
  }
  return undefined;
}
