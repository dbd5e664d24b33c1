/** Every word of the zones page that is not a town. */
export const zonesPage = {
  title: "Nos zones d'intervention",
  intro:
    'De Neufchâteau à La Bresse, les villes des Vosges et leurs environs. Choisissez un secteur, puis votre ville : ce que les toits endurent chez vous, et par quoi commencer.',
  seo: {
    title: "Zones d'intervention autour d'Épinal",
    description:
      'Épinal, Remiremont, Vittel, Saint-Dié, Gérardmer… Les villes des Vosges où nous intervenons sur toitures et façades, avec leurs communes voisines.',
    keywords: [
      "couvreur autour d'Épinal",
      'couvreur Vosges',
      "zones d'intervention",
      'toiture Remiremont',
      'toiture Saint-Dié-des-Vosges',
    ],
  },
  map: {
    title: 'De la plaine aux sommets',
    paragraphs: [
      "Notre entreprise est à Igney, au nord d'Épinal, dans la vallée de la Moselle. Le cercle marque les {serviceArea.radiusKm} km autour d'Épinal dans lesquels toutes les communes sont desservies.",
      'Neufchâteau se trouve un peu au-delà : nous y venons sur rendez-vous.',
    ],
  },
};
