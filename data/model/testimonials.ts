import { isOwnerFact } from './owner-facts';
import type { Review, Testimonial } from './schema/collections';
import { rawRecord, site } from './site';

/** Either samples alone, which the page marks «Exemple», or real reviews alone, the latest first. */
export type Testimonials = { real: Review[]; samples: Testimonial[] };

/** Samples leave with the first real review. */
export function sortTestimonials(testimonials: Testimonial[], isReal: (index: number) => boolean): Testimonials {
  const real = testimonials.filter((_, index) => isReal(index)) as Review[];
  if (real.length === 0) return { real, samples: testimonials };
  return { real: real.sort((one, other) => other.published.localeCompare(one.published)), samples: [] };
}

export const testimonials = sortTestimonials(
  site.testimonials,
  (index) => !isOwnerFact((rawRecord('testimonials') as unknown[])[index]),
);
