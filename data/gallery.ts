// Les dix photos de la page Réalisations, dans leur ordre ; avant et après se suivent.
export const gallery = [
  {
    id: 1,
    photo: 'galerie-ardoise-facade-avant',
    description: 'Avant : couverture fatiguée et enduit taché',
    heading: 'Couverture et façade',
    advice:
      "Regardez le faîtage : s'il est resté droit, c'est bon signe pour la charpente. Toit et façade ensemble : un seul échafaudage.",
  },
  { id: 2, photo: 'galerie-ardoise-facade-apres', description: 'Après : ardoises neuves et façade ravalée' },
  {
    id: 3,
    photo: 'galerie-dessous-de-toit-avant',
    description: 'Avant : planches disjointes et grisées',
    heading: 'Dessous de toit',
    advice:
      "Cherchez la grille : l'air doit continuer d'entrer sous le toit. Un bois pourri se remplace avant l'habillage.",
  },
  { id: 4, photo: 'galerie-dessous-de-toit-apres', description: 'Après : lames de PVC et grille de ventilation' },
  {
    id: 5,
    photo: 'galerie-demoussage-avant',
    description: 'Avant : versant moussu, une tuile manque',
    heading: 'Sous la mousse',
    advice:
      'La mousse cache les tuiles cassées. On les compte une fois le versant propre, et on ne change que celles-là.',
  },
  {
    id: 6,
    photo: 'galerie-demoussage-apres',
    description: 'Après : le même versant nettoyé, tuiles abîmées remplacées',
  },
  {
    id: 7,
    photo: 'galerie-toiture-neuve',
    description: 'Toiture neuve en tuiles mécaniques, barre à neige',
    advice: "Cherchez la barre, au bas du versant : elle retient la neige qui glisserait d'un bloc sur l'entrée. Un long versant en demande plusieurs rangs.",
  },
  {
    id: 8,
    photo: 'galerie-zinc-lucarnes',
    description: 'Lucarnes et leurs raccords en zinc',
    advice: "Cherchez le zinc : une lucarne fuit d'abord là où il rejoint les tuiles.",
  },
  {
    id: 9,
    photo: 'galerie-gouttiere',
    description: 'Gouttière et descente en zinc',
    advice: "Suivez l'eau : la pente se voit à peine, mais elle mène toujours à la descente.",
  },
  {
    id: 10,
    photo: 'galerie-charpente',
    description: "Charpente neuve d'un abri ouvert",
    advice: 'Cherchez les bois en biais : ils empêchent une charpente de se coucher au vent.',
  },
];

// Les quatre photos d'une page de ville qui n'en choisit pas d'autres.
export const defaultPortfolio = [
  'detail-ardoises-avant',
  'detail-ardoises-apres',
  'galerie-toiture-neuve',
  'galerie-zinc-lucarnes',
];
