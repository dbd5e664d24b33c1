// Un dessin par service, de ce qu'une photo ne peut pas montrer ; un service peut s'en passer.
export const drawings = {
  'demoussage-nettoyage-toiture': {
    name: 'Dessin : la mousse sous les tuiles',
    caption:
      "Dans le recouvrement, la mousse garde l'eau, soulève la tuile et laisse entrer la pluie poussée par le vent.",
    alternative:
      "Coupe de tuiles en pente. En haut, un bon recouvrement : la tuile du dessus couvre celle du dessous et la pluie glisse. Plus bas, un coussin de mousse gorgée d'eau s'est glissé entre deux tuiles : une tuile soulevée bâille, et la pluie poussée par le vent remonte jusqu'au liteau.",
    labels: {
      lap: 'bon recouvrement',
      moss: "mousse\ngorgée d'eau",
      lifted: 'tuile soulevée',
      wind: 'pluie poussée\npar le vent',
      batten: 'liteau',
    },
  },
  'peinture-boiserie': {
    name: 'Dessin : le bas de deux volets',
    caption: 'Le bois boit par le bout de ses fibres : le dessous du volet se peint comme ses faces.',
    alternative:
      "Coupe du bas de deux volets, aux fibres verticales. À gauche, le chant oublié : l'eau monte dans les fibres, le bois boit et pourrit, la peinture se décolle. À droite, le chant peint : une impression puis deux couches enveloppent les faces et le dessous, l'eau s'égoutte.",
    labels: {
      bare: 'chant oublié',
      painted: 'chant peint',
      primer: 'impression',
      coats: 'deux\ncouches',
      drinks: 'le bois boit\net pourrit',
      drips: "l'eau s'égoutte",
    },
  },
  'ravalement-facade': {
    name: "Dessin : l'eau dans un mur, sous le ciment et sous la chaux",
    caption:
      "Le ciment enferme l'eau du sol, qui monte dans la pierre jusqu'à décoller l'enduit ; la chaux la laisse s'évaporer.",
    alternative:
      "Coupe d'une maison de pierre au pied humide. Sur le mur de gauche, un enduit ciment : l'eau monte et reste dans la pierre, ressort dedans en gouttes, et l'on voit une plaque tombée. Sur le mur de droite, un enduit chaux : l'eau s'évapore dehors et le haut du mur est sec.",
    labels: {
      cement: 'enduit ciment',
      lime: 'enduit chaux',
      slab: 'plaque\ntombée',
      inside: 'dedans',
      kept: "l'eau monte\net reste",
      leaves: "l'eau s'évapore\ndehors",
    },
  },
  'renovation-toiture': {
    name: 'Dessin : un toit sans et avec contre-liteau',
    caption:
      "Cloué sur l'écran, le liteau retient l'eau et pourrit ; sur un contre-liteau, il laisse l'eau filer et l'air remonter.",
    alternative:
      "Deux coupes du même bord de toit. En haut, sans contre-liteau : l'eau stagne sur l'écran derrière chaque liteau pourri. En bas, avec contre-liteau : les liteaux sont plus haut que l'écran, l'eau file dessous jusqu'à la gouttière et l'air remonte sous les tuiles.",
    labels: {
      without: 'sans contre-liteau',
      held: "l'eau stagne",
      batten: 'liteau pourri',
      with: 'avec contre-liteau',
      freed: "l'eau file",
      air: "l'air remonte",
    },
  },
  'changement-toiture': {
    name: "Dessin : les couches d'un toit neuf",
    caption: 'Chaque couche recouvre la précédente : en ajouter une plus tard oblige à tout découvrir.',
    alternative:
      "Un pan de toit neuf, coupé et ouvert couche par couche. De l'intérieur vers l'extérieur : pare-vapeur du côté de la pièce, chevron, isolant entre deux chevrons, écran posé en lés qui se recouvrent, contre-liteau dans le sens de la pente, liteau en travers, tuile.",
    labels: {
      barrier: 'pare-vapeur',
      rafter: 'chevron',
      wool: 'isolant',
      underlay: 'écran',
      counter: 'contre-liteau',
      batten: 'liteau',
      tile: 'tuile',
    },
  },
  'nettoyage-cheneau': {
    name: 'Dessin : une gouttière et un chéneau bouchés',
    caption: 'Une gouttière bouchée déborde devant le mur, et cela se voit ; un chéneau bouché déborde dans le mur.',
    alternative:
      "Deux coupes au bord du toit. À gauche, une gouttière pendue devant le mur, pleine de feuilles : elle déborde et l'eau tombe dehors. À droite, un chéneau posé sur le mur derrière un petit parapet, plein de feuilles aussi : l'eau entre dans le mur et tache l'intérieur.",
    labels: {
      hung: 'gouttière',
      laid: 'chéneau',
      leaves: 'feuilles',
      seen: "l'eau tombe\ndehors",
      hidden: "l'eau entre\ndans le mur",
    },
  },
  'reparations-diverses': {
    name: "Dessin : le chemin de l'eau sous une tuile glissée",
    caption: "L'eau entre où la tuile a glissé, suit le bois et ne tombe que bien plus bas.",
    alternative:
      "Coupe d'un toit et du plafond. Une tuile glissée découvre un liteau. L'eau entre là, longe le chevron vers le bas jusqu'à une panne qui l'arrête, et goutte. La tache au plafond est à plusieurs mètres du trou.",
    labels: {
      tile: 'tuile glissée',
      batten: 'liteau',
      rafter: 'chevron',
      purlin: 'panne',
      distance: 'plusieurs mètres',
      stain: 'tache au plafond',
    },
  },
  charpente: {
    name: 'Dessin : un pied de chevron refait',
    caption: 'Le pied pourri est scié ; un bois neuf le remplace, assemblé par une enture au-dessus de la panne.',
    alternative:
      "Deux coupes du même chevron, porté par une panne en haut et par une sablière sur le mur. Avant : l'eau goutte au bord du toit, le pied pourri s'effrite. Après : le bois sain est resté, une enture boulonnée sur la panne le prolonge, et le pied neuf repose sur la sablière.",
    labels: {
      rot: 'pied pourri',
      purlin: 'panne',
      plate: 'sablière',
      scarf: 'enture',
      foot: 'pied neuf',
      sound: 'bois sain',
    },
  },
  'dessous-de-toit': {
    name: "Dessin : l'air sous un avant-toit",
    caption: "L'air entre par la grille, passe au-dessus de l'isolant et sèche le bois sous les tuiles.",
    alternative:
      "Coupe d'un avant-toit. Entre le mur et la planche d'égout, le lambris ferme le dessous, sauf une grille. L'air y entre, passe entre l'isolant et les chevrons : l'air remonte sous les tuiles vers le faîtage. L'isolant s'arrête avant le lambris.",
    labels: {
      air: "l'air remonte",
      wool: 'isolant',
      grille: 'grille',
      soffit: 'lambris',
      fascia: "planche d'égout",
    },
  },
};
