// Les neuf services, dans l'ordre du menu : chacun est un fichier de `data/services/`.
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

// Les huit services des pages de villes, dans leur ordre.
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
