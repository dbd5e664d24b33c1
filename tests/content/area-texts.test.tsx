import { expect, test } from 'vitest';
import { towns } from '../../data/model/zones';
import { Page } from '../../pages/zones/@town/+Page';
import { type Block, blocksOf, wordsOf } from './blocks';

/** Words of a run: whoever reads two pages takes so many in the same order for the same sentence. */
const RUN = 8;
/** Which part of its runs a page may share with another; what all pages have in common (headings, forms, captions) is in it. */
const MOST_RUNS_SHARED = 0.15;

/** Every eight words that follow one another within a block. */
function runsOf(block: Block): string[] {
  const words = wordsOf(block.text);
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '));
}

/** Which part of the shorter list the other one has too. */
function shared(one: Set<string>, other: Set<string>): number {
  return [...one].filter((words) => other.has(words)).length / Math.min(one.size, other.size);
}

// A text that stands in two records is refused by the build (copiedTextFaults in data/model/rules.ts).
test('whoever reads the page of a town reads about that town: no two share more than 15 % of their runs of words', () => {
  const pages = towns.map((town) => ({
    slug: town.slug,
    runs: new Set(blocksOf(<Page data={town} />).flatMap(runsOf)),
  }));
  const tooAlike = pages.flatMap((one, index) =>
    pages
      .slice(index + 1)
      .filter((other) => shared(one.runs, other.runs) > MOST_RUNS_SHARED)
      .map((other) => `${one.slug} / ${other.slug}`),
  );
  expect(tooAlike).toEqual([]);
});
