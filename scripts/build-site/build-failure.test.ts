import { expect, test } from 'vitest';
import { SentenceError } from '../../data/model/sentence-error';
import { explainFailure } from './build-failure';

test.each([
  ['what Windows holds', new SentenceError('Fermez-le.'), 'Fermez-le.'],
  [
    'what another bundle of the build has thrown',
    Object.assign(new Error('Une information manque.'), { isSentence: true }),
    'Une information manque.',
  ],
  [
    'a folder that is gone',
    Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'scandir', path: 'public' }),
    'Le dossier public/ manque ; remettez celui de votre dernière copie.',
  ],
  [
    'a full disk',
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    "La construction s'est arrêtée, car le disque est plein : faites de la place, puis relancez « npm run build ». Le site précédent reste en place.",
  ],
])('%s is told in French', (_, error, sentence) => {
  expect(explainFailure(error)).toEqual({ sentence });
});

test.each([
  ['an error in the code', new Error('crop is not defined')],
  ['no error at all', 'text'],
])('what only a developer can mend comes with its stack: %s', (_, error) => {
  const { sentence, detail } = explainFailure(error);
  expect(sentence).toContain('le site précédent reste en place');
  expect(detail).toBe(error);
});
