import { describe, expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { textsIn } from '../../data/model/read/texts-in';
import { expectNone, isDelivered } from '../support/delivered';
import { site } from '../support/site';

/** Every text of data/ as it is written there, with the file and the field it stands in. */
const texts = site.written.flatMap(({ file, raw }) =>
  [...textsIn(raw)].map(({ path, text }) => ({ where: `${file} › ${path.join(' › ')}`, text })),
);

/** Words that one reads; patterns, addresses and names of files are not among them. */
const readTexts = texts.filter(({ text, where }) => text.includes(' ') && !/attern$/.test(where));

test('all of data/ is read here', () => {
  expect(readTexts.length).toBeGreaterThan(isDelivered ? 1500 : 100);
});

test('once set, no text has a straight quote or apostrophe left', () => {
  expect(readTexts.filter(({ text }) => /["']/.test(typeset(text)))).toEqual([]);
});

test('texts are typed plainly: one home for typography', () => {
  const set = readTexts.filter(({ text }) => /[\u00a0\u202f\u2009]|<\/?[a-z]|&[a-z]+;| {2}|^ | $/.test(text));
  expectNone(set, 'typographic spaces and signs of HTML: the build sets them itself');
});

/** The law's words, and a label that the owner has, with its number and its last day. */
const MAY_SAY = /^data\/(legal-notice|privacy-policy)\.ts|^data\/company\.ts › \w+ › labels/;

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
    ['labels that the owner has not', /(?<!une entreprise qui a le label )\bRGE\b|qualibat/i],
    ['round the clock', /24 ?h ?\/ ?24|7 ?j ?\/ ?7|en moins d'une heure|sous 1 ?h\b/i],
    ['«n’hésitez pas»', /n'hésitez pas/i],
    ['«votre partenaire»', /votre partenaire|partenaire de confiance/i],
    ['«solutions»', /\bsolutions\b/i],
    ['superlatives', /\bleader\b|numéro un|n° 1 (de|du|des)|\bmeilleurs? (artisan|couvreur|prix|service)/i],
    ['em dashes', /—/],
  ])('%s', (_, pattern) => {
    const said = readTexts.filter(({ text, where }) => pattern.test(text.replaceAll('’', "'")) && !MAY_SAY.test(where));
    // A devis is final before work begins: the law says «définitif» too.
    expectNone(
      said.filter(({ text }) => !/devis définitif/i.test(text)),
      'words that a roofer may not say, or that say nothing',
    );
  });

  test('high pressure is named only to warn of it', () => {
    const said = readTexts
      .flatMap(({ text }) => text.split(/(?<=[.:;!?]) /))
      .filter((sentence) => /haute pression/i.test(sentence));
    const praised = said.filter(
      (sentence) => !/jamais|sans|\bni\b|\bne\b.*\bpas\b|^pas de|dégâts|abîme/i.test(sentence),
    );
    expectNone(praised, 'high pressure, named without a warning');
  });
});
