// Les mots de la page des zones ; les villes sont dans `data/zones.ts`.
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
  // L'image qui accompagne un lien partagé.
  image: 'zone-plaine',
  profile: {
    title: "258 à 1363 m d'altitude : la coupe des Vosges",
    text: "De la plaine aux crêtes, la neige s'épaissit et le toit change. Au-dessus de 900 m, la pose suit les règles de montagne. Chaque point est à l'altitude moyenne de la commune ; le centre est souvent plus bas. En blanc, la neige ; en bleu, les sommets.",
  },
  commune: {
    label: 'Et chez vous ?',
    example: 'Hadol, Pouxeux, Girancourt…',
    action: 'Votre commune',
    yes: 'Oui :',
    from: "à vol d'oiseau depuis",
    nearest: 'La page la plus proche :',
    unknown: 'Ce nom ne figure pas dans le cercle. Appelez-nous : plus loin, nous venons sur rendez-vous.',
    list: 'Toutes les communes du cercle',
    legend: "Sous la ville la plus proche qui a sa page ; en kilomètres à vol d'oiseau depuis chez nous.",
  },
  // Sous la carte.
  map: "Le cercle : {serviceArea.radiusKm} km autour d'Épinal. Nous partons d'Igney et allons dans toutes les communes du cercle ; sur rendez-vous à Neufchâteau, un peu plus loin.",
};
