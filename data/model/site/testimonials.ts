import { isOwnerFact } from '../owner-facts';
import type { WrittenRecord } from '../read/read-records';
import type { Review, Testimonial } from '../schema/collections';
import type { Records } from '../schema/records';

/** Either samples alone, which the page marks «Exemple», or real reviews alone, the latest first. */
export type Testimonials = { areSamples: true; list: Testimonial[] } | { areSamples: false; list: Review[] };

/** Drops the samples as soon as there is one real review. */
export function sortTestimonials(testimonials: Testimonial[], isReal: (index: number) => boolean): Testimonials {
  const real = testimonials.filter((_, index) => isReal(index)) as Review[];
  if (real.length === 0) return { areSamples: true, list: testimonials };
  return { areSamples: false, list: real.sort((one, other) => other.published.localeCompare(one.published)) };
}

/** Derives the testimonials that the home page shows. */
export function deriveTestimonials(records: Records, written: WrittenRecord[]): Testimonials {
  const raw = written.find(({ record }) => record === 'testimonials')?.raw as unknown[] | undefined;
  return sortTestimonials(records.testimonials, (index) => !isOwnerFact(raw?.[index]));
}
