export const service = {
  title: 'Charpente : diagnostic, réparation et bois neuf',
  menu: {
    title: 'Charpente',
    description: 'Bois réparés, traités, refaits',
  },
  card: "Bois affaissés, rongés ou trop faibles : nous cherchons la cause et ne remplaçons que les pièces qui doivent l'être.",
  seo: {
    title: 'Réparation de charpente à Épinal (Vosges)',
    description:
      "Faîtage qui se creuse, sciure dans les combles ? Diagnostic, réparation et traitement de charpente autour d'Épinal. Devis gratuit.",
    keywords: [
      'charpente Épinal',
      'charpentier Vosges',
      'réparation charpente',
      'traitement charpente capricorne',
      'diagnostic charpente',
      'charpente neuve Vosges',
    ],
  },
  heroImage: 'service-charpente',
  intro:
    "La charpente porte les tuiles et la neige. Quand elle plie ou qu'un insecte l'attaque, nous cherchons d'abord la cause.",
  content: {
    title: 'Comment une charpente travaille',
    paragraphs: [
      'Le poids du toit descend des chevrons aux pannes, puis aux fermes et aux murs. Si une pièce faiblit, ses voisines portent à sa place : le défaut se voit parfois loin de son origine.',
      "Au sec, le bois dure très longtemps. Au-dessus de 20 % d'humidité environ, les champignons peuvent s'y développer.",
    ],
  },
  signs: {
    title: 'Les signes, de la rue et dans les combles',
    items: [
      'Le faîtage se creuse au milieu.',
      "Le haut d'un mur penche vers l'extérieur.",
      'Une fissure court entre plafond et mur.',
      'Une sciure claire se dépose au sol des combles.',
      'Le bois est percé : trous ovales (capricorne, 6 à 10 mm) ou ronds (vrillette, 1 à 3 mm).',
      'Une odeur de moisi reste après aération.',
    ],
  },
  pictures: {
    signs: { photo: 'galerie-charpente', caption: 'Charpente neuve : les bois en biais résistent au vent.' },
  },
  offers: [
    {
      title: 'Diagnostic et réparation',
      items: [
        "Diagnostic des bois et de l'humidité",
        'Bouts de poutre pourris remplacés',
        'Chevrons doublés, pannes renforcées',
        'Contreventement repris',
      ],
    },
    {
      title: 'Traitement des bois',
      items: [
        'Préventif sur bois sains ou neufs, curatif contre les insectes xylophages, {credentials.woodTreatment}',
        'Champignons : cause supprimée, spécialiste indiqué',
      ],
    },
    {
      title: 'Rénovation et bois neufs',
      items: [
        'Rénovation complète, bois sains gardés',
        '{commitments.newFrames}',
        'Renfort avant une nouvelle couverture',
        'Combles habitables, après calcul',
      ],
    },
  ],
  approach: {
    title: 'Comment nous examinons',
    steps: [
      {
        title: 'Relever',
        text: "Nous mesurons les sections et les portées, puis la flèche des pièces qui ont plié. Une pointe enfoncée dit si le bois est encore dur ; un humidimètre, s'il est sec.",
      },
      {
        title: 'Remonter à la cause',
        text: 'Fuite, condensation, surcharge : tant que la cause est là, la réparation ne tient pas.',
      },
      {
        title: 'Dimensionner',
        text: "Les renforts se calculent selon l'Eurocode 5, au besoin avec un bureau d'études. Le devis est écrit pièce par pièce.",
      },
    ],
  },
  benefits: [
    'Les bois sains restent en place',
    'Pas de traitement curatif sans attaque active constatée',
    'Garantie décennale sur la charpente refaite',
  ],
  process: [
    {
      title: 'Étayer',
      description:
        "Des étais reprennent la charge avant qu'une pièce soit touchée. Si le toit s'ouvre, un échafaudage est monté.",
    },
    {
      title: 'Mettre le bois à nu',
      description: "Les parties rongées sont retirées à l'outil jusqu'au bois sain. On mesure ce qui reste.",
    },
    {
      title: 'Remplacer',
      description: 'La partie pourrie est sciée et une pièce neuve la prolonge, assemblée par une enture.',
    },
    {
      title: 'Renforcer',
      description:
        "Là où le calcul le demande, nous ajoutons une panne, des moises de part et d'autre d'une poutre ou des ferrures.",
    },
    {
      title: 'Traiter, si besoin',
      description:
        'Le bois est brossé ; les grosses sections attaquées sont percées et injectées, puis tout est traité en surface, {credentials.woodTreatment}.',
    },
    {
      title: "Contrôler l'ensemble",
      description:
        'Nous vérifions le contreventement, qui empêche les fermes de se coucher. Les étais sont retirés quand le bois porte de nouveau. {commitments.hiddenPhotos}',
    },
  ],
  frequency: {
    title: 'Quand la faire examiner',
    paragraphs: [
      "Avant de changer la toiture, d'isoler les combles ou d'acheter une maison ancienne ; après une fuite ou un hiver très enneigé.",
      "Par l'intérieur, on travaille toute l'année ; toit ouvert, d'avril à la mi-novembre en plaine, de mai à octobre au-dessus de 700 m environ.",
    ],
  },
  materials: {
    title: 'La neige et le choix du bois',
    paragraphs: [
      "Entre une maison à 300 m et une autre à 900 m, dans une même zone de neige, la charge de neige au sol retenue pour le calcul augmente d'environ 80 kg/m². Nous partons de l'altitude de votre maison.",
      "L'épicéa, le sapin et le douglas poussent dans le massif. Si vous tenez à un bois d'ici, demandez que sa provenance soit écrite sur le devis.",
    ],
    items: [
      {
        title: 'Résistance',
        text: 'Les bois porteurs sont classés, C18 ou C24 par exemple. À section égale, le second porte davantage.',
      },
      {
        title: "Classe d'emploi",
        text: "À l'abri sous le toit, c'est la classe 2. Un bois exposé à la pluie, en bout de chevron par exemple, relève au moins de la classe 3.",
      },
      {
        title: 'Fermettes',
        text: 'Ces bois minces des pavillons, reliés par des plaques métalliques, ne se coupent jamais sans calcul, même pour ouvrir une trappe.',
      },
      {
        title: 'Champignons',
        text: "On remet d'abord le bois au sec. Pour la mérule, une déclaration peut être exigée : renseignez-vous en mairie, comme pour surélever un toit ou changer sa pente.",
      },
    ],
  },
  goodToKnow: {
    title: "Des trous dans une poutre ne prouvent pas qu'il faut traiter",
    paragraphs: [
      "L'insecte adulte perce le trou en sortant : l'attaque peut être finie depuis des dizaines d'années.",
      "La sciure claire qui revient après un coup de balai la fait craindre ; un sondage du bois tranche. Avant de signer pour un traitement, demandez où on l'a vue.",
    ],
  },
  price: {
    factors: [
      'La taille des pièces à changer',
      "L'accès : combles ou toiture",
      "L'étaiement et l'échafaudage",
      "Le calcul et le traitement, s'il en faut",
    ],
    tenYear: true,
    coverage:
      "Une charpente refaite relève de la garantie décennale. Quelques bois réparés ou un traitement seul n'en relèvent pas toujours : demandez-le avant de signer.",
  },
  relatedServices: ['changement-toiture', 'renovation-toiture', 'reparations-diverses'],
  towns: [
    {
      slug: 'dompaire',
      reason: 'Les granges de la plaine ont de vastes toits, donc de longues portées à surveiller.',
    },
    {
      slug: 'la-bresse',
      reason: "De 580 à 1363 m sur une même commune : la charge de neige se calcule à l'altitude de la maison.",
    },
    {
      slug: 'le-val-dajol',
      reason: 'Certains toits y portent encore des laves de grès, bien plus lourdes que des tuiles.',
    },
    {
      slug: 'vagney',
      reason: 'Dans la vallée de la Moselotte, de grandes fermes traditionnelles portent la neige sur un large toit.',
    },
  ],
};
