import { describe, expect, test } from 'vitest';
import { typeset } from '../../components/typography/typeset';
import { areaPage, photos } from '../../data/model/site';
import { towns } from '../../data/model/zones';
import { Page } from '../../pages/zones/@town/+Page';
import { type Block, blocksOf, fivesOf, wordsOf } from './blocks';

const LEAST_OWN = 0.5;
/** Words of a run: whoever reads two pages takes so many in the same order for the same sentence. */
const RUN = 8;
/** Which part of its runs a page may share with another; what all pages have in common (headings, forms, captions) is in it. */
const MOST_RUNS_SHARED = 0.15;
/** Pages that one paragraph may stand on. */
const MOST_REPEATED = 3;
/** Words from which a text is a paragraph; below, it is a label, or a distance. */
const PARAGRAPH = 10;

const pages = towns.map((town) => {
  const blocks = blocksOf(<Page data={town} />);
  return { slug: town.slug, blocks, fives: new Set(blocks.flatMap(fivesOf)), runs: new Set(blocks.flatMap(runsOf)) };
});
type AreaPage = (typeof pages)[number];

/** Every eight words that follow one another within a block. */
function runsOf(block: Block): string[] {
  const words = wordsOf(block.text);
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '));
}

/** Which part of a page's words stands in no five-word sequence of another page; a text below five words is nobody's own. */
function ownPart(page: AreaPage): number {
  const elsewhere = new Set(pages.filter((other) => other !== page).flatMap(({ fives }) => [...fives]));
  const words = page.blocks.flatMap(({ text }) => wordsOf(text)).length;
  const own = page.blocks.reduce((sum, block) => sum + ownWords(block, elsewhere), 0);
  return own / words;
}

function ownWords(block: Block, elsewhere: Set<string>): number {
  const fives = fivesOf(block);
  const shared = new Set(
    fives.flatMap((five, start) => (elsewhere.has(five) ? [0, 1, 2, 3, 4].map((word) => start + word) : [])),
  );
  return fives.length === 0 ? 0 : fives.length + 4 - shared.size;
}

/** Which part of the shorter list the other one has too. */
function shared(one: Set<string>, other: Set<string>): number {
  return [...one].filter((words) => other.has(words)).length / Math.min(one.size, other.size);
}

describe('whoever reads the page of a town reads about that town', () => {
  test.each(pages)('on $slug half of the text at least is its own', (page) => {
    expect(ownPart(page)).toBeGreaterThanOrEqual(LEAST_OWN);
  });

  test('no two pages share more than 15 % of their runs of eight words', () => {
    const tooAlike = pages.flatMap((one, index) =>
      pages
        .slice(index + 1)
        .filter((other) => shared(one.runs, other.runs) > MOST_RUNS_SHARED)
        .map((other) => `${one.slug} / ${other.slug}`),
    );
    expect(tooAlike).toEqual([]);
  });

  test('no paragraph stands word for word on more than three pages, apart from the boxes that all pages have', () => {
    const boxes = new Set(
      [...textsIn(areaPage), ...Object.values(photos).map(({ alt }) => alt)].map(typeset).map(readable),
    );
    const pagesWith = new Map<string, number>();
    for (const { blocks } of pages) {
      for (const text of new Set(blocks.map((block) => readable(block.text)))) {
        if (wordsOf(text).length >= PARAGRAPH) pagesWith.set(text, (pagesWith.get(text) ?? 0) + 1);
      }
    }
    const isBox = (text: string) => [...boxes].some((box) => text.startsWith(box));
    expect([...pagesWith].filter(([text, count]) => count > MOST_REPEATED && !isBox(text))).toEqual([]);
  });
});

function textsIn(value: object): string[] {
  return Object.values(value).flatMap((entry: unknown) =>
    typeof entry === 'string' ? [entry] : textsIn(entry as object),
  );
}

function readable(text: string): string {
  return text.replace(/\s+/g, ' ');
}
