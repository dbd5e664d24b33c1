/** Every word of the gallery page that is not a caption. */
export const galleryPage = {
  title: 'Nos réalisations',
  intro: 'Des toits et des façades, avant et après.',
  /** What is said of renderings: once where all are, else of those that are marked; nothing once all are photographs. */
  renderings: {
    all: 'Ce sont des illustrations, des images de synthèse, en attendant les photos de nos chantiers.',
    some: 'Les images marquées « Illustration » sont des images de synthèse, en attendant les photos de nos chantiers.',
  },
  seo: {
    title: 'Nos réalisations : toitures et façades',
    description:
      "Toitures, façades, gouttières et charpente, avant et après. Votre maison ressemble à l'une d'elles ? Devis gratuit et sans engagement.",
    keywords: [
      'réalisations couvreur Vosges',
      'photos toiture avant après',
      'façade avant après',
      'couvreur Épinal photos',
    ],
  },
  heading: 'En images',
  jobs: {
    heading: 'Nos chantiers',
    found: 'Ce que nous avons trouvé',
    decided: 'Ce que nous avons décidé',
    why: 'Pourquoi',
    duration: 'Durée',
  },
  banner: {
    title: 'Et votre toit ?',
    text: "Il ressemble à l'un de ceux-là ? Décrivez-le, ou envoyez-nous une photo prise du sol. {commitments.freeVisit}",
    action: 'Demander un devis',
  },
};
