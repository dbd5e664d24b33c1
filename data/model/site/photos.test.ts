import { expect, test } from 'vitest';
import { uprightImage } from './gallery';
import { captionOf, photoAt } from './photos';
import { home, photos } from './site';

test('a photo is captioned as on the gallery page, or by its own caption, or by what it shows', () => {
  expect(captionOf('galerie-gouttiere')).toBe('Gouttière et descente en zinc');
  expect(captionOf('service-charpente')).toBe(photoAt('service-charpente').caption);
  expect(captionOf('zone-lac')).toBe(photoAt('zone-lac').alt);
});

test('an illustration for phones leaves with the one beside it', () => {
  const { hero } = home;
  const [wide, tall] = [photoAt(hero.image), photoAt('zone-lac')];
  const shown = (isWide: boolean, isTall: boolean) =>
    uprightImage(
      { ...hero, uprightImage: 'zone-lac' },
      { [hero.image]: { ...wide, rendering: isWide }, 'zone-lac': { ...tall, rendering: isTall } },
    );
  expect([shown(true, true), shown(false, false)]).toEqual(['zone-lac', 'zone-lac']);
  expect(shown(false, true)).toBeUndefined();
});

test('no alt text begins with «photo de» or «image de»: a screen reader has said so', () => {
  expect(Object.values(photos).filter(({ alt }) => /^(photo|image|illustration)\b/i.test(alt))).toEqual([]);
});
