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
const PHOTO = /^(heroImage|gallery|portfolioImages)|\.photo$/;
const SERVICE = /^relatedServices|\.service$/;
const TOWN = /^towns\.\d+\.slug$/;

test.each([...servicePages, ...townPages])('$path shows every text of its record', ({ path, record }) => {
  const main = pageAt(path).document.querySelector('main')!;
  const said = toPlainText(main.textContent);
  const isShown = (field: string, text: string) => {
    if (PHOTO.test(field)) return main.querySelector(`img[src*="/${fileSlug(photos[text]!.file)}-"]`) !== null;
    if (SERVICE.test(field)) return main.querySelector(`a[href="${servicePath(text)}"]`) !== null;
    if (TOWN.test(field)) return main.querySelector(`a[href="${townPath(text)}"]`) !== null;
    return SKIPPED_FIELDS.test(field) || said.includes(toPlainText(typeset(text)));
  };
  expect([...textsIn(record)].filter(({ path, text }) => !isShown(path.join('.'), text))).toEqual([]);
});

/** Minimum number of words in the body of a service page that no other service page has. */
const LEAST_WORDS = 600;
/** Length of a word sequence: readers take eight identical words in a row for the same sentence. */
const RUN = 8;
/**
 * Maximum share of its word sequences that a town page may have in common with another one, including the texts that
 * all town pages share.
 */
const MAX_SHARED_RUNS = 0.15;

/**
 * Returns the separate texts of a page. A list entry that contains paragraphs counts by its paragraphs, not as a text
 * of its own.
 */
const textsOf = (path: string, selector: string) =>
  Array.from(pageAt(path).document.querySelectorAll(`main :is(${selector})`))
    .filter((element) => !element.querySelector('p, li'))
    .map(textOf);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

test.each(servicePages)('$path has at least 600 words that no other service page has', ({ path }) => {
  const bodyOf = (page: string) => textsOf(page, 'p, li):not(aside *, figure *');
  const elsewhere = new Set(servicePages.filter((page) => page.path !== path).flatMap((page) => bodyOf(page.path)));
  const own = bodyOf(path).filter((text) => !elsewhere.has(text));
  const count = own.flatMap(wordsOf).length;
  expectNone(count < LEAST_WORDS ? [path, count] : [], `a page of a service with fewer than ${LEAST_WORDS} words`);
});

// The build rejects identical texts in two records (copiedTextFaults in data/model/read/rules.ts).
test('town pages share at most 15 % of their word sequences', () => {
  const pages = townPages.map(({ path }) => {
    const runs = textsOf(path, 'h1, h2, h3, p, li, figcaption, summary').flatMap((text) => {
      const words = wordsOf(text);
      return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '));
    });
    return { path, runs: new Set(runs) };
  });
  const tooAlike = pages.flatMap((one, index) =>
    pages.slice(index + 1).flatMap((other) => {
      const shared = [...one.runs].filter((words) => other.runs.has(words)).length;
      return shared / Math.min(one.runs.size, other.runs.size) > MAX_SHARED_RUNS ? `${one.path} / ${other.path}` : [];
    }),
  );
  expectNone(tooAlike, 'pages of towns that say the same');
});
