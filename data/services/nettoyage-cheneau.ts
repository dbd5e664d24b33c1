import type { Service } from '../validation/schema';

export const nettoyageCheneau = {
  slug: 'nettoyage-cheneau',
  title: 'Nettoyage de chéneaux et de gouttières',
  menu: {
    title: 'Chéneaux et gouttières',
    description: 'Gouttières vidées, descentes rincées, joints vérifiés',
  },
  card: "Feuilles, aiguilles et mousses retirées, descentes rincées, écoulement vérifié à l'eau avant que le gel ne s'installe.",
  seo: {
    title: 'Nettoyage de gouttières à Épinal et dans les Vosges',
    description:
      "Gouttière qui déborde, chéneau bouché ? Depuis Igney, près d'Épinal, nous vidons, rinçons et vérifions les joints. Demandez un devis gratuit.",
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
    "Quand la gouttière est pleine de feuilles et d'aiguilles, l'eau du toit coule sur la façade. Nous vidons tout jusqu'au pied de la descente, puis nous vérifions l'écoulement à l'eau.",
  content: {
    title: 'Gouttière ou chéneau : deux façons de fuir',
    paragraphs: [
      "La gouttière est suspendue au bord du toit par des crochets. Si elle déborde, l'eau tombe devant le mur. Vous le voyez, et vous pouvez réagir.",
      "Le chéneau repose sur la tête du mur ou se cache derrière un petit parapet. Bouché ou percé, il envoie l'eau dans la maçonnerie. La tache apparaît souvent à l'intérieur, quand le bois et l'enduit sont déjà mouillés.",
      "Le bouchon se forme le plus souvent à l'entrée de la descente, que le métier appelle la naissance. Feuilles et aiguilles d'épicéa s'y tassent avec la mousse du toit. Elles deviennent un terreau que l'eau ne traverse plus.",
    ],
  },
  signs: {
    title: 'Un jour de pluie, levez les yeux',
    items: [
      "L'eau passe par-dessus bord pendant une averse ordinaire.",
      'Un raccord goutte encore longtemps après la pluie.',
      "De l'herbe ou de jeunes pousses dépassent de la gouttière.",
      'Une coulure verte ou noire descend sur la façade.',
      'La gouttière fait le ventre entre deux crochets.',
      'La terre est creusée en ligne sous le bord du toit, ou le pied du mur reste humide.',
      "À l'intérieur, une auréole apparaît en haut d'un mur, du côté du chéneau.",
    ],
  },
  offers: [
    {
      title: 'Vider et rincer',
      items: [
        "Feuilles, aiguilles et mousses retirées à la main ou à l'aspirateur",
        'Crapaudines et boîtes à eau nettoyées',
        'Descentes rincées, débouchées au furet si besoin',
        'Regards contrôlés au pied des descentes',
      ],
    },
    {
      title: 'Remettre en état',
      items: [
        'Soudure des joints ouverts sur le zinc',
        'Crochets tordus ou descellés remis en place',
        "Pente corrigée là où l'eau stagne",
        'Tronçon percé ou écrasé remplacé',
      ],
    },
    {
      title: 'Éloigner le prochain bouchon',
      items: [
        "Crapaudine neuve à l'entrée de la descente",
        'Pare-feuilles sous les feuillus',
        'Crochets renforcés et arrêts de neige où la neige glisse',
        'Câble chauffant, à étudier si la glace se reforme chaque hiver',
      ],
    },
  ],
  approach: {
    title: 'Trois questions avant le devis',
    steps: [
      {
        title: 'Comment y accéder ?',
        text: "La hauteur et le terrain décident du matériel, une véranda ou une ligne électrique aussi. C'est le premier point que nous regardons.",
      },
      {
        title: "D'où viennent les débris ?",
        text: "Des feuilles désignent un arbre voisin. De la mousse ou des éclats de tuile viennent du toit : vider la gouttière ne suffira pas, et nous vous l'expliquons.",
      },
      {
        title: 'Bouché ou abîmé ?',
        text: 'Le devis sépare le nettoyage de la réparation. Une soudure ou un tronçon à changer y figure sur sa propre ligne.',
      },
    ],
  },
  benefits: [
    "Un essai à l'eau à la fin de chaque nettoyage",
    "Des photos de l'intérieur de la gouttière",
    'Nettoyage et réparation chiffrés séparément',
    'Débris mis en sac et emportés',
  ],
  process: [
    {
      title: "Sécuriser l'accès",
      description:
        "L'échelle, calée et attachée, ne sert qu'aux interventions courtes. Sinon, nous montons un échafaudage ou prenons une nacelle. Par gel ou par grand vent, nous reportons.",
    },
    {
      title: 'Retirer les dépôts',
      description:
        'Nous dégageons la naissance, puis le reste de la gouttière sans rien pousser dans le tuyau. Les débris partent dans un seau, puis en sac.',
    },
    {
      title: 'Rincer la descente',
      description:
        "L'eau doit filer sans remonter. Si elle hésite, un furet passe dans le tuyau et nous ouvrons le regard au pied.",
    },
    {
      title: 'Contrôler la pente et les joints',
      description:
        "Une gouttière descend d'environ 5 mm par mètre. La flaque qui reste après l'essai trahit un crochet affaissé ; la goutte sous un raccord, une soudure ouverte.",
    },
    {
      title: 'Reprendre les petits défauts',
      description:
        'Le zinc se ressoude sur place une fois sec et décapé. Sur le PVC, le mastic dépanne seulement en attendant la pièce neuve.',
    },
    {
      title: 'Rendre compte',
      description: "Vous recevez les photos et la liste des points à surveiller jusqu'au passage suivant.",
    },
  ],
  frequency: {
    title: 'À la fin de la chute des feuilles, et au printemps sous les arbres',
    paragraphs: [
      "Faites vider gouttières et chéneaux au moins une fois par an. La fin de l'automne est le bon moment : plus tôt, les dernières feuilles obligent à recommencer.",
      "Deux passages sont nécessaires si la maison est entourée d'arbres. Le second se fait au printemps, car la fonte des neiges entraîne la mousse du toit, puis viennent les chatons et les aiguilles.",
    ],
  },
  materials: {
    title: 'Ce que la glace fait au métal',
    paragraphs: [
      "Une gouttière pleine gèle en bloc. Le poids ouvre les crochets et déforme le zinc. Quand la neige glisse d'un coup, elle plie même une gouttière propre : il faut alors des crochets plus forts et des arrêts de neige.",
      "S'il dégèle le jour et gèle la nuit, un bourrelet de glace se forme au bord du toit. Des combles mal isolés ou mal ventilés y contribuent, et le nettoyage n'y changera rien.",
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
      "Un grillage arrête les grandes feuilles. Les aiguilles d'épicéa passent entre les mailles ou s'y couchent en tapis, et l'eau glisse par-dessus. Sous des résineux, une simple crapaudine et deux nettoyages par an valent souvent mieux.",
      "Ne montez pas vérifier vous-même : une échelle appuyée sur la gouttière l'écrase ou dérape. Regardez du jardin pendant une averse, et dites-nous où l'eau déborde. Cela suffit pour préparer notre visite.",
    ],
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
      reason:
        "Dans les rangées de maisons de l'ancienne ville textile, une même gouttière peut desservir plusieurs voisins.",
    },
    {
      slug: 'saint-die-des-vosges',
      reason:
        "La forêt et l'ombre bordent la vallée de la Meurthe : aiguilles et mousses finissent dans les descentes.",
    },
    {
      slug: 'gerardmer',
      reason:
        "De 584 à 1137 m, la neige et la glace pèsent sur les gouttières : mieux vaut qu'elles soient vides avant l'hiver.",
    },
  ],
} satisfies Service;
