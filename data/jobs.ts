// Vos chantiers, dans l'ordre de la page Réalisations : ce que vous avez trouvé, ce que vous avez décidé, et pourquoi.
export const jobs = [];
