import { expect, test } from 'vitest';
import { services } from '../../data/model/services';
import { Page } from '../../pages/services/@service/+Page';
import { blocksOf, wordsOf } from './blocks';

/** Words of a service page's body that no other service page has. */
const LEAST_WORDS = 600;

/** The body: what stands before the sidebar and its form, without headings, captions and the call to action. */
const pages = services.map((service) => {
  const blocks = blocksOf(<Page data={service} />);
  const body = blocks.filter(
    ({ tag, within }) => (tag === 'p' || tag === 'li') && !within.includes('aside') && !within.includes('figure'),
  );
  return { slug: service.slug, texts: body.map(({ text }) => text) };
});

test.each(pages)('$slug is explained in 600 words of its own at least', ({ slug, texts }) => {
  const elsewhere = new Set(pages.filter((other) => other.slug !== slug).flatMap((other) => other.texts));
  const own = texts.filter((text) => !elsewhere.has(text)).flatMap(wordsOf);
  expect(own.length).toBeGreaterThanOrEqual(LEAST_WORDS);
});
