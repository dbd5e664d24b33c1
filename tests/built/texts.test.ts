import { expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { textsIn } from '../../data/model/read/texts-in';
import { servicePath } from '../../data/model/site/services';
import { townPath } from '../../data/model/site/zones';
import { fileSlug } from '../../data/model/text/slug';
import { expectNone } from '../support/delivered';
import { toPlainText } from '../support/render';
import { site } from '../support/site';
import { pageAt, textOf } from './site';

const { areaServices, photos, services, towns } = site;

const servicePages = services.map((record) => ({ path: servicePath(record.slug), record: record as object }));
const townPages = towns.map((record) => ({
  path: townPath(record.slug),
  // Texts for a withdrawn service may remain in the record.
  record: { ...record, blurbs: areaServices.map((service) => record.blurbs[service]) } as object,
}));

/** Fields that the page itself does not show, because they are for the menu, cards and search engines. */
const SKIPPED_FIELDS = /^(slug|menu|card|seo|of|postalCode)(\.|$)/;
const PHOTO_FIELDS = /^(heroImage|gallery|portfolioImages)|\.photo$/;
const SERVICE_FIELDS = /^relatedServices|\.service$/;
const TOWN_FIELDS = /^towns\.\d+\.slug$/;

test.each([...servicePages, ...townPages])('$path shows every text of its record', ({ path, record }) => {
  const main = pageAt(path).document.querySelector('main')!;
  const pageText = toPlainText(main.textContent);
  const isShown = (field: string, text: string) => {
    if (PHOTO_FIELDS.test(field)) return main.querySelector(`img[src*="/${fileSlug(photos[text]!.file)}-"]`) !== null;
    if (SERVICE_FIELDS.test(field)) return main.querySelector(`a[href="${servicePath(text)}"]`) !== null;
    if (TOWN_FIELDS.test(field)) return main.querySelector(`a[href="${townPath(text)}"]`) !== null;
    return SKIPPED_FIELDS.test(field) || pageText.includes(toPlainText(typeset(text)));
  };
  expect([...textsIn(record)].filter(({ path, text }) => !isShown(path.join('.'), text))).toEqual([]);
});

/** Minimum number of words in the body of a service page that no other service page has. */
const MIN_UNIQUE_WORDS = 600;
/** Length of a word sequence in words. Readers take eight identical words in a row for the same sentence. */
const RUN_WORDS = 8;
/**
 * Maximum share of its word sequences that a town page may have in common with another town page. The texts that all
 * town pages share are included.
 */
const MAX_SHARED_RUNS = 0.15;

/**
 * Returns the separate texts of a page. For a list entry that contains paragraphs, returns each paragraph instead of
 * the entry.
 */
const textsOf = (path: string, selector: string) =>
  Array.from(pageAt(path).document.querySelectorAll(`main :is(${selector})`))
    .filter((element) => !element.querySelector('p, li'))
    .map(textOf);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

test.each(servicePages)('$path has at least 600 words of its own', ({ path }) => {
  const bodyOf = (page: string) => textsOf(page, 'p, li):not(aside *, figure *');
  const otherTexts = new Set(servicePages.filter((page) => page.path !== path).flatMap((page) => bodyOf(page.path)));
  const uniqueTexts = bodyOf(path).filter((text) => !otherTexts.has(text));
  const wordCount = uniqueTexts.flatMap(wordsOf).length;
  expectNone(
    wordCount < MIN_UNIQUE_WORDS ? [path, wordCount] : [],
    `a page of a service with fewer than ${MIN_UNIQUE_WORDS} words`,
  );
});

// The build rejects identical texts in two records (copiedTextFaults in data/model/read/rules.ts).
test('town pages share at most 15 % of their word sequences', () => {
  const pages = townPages.map(({ path }) => {
    const runs = textsOf(path, 'h1, h2, h3, p, li, figcaption, summary').flatMap((text) => {
      const words = wordsOf(text);
      return words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));
    });
    return { path, runs: new Set(runs) };
  });
  const similarPairs = pages.flatMap((first, index) =>
    pages.slice(index + 1).flatMap((second) => {
      const sharedCount = [...first.runs].filter((run) => second.runs.has(run)).length;
      return sharedCount / Math.min(first.runs.size, second.runs.size) > MAX_SHARED_RUNS
        ? `${first.path} / ${second.path}`
        : [];
    }),
  );
  expectNone(similarPairs, 'pages of towns that say the same');
});
