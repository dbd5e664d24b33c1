import { isConfirmed, optional, pendingFacts, resolveFacts, sample } from './validation/owner-facts';
import { type Review, reviewSchema, type Testimonial, testimonialSchema } from './validation/schema';
import { checkRecord, rejectFaults, wrong } from './validation/validate';

/**
 * Three, rated 5, 5 and 4, as ordered. Samples until customers have written, and agreed to be quoted; a real one
 * also has `published` and `works`, two dates as «2027-05-31».
 */
const testimonialRecords = [
  sample(
    {
      name: 'Prénom N.',
      location: 'Épinal',
      text: "L'avis d'un client sur la rénovation de son toit.",
      rating: 5,
    },
    'premier témoignage, avec accord écrit du client',
  ),
  sample(
    {
      name: 'Prénom N.',
      location: 'Golbey',
      text: "L'avis d'un client sur un démoussage.",
      rating: 5,
    },
    'deuxième témoignage, avec accord écrit du client',
  ),
  sample(
    {
      name: 'Prénom N.',
      location: 'Remiremont',
      text: "L'avis d'un client sur une réparation.",
      rating: 4,
    },
    'troisième témoignage, avec accord écrit du client',
  ),
];

/** Asked for with the first real review (Code de la consommation D. 111-17, 2°). */
export const reviewTerms: string | undefined = optional(
  'en combien de temps un avis est publié, et combien de temps il est gardé',
);

/** Either samples alone, which the page marks «Exemple», or real reviews alone, the latest first. */
export type Testimonials = { real: Review[]; samples: Testimonial[] };

/** Checks each testimonial; throws a DataError with all that is wrong, a rating of 6 for instance. */
export function readTestimonials(records: unknown[], terms: string | undefined): Testimonials {
  const file = 'data/testimonials.ts';
  const samples: Testimonial[] = [];
  const real: Review[] = [];
  const faults = records.flatMap((record, index) => {
    const at = { file, name: `témoignage ${index + 1}` };
    if (!isConfirmed(record)) {
      const sample = checkRecord(testimonialSchema, resolveFacts(record), at);
      if (sample.item) samples.push(sample.item);
      return sample.faults;
    }
    const review = checkRecord(reviewSchema, record, at);
    if (!review.item) return review.faults;
    real.push(review.item);
    const problem = "l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates";
    return review.item.works > review.item.published ? wrong({ ...at, field: 'works', problem }) : [];
  });
  if (real.length > 0 && !terms) {
    const problem =
      'il manque dès le premier avis ; écrivez par exemple « Un avis est publié sous quinze jours et gardé trois ans »';
    faults.push(wrong({ file, name: 'testimonials', field: 'reviewTerms', problem }));
  }
  if (records.length === 0) {
    const problem =
      "il n'en reste aucun ; remettez les exemples de votre dernière copie tant qu'aucun client n'a écrit";
    faults.push(wrong({ file, name: 'testimonials', field: 'testimonialRecords', problem }));
  }
  rejectFaults(faults);
  if (real.length === 0) return { real, samples };
  return { real: real.sort((a, b) => b.published.localeCompare(a.published)), samples: [] };
}

export const testimonials = readTestimonials(testimonialRecords, reviewTerms);
export const pendingTestimonials = pendingFacts(testimonialRecords);
