/** The words that the nine service pages share. */
export const servicePage = {
  process: 'Le chantier, étape par étape',
  benefits: 'Ce que vous y gagnez',
  gallery: 'En images',
  together: 'Ces travaux vont souvent ensemble',
  aside: 'Devis et pages liées',
  form: 'Demander un devis',
  related: 'Services liés',
  towns: 'Là où cela compte le plus',
  rates: 'Taux horaire, déplacement et conditions des dépannages :',
  ratesLink: 'conditions tarifaires',
  banner: {
    title: 'Un doute sur votre maison ?',
    text: 'Nous venons voir, nous prenons des photos et nous expliquons. Le devis est gratuit et sans engagement.',
    action: 'Demander un devis gratuit',
  },
} as const;
