import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from '../../data/model/read/texts-in';
import { expectNone } from '../support/delivered';
import { site } from '../support/site';

/** Every text of data/ with its file and field. References such as `{company.name}` are not resolved. */
const texts = site.written.flatMap(({ file, record, raw }) =>
  [...textsIn(raw)].map(({ path, text }) => ({ file, record, field: [file, ...path].join(' › '), text })),
);
const sentences = texts.flatMap(({ text, ...origin }) =>
  text.split(/(?<=[.!?…]) (?=[\p{Lu}«{])/u).map((sentence) => ({ ...origin, text: sentence })),
);
const findMatches = (pattern: RegExp, candidates = sentences) => candidates.filter(({ text }) => pattern.test(text));

test('distances are marked as the crow flies', () => {
  const distancePattern = /[\d}] ?km\b(?!²)|kilomètres/;
  // The service area is a circle, and «à plus de … km» as the crow flies is also true by road.
  const markPattern = /vol d'oiseau|rayon|cercle|(?:km|kilomètres) (?:autour )?d'Épinal|à plus de \d+ km/;
  const textsOnPlaces = sentences.filter(({ file }) => /towns\/|home|area-page|zones|contact-page/.test(file));
  expectNone(
    findMatches(distancePattern, textsOnPlaces).filter(({ text }) => !markPattern.test(text)),
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
  ['the first row of tiles is at the eaves', /dernier rang/i],
  ['chimneys have an abergement, roof windows a raccord', /étanchéité[^.]*(?:cheminée|fenêtre)/i],
  ['guaranteed repairs name the guarantee', /^réparations garanties$/i],
  ['no text promises invisible joints in render', /sans raccord visible/i],
  ['years are written in figures', /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente) ans\b/i],
  ['ranges are written in figures', /\b(?:deux|trois|dix|quinze) à (?:trois|cinq|quinze|vingt) (?:ans|mois)\b/i],
  ['numbers contain no typed thousands separator', /(?<![\d.,])\d{1,3} \d{3} (?:m|km|kg|€)(?!\p{L})/u],
  ['«email» has one spelling', /\b(?:e-mail|mail|courriel)s?\b(?!\.)/i],
])('%s', (advice, pattern) => {
  expectNone(findMatches(pattern), advice);
});

test('documents for the owner spell «email» as the site does', () => {
  const documents = ['guide-du-proprietaire', 'a-completer', 'premiere-heure-windows', 'premiere-heure-mac'];
  for (const name of documents)
    expect(readFileSync(`docs/${name}.md`, 'utf8')).not.toMatch(/\be-mails?\b|\bcourriels?\b/i);
});

test('texts on timber treatment name the certified applicator', () => {
  const treatments = findMatches(
    /(?:attaqu|insecte|capricorne|vrillette|xylophage)[^.]*\b(?:traité|traitement|inject)|^(?:préventif|curatif)\b/i,
    texts,
  );
  expectNone(
    treatments.filter(({ text }) => !text.includes('{credentials.woodTreatment}')),
    'a treatment without {credentials.woodTreatment} (arrêté du 9 octobre 2013)',
  );
});

test('offers of anti-moss products name the certified applicator', () => {
  const offers = texts.filter(({ file, field }) => file.startsWith('data/services/') && field.includes('offers'));
  expectNone(
    findMatches(/anti-mousse/i, offers).filter(({ text }) => !text.includes('{credentials.mossTreatment}')),
    'an anti-mousse without {credentials.mossTreatment} (arrêté du 9 octobre 2013)',
  );
});

test('no text about works says «nous traitons»', () => {
  const works = sentences.filter(({ record }) => record !== 'privacyPolicy');
  expectNone(
    findMatches(/\b(?:traitons|pulvérisons)\b|\bappliquons un produit/i, works),
    'a treatment by the craftsman himself, who has no certificate yet (arrêté du 9 octobre 2013)',
  );
});

test('anti-moss products are applied after the rinse', () => {
  // Products against mould on timber must be rinsed off.
  const treatmentBeforeRinse = /\btrait(?:ement|ons|ée?s?)\b(?! contre les moisissures)[^.]*\brin[cç]/i;
  expectNone(findMatches(treatmentBeforeRinse), 'a rinse that would wash the product off');
});

test('only commitments promise to cover an open roof', () => {
  const otherSentences = sentences.filter(({ record }) => record !== 'commitments');
  expectNone(
    findMatches(/\bprovisoire(?:ment)?\b|\b(?:nous|venons) [^.]*\bbâch/i, otherSentences),
    'a promise that the owner has not confirmed',
  );
});

test('«Artisan qualifié» is followed by the qualification', () => {
  const { raw } = site.written.find(({ record }) => record === 'home')!;
  const { guarantees, proofs } = (raw as { hero: { guarantees: string[]; proofs: string[] } }).hero;
  const index = guarantees.findIndex((guarantee) => /qualifié/i.test(guarantee));
  expectNone(
    index >= 0 && !proofs[index]?.includes('{credentials.qualification}') ? [proofs[index]] : [],
    'a qualification without its proof',
  );
});

test('only the eaves page explains «PVC»', () => {
  const explanations = findMatches(/PVC \(plastique rigide\)/);
  expectNone(
    explanations.filter(({ file }) => file !== 'data/services/dessous-de-toit.ts'),
    'an explanation that visitors of other pages do not need',
  );
});

test('at most ten area pages name the architect of the Bâtiments de France', () => {
  const towns = new Set(
    findMatches(/architecte des Bâtiments de France/).flatMap(({ file, record }) => (record === 'town' ? file : [])),
  );
  expectNone([...towns].slice(10), 'a name that matters only near protected buildings');
});
