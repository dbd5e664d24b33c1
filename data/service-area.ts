/** The radius served around Épinal. */
export const SERVICE_RADIUS_KM = 50;
/** How far the five neighbouring communes of an area page may lie from its town. */
export const NEIGHBOUR_RADIUS_KM = 10;
