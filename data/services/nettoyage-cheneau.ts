export const service = {
  title: 'Nettoyage de chéneaux et de gouttières',
  menu: {
    title: 'Chéneaux et gouttières',
    description: 'Vidés, rincés, vérifiés',
  },
  card: "Feuilles, aiguilles et mousse retirées, descentes rincées, écoulement vérifié à l'eau avant l'hiver.",
  seo: {
    title: 'Nettoyage de gouttières à Épinal (Vosges)',
    description:
      "Gouttière qui déborde, chéneau bouché ? Autour d'Épinal, nous vidons, rinçons, puis vérifions à l'eau la pente et les joints. Devis gratuit.",
    keywords: [
      'nettoyage gouttière Épinal',
      'nettoyage chéneau Vosges',
      'gouttière bouchée',
      'débouchage descente de gouttière',
      'gouttière zinc Vosges',
      'zingueur Igney',
    ],
  },
  heroImage: 'service-nettoyage-cheneau',
  intro:
    "Quand la gouttière est pleine, l'eau du toit coule sur la façade. Nous vidons tout jusqu'au pied de la descente, puis nous vérifions l'écoulement à l'eau.",
  content: {
    title: 'Gouttière ou chéneau ?',
    paragraphs: [
      "La gouttière pend au bord du toit. Si elle déborde, l'eau tombe devant le mur : vous le voyez tout de suite.",
      "Le chéneau repose sur la tête du mur. Bouché ou percé, il envoie l'eau dans la maçonnerie : quand la tache apparaît à l'intérieur, le bois est déjà mouillé.",
      "Le bouchon se forme presque toujours à l'entrée de la descente, la naissance.",
    ],
  },
  signs: {
    title: 'Les signes, un jour de pluie',
    items: [
      "L'eau déborde à la moindre averse.",
      'Un raccord goutte longtemps après la pluie.',
      'Une coulure verte ou noire descend sur la façade.',
      'La gouttière fait le ventre entre deux crochets.',
      'La terre est creusée en ligne sous le bord du toit.',
      "À l'intérieur, le mur se tache côté chéneau.",
    ],
  },
  pictures: {
    signs: { photo: 'detail-gouttiere-avant', caption: 'Gouttière et descente rouillées.' },
    work: { photo: 'galerie-gouttiere', caption: 'Gouttière et descente en zinc.' },
  },
  offers: [
    {
      title: 'Vider et rincer',
      items: [
        'Dépôts retirés à la main ou aspirés',
        'Crapaudines et boîtes à eau nettoyées',
        'Descentes rincées, débouchées au furet',
        'Regards contrôlés en bas',
      ],
    },
    {
      title: 'Remettre en état',
      items: [
        'Joints de zinc ressoudés',
        'Crochets tordus remis en place',
        "Pente corrigée là où l'eau stagne",
        'Tronçon percé ou écrasé remplacé',
      ],
    },
    {
      title: 'Éviter le prochain bouchon',
      items: [
        'Crapaudine neuve à la naissance',
        'Pare-feuilles sous les feuillus',
        'Crochets renforcés, arrêts de neige',
        '{commitments.heatingCable}',
      ],
    },
  ],
  approach: {
    title: 'Trois questions avant le devis',
    steps: [
      {
        title: 'Comment y accéder ?',
        text: "Le matériel dépend de la hauteur, du terrain, d'une véranda ou d'une ligne électrique.",
      },
      {
        title: "D'où viennent les débris ?",
        text: 'Des feuilles désignent un arbre voisin. De la mousse ou des éclats de tuile viennent du toit : vider la gouttière ne suffira pas.',
      },
      {
        title: 'Bouché ou abîmé ?',
        text: 'Une soudure ou un tronçon à changer figure au devis sur sa propre ligne.',
      },
    ],
  },
  benefits: ["Un essai à l'eau compris", 'Nettoyage et réparation chiffrés à part', 'Débris mis en sac et emportés'],
  process: [
    {
      title: 'Monter en sécurité',
      description:
        'Une échelle calée et attachée suffit aux interventions courtes ; sinon, un échafaudage ou une nacelle. Par gel ou grand vent, nous reportons.',
    },
    {
      title: 'Retirer les dépôts',
      description: 'Nous dégageons la naissance, puis le reste de la gouttière, sans rien pousser dans le tuyau.',
    },
    {
      title: 'Rincer la descente',
      description:
        "L'eau doit filer sans remonter. Sinon, nous passons un furet dans le tuyau et ouvrons le regard au pied.",
    },
    {
      title: 'Contrôler la pente et les joints',
      description:
        "Une gouttière descend d'environ 5 mm par mètre. Une flaque après l'essai montre un crochet affaissé ; une goutte sous un raccord, une soudure ouverte.",
    },
    {
      title: 'Reprendre les petits défauts',
      description:
        "Le zinc se ressoude sur place une fois sec et décapé. Sur le PVC, le mastic ne tient qu'en attendant la pièce neuve.",
    },
    {
      title: 'Rendre compte',
      description: "Nous vous disons ce qui est à surveiller jusqu'au passage suivant. {commitments.photos}",
    },
  ],
  frequency: {
    title: 'Quand nettoyer, et combien de fois ?',
    paragraphs: [
      "Gouttières et chéneaux se vident au moins une fois par an, à la fin de l'automne, quand toutes les feuilles sont tombées.",
      "Entourée d'arbres, une maison demande deux passages : le second au printemps, quand les chatons des arbres et les aiguilles sont tombés.",
    ],
  },
  materials: {
    title: 'La glace, et le choix du métal',
    paragraphs: [
      "Une gouttière pleine gèle en bloc : le poids ouvre les crochets et déforme le zinc. La neige qui glisse d'un coup plie même une gouttière propre : il faut alors des crochets plus forts et des arrêts de neige.",
      "S'il dégèle le jour et gèle la nuit, un bourrelet de glace se forme au bord du toit. Des combles mal isolés ou mal ventilés en sont souvent la cause : nettoyer n'y change rien.",
    ],
    items: [
      { title: 'Zinc', text: 'Comptez 25 à 40 ans. Il se soude, donc se répare.' },
      { title: 'PVC', text: 'Il dure 15 à 25 ans. Le froid le rend cassant et ses joints durcissent.' },
      {
        title: 'Cuivre',
        text: "Jamais au-dessus du zinc : l'eau qui a coulé sur le cuivre ronge le zinc placé plus bas.",
      },
    ],
  },
  goodToKnow: {
    title: 'Le pare-feuilles ne dispense pas du nettoyage',
    paragraphs: [
      "Un grillage arrête les feuilles, pas les aiguilles d'épicéa. Sous des résineux, mieux vaut souvent une crapaudine, petit panier de fil à l'entrée de la descente, et deux nettoyages par an.",
      "Ne montez pas vérifier : une échelle appuyée sur la gouttière l'écrase ou dérape. Regardez du jardin, sous l'averse, et dites-nous où elle déborde.",
    ],
  },
  questions: [
    {
      title: 'Posez-vous des gouttières neuves ?',
      text: "{commitments.newGutters} La largeur d'une gouttière se calcule d'après la surface du toit ; là où la neige glisse, il faut des crochets plus serrés.",
    },
  ],
  price: {
    factors: [
      'La longueur, les descentes',
      "L'accès : échelle ou nacelle",
      "L'état : feuilles ou vieux terreau",
      'Les réparations, chiffrées à part',
    ],
    tenYear: false,
    coverage:
      "Le nettoyage est de l'entretien : il ne relève pas de la garantie décennale. Gardez la facture : une assurance habitation peut refuser d'indemniser un dégât des eaux si la gouttière n'était pas entretenue.",
  },
  ratesApply: true,
  relatedServices: ['demoussage-nettoyage-toiture', 'dessous-de-toit', 'reparations-diverses'],
  towns: [
    {
      slug: 'chantraine',
      reason:
        "Les pentes boisées au-dessus d'Épinal chargent les gouttières de feuilles : deux passages par an y sont souvent utiles.",
    },
    {
      slug: 'thaon-les-vosges',
      reason: "Dans les rangées de l'ancienne ville textile, une même gouttière sert parfois plusieurs voisins.",
    },
    {
      slug: 'gerardmer',
      reason: "De 584 à 1137 m, neige et glace pèsent sur les gouttières : mieux vaut les vider avant l'hiver.",
    },
  ],
};
