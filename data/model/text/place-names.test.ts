import { expect, test } from 'vitest';
import { namesPlace } from './place-names';

test.each([
  ["d'Arches et d'Archettes", 'Arches'],
  ['d’Arches', 'Arches'],
  ["au Val-d'Ajol, plus bas", "Le Val-d'Ajol"],
  ['au Val-d’Ajol', "Le Val-d'Ajol"],
  ['aux Forges', 'Les Forges'],
  ['des Voivres', 'Les Voivres'],
  ['à La Baffe', 'La Baffe'],
  ['(Jeuxey)', 'Jeuxey'],
  ['à Golbey (ville)', 'Golbey (ville)'],
  ['à Golbey (', 'Golbey ('],
])('finds in «%s» the name %s', (text, name) => {
  expect(namesPlace(text, name)).toBe(true);
});

test.each([
  ['à Archettes', 'Arches'],
  ['à Saint-Étienne-lès-Remiremont', 'Remiremont'],
  ['à Dommartin-lès-Remiremont', 'Dommartin'],
  ['à Golbey', 'Jeuxey'],
  ['les arches du pont', 'Arches'],
  ['à Golbey', 'Golbey ('],
  ['à Saint-Dié', 'St.-Dié|Saint-Dié'],
])('does not find in «%s» the name %s', (text, name) => {
  expect(namesPlace(text, name)).toBe(false);
});
