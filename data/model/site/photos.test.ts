import { expect, test } from 'vitest';
import { expectNone } from '../../../tests/support/delivered';
import { site } from '../../../tests/support/site';
import { testSite } from '../../../tests/support/test-site';
import { uprightImage } from './gallery';
import { captionOf, photoAt } from './photos';

test('a photo is captioned as on the gallery page, or by its own caption, or by what it shows', () => {
  const captions = ['gouttiere', 'portrait', 'atelier'].map((name) => captionOf(testSite, name));
  const { alt } = photoAt(testSite, 'atelier');
  expect(captions).toEqual(['Gouttière demi-ronde en zinc', 'Camille, le matin', alt]);
});

test('an illustration for phones leaves with the one beside it', () => {
  const { hero } = testSite.home;
  const [wide, tall] = [photoAt(testSite, hero.image), photoAt(testSite, 'vallee')];
  const shown = (isWide: boolean, isTall: boolean) =>
    uprightImage(
      { ...hero, uprightImage: 'vallee' },
      { [hero.image]: { ...wide, rendering: isWide }, vallee: { ...tall, rendering: isTall } },
    );
  expect([shown(true, true), shown(false, false)]).toEqual(['vallee', 'vallee']);
  expect(shown(false, true)).toBeUndefined();
});

test('no alt text begins with «photo de» or «image de»: a screen reader has said so', () => {
  const said = Object.values(site.photos).filter(({ alt }) => /^(photo|image|illustration)\b/i.test(alt));
  expectNone(said, 'alt texts that say that they are pictures');
});
