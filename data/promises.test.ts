import { describe, expect, test } from 'vitest';
import { promiseRecords, type promises } from './promises';
import { resolveFacts, unconfirmed } from './validation/owner-facts';
import { readPromises } from './validation/read-promises';

const records = import.meta.glob<object>(
  ['./**/*.ts', '!./**/*.test.ts', '!./promises.ts', '!./{zones,map}.ts', '!./towns/*.ts'],
  {
    eager: true,
  },
);

const promise = { sentence: 'Nous venons le jour même.', otherwise: 'Appelez-nous.' };

describe('a page promises only what the owner has confirmed', () => {
  test('until he has, it says what holds without', () => {
    expect(readPromises({ visit: { ...promise, isKept: unconfirmed('visite') } }).visit).toBe(promise.otherwise);
    expect(readPromises({ visit: { ...promise, isKept: false } }).visit).toBe(promise.otherwise);
  });

  test('once he has, it says the promise', () => {
    expect(readPromises({ visit: { ...promise, isKept: true } }).visit).toBe(promise.sentence);
  });

  test('no promise is the same as the words without it', () => {
    for (const { sentence, otherwise } of Object.values(promiseRecords)) expect(sentence).not.toBe(otherwise);
  });
});

/** What only a promise may say; the towns' pages have their own texts. */
const WORDS: [name: keyof typeof promises, words: RegExp][] = [
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
  const said = Object.entries(records).flatMap(([file, module]) => textsIn(module, file));

  test.each(WORDS)('%s', (name, words) => {
    const { sentence, isKept } = promiseRecords[name];
    expect(sentence).toMatch(words);
    const confirmed = resolveFacts(isKept) ? sentence : '';
    expect(said.filter(({ text }) => words.test(text.replace(confirmed, '')))).toEqual([]);
  });
});

function textsIn(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${where} › ${key}`));
}
