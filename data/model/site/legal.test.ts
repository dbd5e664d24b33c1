import { describe, expect, test } from 'vitest';
import type { When } from '../schema/legal';
import type { Records } from '../schema/records';
import { type LegalState, legalPageFor } from './legal';

/** Returns a page with a section for each condition, and a section without condition. */
function pageOf(conditions: NonNullable<When>[]): Records['legalNotice'] {
  const block = { kind: 'paragraph' as const, text: 'Texte.' };
  const section = { id: 'toujours', title: 'Toujours', blocks: [block] };
  return {
    seo: { title: '', description: '', keywords: [] },
    title: '',
    updated: '2027-01-01',
    intro: conditions.map((when) => ({ when, text: when })),
    sections: [section, ...conditions.map((when) => ({ ...section, id: when, when }))],
  };
}

describe('legalPageFor()', () => {
  const noConditions: LegalState = { delivers: false, hasReviews: false, hasIllustrations: false };

  test.each<[string, Partial<LegalState>, NonNullable<When>[]]>([
    ['no condition is true', {}, ['no-delivery']],
    ['the form delivers', { delivers: true }, ['delivery']],
    ['there are reviews', { hasReviews: true }, ['no-delivery', 'reviews']],
    ['there are illustrations', { hasIllustrations: true }, ['no-delivery', 'illustrations']],
  ])('shows the applicable parts if %s', (_, state, expectedIds) => {
    const page = pageOf(['delivery', 'no-delivery', 'reviews', 'illustrations']);
    const { sections, intro } = legalPageFor(page, { ...noConditions, ...state });
    expect(sections.map(({ id }) => id)).toEqual(['toujours', ...expectedIds]);
    expect(intro).toBe(expectedIds.join(' '));
  });
});
