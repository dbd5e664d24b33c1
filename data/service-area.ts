/** Where the craftsman works. */
export const serviceArea = {
  /** The town around which the radius is drawn. */
  centre: 'epinal',
  /** Their names come first on the map, which a phone has no room to fill. */
  namedFirst: ['epinal', 'remiremont', 'gerardmer', 'saint-die-des-vosges', 'vittel', 'charmes', 'neufchateau'],
  radiusKm: 50,
  /** How far the five neighbouring communes of an area page may lie from its town. */
  neighbourRadiusKm: 10,
};
