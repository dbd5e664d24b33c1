export const service = {
  title: 'Démoussage et nettoyage de toiture',
  menu: {
    title: 'Démoussage de toiture',
    description: 'À la main, sans abîmer la tuile',
  },
  card: 'Mousse grattée et brossée à la main, toit traité par temps sec, gouttières vidées.',
  seo: {
    title: 'Démoussage de toiture à Épinal (Vosges)',
    description:
      "Mousse épaisse sur votre toit ? Près d'Épinal, nous la brossons à la main et vidons les gouttières. Traitement par temps sec. Devis gratuit.",
    keywords: [
      'démoussage toiture Épinal',
      'nettoyage toiture Vosges',
      'traitement anti-mousse tuiles',
      'hydrofuge toiture',
      'lichen sur toit',
      'couvreur Igney',
    ],
  },
  heroImage: 'service-demoussage-nettoyage-toiture',
  intro:
    "L'ombre des sapins et l'air humide font pousser la mousse. Nous l'enlevons à la main, puis la couverture est traitée par temps sec.",
  content: {
    title: 'Ce que la mousse fait à une tuile',
    paragraphs: [
      "La mousse garde la pluie contre la tuile bien après l'averse, surtout au nord et sous les arbres. Si cette eau gèle dans la terre cuite, elle gonfle, et la tuile finit par s'écailler.",
      "En grossissant, les coussins soulèvent les tuiles : la pluie poussée par le vent passe dessous. D'autres tombent dans la gouttière et bouchent la descente.",
    ],
  },
  signs: {
    title: 'Les signes, vus du jardin',
    items: [
      "Le versant nord est vert ou noir, l'autre non.",
      'Des coussins dépassent entre les rangs de tuiles.',
      'Une partie du toit sèche bien après le reste.',
      'Des paquets de mousse tombent au pied du mur.',
      'De petites plantes poussent dans la gouttière.',
      'Un rang de tuiles paraît soulevé ou de travers.',
    ],
  },
  pictures: {
    signs: { photo: 'galerie-demoussage-avant', caption: 'La mousse couvre le versant, une tuile manque.' },
    work: { photo: 'galerie-demoussage-apres', caption: 'Le même versant, nettoyé et réparé.' },
  },
  offers: [
    {
      title: 'Nettoyer',
      items: [
        'Coussins de mousse grattés',
        'Tuiles et faîtage brossés doucement',
        'Rinçage à basse pression, du faîtage vers le bas du toit',
        'Noues vidées de leurs aiguilles',
      ],
    },
    {
      title: 'Traiter, protéger',
      items: [
        "Anti-mousse aux doses de l'étiquette, {credentials.mossTreatment}",
        "Jamais d'eau de Javel",
        'Hydrofuge incolore, sur tuile poreuse',
        'Hydrofuge teinté, possible sur béton',
      ],
    },
    {
      title: 'Dans la même visite',
      items: [
        'Quelques tuiles cassées changées',
        'Faîtages, solins et cheminée contrôlés',
        'Gouttières vidées, descentes rincées',
      ],
    },
  ],
  approach: {
    title: 'Ce que nous regardons avant',
    steps: [
      {
        title: 'Le matériau',
        text: "La terre cuite et l'ardoise ne se nettoient pas de la même façon. Un fibrociment posé avant juillet 1997 peut contenir de l'amiante : il ne se brosse pas, et il faut d'abord un repérage.",
      },
      {
        title: "L'état des tuiles",
        text: "Une tuile friable ne supporte pas le brossage. Si trop d'éléments sont usés, nous vous parlons de rénovation plutôt que de nettoyage.",
      },
      {
        title: 'Ce qui pousse',
        text: 'Mousse épaisse, film vert ou lichen : le devis indique ce que nous retirons et ce qui peut rester.',
      },
    ],
  },
  benefits: [
    'Un toit qui sèche mieux',
    'Les tuiles cassées repérées et changées',
    'Un avis franc quand rien ne presse',
  ],
  process: [
    {
      title: 'Protéger les personnes',
      description: 'Un échafaudage ou un garde-corps borde le toit ; le passage au pied du mur est fermé.',
    },
    {
      title: 'Protéger le jardin',
      description:
        "Plantes et vitrages sont bâchés. Le récupérateur d'eau est débranché, les descentes sont déviées ou filtrées.",
    },
    {
      title: 'Changer les tuiles cassées',
      description: "Avant tout rinçage, pour que l'eau n'entre pas sous la couverture.",
    },
    {
      title: 'Gratter et brosser',
      description:
        'Nous descendons rang par rang depuis le faîtage, puis nous rinçons doucement, dans le sens de la pente.',
    },
    {
      title: "Pulvériser l'anti-mousse",
      description:
        'Il faut un toit sec, un air calme et aucune pluie annoncée pendant 24 à 48 heures. Le produit agit plusieurs semaines et la pluie emporte les résidus : gardez le récupérateur débranché jusque-là.',
    },
    {
      title: "Appliquer l'hydrofuge, s'il est prévu",
      description:
        "Nous revenons quand la tuile est propre et sèche. Sur une tuile qui n'est pas poreuse, il ne sert à rien.",
    },
    {
      title: 'Ranger et montrer',
      description: 'Les gouttières sont vidées, les déchets emportés. {commitments.photos}',
    },
  ],
  frequency: {
    title: 'Tous les 3 à 5 ans, hors gel',
    paragraphs: [
      'Près des sapins ou sur un versant nord, comptez plutôt 3 ans ; un toit dégagé et venté verdit moins vite.',
      "Les bons moments : d'avril à juin et en septembre-octobre, au-dessus de 5 °C environ. En altitude, faites examiner le toit dès la fonte des neiges.",
    ],
  },
  materials: {
    title: 'Hydrofuge ou non ? Selon la couverture',
    paragraphs: ["L'hydrofuge fait perler la pluie et ralentit le retour des mousses. Il ne répare pas une fuite."],
    items: [
      {
        title: 'Tuile de terre cuite',
        text: "La plus courante autour d'Épinal. L'hydrofuge n'y est utile que si elle est devenue poreuse ; il doit laisser passer la vapeur.",
      },
      {
        title: 'Tuile en béton',
        text: "Sa surface devient rugueuse avec l'âge et retient les poussières où la mousse s'installe.",
      },
      {
        title: 'Ardoise et zinc',
        text: "Le plus souvent, ils se passent d'hydrofuge. Nous retirons les dépôts sans faire levier sous les ardoises.",
      },
      {
        title: 'Lichen',
        text: 'Ces croûtes grises ou jaunes, grattées trop fort, arrachent la peau de la tuile. On les traite : elles se décollent en quelques semaines ou quelques mois.',
      },
    ],
  },
  goodToKnow: {
    title: 'Quand la mousse peut attendre',
    paragraphs: [
      "Un voile vert ou quelques lichens sur des tuiles saines ne menacent pas la maison. Tant que l'eau s'écoule et que les rangs restent plats, c'est une question d'aspect.",
      'La haute pression fait de vrais dégâts : elle ouvre les pores de la terre cuite et soulève les ardoises, et la mousse revient plus vite. {commitments.softCleaning}',
    ],
  },
  price: {
    factors: [
      'La surface et la pente du toit',
      "L'accès : hauteur, terrain",
      'La mousse, les tuiles cassées',
      "L'hydrofuge : un second passage",
    ],
    tenYear: false,
    coverage:
      "Le démoussage est de l'entretien : il ne relève pas de la garantie décennale. L'assurance de responsabilité civile professionnelle couvre, dans les limites du contrat, les dégâts causés pendant le chantier.",
  },
  relatedServices: ['nettoyage-cheneau', 'renovation-toiture', 'reparations-diverses'],
  towns: [
    {
      slug: 'xertigny',
      reason: "Sur le plateau humide de la Vôge, entre forêts et hameaux, les versants à l'ombre sèchent lentement.",
    },
    {
      slug: 'bruyeres',
      reason: "La commune s'étage de 390 à 704 m au milieu des forêts, qui apportent aux toits ombre et aiguilles.",
    },
    {
      slug: 'raon-letape',
      reason: 'Dans cette vallée forestière, le soleil arrive tard sur bien des toits et la mousse garde son humidité.',
    },
    {
      slug: 'epinal',
      reason: "L'humidité de la vallée de la Moselle favorise les mousses sur les versants tournés au nord.",
    },
  ],
};
