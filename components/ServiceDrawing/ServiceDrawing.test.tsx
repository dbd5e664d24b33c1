import { describe, expect, test } from 'vitest';
import { type Drawing, drawings } from '../../data/drawings';
import { SERVICE_SLUGS, type ServiceSlug } from '../../data/service-slugs';
import { brotli } from '../../scripts/check/transfers';
import { printed } from '../../tests/support/printed';
import { ServiceDrawing } from './ServiceDrawing';

/** Bytes as sent, caption and text alternative included. */
const HEAVIEST = 2000;

const drawn = Object.entries(drawings) as [ServiceSlug, Drawing][];
/** A name on one line, as a word of its own: «contre-liteau» does not say «liteau». */
const asWords = (label: string) => new RegExp(`(?<![\\p{L}-])${label.replaceAll('\n', ' ')}(?![\\p{L}-])`, 'iu');

test('each of the nine services has a drawing', () => {
  expect(drawn.map(([slug]) => slug).sort()).toEqual([...SERVICE_SLUGS].sort());
});

test('a service without one prints nothing', () => {
  expect(printed(<ServiceDrawing slug="charpente" words={undefined} />)).toBe('');
});

describe.each(drawn)('the drawing of %s', (slug, words) => {
  const markup = printed(<ServiceDrawing slug={slug} words={words} />);

  test('says in its text alternative every name that it shows', () => {
    const unsaid = Object.values(words.labels).filter((label) => !asWords(label).test(words.alternative));
    expect(unsaid).toEqual([]);
  });

  test('shows every name that it has', () => {
    const lines = [...markup.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, line]) => line);
    const named = Object.values(words.labels).flatMap((label) => label.replaceAll("'", '’').split('\n'));
    expect(new Set(lines)).toEqual(new Set(named));
  });

  test('is one picture with one sentence under it', () => {
    expect(markup).toMatch(/<svg[^>]* role="img" aria-label="[^"]{80,400}"/);
    expect(words.caption).toMatch(/^[^.]+\.$/);
  });

  test('weighs little, and carries no style of its own and no id', () => {
    expect(brotli(markup).length).toBeLessThan(HEAVIEST);
    expect(markup).not.toMatch(/\s(?:style|id)=|NaN|undefined/);
  });
});
