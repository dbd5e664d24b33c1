import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SentenceError } from '../../data/model/sentence-error';
import { explainFailure } from './build-failure';

/** An error as Node reports it. */
function thrown(message: string, file = resolve('data/zones.ts'), line = 9): Error {
  const error = new Error(message);
  error.stack = `ReferenceError: ${message}\n    at ${file}:${line}:29\n    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)`;
  return error;
}

/** An error as Rolldown reports it on a terminal, with the line that it is about. */
function bundling(message: string, file: string): Error {
  return new Error(
    `Build failed with 1 error:\n\n\x1b[31m[ERROR] \x1b[0m${message}\n   \x1b[38;5;246m╭\x1b[0m\x1b[38;5;246m─[\x1b[0m ${file} \x1b[38;5;246m]\x1b[0m\n`,
  );
}

const UNQUOTED =
  "data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; « Épinal » n'y est pas compris ; un texte s'écrit entre guillemets, et une fiche d'un autre fichier demande en haut une ligne « import » comme ses voisines.";

describe('a name that leads nowhere is told in French, with its file and line', () => {
  test.each([
    ['a text without quotes', thrown('Épinal is not defined'), UNQUOTED],
    [
      'the same in a folder with spaces',
      thrown('Épinal is not defined', resolve('data/zones.ts').replace('data', 'Jean Dupont/../data')),
      UNQUOTED,
    ],
    [
      'a record that was renamed',
      bundling('"epinall" is not exported by "data/towns/epinal.ts".', 'data/zones.ts:9:10'),
      'data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; « epinall » ne se trouve pas dans le fichier nommé à cette ligne ; écrivez-le comme après « export const ».',
    ],
    [
      'a file that was renamed',
      bundling("Could not resolve './towns/epinale' in data/zones.ts", 'data/zones.ts:9:24'),
      "data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; le fichier « epinale » qu'il appelle n'existe pas ; corrigez ce nom, ou remettez le fichier.",
    ],
    [
      'a file that was deleted, and that other code needs',
      bundling(
        "Could not resolve '../../data/company' in components/StructuredData/business.ts",
        'components/x.ts:3:24',
      ),
      'data/company.ts : ce fichier manque ; remettez celui de votre dernière copie.',
    ],
    [
      'a record that other code needs, renamed',
      bundling('"companyRecord" is not exported by "data/company.ts".', 'scripts/build-site/site.ts:5:19'),
      "data/company.ts : « companyRecord » n'y est plus ; écrivez ce nom après « export const », comme dans votre dernière copie.",
    ],
    [
      'a name misspelt ahead of a point',
      thrown("Cannot read properties of undefined (reading 'name')", resolve('data/legal-notice.ts'), 53),
      "data/legal-notice.ts, ligne 53 : ce fichier ne peut pas être lu ; ce qui précède « .name » n'existe pas ; corrigez ce nom.",
    ],
    [
      'a line that stands twice',
      bundling('Identifier `epinal` has already been declared', 'data/zones.ts:9:10'),
      "data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; « epinal » y est deux fois ; retirez l'une des deux lignes.",
    ],
    [
      "any other fault of an owner's file",
      thrown('Invalid time value'),
      'data/zones.ts, ligne 9 : ce fichier ne peut pas être lu ; comparez cette ligne avec celle de votre dernière copie.',
    ],
    [
      'what another bundle of the build has thrown',
      Object.assign(new Error('Une information manque.'), { isSentence: true }),
      'Une information manque.',
    ],
    ['what Windows holds', new SentenceError('Fermez-le.'), 'Fermez-le.'],
  ])('%s', (_, error, sentence) => {
    expect(explainFailure(error)).toEqual({ sentence });
  });

  test('a folder that is gone', () => {
    const gone = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'scandir', path: 'public' });
    expect(explainFailure(gone).sentence).toBe('Le dossier public/ manque ; remettez celui de votre dernière copie.');
  });

  test('a full disk', () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    expect(explainFailure(full).sentence).toContain('le disque est plein');
  });
});

test.each([
  ['a fault in other code', thrown('crop is not defined', resolve('scripts/build-site/photos/encode.ts'))],
  ['a quote or a comma in other code', bundling('Unexpected token', 'scripts/build-site/site.ts:46:15')],
  ['another error in other code', thrown('Unexpected', resolve('renderer/Layout.tsx'))],
  ['no error at all', 'text'],
])('what only a developer can mend comes with its stack: %s', (_, error) => {
  const { sentence, detail } = explainFailure(error);
  expect(sentence).toContain('le site précédent reste en place');
  expect(detail).toBe(error);
});
