import { expect, test } from 'vitest';
import { changeFile, sentencesOf } from '../../../tests/support/changed-data';
import { printInFile } from './problems';
import { findUnfinished } from './unfinished';

test.each([
  ['a missing value', 'Appelez undefined.', '« undefined » y est à la place'],
  ['a name between braces', 'Nous venons à {ville}.', '« {ville} » y est resté'],
  ['a template expression', 'Appelez le \u0024{company.phone}.', '« \u0024{company.phone} » y est resté'],
  ['the end of a template expression', 'à RAYON_KM} km', '« M} » y est resté'],
  ['a closing brace', 'des dégâts. }', '« } » y est resté seul'],
  ['an opening brace', 'Toits { neufs', '« { » y est resté seul'],
  ['a soft hyphen', 'char\u00adpente', 'un signe invisible'],
  ['an HTML tag', '<b>Toits</b>', "« <b> » n'est pas du texte"],
  ['a closing script tag', 'Toits</script>', "« </script> » n'est pas du texte"],
  ['a tab', 'Toits\tneufs', 'un signe invisible'],
  ['a zero-width space', 'Toits\u200bneufs', 'un signe invisible'],
  ['a text read in another encoding', 'Ã©tÃ©', "à la place d'un accent"],
  ['filler text', 'Lorem ipsum dolor', 'encore à écrire'],
  ['a note', 'TODO la suite', 'encore à écrire'],
  ['dots', '...', 'encore à écrire'],
  ['«pas encore»', 'pas encore', 'encore à écrire'],
  ['an HTML entity', 'Toits&nbsp;neufs', "« &nbsp; » n'est pas du texte"],
  ['bold Markdown', 'Des **toits** neufs', "« ** » s'y lirait tel quel"],
  ['a Markdown link', 'Un [toit](/contact)', "« ](/ » s'y lirait tel quel"],
  ['a pasted document', 'Un toit. '.repeat(200), '1800 caractères ; 1500 au plus'],
])('findUnfinished() finds %s', (_, text, message) => {
  expect(printInFile(findUnfinished(text)!)).toContain(message);
});

test.each([
  'Une pente de moins de 20 % < 1 m, à partir de 10 € : « oui ».',
  'Toits 👨‍👩‍👧 neufs\nà Épinal',
  '[à compléter : numéro SIRET]',
  'Photo {n} sur {total} :',
])('findUnfinished() accepts «%s»', (text) => {
  expect(findUnfinished(text)).toBeUndefined();
});

test('reports unfinished texts of records with their fields', () => {
  const source = changeFile('data/photos.ts', (text) => text.replace("alt: 'Un versant", "alt: 'undefined"));
  expect(sentencesOf(source)).toEqual([
    expect.stringContaining(
      'data/photos.ts, champ « ardoise-avant › alt » (ce que la photo montre) : « undefined » y est',
    ),
  ]);
});
