import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from '../../data/model/read/texts-in';
import { expectNone } from '../support/delivered';
import { site } from '../support/site';

/** Every text of data/ with its file and field, as its record has it: references such as `{company.name}` unresolved. */
const texts = site.written.flatMap(({ file, record, raw }) =>
  [...textsIn(raw)].map(({ path, text }) => ({ file, record, where: [file, ...path].join(' › '), text })),
);
const sentences = texts.flatMap(({ text, ...place }) =>
  text.split(/(?<=[.!?…]) (?=[\p{Lu}«{])/u).map((sentence) => ({ ...place, text: sentence })),
);
const matchingSentences = (pattern: RegExp, among = sentences) => among.filter(({ text }) => pattern.test(text));

test('a distance as the crow flies is never given as a distance by road', () => {
  const isDistance = /[\d}] ?km\b(?!²)|kilomètres/;
  // The radius served is a circle; what is «à plus de» so far as the crow flies is farther still by road.
  const isTrue = /vol d'oiseau|rayon|cercle|(?:km|kilomètres) (?:autour )?d'Épinal|à plus de \d+ km/;
  const places = sentences.filter(({ file }) => /towns\/|home|area-page|zones|contact-page/.test(file));
  expectNone(
    matchingSentences(isDistance, places).filter(({ text }) => !isTrue.test(text)),
    'a distance without «à vol d’oiseau»: roads are longer',
  );
});

test('the lists of distances on area pages say «à vol d’oiseau»', () => {
  const { neighbours, nearby } = site.areaPage;
  expectNone(
    [neighbours, nearby].filter((title) => !title.includes("vol d'oiseau")),
    'a heading above distances without «à vol d’oiseau»',
  );
});

test.each([
  ['the row of tiles at the eaves is the first one', /dernier rang/i],
  ['a chimney has an abergement, a roof window a raccord', /étanchéité[^.]*(?:cheminée|fenêtre)/i],
  ['guaranteed repairs say what is guaranteed', /^réparations garanties$/i],
  ['no joint of a render is promised to be invisible', /sans raccord visible/i],
  ['years are written in figures', /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente) ans\b/i],
  ['ranges are written in figures', /\b(?:deux|trois|dix|quinze) à (?:trois|cinq|quinze|vingt) (?:ans|mois)\b/i],
  ['thousands are left to the typesetter', /(?<![\d.,])\d{1,3} \d{3} (?:m|km|kg|€)(?!\p{L})/u],
  ['«email» is spelt one way', /\b(?:e-mail|mail|courriel)s?\b(?!\.)/i],
])('%s', (advice, pattern) => {
  expectNone(matchingSentences(pattern), advice);
});

test('the documents for the owner spell «email» as the site does', () => {
  const documents = ['guide-du-proprietaire', 'a-completer', 'premiere-heure-windows', 'premiere-heure-mac'];
  for (const name of documents)
    expect(readFileSync(`docs/${name}.md`, 'utf8')).not.toMatch(/\be-mails?\b|\bcourriels?\b/i);
});

test('treating timber names who is certified to do it', () => {
  const treats = matchingSentences(
    /(?:attaqu|insecte|capricorne|vrillette|xylophage)[^.]*\b(?:traité|traitement|inject)|^(?:préventif|curatif)\b/i,
    texts,
  );
  expectNone(
    treats.filter(({ text }) => !text.includes('{credentials.woodTreatment}')),
    'a treatment without {credentials.woodTreatment} (arrêté du 9 octobre 2013)',
  );
});

test('offering a product against moss names who is certified to apply it', () => {
  const offers = texts.filter(({ file, where }) => file.startsWith('data/services/') && where.includes('offers'));
  expectNone(
    matchingSentences(/anti-mousse/i, offers).filter(({ text }) => !text.includes('{credentials.mossTreatment}')),
    'an anti-mousse without {credentials.mossTreatment} (arrêté du 9 octobre 2013)',
  );
});

test('no text about works says «nous traitons»', () => {
  const works = sentences.filter(({ record }) => record !== 'privacyPolicy');
  expectNone(
    matchingSentences(/\b(?:traitons|pulvérisons)\b|\bappliquons un produit/i, works),
    'a treatment by the craftsman himself, whom no certificate allows it yet (arrêté du 9 octobre 2013)',
  );
});

test('the product against moss follows the rinse', () => {
  // What removes mould from timber is rinsed off.
  const treatsFirst = /\btrait(?:ement|ons|ée?s?)\b(?! contre les moisissures)[^.]*\brin[cç]/i;
  expectNone(matchingSentences(treatsFirst), 'a rinse that would wash the product off');
});

test('only a commitment offers to close a roof for the time being', () => {
  const elsewhere = sentences.filter(({ record }) => record !== 'commitments');
  expectNone(
    matchingSentences(/\bprovisoire(?:ment)?\b|\b(?:nous|venons) [^.]*\bbâch/i, elsewhere),
    'a promise that the owner has not confirmed',
  );
});

test('«Artisan qualifié» has the qualification beside it', () => {
  const { raw } = site.written.find(({ record }) => record === 'home')!;
  const { guarantees, proofs } = (raw as { hero: { guarantees: string[]; proofs: string[] } }).hero;
  const index = guarantees.findIndex((guarantee) => /qualifié/i.test(guarantee));
  expectNone(
    index >= 0 && !proofs[index]?.includes('{credentials.qualification}') ? [proofs[index]] : [],
    'a qualification that is claimed and not shown',
  );
});

test('«PVC» is explained on its own page only', () => {
  const explained = matchingSentences(/PVC \(plastique rigide\)/);
  expectNone(
    explained.filter(({ file }) => file !== 'data/services/dessous-de-toit.ts'),
    'an explanation that visitors of other pages do not need',
  );
});

test('the architect of the Bâtiments de France is named on ten area pages at most', () => {
  const towns = new Set(
    matchingSentences(/architecte des Bâtiments de France/).flatMap(({ file, record }) =>
      record === 'town' ? file : [],
    ),
  );
  expectNone([...towns].slice(10), 'a name that matters near protected buildings only');
});
