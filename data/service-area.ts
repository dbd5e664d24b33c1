/** Where the craftsman works. */
export const serviceArea = {
  /** The town around which the radius is drawn. */
  centre: 'epinal',
  radiusKm: 50,
  /** How far the five neighbouring communes of an area page may lie from its town. */
  neighbourRadiusKm: 10,
};
