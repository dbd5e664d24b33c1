import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';
import communes from '../../data/model/geography/communes.json';
import { site } from '../support/site';

/** Trade words and proper names that no dictionary holds; one a line, «#» begins a remark. */
const WORD_LIST = new URL('words.txt', import.meta.url);

const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)’(?=[aeéèêiîoôuyhàâœ])/i;
/** What is no word: numbers with what hangs on them, addresses. */
const NON_WORD = /\d|@|^https?:|^www\.|\.(?:fr|com|org|net|example)$/;

const { company, siteCredit, towns } = site;
const known = loadKnownWords();
// Without the prefixes that are elisions (those of units begin with U), the dictionary is read in a second, not in a minute.
const french = nspell(
  String(Buffer.from(dictionary.aff)).replace(/^PFX (?!U).*\n/gm, ''),
  String(Buffer.from(dictionary.dic)),
);

/** The words of a text that are neither French nor on the list. */
export function misspeltWordsIn(text: string): string[] {
  return text
    .split(/[^\p{L}\d@’.·:/_-]+/u)
    .map((word) => word.replace(/^[’.:/·_-]+|[’.:/·_-]+$/g, ''))
    .filter((word) => word !== '' && !NON_WORD.test(word))
    .flatMap((word) => word.split(/[./:·_]/))
    .filter((word) => !isRight(word));
}

function isRight(word: string): boolean {
  const bare = word.replace(ELISION, '');
  if (bare === '' || isKnown(word) || isKnown(bare)) return true;
  // «dites-nous», «au-dessus», «Saint-Dié»: right if each of its parts is.
  return bare.includes('-') && bare.split('-').every((part) => isKnown(part) || isKnown(part.replace(ELISION, '')));
}

function isKnown(word: string): boolean {
  return known.has(word) || known.has(word.toLowerCase()) || french.correct(word);
}

/** The list, and the names that data/ already holds. */
function loadKnownWords(): Set<string> {
  const listed = readFileSync(WORD_LIST, 'utf8')
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
  return new Set([...listed, ...names.map((name) => name.replaceAll("'", '’')), ...parts]);
}
