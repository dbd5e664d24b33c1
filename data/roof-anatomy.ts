// Les mots du dessin qui nomme les pièces d'un toit.
export const roofAnatomy = {
  title: 'Le toit, pièce par pièce',
  name: 'Dessin : un toit ouvert, couche par couche',
  caption: 'Six couches, de la tuile à la poutre : ce qui lâche dans chacune, et quels travaux la réparent.',
  layers: {
    tile: 'Tuiles',
    batten: 'Liteaux',
    counter: 'Contre-liteaux',
    underlay: 'Écran',
    rafter: 'Isolant et chevrons',
    purlin: 'Panne et sablière',
  },
  others: 'Les autres pièces du toit',
};

// Du faîtage jusqu'au sol.
export const roofParts = [
  {
    id: 'ridge',
    name: 'Faîtage',
    fails: 'Tout en haut, le mortier se fend.',
    service: 'renovation-toiture',
  },
  {
    id: 'chimney',
    name: 'Abergement',
    fails: 'Autour de la cheminée, le zinc se perce ou bâille.',
    service: 'reparations-diverses',
  },
  {
    id: 'vent',
    name: 'Chatière',
    fails: "Bouchée, elle n'aère plus : les bois moisissent.",
    service: 'renovation-toiture',
  },
  {
    id: 'hip',
    name: 'Arêtier',
    fails: "Sur l'arête, les tuiles se descellent.",
    service: 'renovation-toiture',
  },
  {
    id: 'valley',
    name: 'Noue',
    fails: 'Au creux de deux pans, le zinc se perce.',
    service: 'renovation-toiture',
  },
  {
    id: 'verge',
    name: 'Rive',
    fails: 'Sur le côté du toit, le vent soulève les tuiles.',
    service: 'renovation-toiture',
  },
  {
    id: 'purlin',
    name: 'Panne',
    fails: 'La poutre plie, le toit se creuse.',
    service: 'charpente',
  },
  {
    id: 'rafter',
    name: 'Chevron',
    fails: 'Au bord du toit, son pied pourrit.',
    service: 'charpente',
  },
  {
    id: 'underlay',
    name: 'Écran',
    fails: 'La toile se déchire, la neige entre.',
    service: 'changement-toiture',
  },
  {
    id: 'counter',
    name: 'Contre-liteau',
    fails: "Sans eux, l'air manque et le bois pourrit.",
    service: 'changement-toiture',
  },
  {
    id: 'batten',
    name: 'Liteau',
    fails: 'Le liteau pourrit, un rang de tuiles glisse.',
    service: 'changement-toiture',
  },
  {
    id: 'eaves',
    name: 'Égout',
    fails: 'Premier rang, en bas : une tuile manque, le mur se mouille.',
    service: 'renovation-toiture',
  },
  {
    id: 'fascia',
    name: "Planche d'égout",
    fails: 'Derrière la gouttière, sans peinture, elle pourrit.',
    service: 'dessous-de-toit',
  },
  {
    id: 'gutter',
    name: 'Gouttière',
    fails: 'Pleine, elle déborde sur le mur.',
    service: 'nettoyage-cheneau',
  },
  {
    id: 'flashing',
    name: 'Solin',
    fails: 'Contre le mur, le joint se fend.',
    service: 'reparations-diverses',
  },
  {
    id: 'downpipe',
    name: 'Descente',
    fails: 'Bouchée, elle gèle, puis éclate.',
    service: 'nettoyage-cheneau',
  },
];
