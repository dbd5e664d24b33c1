// Où vous travaillez.
export const serviceArea = {
  // La ville au centre du cercle.
  centre: 'epinal',
  // Leurs noms passent d'abord sur la carte : un téléphone n'a pas la place de tous.
  namedFirst: ['epinal', 'remiremont', 'gerardmer', 'saint-die-des-vosges', 'vittel', 'charmes', 'neufchateau'],
  radiusKm: 50,
  // Distance la plus grande entre une ville et ses cinq communes voisines.
  neighbourRadiusKm: 10,
};
