import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unreadable } from './unreadable-file';

const ZONES = resolve('data/zones.ts');

/** An error as Node reports it. */
function thrown(message: string, file = ZONES, line = 9): Error {
  const error = new Error(message);
  error.stack = `ReferenceError: ${message}\n    at <anonymous> (${file}:${line}:29)\n    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)`;
  return error;
}

/** An error as Rolldown reports it on a terminal, with the line that it is about. */
function bundling(message: string, place: string): Error {
  return new Error(
    `Build failed with 1 error:\n\n\x1b[31m[ERROR] \x1b[0m${message}\n   \x1b[38;5;246m╭\x1b[0m\x1b[38;5;246m─[\x1b[0m ${place} \x1b[38;5;246m]\x1b[0m\n`,
  );
}

describe('a file that cannot be read is named in French, with what to do', () => {
  test.each([
    [
      'a quote or a comma',
      bundling('Expected `,` or `}` but found `Identifier`', 'data/zones.ts:46:15'),
      `data/zones.ts, ligne 46 : ce fichier ne peut pas être lu ; vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise").`,
    ],
    [
      'a text without quotes',
      thrown('Épinal is not defined'),
      "data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; « Épinal » n'y est pas compris ; un texte s'écrit entre guillemets, et une fiche d'un autre fichier demande en haut une ligne « import » comme ses voisines.",
    ],
    [
      'a record that was renamed',
      bundling('"epinall" is not exported by "data/towns/epinal.ts".', 'data/zones.ts:9:10'),
      'data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; « epinall » ne se trouve pas dans le fichier nommé à cette ligne ; écrivez-le comme après « export const ».',
    ],
    [
      'a file that was renamed',
      bundling("Could not resolve './towns/epinale' in data/zones.ts", 'data/zones.ts:9:24'),
      "data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; le fichier « epinale » qu'il appelle n'existe pas ; corrigez ce nom.",
    ],
  ])('%s', (_, error, sentence) => {
    expect(unreadable(error)).toBe(sentence);
  });
});

describe('what is not the owner’s fault is left to those who read stacks', () => {
  test.each([
    ['a fault in other code', thrown('cut is not defined', resolve('scripts/build-site/photos/encode.ts'))],
    ['a quote or a comma in other code', bundling('Unexpected token', 'scripts/build-site/site.ts:46:15')],
    ['another error', thrown('ENOSPC: no space left on device')],
    ['no error at all', 'text'],
  ])('%s', (_, error) => {
    expect(unreadable(error)).toBeUndefined();
  });
});
