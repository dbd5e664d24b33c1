import { describe, expect, test } from 'vitest';
import { readRecords } from '../../data/model/read/read-records';
import { onDisk } from '../../data/model/read/source';
import { textsIn } from '../../data/model/read/texts-in';
import { testData } from '../../tests/support/test-site';
import { typeset, typesetDeep, typesetHtml } from './typeset';

/** Makes non-breaking spaces visible. Thin spaces become ~ and full spaces become _. */
const showSpaces = (text: string) => text.replaceAll('\u202f', '~').replaceAll('\u00a0', '_');
const typesetVisibly = (text: string) => showSpaces(typeset(text));

describe('French typography', () => {
  test.each([
    ["L'ardoise d'Épinal, jusqu'à 10 ans", 'L’ardoise d’Épinal, jusqu’à 10_ans'],
    ['Message envoyé !', 'Message envoyé~!'],
    ['Une question ? Un devis : appelez ; vraiment !', 'Une question~? Un devis~: appelez~; vraiment~!'],
    ['Quoi ?!', 'Quoi~?!'],
    ['« Illustration »', '«~Illustration~»'],
    ['«Illustration»', '«~Illustration~»'],
    ["On l'appelle « lézarde » : prudence", 'On l’appelle «~lézarde~»~: prudence'],
    ['Envoi en cours...', 'Envoi en cours...'],
    ['Épinal, Vittel… et La Bresse', 'Épinal, Vittel… et La Bresse'],
    ['le n° 3 de la rue', 'le n°_3 de la rue'],
    ['N° 3', 'N°_3'],
    [
      'DTU 40.21, NF EN 927, article 82, articles 1792 et suivants',
      'DTU_40.21, NF EN_927, article_82, articles_1792 et suivants',
    ],
    ['Code civil, L. 612-1', 'Code civil, L._612-1'],
    ['des rangs – et une noue', 'des rangs_– et une noue'],
  ])('«%s» becomes «%s»', (typedText, typesetText) => {
    expect(typesetVisibly(typedText)).toBe(typesetText);
  });
});

describe('no line breaks within a number', () => {
  test.each([
    ['03 29 00 00 00', '03_29_00_00_00'],
    ['+33 3 29 00 00 00', '+33_3_29_00_00_00'],
    ['0033 3 29 00 00 00', '0033_3_29_00_00_00'],
    ['appelez le 03 53 01 47 88.', 'appelez le 03_53_01_47_88.'],
    ['à 10 km', 'à 10_km'],
    ['5 °C, 20 %, 28 kg/m², 0,2 mm', '5_°C, 20_%, 28_kg/m², 0,2_mm'],
    ['15 ans, 2 fois, 3 jours, 8 h', '15_ans, 2_fois, 3_jours, 8_h'],
    ['SIRET 732 829 320', 'SIRET 732_829_320'],
    ['SIRET 732 829 320 00074', 'SIRET 732_829_320_00074'],
    ['55 € TTC, 8 euros le mètre, 1 euro', '55_€ TTC, 8_euros le mètre, 1_euro'],
    ['de 8 h 30 à 17 h', 'de 8_h_30_à_17_h'],
    ['8 h 30 – 12 h, 13 h 30 – 18 h', '8_h_30_– 12_h, 13_h_30_– 18_h'],
    ['24 h 1997 fois', '24_h 1997_fois'],
    ['2 heures, 30 min, 12 km², 3 kN/m²', '2_heures, 30_min, 12_km², 3_kN/m²'],
    ['le 2 janvier 2027', 'le 2_janvier 2027'],
  ])('«%s» becomes «%s»', (typedText, typesetText) => {
    expect(typesetVisibly(typedText)).toBe(typesetText);
  });

  test.each([
    '2 mois-ci',
    '3 ansérines',
    '4 hommes',
    '12 kmh',
  ])('«%s» gets a non-breaking space only before a real unit', (typedText) => {
    expect(typesetVisibly(typedText)).toBe(typedText.replace('2 mois', '2_mois'));
  });

  test('an «m» with an apostrophe is not a metre', () => {
    expect(typesetVisibly("En 1949 m'a-t-on dit")).toBe('En 1949 m’a-t-on dit');
  });
});

describe('thousands are grouped in measures only', () => {
  test.each([
    ['1 137 m', '1_137_m'],
    ['1363 m', '1_363_m'],
    ['de 584 à 1137 m :', 'de 584_à_1_137_m~:'],
    ['de 1000 à 1363 m', 'de 1_000_à_1_363_m'],
    ['12000 kg et 1500 km', '12_000_kg et 1_500_km'],
    ['1200 € TTC', '1_200_€ TTC'],
    ['88400 Gérardmer', '88400_Gérardmer'],
    ['(88400)', '(88400)'],
    ['avant 1949, après 1944', 'avant 1949, après 1944'],
    ['des années 1960 à 1980, dont', 'des années 1960_à_1980, dont'],
    ['articles 1792 et 1793', 'articles_1792 et 1793'],
    ['juillet 1997 400 m plus loin', 'juillet 1997 400_m plus loin'],
    ['DTU 40.2111 m', 'DTU_40.2111_m'],
  ])('«%s» becomes «%s»', (typedText, typesetText) => {
    expect(typesetVisibly(typedText)).toBe(typesetText);
  });
});

describe('URLs, addresses and links are not changed', () => {
  test.each([
    "https://www.example.com/l'eau?a=1%20:b",
    "o'neil@exemple.fr",
    'mailto:contact@exemple.fr?subject=Demande%20de%20devis',
    'tel:+33329000000',
    "www.exemple.fr/d'ici",
  ])('%s', (url) => {
    expect(typeset(url)).toBe(url);
    expect(typesetVisibly(`Écrivez à ${url} : merci !`)).toBe(`Écrivez à ${url}~: merci~!`);
  });
});

describe('for every text in data/', () => {
  const written = [onDisk(), testData()].flatMap((source) => readRecords(source).written);
  const texts = written.flatMap(({ raw }) => [...textsIn(raw)].map(({ text }) => text));

  test('typesetting twice gives the same result', () => {
    for (const text of texts) expect(typeset(typeset(text))).toBe(typeset(text));
  });

  test('only spaces and apostrophes change', () => {
    const withoutTypography = (text: string) => text.replace(/\s/g, '').replaceAll("'", '’');
    for (const text of texts) expect(withoutTypography(typeset(text))).toBe(withoutTypography(text));
  });

  test('no French punctuation mark follows an ordinary space', () => {
    for (const text of texts) expect(typeset(text)).not.toMatch(/ [;:!?»]|« /);
  });
});

describe('in an HTML document', () => {
  test('text is typeset between tags, across them and next to entities', () => {
    const html = '<p>C&#x27;est <strong>fini</strong> : « <a href="/x">voir</a> » &amp; puis ?</p>';
    expect(showSpaces(typesetHtml(html))).toBe(
      '<p>C’est <strong>fini</strong>~: «~<a href="/x">voir</a>~» &amp; puis~?</p>',
    );
  });

  test.each([
    'alt',
    'title',
    'aria-label',
    'content',
    'data-caption',
    'data-map-title',
    'data-text-title',
  ])('%s is typeset, because it is read aloud', (name) => {
    expect(showSpaces(typesetHtml(`<a ${name}="L&#x27;avant : « vu » &quot;">x</a>`))).toBe(
      `<a ${name}="L’avant~: «~vu~» &quot;">x</a>`,
    );
  });

  test.each([
    `<a href="https://x.fr/l'eau : a">x</a>`,
    `<a class="a : b" id="l'eau" data-missing-path="a ?" name="1363 m">x</a>`,
    '<meta property="og:url" content="https://x.fr/a : b">',
    '<meta name="share-image" content="/a : b">',
    `<script>var a = b ? 'l\\'eau' : "1363 m";</script>`,
    '<script type="application/json">{"phone":"03 29 00 00 00 !"}</script>',
    "<style>a::before { content: 'x !' }</style>",
    "<p><code>l'eau : 1363 m</code></p>",
    "<pre>l'eau : 1363 m</pre>",
    '<textarea>a : b</textarea>',
  ])('%s stays unchanged, because it is not text to read', (html) => {
    expect(typesetHtml(html)).toBe(html);
  });
});

test('typesetDeep changes all texts of an island and no other props', () => {
  const props = { texts: { title: 'Envoyé !', list: ["l'eau"] }, delay: 1000, live: true, none: null };
  expect(typesetDeep(props)).toEqual({
    texts: { title: 'Envoyé\u202f!', list: ['l’eau'] },
    delay: 1000,
    live: true,
    none: null,
  });
});

test('no line of a heading ends with a short word', () => {
  expect(typesetHtml('<h2 id="a">De la plaine <b>à</b> la tuile, et au toit</h2><p>à Épinal</p>')).toBe(
    '<h2 id="a">De\u00a0la\u00a0plaine <b>à</b> la\u00a0tuile, et\u00a0au\u00a0toit</h2><p>à Épinal</p>',
  );
});
