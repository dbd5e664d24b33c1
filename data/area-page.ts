/** The words that the twenty-one area pages share: as few as can be. */
export const areaPage = {
  /** Before the town's name with «à». */
  title: 'Rénovation de toiture',
  ask: 'Une question sur votre toit ?',
  rules: 'Les autorisations à vérifier',
  neighbours: "À moins de {serviceArea.neighbourRadiusKm} km à vol d'oiseau",
  radius: "Nous allons dans toutes les communes à moins de {serviceArea.radiusKm} km d'Épinal.",
  beyond: 'Au-delà, nous venons sur rendez-vous.',
  allZones: "Toutes nos zones d'intervention",
  priorities: 'Par quoi commencer',
  services: 'Ce que nous faisons',
  more: 'Tout lire',
  portfolio: 'Des travaux en images',
  allPhotos: 'Voir toutes nos réalisations',
  /** Distances as the crow flies are never printed without these words: roads are longer. */
  nearby: "Près d'ici, à vol d'oiseau",
  /** Around the kilometres to one of them. */
  distance: { before: 'À', after: 'km' },
  banner: {
    title: 'Votre toit vous inquiète ?',
    text: 'Appelez, ou écrivez en joignant une photo prise du sol. Le devis est gratuit et sans engagement.',
    action: 'Demander un devis gratuit',
  },
};
