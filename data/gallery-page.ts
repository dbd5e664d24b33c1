/** Every word of the gallery page that is not a caption. */
export const galleryPage = {
  title: 'Nos réalisations',
  intro:
    'Des toits et des façades, avant et après. Les images marquées « Illustration » sont des images de synthèse, en attendant les photos de nos chantiers.',
  seo: {
    title: 'Nos réalisations : toitures et façades',
    description:
      'Toitures, façades, gouttières et charpente, avant et après : des images de synthèse, en attendant les photos de nos chantiers. Devis gratuit.',
    keywords: [
      'réalisations couvreur Vosges',
      'photos toiture avant après',
      'façade avant après',
      'couvreur Épinal photos',
    ],
  },
  photos: 'Les photos',
  after: "Votre toit ressemble à l'un de ceux-ci ? Décrivez-le, ou envoyez-nous une photo prise du sol.",
  action: 'Demander un devis',
} as const;
