export const town = {
  name: 'Saint-Étienne-lès-Remiremont',
  at: 'à Saint-Étienne-lès-Remiremont',
  of: 'de Saint-Étienne-lès-Remiremont',
  postalCode: '88200',
  latitude: 48.02,
  longitude: 6.611,
  seo: {
    title: 'Couvreur à Saint-Étienne-lès-Remiremont',
    description:
      "Maison de coteau à Saint-Étienne-lès-Remiremont ? Toiture, arrêts de neige, charpente et façade par un couvreur venu d'Igney. Devis gratuit.",
    keywords: [
      'couvreur Saint-Étienne-lès-Remiremont',
      'toiture Saint-Étienne-lès-Remiremont',
      'charpente Saint-Étienne-lès-Remiremont',
      'gouttières Saint-Étienne-lès-Remiremont',
      'façade Saint-Étienne-lès-Remiremont 88200',
    ],
  },
  heroImage: 'zone-montagne',
  portfolioImages: [
    'detail-ardoises-avant',
    'detail-ardoises-apres',
    'galerie-toiture-neuve',
    'service-charpente',
  ],
  neighbours: [
    { name: 'Remiremont', km: 1.5 },
    { name: 'Saint-Amé', km: 4 },
    { name: 'Le Syndicat', km: 5.5 },
    { name: 'Cleurie', km: 5.9 },
    { name: 'Éloyes', km: 8.1 },
  ],
  intro: [
    "Entre le bas et le haut de Saint-Étienne-lès-Remiremont, il y a près de 450 m de dénivelé : la commune s'étage de 370 m, au bord de la Moselle, à 819 m. Le bourg regarde Remiremont depuis la rive droite. Beaucoup de maisons sont bâties dans la pente, un côté vers la vallée, l'autre contre le talus.",
    "Nous venons d'Igney, en aval. Nous vous demanderons d'abord à quelle altitude est la maison et quel côté reçoit le vent : les fixations et la place des arrêts de neige en dépendent.",
  ],
  roofs: {
    title: 'Maisons de pente : haut toit en aval, presque au sol en amont',
    paragraphs: [
      "Bâtie dans le coteau, une maison présente souvent deux ou trois niveaux en aval et un seul en amont. Le versant arrière descend près du terrain : la neige s'y entasse, les feuilles aussi, et la gouttière se retrouve sous les arbres. L'échafaudage se prépare donc autrement que sur un sol plat.",
      "On trouve ici des tuiles mécaniques ou en béton sur les maisons récentes, de l'ardoise et de la tôle sur des bâtiments plus anciens. D'anciennes fermes ont un large toit unique. Si leur couverture a été changée sans que l'on revoie la charpente, nous commençons par là.",
    ],
  },
  climate: {
    title: "400 ou 700 m : ce que l'altitude ajoute sur votre toit",
    paragraphs: [
      "D'après les règles de calcul, entre une maison située à 400 m et une autre à 700 m, la charge de neige au sol augmente d'environ 40 kg/m². Deux habitants de la même commune n'ont donc pas forcément besoin de la même charpente.",
      "S'ajoutent l'ombre et l'orientation. Un pan tourné au nord, au ras des bois, sèche tard et verdit. Au soleil, la neige fond dès le matin et l'eau regèle le soir, juste au-dessus de la gouttière.",
    ],
  },
  season:
    "Au-dessus de 700 m, les chantiers vont de mai à octobre. Près de la rivière, on peut souvent travailler dès avril et jusqu'au début de novembre. Dans les deux cas, faites vérifier la couverture une fois la neige partie.",
  rules:
    "Changer de matériau, ajouter une fenêtre de toit ou modifier un débord suppose en général une déclaration préalable. La mairie vous renseignera sur le plan local d'urbanisme et sur un éventuel périmètre de monument.",
  priorities: [
    {
      service: 'changement-toiture',
      reason:
        "Avec une telle amplitude d'altitude, une couverture neuve se choisit au cas par cas : pente, fixations, retenue de la neige.",
    },
    {
      service: 'charpente',
      reason:
        'Les larges toits de ferme des hauteurs doivent porter une charge de neige plus forte que ceux du fond de vallée.',
    },
    {
      service: 'nettoyage-cheneau',
      reason:
        "La forêt descend près des jardins : aiguilles au printemps, feuilles à l'automne, la gouttière se remplit deux fois.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Sur une maison de coteau, il suffit parfois de refaire un versant et de garder l'autre. Nous examinons les deux pans, reprenons les liteaux, le faîtage et les tuiles fendues, et vous disons ce qui tiendra encore.",
    'demoussage-nettoyage-toiture':
      "Vers Cleurie, la forêt touche bien des jardins, et la mousse pousse vite sur les pans nord. Nous la décollons à la brosse, sans jet puissant ; le traitement se pulvérise un jour sans vent. C'est à refaire au bout de 3 à 5 ans environ.",
    'ravalement-facade':
      "Côté talus, le pied du mur reste humide et l'enduit cloque ; côté vallée, la pluie battante ouvre les fissures. Nous réglons d'abord les causes visibles ; la couleur vient ensuite.",
    'peinture-boiserie':
      "Balcons et bardages tournés vers la vallée prennent le soleil de plein fouet et grisent. Nous lavons, ponçons, protégeons les bouts de planches et passons deux ou trois couches fines. À Saint-Amé et à Éloyes, au bord de l'eau, la rosée d'automne gêne le séchage : mieux vaut l'été.",
    'nettoyage-cheneau':
      'Derrière la maison, la gouttière côté talus reçoit tout ce qui tombe de la pente. Un nettoyage au printemps et un second en novembre limitent les bouchons de glace. Nous redressons aussi les crochets que la neige a tordus.',
    'reparations-diverses':
      "Une tuile déplacée par la neige se voit depuis le chemin du dessus, jumelles en main. Envoyez-nous une photo, sans monter. Nous la remettons en place et vérifions les rangs voisins. À Remiremont, où les toits du centre se touchent, la tuile tombée peut aussi venir de la maison d'à côté.",
    'dessous-de-toit':
      "Sur la façade aval, le dessous de toit est haut et difficile d'accès : autant choisir un habillage durable. Lames de PVC, grilles d'aération et planches de rive se posent avec le même échafaudage, une fois le bout des chevrons contrôlé.",
    charpente:
      "Vu d'en face, un faîtage qui ondule indique qu'une panne fléchit. Nous mesurons les bois, calculons pour l'altitude de la maison, puis doublons la panne ou en ajoutons une. À Saint-Amé et au Syndicat, les vieilles fermes ont les mêmes larges toits : faites contrôler les bois avant de recouvrir.",
  },
};
