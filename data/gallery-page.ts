/** Every word of the gallery page that is not a caption. */
export const galleryPage = {
  title: 'Nos réalisations',
  intro:
    'Dix vues de toits et de façades, avant et après. Les images marquées « Illustration » sont des rendus : les photos de nos chantiers les remplacent une à une.',
  seo: {
    title: 'Nos réalisations : toitures et façades dans les Vosges',
    description:
      'Toitures, façades, boiseries et charpentes, avant et après travaux. Regardez les détails en grand, puis demandez un devis gratuit pour votre maison.',
    keywords: [
      'réalisations couvreur Vosges',
      'photos toiture avant après',
      'façade avant après',
      'couvreur Épinal photos',
    ],
  },
  after: "Votre toit ressemble à l'un de ceux-ci ? Décrivez-le, ou envoyez-nous une photo prise du sol.",
  action: 'Demander un devis',
} as const;
