/** The addresses of the nine services, in the order of the menu: each is a file of data/services/. */
export const SERVICE_SLUGS = [
  'demoussage-nettoyage-toiture',
  'peinture-boiserie',
  'ravalement-facade',
  'renovation-toiture',
  'changement-toiture',
  'nettoyage-cheneau',
  'reparations-diverses',
  'charpente',
  'dessous-de-toit',
] as const;

/** The eight services that an area page writes about, in its order. */
export const AREA_SERVICE_SLUGS = [
  'renovation-toiture',
  'demoussage-nettoyage-toiture',
  'ravalement-facade',
  'peinture-boiserie',
  'nettoyage-cheneau',
  'reparations-diverses',
  'dessous-de-toit',
  'charpente',
] as const;

export type ServiceSlug = (typeof SERVICE_SLUGS)[number];
export type AreaServiceSlug = (typeof AREA_SERVICE_SLUGS)[number];
