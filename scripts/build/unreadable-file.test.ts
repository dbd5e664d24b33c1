import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unreadable } from './unreadable-file';

const ZONES = resolve('data/zones.ts');

/** An error as Node or esbuild reports it. */
function reported(message: string, file = ZONES, line = 9): Error {
  const error = new Error(message);
  error.stack = `${file}:${line}\n${message}\n    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)`;
  return error;
}

describe('a file that cannot be read is named in French, with what to do', () => {
  test.each([
    [
      'a quote or a comma',
      reported(`Transform failed with 1 error:\n${ZONES}:46:15: ERROR: Expected "}" but found "euxey"`),
      `data/zones.ts, ligne 46 : ce fichier ne peut pas être lu ; vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise").`,
    ],
    [
      'a text without quotes',
      reported('Épinal is not defined'),
      "data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; « Épinal » n'y est pas compris ; un texte s'écrit entre guillemets, et une fiche d'un autre fichier demande en haut une ligne « import » comme ses voisines.",
    ],
    [
      'a record that was renamed',
      reported("The requested module './towns/epinal' does not provide an export named 'epinall'"),
      'data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; « epinall » ne se trouve pas dans le fichier nommé à cette ligne ; écrivez-le comme après « export const ».',
    ],
    [
      'a file that was renamed',
      reported(`Cannot find module '${resolve('data/towns/epinale')}' imported from ${ZONES}`),
      "data/zones.ts : ce fichier ne peut pas être lu ; le fichier « epinale » qu'il appelle n'existe pas ; corrigez ce nom.",
    ],
  ])('%s', (_, error, sentence) => {
    expect(unreadable(error)).toBe(sentence);
  });
});

describe('what is not the owner’s fault is left to those who read stacks', () => {
  test.each([
    ['a fault in other code', reported('cut is not defined', resolve('renderer/photos/encode.ts'))],
    ['another error', reported('ENOSPC: no space left on device')],
    ['no error at all', 'text'],
  ])('%s', (_, error) => {
    expect(unreadable(error)).toBeUndefined();
  });
});
