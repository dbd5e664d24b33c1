import { expect, test } from 'vitest';
import { photos, readPhotos } from './photos';

test.each([
  [undefined, 'il manque'],
  ['', 'ce texte est vide'],
  ['   ', 'ce texte est vide'],
])('a photo whose alt text is %j is refused, and the sentence says what to write', (alt, fault) => {
  expect(() => readPhotos({ toit: { file: 'toit.jpg', alt } })).toThrow(
    `data/photos.ts, « toit », champ « alt » : ${fault} ; écrivez en une phrase ce que la photo montre, pour qui ne la voit pas.`,
  );
});

test('a photo whose file has no known ending is refused', () => {
  expect(() => readPhotos({ toit: { file: 'toit', alt: 'Un toit' } })).toThrow(/« toit », champ « file »/);
});

test('a focus outside the picture is refused', () => {
  expect(() => readPhotos({ toit: { file: 'toit.jpg', alt: 'Un toit', focus: { x: 120, y: 0 } } })).toThrow(
    /« toit », champ « focus . x »/,
  );
});

test('no alt text begins with «photo de» or «image de»: a screen reader has said so', () => {
  expect(Object.values(photos).filter(({ alt }) => /^(photo|image|illustration)\b/i.test(alt))).toEqual([]);
});
