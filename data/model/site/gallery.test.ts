import { describe, expect, test } from 'vitest';
import { groupImages, headPair, shownImages } from './gallery';

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

describe('the pair in the head of the gallery page', () => {
  const imagesOf = (...names: string[]) =>
    names.map((name, index) => ({
      id: index + 1,
      photo: name,
      description: `${index % 2 === 0 ? 'Avant' : 'Après'} : toit`,
    }));
  const drawnPair = { before: 'drawn-1', after: 'drawn-2' };

  test('is the pair of the page if it has photographs of the owner', () => {
    const ownPair = { before: 'own-3', after: 'own-4' };
    expect(headPair(ownPair, imagesOf('own-1', 'own-2'), photos)).toEqual(ownPair);
  });

  test('is the pair of the page as long as the gallery shows illustrations', () => {
    expect(headPair(drawnPair, imagesOf('own-1', 'drawn-1'), photos)).toEqual(drawnPair);
  });

  test('is the first pair of a gallery of photographs instead of an illustration', () => {
    expect(headPair(drawnPair, imagesOf('own-1', 'own-2', 'own-3', 'own-4'), photos)).toEqual({
      before: 'own-1',
      after: 'own-2',
    });
    expect(headPair(drawnPair, imagesOf('own-1'), photos)).toBeUndefined();
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
