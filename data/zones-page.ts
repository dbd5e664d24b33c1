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
  /** Of links to the page that are shared. */
  image: 'zone-plaine',
  /** Below the map. */
  map: "Le cercle : {serviceArea.radiusKm} km autour d'Épinal. Nous partons d'Igney et allons dans toutes les communes du cercle ; sur rendez-vous à Neufchâteau, un peu plus loin.",
};
