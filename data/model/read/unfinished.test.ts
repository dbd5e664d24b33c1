import { expect, test } from 'vitest';
import { changeFile, sentencesOf } from '../../../tests/support/changed-data';
import { printInFile } from './problems';
import { findUnfinished } from './unfinished';

test.each([
  ['a fact that was not there', 'Appelez undefined.', '« undefined » y est à la place'],
  ['a name between braces', 'Nous venons à {ville}.', '« {ville} » y est resté'],
  ['a formula in ordinary quotes', 'Appelez le \u0024{company.phone}.', '« \u0024{company.phone} » y est resté'],
  ['a formula that has lost its dollar', 'à RAYON_KM} km', '« M} » y est resté'],
  ['a brace that has lost its name', 'des dégâts. }', '« } » y est resté seul'],
  ['a brace that was never closed', 'Toits { neufs', '« { » y est resté seul'],
  ['a soft hyphen', 'char\u00adpente', 'un signe invisible'],
  ['an element', '<b>Toits</b>', "« <b> » n'est pas du texte"],
  ['the end of a script', 'Toits</script>', "« </script> » n'est pas du texte"],
  ['a tab of a word processor', 'Toits\tneufs', 'un signe invisible'],
  ['a sign without width', 'Toits\u200bneufs', 'un signe invisible'],
  ['a text read in another encoding', 'Ã©tÃ©', "à la place d'un accent"],
  ['filling', 'Lorem ipsum dolor', 'encore à écrire'],
  ['a note to oneself', 'TODO la suite', 'encore à écrire'],
  ['dots', '...', 'encore à écrire'],
  ['a promise to oneself', 'pas encore', 'encore à écrire'],
  ["a sign of a page's source", 'Toits&nbsp;neufs', "« &nbsp; » n'est pas du texte"],
  ['what other editors make bold', 'Des **toits** neufs', "« ** » s'y lirait tel quel"],
  ['what other editors make a link', 'Un [toit](/contact)', "« ](/ » s'y lirait tel quel"],
  ['a document pasted whole', 'Un toit. '.repeat(200), '1800 caractères ; 1500 au plus'],
])('%s is told', (_, text, words) => {
  expect(printInFile(findUnfinished(text)!)).toContain(words);
});

test.each([
  'Une pente de moins de 20 % < 1 m, à partir de 10 € : « oui ».',
  'Toits 👨‍👩‍👧 neufs\nà Épinal',
  '[à compléter : numéro SIRET]',
  'Photo {n} sur {total} :',
])('«%s» is let through', (text) => {
  expect(findUnfinished(text)).toBeUndefined();
});

test('it is told of every text of every record, with its field', () => {
  const source = changeFile('data/photos.ts', (text) => text.replace("alt: 'Un versant", "alt: 'undefined"));
  expect(sentencesOf(source)).toEqual([
    expect.stringContaining(
      'data/photos.ts, champ « ardoise-avant › alt » (ce que la photo montre) : « undefined » y est',
    ),
  ]);
});
