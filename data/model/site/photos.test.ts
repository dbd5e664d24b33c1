import { expect, test } from 'vitest';
import { expectNone } from '../../../tests/support/delivered';
import { site } from '../../../tests/support/site';
import { testSite } from '../../../tests/support/test-site';
import { uprightImage } from './gallery';
import { captionOf, photoAt } from './photos';

test('captionOf() prefers gallery description, then caption, then alt text', () => {
  const captions = ['gouttiere', 'portrait', 'atelier'].map((name) => captionOf(testSite, name));
  const { alt } = photoAt(testSite, 'atelier');
  expect(captions).toEqual(['Gouttière demi-ronde en zinc', 'Camille, le matin', alt]);
});

test('uprightImage() omits an illustration if the wide photo is real', () => {
  const { hero } = testSite.home;
  const [widePhoto, tallPhoto] = [photoAt(testSite, hero.image), photoAt(testSite, 'vallee')];
  const shownImage = (isWide: boolean, isTall: boolean) =>
    uprightImage(
      { ...hero, uprightImage: 'vallee' },
      { [hero.image]: { ...widePhoto, rendering: isWide }, vallee: { ...tallPhoto, rendering: isTall } },
    );
  expect([shownImage(true, true), shownImage(false, false)]).toEqual(['vallee', 'vallee']);
  expect(shownImage(false, true)).toBeUndefined();
});

test('alt texts do not begin with «photo de» or «image de»', () => {
  const redundantPhotos = Object.values(site.photos).filter(({ alt }) => /^(photo|image|illustration)\b/i.test(alt));
  expectNone(redundantPhotos, 'alt texts that say that they are pictures');
});
