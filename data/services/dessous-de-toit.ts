export const service = {
  title: 'Dessous de toit et planches de rive en PVC',
  menu: {
    title: 'Dessous de toit en PVC',
    description: 'Sous-faces, rives et grilles',
  },
  card: "L'avant-toit est habillé de lambris PVC, planche de rive comprise, avec des grilles qui laissent entrer l'air sous la toiture.",
  seo: {
    title: 'Dessous de toit en PVC à Épinal (Vosges)',
    description:
      "Lambris qui s'écaille, planche de rive noire, guêpes sous l'avant-toit : nous posons ou rénovons vos dessous de toit autour d'Épinal. Devis gratuit.",
    keywords: [
      'dessous de toit PVC Épinal',
      'dessous de toit PVC Vosges',
      'habillage planche de rive',
      'lambris sous-face PVC',
      'habillage avant-toit',
      'grille ventilation toiture',
    ],
  },
  heroImage: 'service-dessous-de-toit',
  intro:
    "Du mur jusqu'à la gouttière, nous habillons le débord du toit en lambris de PVC (plastique rigide), ou autrement si la maison le demande. L'air entre, la pluie et les guêpes restent dehors.",
  content: {
    title: "À quoi sert le dessous d'un avant-toit",
    paragraphs: [
      "La sous-face arrête le vent, la neige poudreuse et les insectes, et laisse passer l'air dont la charpente a besoin. Au bord, une planche ferme l'ensemble : planche d'égout derrière la gouttière, planche de rive sur le pignon (on dit souvent « de rive » pour les deux). Elle pourrit la première.",
      "En bois, tout cela se lasure régulièrement, et c'est haut. Le PVC ne se peint pas : il se lave à l'eau savonneuse, et sa teinte pâlit avec les années.",
    ],
  },
  signs: {
    title: 'Les signes, sous la gouttière',
    items: [
      'La peinture du lambris pend en écailles.',
      'Des traînées noires suivent la gouttière.',
      "Une planche s'affaisse et ouvre un joint.",
      'Guêpes ou oiseaux entrent par le même trou.',
      'Le haut du mur porte une auréole.',
      "Les grilles d'aération sont bouchées, ou absentes.",
    ],
  },
  offers: [
    {
      title: 'Pose complète',
      items: [
        'Tasseaux traités sur les chevrons',
        'Lambris PVC, avec jeu de dilatation',
        'Profils de finition au mur et aux angles',
      ],
    },
    {
      title: 'Rénovation du bois ancien',
      items: [
        'Planches pourries déposées',
        'Bouts de chevrons sondés, réparés',
        'Planches saines lasurées ou recouvertes',
      ],
    },
    {
      title: 'Rives, corniches, grilles',
      items: [
        'Corniches et planches de rive habillées',
        'Gouttière déposée puis reposée',
        'Grilles de ventilation contre les insectes',
        "Entrées d'air bouchées rouvertes",
      ],
    },
  ],
  approach: {
    title: "Avant de refermer l'avant-toit",
    steps: [
      {
        title: 'Voir ce que cache le lambris',
        text: "Nous démontons une lame ou deux. Du PVC posé sur un bois mouillé cache la pourriture et l'entretient. Si la sous-face est en plaques de fibrociment d'avant juillet 1997, elle peut contenir de l'amiante : on la fait analyser avant d'y toucher.",
      },
      {
        title: 'Comprendre les traces',
        text: "Une gouttière qui déborde ou une tuile de rive déplacée noircit les planches. Nous réparons cela d'abord.",
      },
      {
        title: 'Chercher les nids',
        text: 'Hirondelles, martinets et chauves-souris sont protégés. Quand un nid est présent, nous ne retirons rien avant de savoir ce que la loi permet, et à quelle saison.',
      },
    ],
  },
  benefits: [
    'En PVC, aucune peinture à refaire',
    "Une entrée d'air prévue dès le devis",
    'Le bois gardé quand il est encore bon',
  ],
  process: [
    {
      title: 'Accès et dépose',
      description: "L'échafaudage est monté, puis nous retirons les planches pourries, et la gouttière si elle gêne.",
    },
    {
      title: 'Remise en état des bois',
      description:
        'Les bouts de chevrons attaqués sont remplacés ou renforcés. Des tasseaux bien alignés recevront le lambris.',
    },
    {
      title: 'Lambris et grilles',
      description:
        "Chaque lame est coupée un peu court pour pouvoir s'allonger l'été sans gondoler. Des grilles sont posées tout le long du débord.",
    },
    {
      title: 'Planches de rive et corniches',
      description:
        "L'habillage passe derrière la gouttière, avec un profil qui rejette les gouttes. La gouttière est ensuite reposée avec sa pente.",
    },
    {
      title: 'Contrôle',
      description:
        "Nous versons de l'eau dans la gouttière, vérifions que l'air passe et emportons les vieux bois et les chutes.",
    },
  ],
  frequency: {
    title: 'Combien de temps cela dure',
    paragraphs: [
      "Le PVC, 20 à 30 ans ; l'aluminium, souvent plus de 30. Le bois vit longtemps lui aussi, s'il est lasuré de nouveau tous les 5 à 8 ans.",
      "La pose se fait d'avril à octobre : par grand froid, le PVC casse, et les chevrons doivent être secs. Les grilles se dépoussièrent avec les gouttières.",
    ],
  },
  materials: {
    title: 'PVC, bois ou aluminium ?',
    paragraphs: [
      "Plus on monte, plus la neige et la glace s'accumulent au bord du toit. Il faut des fixations plus serrées et une bonne ventilation : au-dessus d'un comble isolé et bien aéré, il se forme moins de glace.",
      "Remplacer du bois par du PVC change l'aspect de la maison. Une déclaration préalable peut être demandée, et le plan local d'urbanisme (PLU) peut encadrer les matériaux : renseignez-vous en mairie.",
    ],
    items: [
      {
        title: 'PVC',
        text: "Léger et facile à laver, il convient bien aux pavillons. Sa dilatation se prévoit à la pose, son classement au feu se vérifie à l'achat.",
      },
      {
        title: 'Bois',
        text: 'Il va bien sur une ferme ou dans une rue protégée, et se répare lame par lame. Terni mais sain, il se ponce et se lasure : gardez-le.',
      },
      {
        title: 'Aluminium',
        text: 'Plus rigide et plus durable, il se prête aux planches de rive très exposées.',
      },
    ],
  },
  goodToKnow: {
    title: 'Un avant-toit trop bien fermé abîme la charpente',
    paragraphs: [
      "Sous les tuiles, l'air entre par l'avant-toit, ressort près du faîtage et sèche les liteaux au passage. Sans grilles, l'humidité condense et le bois moisit, longtemps sans qu'on le voie.",
      "L'isolant des combles, poussé jusqu'au lambris, bouche aussi le passage : nous regardons donc les combles quand ils sont accessibles.",
    ],
  },
  price: {
    factors: [
      'La longueur et la largeur du débord',
      'Le matériau choisi',
      'Les bois pourris, une fois découverts',
      'La gouttière, la hauteur',
    ],
    tenYear: true,
    coverage:
      "L'habillage d'un dessous de toit ne relève de la garantie décennale que s'il forme à lui seul un ouvrage. Sinon, nous répondons de la bonne exécution du contrat.",
  },
  gallery: ['galerie-dessous-de-toit-avant', 'galerie-dessous-de-toit-apres'],
  relatedServices: ['renovation-toiture', 'nettoyage-cheneau', 'peinture-boiserie'],
  towns: [
    {
      slug: 'golbey',
      reason: "Des pavillons des années 1960 à 1980, dont les débords de toit arrivent à l'âge d'être examinés.",
    },
    {
      slug: 'uxegney',
      reason:
        "Pavillons et anciennes fermes s'y côtoient : le PVC convient aux premiers, le bois souvent aux secondes.",
    },
    {
      slug: 'gerardmer',
      reason: "Avec la neige et la glace au bord du toit, l'aération du débord compte autant que sa fixation.",
    },
    {
      slug: 'la-bresse',
      reason: "Sur les chalets, la neige lourde éprouve le bord du toit : on examine les chevrons avant d'habiller.",
    },
  ],
};
