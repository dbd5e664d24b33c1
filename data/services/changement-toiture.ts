export const service = {
  title: 'Changement de toiture',
  menu: {
    title: 'Changement de toiture',
    description: 'Dépose et couverture neuve',
  },
  card: "L'ancienne couverture est déposée, la charpente contrôlée, puis viennent l'écran, les liteaux et les tuiles neuves.",
  seo: {
    title: 'Changement de toiture à Épinal (Vosges)',
    description:
      "Toit de plus de 30 ou 40 ans ? Nous l'examinons avant de parler de remplacement. Couverture neuve dans les Vosges, devis gratuit.",
    keywords: [
      'changement de toiture Épinal',
      'changement de toiture Vosges',
      'remplacement de toiture',
      'toiture neuve',
      'réfection complète de toiture',
      'couvreur Vosges',
    ],
  },
  heroImage: 'service-changement-toiture',
  intro:
    "Quand les tuiles s'effritent et que les liteaux cèdent, réparer ne suffit plus. Nous déposons l'ancienne couverture, contrôlons la charpente et posons le toit neuf.",
  content: {
    title: 'Un toit neuf, couche par couche',
    paragraphs: [
      "Sous les tuiles, un écran arrête la neige poudreuse et l'eau poussée par le vent. Des contre-liteaux laissent passer l'air ; les liteaux portent la couverture.",
      "Bien des toits anciens n'ont pas d'écran : du grenier, on voit le jour entre les tuiles. C'est le moment de le poser.",
    ],
  },
  signs: {
    title: "Les signes, plus que l'âge du toit",
    items: [
      "Les tuiles s'écaillent sur tout un versant.",
      "En fin d'hiver, la descente rejette des éclats de terre cuite.",
      'Vu de la rue, un pan fait des vagues.',
      'Les réparations se suivent : le toit a plusieurs teintes.',
      'Aux jumelles, des ardoises ont glissé un peu partout.',
      'Des plafonds se tachent sous deux versants opposés.',
    ],
  },
  pictures: {
    signs: { photo: 'detail-ardoises-avant', caption: 'Ardoises usées, quelques-unes tombées.' },
    work: { photo: 'galerie-toiture-neuve', caption: 'Tuiles neuves et barre à neige.' },
  },
  offers: [
    {
      title: 'Ce que nous enlevons',
      items: [
        'Tuiles, ardoises ou tôles',
        'Liteaux et anciens écrans',
        'Zinguerie usée',
        'Déchets, triés puis évacués',
      ],
    },
    {
      title: 'Ce que nous posons',
      items: [
        '{commitments.sarking}',
        'Écran respirant et contre-liteaux',
        'Liteaux neufs',
        'Tuiles, ardoises, zinc ou tôle',
      ],
    },
    {
      title: 'Autour des pans',
      items: [
        'Faîtage, arêtiers et rives',
        'Noues, solins, tour de cheminée',
        'Raccords de lucarne, de fenêtre de toit',
        'Gouttières et descentes',
        'Arrêts de neige au-dessus des passages',
      ],
    },
  ],
  approach: {
    title: 'Trois vérifications avant la commande',
    steps: [
      {
        title: 'Le toit est-il vraiment perdu ?',
        text: 'Si les liteaux tiennent et que peu de tuiles sont touchées, une rénovation suffit.',
      },
      {
        title: 'Que peut porter la charpente ?',
        text: "Nous regardons la flèche des bois, leurs assemblages, les traces d'insectes. Si le nouveau matériau n'a pas le poids de l'ancien, la charge est recalculée.",
      },
      {
        title: 'Faut-il une déclaration, un repérage ?',
        text: "Une autre matière ou une autre teinte demande une déclaration préalable : vous la déposez, nous vous aidons à décrire les travaux. Comptez un mois, deux si l'architecte des Bâtiments de France est consulté. Un fibrociment posé avant juillet 1997 peut contenir de l'amiante : il faut un repérage avant travaux et, s'il y en a, une entreprise certifiée pour le retrait.",
      },
    ],
  },
  benefits: [
    'Un devis qui détaille chaque couche',
    'Toit, zinc et gouttières par un seul artisan',
    'Garantie décennale sur la couverture neuve',
  ],
  process: [
    {
      title: 'Entourer la maison',
      description:
        'Échafaudage, garde-corps, sol balisé, benne. Une ligne électrique proche est isolée par le gestionnaire du réseau.',
    },
    {
      title: 'Ouvrir un versant',
      description: 'Un seul pan est découvert à la fois. {commitments.closedAtNight}',
    },
    {
      title: 'Remettre les bois en état',
      description: 'Un chevron fendu ou rongé est doublé ou remplacé pendant que tout est accessible.',
    },
    {
      title: "Poser l'isolant et l'écran",
      description: "Un frein-vapeur protège l'isolant du côté chaud ; l'écran, au-dessus, laisse sortir l'humidité.",
    },
    {
      title: 'Poser noues, gouttières et liteaux',
      description: 'Ce qui passe sous les tuiles se pose avant elles. Sur leurs contre-liteaux, les liteaux sont écartés selon le modèle de tuile et la pente.',
    },
    {
      title: 'Couvrir',
      description: "Les tuiles se posent en remontant depuis l'égout, le bas du toit. La zone de vent décide du nombre de fixations.",
    },
    {
      title: 'Fermer les raccords',
      description: 'Cheminée, murs et lucarnes reçoivent leurs solins. Le faîtage ventilé vient en dernier.',
    },
    {
      title: 'Faire le tour avec vous',
      description:
        'La réception se fait ensemble. Mettez de côté quelques tuiles du même lot, pour une réparation. {commitments.handoverFile}',
    },
  ],
  frequency: {
    title: 'Après 30 à 40 ans, faites examiner le toit',
    paragraphs: [
      "L'âge ne décide pas seul : une ardoise naturelle peut durer 75 à 100 ans, une tôle d'acier 25 à 40.",
      "Comptez 1 à 3 semaines de chantier, si le temps le permet, d'avril à la mi-novembre en plaine, de mai à octobre en montagne.",
    ],
  },
  materials: {
    title: 'Quelle couverture choisir ?',
    paragraphs: [
      'Chaque tuile a sa pente minimale, selon le vent et la pluie du lieu. Un toit peu incliné se couvre plutôt de zinc. Au-dessus de 900 m environ, les règles de montagne demandent une double toiture ventilée.',
      "Le plan local d'urbanisme (PLU) ou le règlement du lotissement peut fixer matière et couleur : renseignez-vous en mairie. Remplacer au moins la moitié d'une couverture impose aussi, en principe, d'isoler ; des exceptions existent.",
    ],
    items: [
      {
        title: 'Tuile mécanique',
        text: 'En terre cuite, elle dure 40 à 60 ans, parfois plus. Demandez un modèle résistant au gel.',
      },
      {
        title: 'Tuile en béton',
        text: 'Comptez 30 à 50 ans. Sa teinte pâlit avec le temps.',
      },
      {
        title: 'Zinc à joint debout',
        text: 'Il convient aux faibles pentes et dépasse souvent 50 ans.',
      },
      {
        title: "Tôle d'acier",
        text: "La neige y glisse d'un bloc. Il faut des arrêts de neige au-dessus des entrées.",
      },
    ],
  },
  goodToKnow: {
    title: "Alléger un toit peut l'exposer au vent",
    paragraphs: [
      'Par leur poids, les tuiles retiennent la charpente. Sous de la tôle, le vent peut soulever des bois mal fixés.',
      "Si vous passez à plus léger, demandez que l'ancrage de la charpente figure au devis, quel que soit le couvreur.",
    ],
  },
  questions: [
    {
      title: 'Et pour un toit plat ?',
      text: "Un toit plat ne reçoit ni tuiles ni ardoises, mais une étanchéité d'un seul tenant. {commitments.flatRoof}",
    },
  ],
  price: {
    factors: [
      'La surface et la pente',
      'Le matériau choisi',
      'Les cheminées, lucarnes et noues',
      "L'échafaudage : hauteur, terrain",
      'Les bois, vus une fois le toit ouvert',
      "L'isolation, ou l'amiante à retirer",
    ],
    aid: "Les aides à la rénovation énergétique ne portent que sur l'isolation du toit, et demandent une entreprise qui a le label RGE (reconnu garant de l'environnement).",
    tenYear: true,
    coverage:
      'Une couverture neuve est un ouvrage : les dommages graves relèvent de la garantie décennale, 10 ans à partir de la réception.',
  },
  relatedServices: ['renovation-toiture', 'charpente', 'dessous-de-toit'],
  towns: [
    {
      slug: 'saint-die-des-vosges',
      reason: 'Un toit posé à la Reconstruction, après 1944, et jamais refait depuis mérite un examen.',
    },
    {
      slug: 'gerardmer',
      reason: "De 584 à 1137 m : selon l'altitude de la maison, les règles de montagne s'appliquent.",
    },
    {
      slug: 'vittel',
      reason: "Sur les villas couvertes de zinc ou d'ardoise, vérifiez les règles en mairie avant de choisir.",
    },
  ],
};
