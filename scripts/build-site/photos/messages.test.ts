import { expect, test } from 'vitest';
import { PHOTO_PROBLEMS, type PhotoProblem, photoProblemForForm, photoProblemForTerminal } from './messages';

const file = 'toit.jpg';
/** Every problem of a picture, with a part of its sentence in a form. */
const PROBLEMS: [problem: PhotoProblem, expectedText: string][] = [
  [{ code: 'heic', facts: { file } }, 'toit.jpg est une photo HEIC, que les navigateurs'],
  [{ code: 'other-heic', facts: { file } }, "toit.jpg est une photo HEIC d'une sorte que le bureau ne lit pas"],
  [{ code: 'not-a-picture', facts: { file } }, "toit.jpg n'est pas une image"],
  [{ code: 'damaged', facts: { file } }, 'toit.jpg est abîmé ou incomplet'],
  [{ code: 'huge', facts: { file } }, 'toit.jpg a trop de pixels'],
  [{ code: 'narrow', facts: { file, width: 900 } }, 'toit.jpg ne fait que 900 px de large (1200 px au moins)'],
  [{ code: 'low', facts: { file, height: 500 } }, 'toit.jpg ne fait que 500 px de haut (600 px au moins)'],
  [{ code: 'other-format', facts: { file, format: 'gif' } }, 'toit.jpg est en réalité au format GIF'],
  [{ code: 'soft', facts: { file, width: 1300 } }, 'toit.jpg fait 1300 px de large'],
];

test.each(PROBLEMS)('names the folder of a picture only in the terminal: $code', (problem, expectedText) => {
  const sentence = photoProblemForForm(problem);
  expect(sentence).toContain(expectedText);
  expect(sentence).not.toContain('data/');
  expect(photoProblemForTerminal(problem)).toBe(sentence.replace(file, `data/photos/${file}`));
});

test('covers every problem of a picture', () => {
  expect(PROBLEMS.map(([{ code }]) => code).sort()).toEqual(Object.keys(PHOTO_PROBLEMS).sort());
});
