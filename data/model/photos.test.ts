import { expect, test } from 'vitest';
import { captionOf, photoAt } from './photos';
import { photos } from './site';

test('a photo is captioned as on the gallery page, or by its own caption, or by what it shows', () => {
  expect(captionOf('galerie-gouttiere')).toBe('Gouttière et descente en zinc');
  expect(captionOf('galerie-dessous-de-toit-avant')).toBe(photoAt('galerie-dessous-de-toit-avant').caption);
  expect(captionOf('zone-lac')).toBe(photoAt('zone-lac').alt);
});

test('no alt text begins with «photo de» or «image de»: a screen reader has said so', () => {
  expect(Object.values(photos).filter(({ alt }) => /^(photo|image|illustration)\b/i.test(alt))).toEqual([]);
});
