import { expect, test } from 'vitest';
import type { Review, Testimonial } from '../schema/collections';
import { sortTestimonials } from './testimonials';

const sample: Testimonial = { name: 'Prénom N.', location: 'Ombreval', text: 'Un exemple.', rating: 5 };
const review = (published: string): Review => ({ ...sample, text: published, published, works: '2026-01-01' });
const isReal = (list: Testimonial[]) => (index: number) => 'published' in list[index]!;

test('shows sample reviews until a real review exists', () => {
  expect(sortTestimonials([sample], isReal([sample]))).toEqual({ areSamples: true, list: [sample] });
});

test('hides sample reviews once a real review exists', () => {
  const list = [sample, review('2026-06-01')];
  expect(sortTestimonials(list, isReal(list))).toEqual({ areSamples: false, list: [review('2026-06-01')] });
});

test('sorts reviews by date, latest first', () => {
  const list = [review('2026-03-01'), review('2026-06-01'), review('2025-12-01')];
  const dates = sortTestimonials(list, isReal(list)).list.map(({ text }) => text);
  expect(dates).toEqual(['2026-06-01', '2026-03-01', '2025-12-01']);
});
