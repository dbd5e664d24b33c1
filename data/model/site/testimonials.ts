import { isOwnerFact } from '../owner-facts';
import type { Review, Testimonial } from '../schema/collections';
import { rawRecord, site } from './site';

/** Either samples alone, which the page marks «Exemple», or real reviews alone, the latest first. */
export type Testimonials = { areSamples: true; list: Testimonial[] } | { areSamples: false; list: Review[] };

/** Samples leave with the first real review. */
export function sortTestimonials(testimonials: Testimonial[], isReal: (index: number) => boolean): Testimonials {
  const real = testimonials.filter((_, index) => isReal(index)) as Review[];
  if (real.length === 0) return { areSamples: true, list: testimonials };
  return { areSamples: false, list: real.sort((one, other) => other.published.localeCompare(one.published)) };
}

export const testimonials = sortTestimonials(
  site.testimonials,
  (index) => !isOwnerFact((rawRecord('testimonials') as unknown[])[index]),
);
