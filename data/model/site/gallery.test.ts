import { describe, expect, test } from 'vitest';
import { shownImages } from './gallery';

const photo = (rendering: boolean) => ({ file: 'toit.jpg', alt: 'Un toit', rendering });
const photos = Object.fromEntries([
  ...[1, 2, 3, 4].map((number) => [`own-${number}`, photo(false)]),
  ...[1, 2].map((number) => [`drawn-${number}`, photo(true)]),
]);
const gallery = Object.keys(photos).map((name, index) => ({ id: index + 1, photo: name, description: name }));
const namesShownWith = (count: number) =>
  shownImages(
    gallery.filter(({ photo: name }) => name.startsWith('drawn') || Number(name.slice(-1)) <= count),
    photos,
  ).map(({ photo: name }) => name);

describe('the gallery page', () => {
  test('shows four photographs of the owner without any illustration', () => {
    expect(namesShownWith(4)).toEqual(['own-1', 'own-2', 'own-3', 'own-4']);
  });

  test('shows three photographs of the owner with the illustrations', () => {
    expect(namesShownWith(3)).toEqual(['own-1', 'own-2', 'own-3', 'drawn-1', 'drawn-2']);
  });
});
