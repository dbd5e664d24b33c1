/** Jobs as the gallery page shows them, the first one on top: what was found, what was decided and why. */
export const jobs = [];
