// Les mots communs aux pages de villes.
export const areaPage = {
  // Suivi de la ville : « à Épinal ».
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
  // Gardez « à vol d'oiseau » : par la route, c'est plus long.
  nearby: "Près d'ici, à vol d'oiseau",
  // Avant et après le nombre de kilomètres.
  distance: { before: 'À', after: 'km' },
  banner: {
    title: 'Votre toit vous inquiète ?',
    text: 'Appelez, ou écrivez en joignant une photo prise du sol. Le devis est gratuit et sans engagement.',
    action: 'Demander un devis gratuit',
  },
};
