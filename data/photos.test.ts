import { expect, test } from 'vitest';
import { captionOf } from './gallery';
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

test('a photo is captioned as on the gallery page, or by its own caption, or by what it shows', () => {
  expect(captionOf('galerie-gouttiere')).toBe('Gouttière et descente en zinc');
  expect(captionOf('galerie-dessous-de-toit-avant')).toBe(photos['galerie-dessous-de-toit-avant'].caption);
  expect(captionOf('zone-lac')).toBe(photos['zone-lac'].alt);
});

test('no alt text begins with «photo de» or «image de»: a screen reader has said so', () => {
  expect(Object.values(photos).filter(({ alt }) => /^(photo|image|illustration)\b/i.test(alt))).toEqual([]);
});
