import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';
import communes from '../../data/model/geography/communes.json';
import { site } from '../support/site';

/** Trade words and proper names that are not in the dictionary. One word per line; «#» begins a comment. */
const WORD_LIST = new URL('words.txt', import.meta.url);

const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)’(?=[aeéèêiîoôuyhàâœ])/i;
/** Matches numbers, numbers with units, URLs, and email addresses. */
const NON_WORD = /\d|@|^https?:|^www\.|\.(?:fr|com|org|net|example)$/;

const { company, siteCredit, towns } = site;
const knownWords = loadKnownWords();
// Removes the prefixes for elisions, so that the dictionary loads in a second instead of a minute. Prefixes for units
// begin with U.
const french = nspell(
  String(Buffer.from(dictionary.aff)).replace(/^PFX (?!U).*\n/gm, ''),
  String(Buffer.from(dictionary.dic)),
);

/** Returns the words of a text that are neither in the dictionary nor in the word list. */
export function misspeltWordsIn(text: string): string[] {
  return text
    .split(/[^\p{L}\d@’.·:/_-]+/u)
    .map((word) => word.replace(/^[’.:/·_-]+|[’.:/·_-]+$/g, ''))
    .filter((word) => word !== '' && !NON_WORD.test(word))
    .flatMap((word) => word.split(/[./:·_]/))
    .filter((word) => !isRight(word));
}

function isRight(word: string): boolean {
  const wordWithoutElision = word.replace(ELISION, '');
  if (wordWithoutElision === '' || isKnown(word) || isKnown(wordWithoutElision)) return true;
  // A hyphenated word such as «dites-nous», «au-dessus» or «Saint-Dié» is right if all its parts are right.
  return (
    wordWithoutElision.includes('-') &&
    wordWithoutElision.split('-').every((part) => isKnown(part) || isKnown(part.replace(ELISION, '')))
  );
}

function isKnown(word: string): boolean {
  return knownWords.has(word) || knownWords.has(word.toLowerCase()) || french.correct(word);
}

/** Returns the word list and the proper names in data/. */
function loadKnownWords(): Set<string> {
  const words = readFileSync(WORD_LIST, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim());
  const names = [
    company.name,
    company.owner,
    company.address.city,
    siteCredit.title,
    ...communes.map(({ name }) => name),
    ...towns.flatMap(({ name, neighbours }) => [name, ...neighbours.map((neighbour) => neighbour.name)]),
  ];
  const parts = names.flatMap((name) => name.replaceAll("'", '’').split(/[\s-]|(?<=’)/));
  return new Set([...words, ...names.map((name) => name.replaceAll("'", '’')), ...parts]);
}
