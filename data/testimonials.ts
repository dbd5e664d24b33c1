import { sample } from './model/owner-facts';

// Trois avis, qui restent des exemples tant qu'aucun client n'a écrit et donné son accord. Un vrai avis a aussi
// `published` et `works`, deux dates : `'2027-05-31'`.
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

// Votre promesse, demandée avec le premier vrai avis (Code de la consommation, art. D. 111-17, 2°).
export const reviewTerms = sample('Un avis est publié sous 15 jours et gardé 3 ans.');
