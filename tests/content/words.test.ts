import { describe, expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';

type Said = { where: string; text: string };

const modules = import.meta.glob<object>(['../../data/**/*.ts', '!../../data/**/*.test.ts'], { eager: true });

/** Every text of data/, with the file and the field it stands in. */
const texts = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file.replace('../../', '')));

function textsIn(value: unknown, where: string): Said[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${where} › ${key}`));
}

/** Words that one reads; patterns, addresses and names of files are not among them. */
const readTexts = texts.filter(({ text, where }) => text.includes(' ') && !/Pattern$/.test(where));

test('all of data/ is read here', () => {
  expect(readTexts.length).toBeGreaterThan(1500);
});

test('once set, no text has a straight quote or apostrophe left', () => {
  expect(readTexts.filter(({ text }) => /["']/.test(typeset(text)))).toEqual([]);
});

test('texts are typed plainly: one home for typography', () => {
  expect(readTexts.filter(({ text }) => /[\u00a0\u202f\u2009]|<\/?[a-z]|&[a-z]+;| {2}|^ | $/.test(text))).toEqual([]);
});

describe('what a roofer may not say (facts of the trade, part 5), and what says nothing', () => {
  test.each([
    ['a ten-year warranty on everything', /garantie décennale sur (tous|toutes|l'ensemble)/i],
    ['no upkeep', /sans entretien/i],
    ['for ever', /définitif|définitivement/i],
    ['a water repellent that seals', /imperméabilis/i],
    ['aids that are sure', /aides? garantie|prime garantie/i],
    ['a roof for one euro', /€|\beuros?\b/i],
    ['discounts', /\bremises? (de|exceptionnelle)|\brabais|\bpromotion/i],
    ['an approval by the State', /agréé par l'état|agréés? État/i],
    ['an architect who has agreed', /abf (accepté|validé|garanti)/i],
    ['customers that nobody has counted', /\d+ ?%? (de )?clients|clients satisfaits/i],
    ['labels that the owner has not', /\bRGE\b|qualibat/i],
    ['round the clock', /24 ?h ?\/ ?24|7 ?j ?\/ ?7|en moins d'une heure|sous 1 ?h\b/i],
    ['«n’hésitez pas»', /n'hésitez pas/i],
    ['«votre partenaire»', /votre partenaire|partenaire de confiance/i],
    ['«solutions»', /\bsolutions\b/i],
    ['superlatives', /\bleader\b|numéro un|n° 1 (de|du|des)|\bmeilleurs? (artisan|couvreur|prix|service)/i],
    ['em dashes', /—/],
  ])('%s', (_, pattern) => {
    const said = readTexts.filter(({ text, where }) => pattern.test(text.replaceAll('’', "'")) && !isLaw(where));
    expect(said.filter(({ text }) => !isWarning(text))).toEqual([]);
  });

  test('high pressure is named only to warn of it', () => {
    const said = readTexts
      .flatMap(({ text }) => text.split(/(?<=[.:;!?]) /))
      .filter((sentence) => /haute pression/i.test(sentence));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((sentence) => !/jamais|sans|\bni\b|\bne\b.*\bpas\b|^pas de|dégâts/i.test(sentence))).toEqual([]);
  });
});

/** A devis is final before work begins: the law says «définitif» too. */
function isWarning(text: string): boolean {
  return /devis définitif/i.test(text);
}

function isLaw(where: string): boolean {
  return /^data\/(legal-notice|privacy-policy)\.ts/.test(where) || isOwnLabel(where);
}

/** A label that the owner has, with its number and its last day. */
function isOwnLabel(where: string): boolean {
  return /^data\/company\.ts › \w+ › labels/.test(where);
}
