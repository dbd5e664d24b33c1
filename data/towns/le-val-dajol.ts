export const town = {
  name: "Le Val-d'Ajol",
  at: "au Val-d'Ajol",
  of: "du Val-d'Ajol",
  postalCode: '88340',
  latitude: 47.926,
  longitude: 6.484,
  seo: {
    title: "Couvreur au Val-d'Ajol (88340) : toit, façade",
    description:
      "Couvreur d'Igney pour Le Val-d'Ajol et ses fermes dispersées : tuile, tôle, charpente, démoussage. Laves de grès : un avis franc avant les travaux.",
    keywords: [
      "couvreur Le Val-d'Ajol",
      "toiture Le Val-d'Ajol 88340",
      "charpente ferme Le Val-d'Ajol",
      "laves de grès Le Val-d'Ajol",
      "démoussage Le Val-d'Ajol",
    ],
  },
  heroImage: 'home-hero',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-toiture-neuve',
    'service-charpente',
  ],
  neighbours: [
    { name: 'Plombières-les-Bains', km: 4.6 },
    { name: 'Fougerolles-Saint-Valbert', km: 5.5, department: 'Haute-Saône' },
    { name: "Girmont-Val-d'Ajol", km: 6.4 },
    { name: 'Saint-Bresson', km: 6.5, department: 'Haute-Saône' },
    { name: 'Raddon-et-Chapendu', km: 9.4, department: 'Haute-Saône' },
  ],
  intro: [
    "Le Val-d'Ajol est très étendu : 73 km², un bourg dans la vallée de la Combeauté et des fermes dispersées jusque sur les plateaux, de 328 à 761 m d'altitude. Au sud commence la Haute-Saône, où nous allons aussi.",
    "Nous sommes à Igney, bien plus au nord. Pour une maison au bout d'un chemin, dites-nous au téléphone si un camion peut manœuvrer, où déposer les tuiles et par où passe la ligne électrique. Cela nous évite de venir deux fois.",
  ],
  roofs: {
    title: "Les laves de grès, ces dalles que l'on n'extrait plus",
    paragraphs: [
      "Ici subsistent des toits de laves, ces dalles minces de grès à Voltzia qui ont couvert la Vôge et les Vosges saônoises. On n'en extrait plus pour cet usage : on répare avec des pierres de récupération, et peu d'entreprises savent les poser. Pour les laves elles-mêmes, adressez-vous à un spécialiste ; nous pouvons examiner la charpente qui les porte et l'écoulement de l'eau.",
      "À côté, on rencontre la tuile mécanique, la tôle sur les granges, parfois le fibrociment sur un hangar. S'il est d'avant juillet 1997, il contient peut-être de l'amiante : un repérage d'abord, ni lavage ni ponçage.",
    ],
  },
  climate: {
    title: 'Un bourg abrité, des vallons sombres, des plateaux exposés',
    paragraphs: [
      "En bas, l'humidité des matins d'automne stagne. Plus haut, les fermes prennent les pluies d'ouest de face, puis la neige. Dans les vallons, un toit peut rester à l'ombre une bonne partie de l'hiver.",
      'Les bois apportent des aiguilles, des branchettes, et de la mousse sur les pans tournés au nord. Dans un bâtiment souvent vide, personne ne voit partir la première tuile ; la fuite mouille alors la charpente pendant des mois. Faites le tour du bâtiment avec des jumelles, deux fois par an.',
    ],
  },
  season:
    "Regardez vos toits, d'en bas, quand la neige a fondu. Sur les plateaux, on couvre de mai à octobre, dès avril dans le bourg. Les gouttières se vident en novembre, une fois les hêtres nus.",
  rules:
    "Un toit de laves se voit de loin. Pour en changer l'aspect, consultez d'abord le document d'urbanisme et demandez si vous êtes aux abords d'un monument protégé. En Haute-Saône, adressez-vous à votre propre mairie.",
  priorities: [
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "Vallons humides et bois tout proches : la mousse s'installe vite au nord et retient l'eau sous les tuiles.",
    },
    {
      service: 'charpente',
      reason:
        'Des couvertures lourdes ont pu fatiguer les bois anciens ; pannes et appuis se contrôlent avant de décider du toit.',
    },
    {
      service: 'reparations-diverses',
      reason:
        'Sur une ferme isolée, une tuile partie passe inaperçue ; une petite réparation faite à temps protège la grange.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Certaines fermes ajolaises ont un pan de tuile, un autre de tôle et parfois un reste de laves. Nous reprenons tuile, tôle et zinguerie, soignons les raccords entre matériaux et laissons les laves au spécialiste. À Girmont-Val-d'Ajol, plus haut, il faut des fixations qui tiennent au vent.",
    'demoussage-nettoyage-toiture':
      "Sur des laves, nous ne nettoyons rien sans l'avis d'un spécialiste : la pierre est mince. La tuile se brosse doucement, se rince à faible pression, puis se traite par temps sec, tous les 3 à 5 ans en moyenne. À Plombières-les-Bains, le fond du vallon garde l'humidité.",
    'ravalement-facade':
      "Murs de moellons, encadrements de grès : pas de ciment sur une ferme du Val-d'Ajol. Nous piquons l'enduit creux et refaisons à la chaux, mur après mur. Comptez 10 à 15 ans entre deux ravalements.",
    'peinture-boiserie':
      "Une porte de grange ou un pignon bardé, cela fait beaucoup de bois, souvent gris. Nous testons l'ancienne couche, brossons, remplaçons les lames pourries, puis lasurons. Cela se fait l'été : dans les vallons, le bois sèche tard au printemps.",
    'nettoyage-cheneau':
      'Les grands toits font de longues gouttières, et les arbres ne manquent pas : près des bois, il faut deux nettoyages par an. Nous retirons les aiguilles, rinçons chaque descente et corrigeons la pente.',
    'reparations-diverses':
      "Le dépannage se prépare par téléphone : envoyez des photos prises de la cour, dites-nous l'état du chemin et la hauteur du toit. Nous venons aussi en Haute-Saône, à Saint-Bresson et à Raddon-et-Chapendu. Sur place, nous cherchons la fuite, puis nous réparons.",
    'dessous-de-toit':
      "Sous les larges débords de ferme, le bois apparent fait partie du bâtiment ; nous le réparons en bois quand c'est possible. Le PVC convient mieux aux pavillons, dans le bourg ou à Fougerolles-Saint-Valbert, avec une grille fine contre les guêpes.",
    charpente:
      "Une couverture de laves pèse bien plus que de la tuile. Si elle disparaît, le toit allégé donne davantage prise au vent ; si elle reste, il lui faut des pannes saines. Nous sondons les bois, calculons, puis renforçons s'il le faut.",
  },
};
