// Les mots de la page Réalisations ; les légendes sont dans `data/gallery.ts`.
export const galleryPage = {
  title: 'Nos réalisations',
  intro: 'Des toits et des façades, avant et après.',
  // En haut de la page, sur un ordinateur : la même vue avant et après, qui n'est pas parmi les photos de la galerie.
  before: 'detail-enduit-avant',
  after: 'detail-enduit-apres',
  // Ce qu'on dit des illustrations : `all` s'il n'y a qu'elles, `some` s'il y a aussi de vraies photos, rien s'il n'y
  // en a plus.
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
  // Au-dessus des photos sans avant ni après.
  heading: 'À regarder de près',
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
