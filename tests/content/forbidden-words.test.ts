import { describe, expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { textsIn } from '../../data/model/read/texts-in';
import { expectNone, isDelivered } from '../support/delivered';
import { site } from '../support/site';

/** Every text of data/ as its file contains it, with its file and field. */
const texts = site.written.flatMap(({ file, raw }) =>
  [...textsIn(raw)].map(({ path, text }) => ({ field: `${file} › ${path.join(' › ')}`, text })),
);

/** The texts without patterns, paths, and file names. */
const sentences = texts.filter(({ text, field }) => text.includes(' ') && !/attern$/.test(field));

test('finds every text of data/', () => {
  expect(sentences.length).toBeGreaterThan(isDelivered ? 1500 : 100);
});

test('typesetting leaves no straight quotation mark or apostrophe', () => {
  expect(sentences.filter(({ text }) => /["']/.test(typeset(text)))).toEqual([]);
});

test('data/ contains no typographic spaces and no HTML', () => {
  const typesetTexts = sentences.filter(({ text }) => /[\u00a0\u202f\u2009]|<\/?[a-z]|&[a-z]+;| {2}|^ | $/.test(text));
  expectNone(typesetTexts, 'typographic spaces and signs of HTML: the build sets them itself');
});

/** Fields that may contain such words, that is, the legal pages, and labels that the owner has proved. */
const ALLOWED_FIELDS = /^data\/(legal-notice|privacy-policy)\.ts|^data\/company\.ts › \w+ › labels/;

describe('data/ contains no forbidden claims and no empty phrases', () => {
  test.each([
    ['a ten-year warranty on everything', /garantie décennale sur (tous|toutes|l'ensemble)/i],
    ['a roof without maintenance', /sans entretien/i],
    ['permanent results', /définitif|définitivement/i],
    ['a waterproofing treatment', /imperméabilis/i],
    ['guaranteed subsidies', /aides? garantie|prime garantie/i],
    ['a roof for one euro', /€|\beuros?\b/i],
    ['discounts', /\bremises? (de|exceptionnelle)|\brabais|\bpromotion/i],
    ['approval by the State', /agréé par l'état|agréés? État/i],
    ['approval by the architect of the Bâtiments de France', /abf (accepté|validé|garanti)/i],
    ['numbers of satisfied customers', /\d+ ?%? (de )?clients|clients satisfaits/i],
    ['labels without proof', /(?<!une entreprise qui a le label )\bRGE\b|qualibat/i],
    ['service around the clock', /24 ?h ?\/ ?24|7 ?j ?\/ ?7|en moins d'une heure|sous 1 ?h\b/i],
    ['«n’hésitez pas»', /n'hésitez pas/i],
    ['«votre partenaire»', /votre partenaire|partenaire de confiance/i],
    ['«solutions»', /\bsolutions\b/i],
    ['superlatives', /\bleader\b|numéro un|n° 1 (de|du|des)|\bmeilleurs? (artisan|couvreur|prix|service)/i],
    ['em dashes', /—/],
  ])('%s', (_, pattern) => {
    const matches = sentences.filter(
      ({ text, field }) => pattern.test(text.replaceAll('’', "'")) && !ALLOWED_FIELDS.test(field),
    );
    // The law uses «devis définitif» for the quote before work begins.
    expectNone(
      matches.filter(({ text }) => !/devis définitif/i.test(text)),
      'words that a roofer may not say, or that say nothing',
    );
  });

  test('texts mention high pressure only as a warning', () => {
    const mentions = sentences
      .flatMap(({ text }) => text.split(/(?<=[.:;!?]) /))
      .filter((sentence) => /haute pression/i.test(sentence));
    const claims = mentions.filter(
      (sentence) => !/jamais|sans|\bni\b|\bne\b.*\bpas\b|^pas de|dégâts|abîme/i.test(sentence),
    );
    expectNone(claims, 'high pressure, named without a warning');
  });
});
