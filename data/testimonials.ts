import { pendingFacts, resolveFacts, sample } from './validation/owner-facts';
import { type Testimonial, testimonialSchema } from './validation/schema';
import { checkRecords, rejectFaults } from './validation/validate';

/** Spec section 2: three, rated 5, 5 and 4. Samples until customers have written, and agreed to be quoted. */
const testimonialRecords = [
  sample(
    {
      name: 'Prénom N.',
      location: 'Épinal',
      text: "Ici viendra l'avis d'un client sur la rénovation de son toit : l'état de départ, ce qui a été refait, comment le chantier s'est passé.",
      rating: 5,
    },
    'premier témoignage, avec accord écrit du client',
  ),
  sample(
    {
      name: 'Prénom N.',
      location: 'Golbey',
      text: "Ici viendra l'avis d'un client sur un démoussage : le soin apporté aux abords, les photos remises, le toit une saison plus tard.",
      rating: 5,
    },
    'deuxième témoignage, avec accord écrit du client',
  ),
  sample(
    {
      name: 'Prénom N.',
      location: 'Remiremont',
      text: "Ici viendra l'avis d'un client sur une réparation : le délai, l'explication donnée, ce qui aurait pu être mieux.",
      rating: 4,
    },
    'troisième témoignage, avec accord écrit du client',
  ),
];

/** A testimonial, and whether it is still a sample: the page then marks it «Exemple». */
export type ShownTestimonial = Testimonial & { isSample: boolean };

/** Checks each testimonial; throws a DataError with all that is wrong, a rating of 6 for instance. */
export function readTestimonials(records: unknown[]): ShownTestimonial[] {
  const { items, faults } = checkRecords(testimonialSchema, records.map(resolveFacts), (_, index) => ({
    file: 'data/testimonials.ts',
    name: `témoignage ${index + 1}`,
  }));
  rejectFaults(faults);
  return items.map((testimonial, index) => ({ ...testimonial!, isSample: pendingFacts(records[index]).length > 0 }));
}

export const testimonials = readTestimonials(testimonialRecords);
export const pendingTestimonials = pendingFacts(testimonialRecords);
