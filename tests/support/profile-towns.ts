/** Towns from west to east along the section through the Vosges, and a town far from its line (VosgesProfile). */
export const WEST = { slug: 'neufchateau', name: 'Neufchâteau', latitude: 48.355, longitude: 5.694 };
export const MIDDLE = { slug: 'epinal', name: 'Épinal', latitude: 48.175, longitude: 6.45 };
export const NEAR_EAST = { slug: 'gerardmer', name: 'Gérardmer', latitude: 48.07, longitude: 6.877 };
export const EAST = { slug: 'la-bresse', name: 'La Bresse', latitude: 48.004, longitude: 6.874 };
export const FAR_NORTH = {
  slug: 'saint-die-des-vosges',
  name: 'Saint-Dié-des-Vosges',
  latitude: 48.285,
  longitude: 6.949,
};
