import { promises } from './promises';

/** The words that the nine service pages share. */
export const servicePage = {
  process: 'Le chantier, étape par étape',
  benefits: 'Ce que vous y gagnez',
  questions: 'On nous demande aussi',
  /** The section on urgent leaks: its anchor on the repairs page, and the link to it in the menu. */
  urgent: { id: 'urgence', title: 'Urgence fuite', description: 'Que faire tout de suite, et comment nous joindre' },
  price: {
    title: 'Prix et délais',
    titleWithAid: 'Prix, délais, aides',
    factors: 'Ce qui fait le prix',
    quote: {
      title: 'Le devis',
      text: `Nous venons voir, puis vous recevez un devis écrit et gratuit : chaque prestation avec sa quantité et son prix, la main-d'œuvre, le déplacement s'il est compté, les déchets, l'assurance et la durée de l'offre. Rien ne vous engage avant votre signature. ${promises.answerTime}`,
    },
    tax: {
      title: 'La TVA',
      titleWithAid: 'TVA et aides',
      text: "La TVA, quand elle est due, est comptée au taux qui s'applique à la date du devis ; il dépend des travaux et de l'âge du logement.",
    },
    /** Who knows the grants of the day. */
    adviser: {
      text: "Renseignez-vous avant de signer, c'est gratuit :",
      link: 'France Rénov’',
      href: 'https://france-renov.gouv.fr/',
    },
    coverage: "L'assurance",
  },
  gallery: 'En images',
  together: 'Ces travaux vont souvent ensemble',
  aside: 'Devis et pages liées',
  form: 'Demander un devis',
  related: 'À voir aussi',
  towns: 'Dans quelles communes surtout ?',
  rates: 'Taux horaire, déplacement et conditions des dépannages :',
  ratesLink: 'conditions tarifaires',
  banner: {
    title: 'Un doute sur votre maison ?',
    text: `Nous venons voir et nous vous expliquons. ${promises.freeVisit}`,
    action: 'Demander un devis gratuit',
  },
} as const;
