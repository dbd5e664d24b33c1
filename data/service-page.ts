// Les mots communs aux pages de services.
export const servicePage = {
  chapters: {
    signs: "Ce qu'il faut regarder",
    offers: 'Ce que nous faisons',
    process: 'Le chantier, pas à pas',
    choice: 'Bien choisir',
  },
  benefits: 'Ce que vous y gagnez',
  // La partie sur les fuites, dans la page Réparations, et son lien dans le menu.
  urgent: { id: 'urgence', title: 'Urgence fuite', description: 'Que faire tout de suite' },
  price: {
    id: 'prix',
    title: 'Ce qui fait le prix',
    titleWithAid: 'Ce qui fait le prix, et les aides',
    quote: {
      title: 'Le devis',
      text: "Nous venons voir. Le devis, écrit et gratuit, donne la quantité et le prix de chaque prestation, la main-d'œuvre, le déplacement s'il est compté, les déchets et la durée de l'offre. Rien ne vous engage avant votre signature. {commitments.answerTime}",
    },
    terms: {
      title: 'TVA et assurance',
      titleWithAid: 'TVA, aides, assurance',
      tax: "La TVA (taxe sur la valeur ajoutée), quand elle est due, est comptée au taux qui s'applique à la date du devis ; il dépend des travaux et de l'âge du logement.",
    },
    // Qui connaît les aides du moment.
    adviser: {
      text: "Renseignez-vous avant de signer, c'est gratuit :",
      link: 'France Rénov’',
      href: 'https://france-renov.gouv.fr/',
    },
  },
  aside: 'Devis et pages liées',
  form: 'Demander un devis',
  related: 'À voir aussi',
  towns: 'Selon votre commune',
  rates: 'Taux horaire, déplacement et conditions des dépannages :',
  ratesLink: 'conditions tarifaires',
  banner: {
    title: 'Un doute sur votre maison ?',
    text: 'Nous venons voir. {commitments.freeVisit}',
    action: 'Demander un devis gratuit',
  },
};
