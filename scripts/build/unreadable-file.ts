import { relative } from 'node:path';

/** How Node and esbuild say that a file cannot be read, and what the owner can do about it. */
const FAULTS: { said: RegExp; remedy: (name: string) => string }[] = [
  {
    said: /^(?<file>.+?):(?<line>\d+):\d+: ERROR:/m,
    remedy: () =>
      `vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise")`,
  },
  {
    said: /^(?<name>\S+) is not defined$/,
    remedy: (name) =>
      `« ${name} » n'y est pas compris ; un texte s'écrit entre guillemets, et une fiche d'un autre fichier demande en haut une ligne « import » comme ses voisines`,
  },
  {
    said: /does not provide an export named '(?<name>[^']+)'/,
    remedy: (name) =>
      `« ${name} » ne se trouve pas dans le fichier nommé à cette ligne ; écrivez-le comme après « export const »`,
  },
  {
    said: /^Cannot find module '[^']*?(?<name>[^/\\']+)' imported from (?<file>.+)$/m,
    remedy: (name) => `le fichier « ${name} » qu'il appelle n'existe pas ; corrigez ce nom`,
  },
];

const PLACE_IN_STACK = /(?<file>[^\s()]+\.ts):(?<line>\d+)/;

/** The sentence for a file of data/ that cannot be read at all; none for an error that is not the owner's. */
export function unreadable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const { said, remedy } of FAULTS) {
    const fault = said.exec(error.message)?.groups;
    if (!fault) continue;
    const { file = '', line } = fault.file ? fault : (PLACE_IN_STACK.exec(error.stack ?? '')?.groups ?? {});
    const path = relative('.', file.replace(/^file:\/\//, '')).replaceAll('\\', '/');
    if (!path.startsWith('data/')) return undefined;
    return `${path}${line ? `, ligne ${line}` : ''} : ce fichier ne peut pas être lu ; ${remedy(fault.name ?? '')}.`;
  }
  return undefined;
}
