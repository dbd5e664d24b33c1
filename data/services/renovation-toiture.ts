export const service = {
  title: 'Rénovation de toiture',
  menu: {
    title: 'Rénovation de toiture',
    description: "Changer l'usé, garder le sain",
  },
  card: 'Tuiles, liteaux, faîtage, noues et solins repris là où ils sont usés. Ce qui est sain reste sur le toit.',
  seo: {
    title: 'Rénovation de toiture à Épinal (Vosges)',
    description:
      "Tuiles cassées, faîtage fissuré ? Nous examinons le toit, gardons ce qui tient et chiffrons le reste. Devis gratuit autour d'Épinal.",
    keywords: [
      'rénovation toiture Épinal',
      'rénovation toiture Vosges',
      'réfection de toiture',
      'remplacement de tuiles',
      'réfection faîtage',
      'couvreur Vosges',
      'couvreur Igney',
    ],
  },
  heroImage: 'service-renovation-toiture',
  intro:
    "Un toit qui vieillit n'est pas toujours à remplacer. Nous changeons ce qui est usé, reprenons le faîtage et la zinguerie, et gardons les tuiles saines.",
  content: {
    title: "Un toit ne s'use pas partout à la fois",
    paragraphs: [
      "Le versant battu par la pluie et le tour de la cheminée s'usent les premiers ; à quelques mètres, des tuiles du même âge sont intactes.",
      "Nous changeons une part des tuiles, un faîtage, une noue, parfois tout un versant. La couverture peut y gagner 10 à 20 ans, selon ce que l'on conserve.",
    ],
  },
  signs: {
    title: "Les signes d'un toit qui fatigue",
    items: [
      "La ligne du faîtage ondule ou s'affaisse.",
      'Des tuiles ont glissé, sont cassées ou manquent.',
      'Le mortier du faîtage se fend ou tombe.',
      "Après l'hiver, des éclats de terre cuite jonchent le sol.",
      "Un solin se fend ou s'écarte du mur.",
      "Une auréole s'étend au plafond par pluie battante.",
    ],
  },
  pictures: {
    signs: { photo: 'service-reparations-diverses', caption: 'Tuiles glissées près de la cheminée.' },
    work: { photo: 'galerie-zinc-lucarnes', caption: 'Lucarnes en zinc.' },
  },
  offers: [
    {
      title: 'La couverture',
      items: [
        'Tuiles ou ardoises du bon modèle',
        'Liteaux changés, fixations reprises',
        'Écran et contre-liteaux sur un versant',
        'Chatières pour ventiler',
      ],
    },
    {
      title: 'Les raccords et le zinc',
      items: [
        'Faîtages et arêtiers, au mortier ou ventilés',
        'Noues et solins',
        'Tour de cheminée et de fenêtre de toit',
        'Gouttières et descentes',
      ],
    },
    {
      title: "Le bois et l'isolant",
      items: ['Chevrons réparés ou doublés', 'Bois attaqués traités {credentials.woodTreatment}', '{commitments.sarking}'],
    },
  ],
  approach: {
    title: 'Rénover ou remplacer ?',
    steps: [
      {
        title: 'Commencer par les combles',
        text: "Traces d'eau, liteaux noircis, isolant mouillé : on les voit d'en dessous.",
      },
      {
        title: 'Compter ce qui est mauvais',
        text: "Au-delà d'un tiers environ de tuiles à changer, ou si les liteaux ne tiennent plus, nous chiffrons aussi un remplacement : vous comparez.",
      },
      {
        title: 'Mettre par écrit',
        text: '{commitments.writtenReport} Vous pouvez alors étaler les travaux.',
      },
    ],
  },
  benefits: [
    'Un devis versant par versant',
    'Les tuiles saines triées et reposées',
    'Garantie décennale sur la couverture refaite',
  ],
  process: [
    {
      title: "Monter l'échafaudage",
      description:
        "Garde-corps au bord du toit, échelle de toit sur le versant. Sur la rue, il faut l'autorisation de la mairie.",
    },
    {
      title: 'Découvrir et trier',
      description:
        "Nous ouvrons un versant après l'autre et empilons les tuiles saines pour les reposer. {commitments.closedAtNight}",
    },
    {
      title: 'Reprendre le bois',
      description:
        "Chevrons et liteaux touchés par l'eau ou par les insectes sont réparés ou changés. {commitments.hiddenPhotos}",
    },
    {
      title: 'Poser écran, noues et liteaux',
      description: "L'écran arrête la neige poudreuse ; les contre-liteaux laissent passer l'air. Une noue usée se change avant les tuiles.",
    },
    {
      title: 'Remonter les tuiles',
      description: "Les fixations dépendent de la zone de vent, de l'exposition et de la pente. Au bas du toit (l'égout) et sur ses côtés (les rives), chaque tuile est fixée.",
    },
    {
      title: 'Refaire les raccords',
      description:
        "Le tour de cheminée est refait avec les rangs voisins, car beaucoup de fuites commencent là. Le faîtage ferme l'ensemble.",
    },
    {
      title: 'Vérifier et nettoyer',
      description: 'Gouttières vidées, gravats emportés. {commitments.photos}',
    },
  ],
  frequency: {
    title: 'À quel âge, et à quelle saison ?',
    paragraphs: [
      "Au-delà de 30 à 40 ans, faites examiner la couverture. L'âge seul ne condamne rien : une tuile mécanique dure souvent 40 à 60 ans.",
      "Ces travaux se font d'avril à la mi-novembre en plaine, de mai à octobre au-dessus de 700 m environ.",
    ],
  },
  materials: {
    title: 'Choisir les tuiles',
    paragraphs: [
      "L'eau qui gèle dans une tuile poreuse la fait éclater : demandez des tuiles résistantes au gel. Les règles courantes de pose (document technique unifié, DTU 40.21) valent en principe jusqu'à 900 m ; plus haut, celles de la montagne s'appliquent.",
      "Changer de matériau change le poids sur la charpente : environ 25 à 30 kg/m² pour l'ardoise, 40 à 45 pour la tuile mécanique. En rénovation partielle, nous restons dans la même famille.",
    ],
    items: [
      {
        title: 'Autorisations',
        text: "À l'identique, pas de déclaration en général. Pour une autre couleur ou une fenêtre de toit ajoutée, renseignez-vous en mairie.",
      },
      {
        title: 'Isolation',
        text: 'Refaire au moins la moitié de la couverture peut obliger à isoler en même temps : nous vous le signalons au devis.',
      },
    ],
  },
  goodToKnow: {
    title: 'Deux tuiles qui se ressemblent ne vont pas toujours ensemble',
    paragraphs: [
      "D'un fabricant à l'autre, l'emboîtement varie de quelques millimètres : côte à côte, deux tuiles presque pareilles peuvent laisser passer la pluie.",
      "Si le modèle n'est plus fabriqué, on cherche des tuiles de récupération, ou l'on regroupe les anciennes sur un versant.",
    ],
  },
  questions: [
    {
      title: 'Posez-vous des fenêtres de toit (Velux) ?',
      text: "{commitments.roofWindow} Une nouvelle ouverture coupe un chevron ou deux, qu'il faut reprendre, et demande une déclaration préalable. Une fermette ne se coupe jamais sans calcul.",
    },
  ],
  price: {
    factors: [
      'La part de tuiles à changer',
      'Leur modèle : courant ou rare',
      'Le faîtage, les noues, la cheminée',
      "L'échafaudage, à chaque étape",
    ],
    aid: "Changer des tuiles n'ouvre droit à aucune aide ; isoler le toit, parfois, avec une entreprise qui a le label RGE (reconnu garant de l'environnement).",
    tenYear: true,
    coverage:
      "Une couverture refaite relève de la garantie décennale. Quelques tuiles changées n'en relèvent pas en général : nous répondons alors de la bonne exécution du contrat.",
  },
  relatedServices: ['changement-toiture', 'charpente', 'demoussage-nettoyage-toiture'],
  towns: [
    {
      slug: 'golbey',
      reason: 'Maisons des années 1960 à 1980 : un toit à examiner avant de parler de remplacement.',
    },
    {
      slug: 'rambervillers',
      reason: "Tuiles mécaniques et grandes granges s'y prêtent à une rénovation par étapes.",
    },
    {
      slug: 'charmes',
      reason: "En partie reconstruite après la guerre : l'âge des couvertures justifie un examen.",
    },
  ],
};
