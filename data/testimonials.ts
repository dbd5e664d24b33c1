import { sample } from './model/owner-facts';

/**
 * Three, rated 5, 5 and 4, as ordered. Samples until customers have written, and agreed to be quoted; a real one
 * also has `published` and `works`, two dates as «2027-05-31».
 */
export const testimonials = [
  sample({
    name: 'Prénom N.',
    location: 'Épinal',
    text: "L'avis d'un client sur la rénovation de son toit.",
    rating: 5,
  }),
  sample({
    name: 'Prénom N.',
    location: 'Golbey',
    text: "L'avis d'un client sur un démoussage.",
    rating: 5,
  }),
  sample({
    name: 'Prénom N.',
    location: 'Remiremont',
    text: "L'avis d'un client sur une réparation.",
    rating: 4,
  }),
];

/** The owner's promise, asked for with the first real review (Code de la consommation D. 111-17, 2°). */
export const reviewTerms = sample('Un avis est publié sous 15 jours et gardé 3 ans.');
