export const town = {
  name: 'Dompaire',
  at: 'à Dompaire',
  of: 'de Dompaire',
  postalCode: '88270',
  latitude: 48.221,
  longitude: 6.226,
  seo: {
    title: 'Couvreur à Dompaire (88270) : toit, charpente',
    description:
      "Ferme, grange ou maison de bourg à Dompaire : tuiles creuses ou mécaniques, vieux bois, murs de moellons. Un couvreur d'Igney vient voir sur place.",
    keywords: [
      'couvreur Dompaire',
      'charpente Dompaire',
      'toiture de ferme Dompaire',
      'tuiles creuses Dompaire',
      'ravalement Dompaire 88270',
    ],
  },
  heroImage: 'zone-plaine',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-toiture-neuve',
    'galerie-gouttiere',
  ],
  intro: [
    "Autour de Dompaire, à l'ouest d'Épinal, c'est la plaine : des prés, des cultures et des fermes aux très grands toits. L'habitation, l'étable et la grange s'y suivent souvent bout à bout, et la surface à couvrir étonne celui qui vient d'acheter.",
    "Nous venons d'Igney, à l'est. Dompaire reste entre 278 et 387 m d'altitude, sans grand relief pour arrêter le vent. Pour une toiture de cette taille, nous pouvons prévoir plusieurs étapes, la plus urgente d'abord.",
  ],
  roofs: {
    title: 'Longs versants peu inclinés, dernières tuiles creuses',
    paragraphs: [
      'La maison traditionnelle est profonde, serrée contre les suivantes, sous deux pans faibles qui descendent vers la rue et vers le verger. Autrefois, on la couvrait de tuiles creuses, surnommées tiges de botte. Il en subsiste, mais la tuile mécanique a pris leur place presque partout.',
      "Une tuile creuse ne tient que par son poids et son calage. Elle glisse peu à peu vers le bas et se remonte facilement, si le bois n'a pas cédé. Les hangars plus récents ont de la tôle ou du fibrociment. S'il est d'avant juillet 1997, celui-ci peut contenir de l'amiante : pas de perçage ni de lavage avant analyse.",
    ],
  },
  climate: {
    title: 'En terrain ouvert, le vent déplace les tuiles',
    paragraphs: [
      "De grandes parcelles, peu de haies : rien n'arrête le vent d'ouest. Il déplace les tuiles creuses et pousse la pluie à contre-pente. Moins le toit est incliné, plus cette eau remonte loin sous le recouvrement.",
      "Une tuile bien cuite supporte longtemps le gel de la plaine ; devenue poreuse, elle s'écaille. Dans les granges, le danger vient aussi du dedans : le fourrage et les bêtes dégagent une humidité qui pourrit les bois si l'air ne circule pas. Ne bouchez pas les ouvertures du comble.",
    ],
  },
  season:
    "Choisissez la période sèche, de mai à septembre, pour découvrir une grange, si possible avant de rentrer le foin. Les tuiles déplacées se remettent plus tôt, en mars ou en avril, après les vents d'hiver.",
  rules:
    "Passer de la tuile creuse à un autre modèle change l'aspect de la rue. Demandez donc à la mairie de Dompaire ce que permet le plan local d'urbanisme, et si un monument proche ajoute ses règles.",
  neighbours: [
    { name: 'Madonne-et-Lamerey', km: 0.5 },
    { name: 'Damas-et-Bettegney', km: 2.9 },
    { name: 'Hennecourt', km: 4.6 },
    { name: 'Ville-sur-Illon', km: 4.8 },
    { name: 'Harol', km: 8.4 },
  ],
  priorities: [
    {
      service: 'charpente',
      reason:
        'De longues pannes, reprises à plusieurs époques, portent ces grands toits. On les contrôle avant de choisir une tuile.',
    },
    {
      service: 'renovation-toiture',
      reason:
        'Tuiles glissées et liteaux affaissés se reprennent par zones : on garde ainsi une couverture ancienne sans tout déposer.',
    },
    {
      service: 'ravalement-facade',
      reason:
        'Sur le moellon battu par la pluie, il faut un enduit perméable à la vapeur. Comptez 10 à 15 ans entre deux ravalements.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Remanier un toit, c'est déposer les tuiles, les trier, changer les liteaux, puis reposer celles qui sonnent clair. Pour une couverture de tuiles creuses, c'est souvent le bon choix. À Madonne-et-Lamerey, à la sortie de Dompaire, les longues maisons portent les mêmes tuiles.",
    'demoussage-nettoyage-toiture':
      'En terrain dégagé, les toits sèchent bien ; la mousse reste au nord ou derrière un arbre. Il suffit alors de traiter les pans touchés. Sur la tuile creuse, nous marchons le moins possible, car elle casse et se déplace.',
    'ravalement-facade':
      "Un mur de ferme prend l'eau du sol ; un enduit à la chaux la laisse sortir, un enduit au ciment la bloque et la fait monter. Nous piquons les parties creuses et laissons visible la pierre d'encadrement.",
    'peinture-boiserie':
      "Un portail de grange bouge à chaque saison. Nous préférons une lasure microporeuse, qui suit le bois, à un vernis qui craquelle. Les traverses basses, gonflées d'eau, sont réparées avant la première couche.",
    'nettoyage-cheneau':
      "Certains longs pans n'ont de gouttière que d'un côté. De l'autre, l'eau tombe au pied du mur et remonte dans l'enduit. Lors du nettoyage annuel, nous regardons s'il en faut une seconde, ou s'il suffit d'éloigner du mur une descente.",
    'reparations-diverses':
      "Une seule tuile creuse qui a glissé mouille le fourrage. Le lendemain d'une tempête, entrez dans la grange et levez les yeux : le jour passe par le trou. Notez l'endroit et téléphonez-nous. À Hennecourt, à Ville-sur-Illon et à Harol, où les fermes ont les mêmes longs toits, faites de même.",
    'dessous-de-toit':
      'Hirondelles et chauves-souris logent souvent sous les débords de ferme, et la loi les protège. Nous intervenons hors nidification, puis brossons et lasurons les chevrons. Le PVC convient plutôt aux pavillons.',
    charpente:
      'À Damas-et-Bettegney comme à Dompaire, les granges ont des poteaux sur dé de pierre et de longues pannes. Un bout pourri se coupe et se remplace par du bois neuf assemblé (une enture) ; le reste se garde. Selon leur importance, ces travaux relèvent ou non de la garantie décennale : demandez-le avant de signer.',
  },
};
