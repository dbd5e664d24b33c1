export const town = {
  name: 'Charmes',
  at: 'à Charmes',
  of: 'de Charmes',
  postalCode: '88130',
  latitude: 48.372,
  longitude: 6.293,
  seo: {
    title: 'Couvreur à Charmes (88130) : toit et façade',
    description:
      "Maison d'après 1944 ou ferme des environs : à Charmes, faites examiner toit, enduit et charpente par un couvreur venu d'Igney. Devis gratuit.",
    keywords: [
      'couvreur Charmes',
      'ravalement de façade Charmes',
      'toiture Charmes 88130',
      'changement de toiture Charmes Vosges',
      'charpente Charmes',
      'réparation de toiture Charmes',
    ],
  },
  heroImage: 'zone-reconstruction',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-toiture-neuve',
    'galerie-gouttiere',
  ],
  intro: [
    "Charmes est l'une des villes les plus basses des Vosges : 258 m le long de la Moselle, 385 m au plus haut de la commune. Ici, les toits souffrent moins de la neige que de la pluie de plaine.",
    "C'est aussi une ville reconstruite après 1944. Beaucoup de maisons ont le même âge, et leurs toits aussi : jamais refaits, ils ont plus de 70 ans ; refaits une fois, ils sont parfois à contrôler de nouveau. Igney, d'où nous venons, est en amont.",
  ],
  roofs: {
    title: 'Une ville reconstruite, des toits du même âge',
    paragraphs: [
      "La Reconstruction a laissé des maisons régulières, couvertes pour la plupart de tuiles mécaniques. Leurs enduits, souvent au ciment, sont durs : une fissure y reste ouverte. Aux linteaux et aux balcons, l'acier du béton rouille et fait éclater l'arête. Si vous voyez un éclat brun depuis le trottoir, dites-le-nous.",
      "Dans les villages alentour, ce sont de longues maisons à faible pente, autrefois en tuiles creuses, aujourd'hui en tuiles mécaniques pour la plupart. Or chaque modèle a sa pente minimale : si le toit est trop plat, il prend l'eau même avec des tuiles neuves.",
    ],
  },
  climate: {
    title: 'La pluie de plaine plus que la neige',
    paragraphs: [
      "Entre 300 et 900 m, le poids de neige à prévoir sur un toit croît de 80 kg/m² environ. Charmes est au bas de cette échelle. Ici, ce sont les averses poussées par le vent d'ouest qui usent les rives et les pignons.",
      "Il y a aussi les brouillards de la rivière. En hiver, un mur au nord ne sèche guère, et des algues font des coulures vertes sous les fenêtres. Une gouttière qui déborde aggrave ces marques, car l'eau retombe toujours au même endroit.",
    ],
  },
  season:
    "La bonne saison est longue : on peut travailler sur les toits d'avril à la mi-novembre. Pour un ravalement, mieux vaut mai ou juin, avant le plein soleil d'été. Faites le tour de la maison après les vents d'hiver.",
  rules:
    "Une réparation avec les mêmes tuiles échappe en général aux formalités. Changer de modèle ou de teinte peut demander une déclaration : consultez le règlement d'urbanisme, et demandez si un monument proche oblige à consulter l'architecte des Bâtiments de France.",
  neighbours: [
    { name: 'Essegney', km: 1.8 },
    { name: 'Florémont', km: 2.8 },
    { name: 'Chamagne', km: 4.1 },
    { name: 'Vincey', km: 4.5 },
    { name: 'Portieux', km: 4.9 },
  ],
  priorities: [
    {
      service: 'ravalement-facade',
      reason:
        "Les enduits d'après-guerre se fissurent autour des ouvertures. Comptez 10 à 15 ans entre deux ravalements.",
    },
    {
      service: 'changement-toiture',
      reason: "Un toit de la Reconstruction encore d'origine doit être examiné. Il n'est pas forcément à remplacer.",
    },
    {
      service: 'charpente',
      reason:
        'Dans les fermes des villages voisins, la couverture a pu changer plusieurs fois sur les mêmes bois : leur état se contrôle.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Des tuiles d'après-guerre se retrouvent parfois en récupération, ce qui évite de dépareiller un pan. Nous reprenons aussi les liteaux fatigués. Tant que les deux tiers du toit sont sains, une remise en état suffit souvent.",
    'demoussage-nettoyage-toiture':
      "Vieille tuile ne veut pas dire tuile poreuse : nous le vérifions sur quelques pièces avant tout produit. À Charmes, un versant dégagé tient souvent 5 ans ; à la Verrerie de Portieux, près de la forêt, comptez plutôt 3 ans. Tout dépend de l'exposition.",
    'ravalement-facade':
      "Sur la brique ou le béton, nous ouvrons les fissures et protégeons les aciers avant un revêtement d'imperméabilité. Si l'enduit est refait sur la moitié au moins de la façade, isoler devient parfois obligatoire. Nous en parlons avant le devis.",
    'peinture-boiserie':
      "Face à la plaine, les volets prennent le soleil et les averses du même côté. Une lasure y tient de 3 à 6 ans, une peinture de 6 à 10. Nous protégeons surtout le bout des planches, par où l'eau entre.",
    'nettoyage-cheneau':
      "Certaines maisons accolées ont un chéneau posé sur le mur, caché par la corniche. Quand il déborde, c'est le papier peint qui se décolle sous le plafond. Il faut au moins un nettoyage par an. À Chamagne et à Essegney, au bord de la Moselle, vérifiez aussi que l'eau des descentes s'évacue bien : le terrain y est plat.",
    'reparations-diverses':
      'Quand le vent balaie la vallée, faîtières et tuiles de rive partent les premières. Dites-nous au téléphone ce qui se voit du jardin. La réparation se fait avec le même modèle de tuile. Vincey est sur notre route, entre Igney et Charmes.',
    'dessous-de-toit':
      "Les maisons de la Reconstruction débordent souvent peu, mais la planche du bord de toit est parfois d'origine. Bois noirci sous la gouttière, écailles de peinture : il est temps de la changer ou de l'habiller. Sur un pavillon, le débord est plus large et il faut aussi refaire la sous-face.",
    charpente:
      "Après-guerre, on a parfois employé des bois de faible section. Pour isoler par-dessus ou alourdir la couverture, nous mesurons d'abord les flèches et regardons les assemblages. À Florémont ou à Chamagne, villages de moins de 500 habitants, les vieilles granges demandent plutôt de chercher la vrillette et le capricorne.",
  },
};
