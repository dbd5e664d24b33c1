import { isOwnerFact } from '../owner-facts';
import type { WrittenRecord } from '../read/read-records';
import type { Review, Testimonial } from '../schema/collections';
import type { Records } from '../schema/records';

/** Either only samples, which the page marks «Exemple», or only real reviews, the latest first. */
export type Testimonials = { areSamples: true; list: Testimonial[] } | { areSamples: false; list: Review[] };

/** Sorts real reviews, the latest first. Returns the samples only if there is no real review. */
export function sortTestimonials(testimonials: Testimonial[], isReal: (index: number) => boolean): Testimonials {
  const reviews = testimonials.filter((_, index) => isReal(index)) as Review[];
  if (reviews.length === 0) return { areSamples: true, list: testimonials };
  return { areSamples: false, list: reviews.sort((a, b) => b.published.localeCompare(a.published)) };
}

/** Derives the testimonials that the home page shows. */
export function deriveTestimonials(records: Records, writtenRecords: WrittenRecord[]): Testimonials {
  const raw = writtenRecords.find(({ record }) => record === 'testimonials')?.raw as unknown[] | undefined;
  return sortTestimonials(records.testimonials, (index) => !isOwnerFact(raw?.[index]));
}
