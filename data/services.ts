/** The addresses of the nine services, in the order of the menu: each is a file of data/services/. */
export const serviceOrder = [
  'demoussage-nettoyage-toiture',
  'peinture-boiserie',
  'ravalement-facade',
  'renovation-toiture',
  'changement-toiture',
  'nettoyage-cheneau',
  'reparations-diverses',
  'charpente',
  'dessous-de-toit',
];

/** The eight services that an area page writes about, in its order. */
export const areaServices = [
  'renovation-toiture',
  'demoussage-nettoyage-toiture',
  'ravalement-facade',
  'peinture-boiserie',
  'nettoyage-cheneau',
  'reparations-diverses',
  'dessous-de-toit',
  'charpente',
];
