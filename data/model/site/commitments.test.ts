import { describe, expect, test } from 'vitest';
import { withFile } from '../../../tests/support/wrong-fact';
import { readRecords } from '../read/read-records';
import { textsIn } from '../read/texts-in';
import { site, written } from './site';

const { commitments } = site;

/** What a page says of a visit, as the owner has answered. */
const saidWhere = (isKept: string) =>
  readRecords(
    withFile('data/commitments.ts', (text) => text.replace(/isKept: \w+\(\),/, `isKept: ${isKept}, // as he answered`)),
  ).site.servicePage?.banner.text;

describe('a page promises only what the owner has confirmed', () => {
  const { sentence, otherwise } = commitments.freeVisit!;

  test.each([
    ['until he has, it says what holds without', 'unconfirmed()', otherwise],
    ['where he does not, too', 'false', otherwise],
    ['once he has, it says the promise', 'true', sentence],
  ])('%s', (_, isKept, said) => {
    expect(saidWhere(isKept)).toBe(`Nous venons voir. ${said}`);
  });

  test('no promise is the same as the words without it', () => {
    for (const { sentence, otherwise } of Object.values(commitments)) expect(sentence).not.toBe(otherwise);
  });
});

/** What only a commitment may say; the towns' pages have their own texts. */
const WORDS: [name: string, words: RegExp][] = [
  ['freeVisit', /visites?,? .{0,20}gratuit/i],
  ['answerTime', /jours? ouvrés?\.|sous \d+ (h|heures|jours)\b/i],
  ['writtenReport', /compte rendu/i],
  ['photos', /photos? .{0,12}avant et après|recevez (des|les) photos/i],
  ['hiddenPhotos', /gardez (des|les) photos/i],
  ['closedAtNight', /hors d'eau|(chaque|le) soir, /i],
  ['handoverFile', /dossier remis|recevez un dossier/i],
  ['emergencyCover', /venons (vous )?(bâcher|mettre)/i],
  ['sarking', /sarking/i],
  ['heatingCable', /câble chauffant/i],
  ['newFrames', /^charpente neuve, traditionnelle/i],
  ['oneContact', /suit le chantier/i],
  ['softCleaning', /nous .*sans haute pression/i],
];

describe('what is promised is said by the record, nowhere else', () => {
  const said = written
    .filter(({ record }) => record !== 'commitments' && record !== 'town')
    .flatMap(({ file, raw }) => [...textsIn(raw)].map((one) => ({ file, ...one })));

  test.each(WORDS)('%s', (name, words) => {
    expect(commitments[name]?.sentence).toMatch(words);
    expect(said.filter(({ text }) => words.test(text.replace(/\{[\w.]+\}/g, '')))).toEqual([]);
  });
});
