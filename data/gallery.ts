// Les dix photos de la page Réalisations, dans leur ordre ; avant et après se suivent.
export const gallery = [
  { id: 1, photo: 'galerie-ardoise-facade-avant', description: 'Avant : couverture fatiguée et enduit taché' },
  { id: 2, photo: 'galerie-ardoise-facade-apres', description: 'Après : ardoises neuves et façade ravalée' },
  { id: 3, photo: 'galerie-demoussage-avant', description: 'Avant : versant moussu, une tuile manque' },
  {
    id: 4,
    photo: 'galerie-demoussage-apres',
    description: 'Après : le même versant nettoyé, tuiles abîmées remplacées',
  },
  { id: 5, photo: 'galerie-dessous-de-toit-avant', description: 'Avant : planches disjointes et grisées' },
  { id: 6, photo: 'galerie-dessous-de-toit-apres', description: 'Après : lames de PVC et grille de ventilation' },
  { id: 7, photo: 'galerie-toiture-neuve', description: 'Toiture neuve en tuiles mécaniques, barre à neige' },
  { id: 8, photo: 'galerie-zinc-lucarnes', description: 'Lucarnes et leurs raccords en zinc' },
  { id: 9, photo: 'galerie-gouttiere', description: 'Gouttière et descente en zinc' },
  { id: 10, photo: 'galerie-charpente', description: "Charpente neuve d'un abri ouvert" },
];

// Les quatre photos d'une page de ville qui n'en choisit pas d'autres.
export const defaultPortfolio = [
  'detail-ardoises-avant',
  'detail-ardoises-apres',
  'galerie-toiture-neuve',
  'galerie-zinc-lucarnes',
];
