import { describe, expect, test } from 'vitest';
import { groupImages, shownImages } from './gallery';

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

describe('the groups of the gallery page', () => {
  const groupsOf = (...captions: string[]) =>
    groupImages(captions.map((description, index) => ({ id: index + 1, photo: `photo-${index}`, description }))).map(
      (group) =>
        (group.kind === 'pair' ? [group.before, group.after] : group.images).map(({ description }) => description),
    );

  test('are pairs and runs of single photos, in the order of the list', () => {
    expect(groupsOf('Gouttière', 'Avant : A', 'Après : A', 'Avant : B', 'Après : B', 'Faîtage', 'Noue')).toEqual([
      ['Gouttière'],
      ['Avant : A', 'Après : A'],
      ['Avant : B', 'Après : B'],
      ['Faîtage', 'Noue'],
    ]);
  });

  test('keep half a pair among the single photos', () => {
    expect(groupsOf('Après : A', 'Avant : B')).toEqual([['Après : A', 'Avant : B']]);
    expect(groupsOf()).toEqual([]);
  });
});
