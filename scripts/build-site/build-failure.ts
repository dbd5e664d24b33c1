import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { SentenceError } from '../../data/model/sentence-error';

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
    said: /Identifier `(?<name>[^`]+)` has already been declared/,
    remedy: (name) => `« ${name} » y est deux fois ; retirez l'une des deux lignes`,
  },
  {
    said: /^Cannot read properties of (?:undefined|null) \(reading '(?<name>[^']+)'\)$/,
    remedy: (name) => `ce qui précède « .${name} » n'existe pas ; corrigez ce nom`,
  },
  {
    said: /^(?<name>\S+) is not (?:iterable|a function)/,
    remedy: (name) => `« ${name} » n'y convient pas ; comparez cette ligne avec celle de votre dernière copie`,
  },
  {
    said: /Could not resolve '[^']*?(?<name>[^/']+)' in/,
    remedy: (name) => `le fichier « ${name} » qu'il appelle n'existe pas ; corrigez ce nom, ou remettez le fichier`,
  },
];

/** Rolldown frames the line that it shows; Node names it in the stack. Either may have spaces in the project's path. */
const FRAME = /\[ (?<file>.+?):(?<line>\d+):\d+ \]/;
const STACK = /(?:\(|at (?:async )?)(?<file>(?:file:\/\/)?[^()\n]+\.ts):(?<line>\d+):\d+\)?$/m;

/** A file of data/ that other code needs and that is no longer there, or no longer holds what it is needed for. */
const GONE = /Could not resolve '(?:[^']*\/)?data\/(?<file>[^']+)' in/;
const RENAMED = /"(?<name>[^"]+)" is not exported by "(?<file>data\/[^"]+)"/;

const FULL_DISK = 'le disque est plein : faites de la place, puis relancez « npm run build »';

/**
 * What a build that failed tells the owner, in French. A fault that only a developer can mend comes with its stack, as
 * `detail`.
 */
export function explainFailure(error: unknown): { sentence: string; detail?: unknown } {
  const unreadable = error instanceof Error && faultOfFile(error);
  if (unreadable) return { sentence: unreadable };
  if (SentenceError.is(error) || (error instanceof Error && error.name === 'DataError'))
    return { sentence: error.message };
  const place = error instanceof Error && placeInData(error);
  if (place)
    return {
      sentence: `${place} : ce fichier ne peut pas être lu ; comparez cette ligne avec celle de votre dernière copie.`,
    };
  const missing = missingFolder(error);
  if (missing) return { sentence: `Le dossier ${missing}/ manque ; remettez celui de votre dernière copie.` };
  const isFull = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC';
  if (isFull) return { sentence: `La construction s'est arrêtée, car ${FULL_DISK}. Le site précédent reste en place.` };
  return {
    sentence: "La construction s'est arrêtée ; le site précédent reste en place. Détail technique :",
    detail: error,
  };
}

/** A folder of the project that is not there to be listed. */
function missingFolder(error: unknown): string | undefined {
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'scandir' && path ? relative('.', path).replaceAll('\\', '/') : undefined;
}

/** «data/zones.ts, ligne 21», where the error comes from a file that the owner writes. */
function placeInData(error: Error): string | undefined {
  const message = stripVTControlCharacters(error.message);
  const { file = '', line = '' } = (FRAME.exec(message) ?? STACK.exec(error.stack ?? ''))?.groups ?? {};
  const path = relative('.', file.startsWith('file:') ? fileURLToPath(file) : file).replaceAll('\\', '/');
  return /^data\/(?!validation\/)/.test(path) ? `${path}, ligne ${line}` : undefined;
}

function faultOfFile(error: Error): string | undefined {
  const message = stripVTControlCharacters(error.message);
  const gone = GONE.exec(message)?.groups?.file;
  if (gone) return `data/${gone}.ts : ce fichier manque ; remettez celui de votre dernière copie.`;
  for (const { said, remedy } of FAULTS) {
    const fault = said.exec(message);
    if (!fault) continue;
    const place = placeInData(error);
    if (!place) break;
    return `${place} : ce fichier ne peut pas être lu ; ${remedy(fault.groups?.name ?? '')}.`;
  }
  const renamed = RENAMED.exec(message)?.groups;
  if (renamed)
    return `${renamed.file} : « ${renamed.name} » n'y est plus ; écrivez ce nom après « export const », comme dans votre dernière copie.`;
  return undefined;
}
