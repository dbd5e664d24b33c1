export const service = {
  title: 'Peinture et lasure des boiseries extérieures',
  menu: {
    title: 'Peinture et boiserie',
    description: 'Volets, bardages, balcons',
  },
  card: 'Volets, portes, bardages et planches de rive : le bois est réparé et poncé, puis repeint ou lasuré jusque sur les chants.',
  seo: {
    title: 'Peinture de volets et de boiseries à Épinal',
    description:
      "Volets gris, peinture qui s'écaille, planches de rive noircies : faites examiner vos boiseries avant que le bois pourrisse. Devis gratuit dans les Vosges.",
    keywords: [
      'peinture volets Épinal',
      'peinture boiserie extérieure Vosges',
      'lasure bardage',
      'planche de rive peinture',
      'rénovation volets bois',
    ],
  },
  heroImage: 'service-peinture-boiserie',
  intro:
    "Un volet s'écaille, une porte gonfle : le bois prend l'eau. Nous réparons le bois, puis nous le peignons ou le lasurons, souvent à plat sur des tréteaux.",
  content: {
    title: 'Ce que la pluie et le soleil font au bois',
    paragraphs: [
      "Le soleil ronge la surface du bois et le fait griser. L'eau entre ensuite par les fentes, par les assemblages et surtout par le bois de bout, là où les fibres sont coupées.",
      "Au sud et à l'ouest, la finition s'use plus vite ; sous un large débord de toit, elle tient bien plus longtemps. On reprend donc souvent une façade sans toucher aux autres.",
    ],
  },
  signs: {
    title: 'Les signes, depuis la cour',
    items: [
      "La peinture cloque ou s'écaille, d'abord au sud et à l'ouest.",
      'Le bois apparaît nu et gris.',
      "Des points noirs s'étendent sous une lasure mate.",
      "Le bas d'un volet ou d'une porte a gonflé et frotte.",
      'Le mastic des vitres est fendu ou tombé.',
      'Aux jumelles, la planche de rive est noire ou fendue.',
    ],
  },
  pictures: {
    signs: { photo: 'detail-volets-avant', caption: 'Volets et porte gris, sans peinture.' },
    work: { photo: 'detail-volets-apres', caption: 'Les mêmes, repeints en vert.' },
  },
  offers: [
    {
      title: 'Volets, fenêtres, portes',
      items: [
        'Volets peints sur les faces et les chants',
        'Fenêtres et portes, mastic refait',
        'Portes de garage et de grange',
        'Ferrures dérouillées et repeintes',
      ],
    },
    {
      title: 'Toit, façade, jardin',
      items: [
        'Planches de rive et dessous de toit',
        'Bardages et pignons de planches',
        'Bouts de chevrons, poutres apparentes',
        'Balcons, clôtures et portails',
      ],
    },
    {
      title: 'Réparer avant de peindre',
      items: [
        'Bois pourri remplacé par du neuf',
        'Lames de volet cassées changées',
        'Fentes et trous rebouchés',
        'Bois attaqués par les insectes, traités {credentials.woodTreatment}',
      ],
    },
  ],
  approach: {
    title: 'Ce que nous vérifions avant de peindre',
    steps: [
      {
        title: "L'ancienne couche tient-elle ?",
        text: "Nous l'incisons et nous y collons un ruban adhésif. Si elle reste en place, un lessivage et un léger ponçage suffisent. Si elle part avec le ruban, il faut décaper.",
      },
      {
        title: 'Le bois est-il sec ?',
        text: 'Un humidimètre le dit. Au-dessus de 18 % environ, nous laissons sécher, car une peinture posée sur un bois mouillé cloque.',
      },
      {
        title: 'Est-il sain ?',
        text: 'Une pointe enfoncée près des assemblages montre si le bois est mou. Une pièce perdue se remplace avant de peindre.',
      },
    ],
  },
  benefits: [
    'Chants et dessous peints comme les faces',
    "Des produits qui laissent sortir l'humidité",
    'Réparation et peinture chiffrées à part',
  ],
  process: [
    {
      title: 'Dépose et protections',
      description:
        'Les volets sont décrochés, numérotés et posés à plat. Nous couvrons les sols, les murs et les encadrements de grès.',
    },
    {
      title: 'Lavage',
      description: 'Le bois est lessivé, traité contre les moisissures et rincé sans pression. Puis il sèche.',
    },
    {
      title: 'Ponçage ou décapage',
      description: "Ce qui tient encore est seulement dépoli. Le bois gris se ponce jusqu'à retrouver sa couleur.",
    },
    {
      title: 'Réparation',
      description: 'Les parties pourries sont remplacées, les fentes mastiquées, les ferrures dérouillées.',
    },
    {
      title: "Couche d'impression",
      description:
        "Elle est choisie selon l'essence du bois et la finition. Les chants et le bois de bout en reçoivent davantage.",
    },
    {
      title: 'Finition et repose',
      description:
        "Deux ou trois couches minces, avec un léger ponçage de l'une à l'autre. Les volets raccrochés, nous vérifions qu'ils ferment.",
    },
  ],
  frequency: {
    title: "Combien d'années tient une finition ?",
    paragraphs: [
      "Face à la pluie, une lasure tient en général 3 à 6 ans, une peinture 6 à 10 ans ; à l'abri, davantage. Avant qu'elle s'écaille, une lasure ne demande qu'un lavage et un léger ponçage.",
      'Nous peignons dehors de mai à septembre, entre 10 et 25 °C, sur un bois sec et sans rosée. En altitude, demandez le devis dès la fonte des neiges.',
    ],
  },
  materials: {
    title: 'Peinture, lasure ou saturateur',
    paragraphs: [
      "Nous préférons les produits à l'eau, conçus pour le bois extérieur (norme NF EN 927).",
      "Pour une autre couleur, le plan local d'urbanisme (PLU) fixe parfois une palette, et une déclaration préalable peut être nécessaire, en particulier près d'un monument historique : renseignez-vous en mairie.",
    ],
    items: [
      {
        title: 'Peinture',
        text: 'Opaque, elle arrête le soleil et dure plus longtemps. Au sud, les teintes très sombres chauffent : le bois travaille et la peinture se fend.',
      },
      {
        title: 'Lasure',
        text: 'Le veinage reste visible, un mastic ou une pièce neuve aussi. Incolore ou très claire, elle laisse passer le soleil et protège moins.',
      },
      {
        title: 'Saturateur',
        text: 'Il imprègne le bois sans former de film, donc sans écailles. Mais il faut en remettre plus souvent.',
      },
      {
        title: "Peintures d'avant 1949",
        text: 'Elles peuvent contenir du plomb. Faites analyser une couche de cet âge avant de poncer : sa poussière est toxique, surtout pour les enfants.',
      },
    ],
  },
  goodToKnow: {
    title: 'Sous le gris, le bois est souvent sain',
    paragraphs: [
      "Un vieux volet n'est gris qu'en surface. Mais la peinture ne tient pas sur ce gris : il faut poncer d'abord.",
      "La pourriture vient d'en bas. Le dessous d'un volet boit l'eau qui ruisselle, et c'est l'endroit qu'on oublie de peindre. Nous commençons par là.",
    ],
  },
  price: {
    factors: [
      'Le nombre de volets, de portes',
      'Lavage simple ou décapage',
      'Les bois à remplacer',
      "L'accès et le produit choisi",
    ],
    tenYear: false,
    coverage:
      "Peinture et lasure sont de l'entretien : elles ne relèvent pas de la garantie décennale. Nous répondons de la bonne exécution du contrat.",
  },
  relatedServices: ['dessous-de-toit', 'ravalement-facade', 'renovation-toiture'],
  towns: [
    {
      slug: 'vittel',
      reason:
        'Les villas de la Belle Époque ont des boiseries peintes, à reprendre face par face selon leur exposition.',
    },
    {
      slug: 'neufchateau',
      reason: 'La vieille ville compte de nombreux édifices protégés : la teinte des volets se vérifie en mairie.',
    },
    {
      slug: 'la-bresse',
      reason: 'Les chalets y portent du bois en altitude, où la saison pour peindre est courte et la neige abondante.',
    },
    {
      slug: 'vagney',
      reason: 'Des fermes traditionnelles y gardent un pignon habillé de planches ou de bardeaux contre la pluie.',
    },
  ],
};
