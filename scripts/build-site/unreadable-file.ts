import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How Node and Rolldown say that a file cannot be read, and what the owner can do about it. */
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
    remedy: (name) => `le fichier « ${name} » qu'il appelle n'existe pas ; corrigez ce nom`,
  },
  {
    // Whatever else stops the reader, a quote or a comma is amiss.
    said: /^Build failed/,
    remedy: () =>
      `vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise")`,
  },
];

/** Rolldown frames the line that it shows; Node names it in the stack. */
const PLACE = /\[ (?<file>\S+):(?<line>\d+):\d+ \]/;
const PLACE_IN_STACK = /(?:\(|at )(?<file>[^()\n]+\.ts):(?<line>\d+)/;

/** The sentence for a file of data/ that cannot be read at all; none for an error that is not the owner's. */
export function unreadable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const message = stripVTControlCharacters(error.message);
  for (const { said, remedy } of FAULTS) {
    const fault = said.exec(message);
    if (!fault) continue;
    const place = PLACE.exec(message) ?? PLACE_IN_STACK.exec(error.stack ?? '');
    const { file = '', line = '' } = place?.groups ?? {};
    const path = relative('.', decodeURI(file.replace(/^file:\/\//, ''))).replaceAll('\\', '/');
    if (!path.startsWith('data/')) return undefined;
    return `${path}, ligne ${line} : ce fichier ne peut pas être lu ; ${remedy(fault.groups?.name ?? '')}.`;
  }
  return undefined;
}
