export const service = {
  title: 'Ravalement de façade',
  menu: {
    title: 'Ravalement de façade',
    description: 'Fissures, enduit et peinture',
  },
  card: "Nous cherchons d'où viennent les fissures et les taches, réparons le mur, puis appliquons l'enduit ou la peinture qui lui convient.",
  seo: {
    title: 'Ravalement de façade à Épinal (Vosges)',
    description:
      'Fissures, enduit qui sonne creux, bas de mur humide : faites examiner la façade avant de choisir une couleur. Devis gratuit à Épinal et dans les Vosges.',
    keywords: [
      'ravalement façade Épinal',
      'ravalement façade Vosges',
      'enduit à la chaux',
      'fissure façade',
      'peinture façade Épinal',
      'rénovation enduit pierre',
    ],
  },
  heroImage: 'service-ravalement-facade',
  intro:
    "L'enduit protège le mur de la pluie battante. Avant de le refaire, nous cherchons ce qui a fendu, taché ou décollé l'ancien.",
  content: {
    title: 'À quoi sert un ravalement',
    paragraphs: [
      "Quand l'enduit se fend, l'eau passe derrière, et chaque gel agrandit le passage.",
      "Nous commençons donc par le mur. Parfois un lavage et une peinture minérale suffisent ; parfois il faut piocher jusqu'à la pierre.",
    ],
  },
  signs: {
    title: 'Les signes, en faisant le tour',
    items: [
      "Une fissure monte en escalier ou part d'une fenêtre.",
      'La peinture laisse une poudre blanche sur les doigts.',
      'Des coulures sombres descendent des appuis de fenêtre.',
      "L'enduit sonne creux quand on le tapote.",
      'Le pied du mur verdit, ou des sels blancs en sortent.',
      'Une plaque est tombée : on voit la brique ou la pierre.',
    ],
  },
  pictures: {
    signs: { photo: 'detail-enduit-avant', caption: 'Enduit fissuré, coulures vertes sous les appuis.' },
    work: { photo: 'detail-enduit-apres', caption: 'Les mêmes murs, enduit refait.' },
  },
  offers: [
    {
      title: 'Remettre le mur en état',
      items: [
        'Fissures ouvertes, puis rebouchées',
        'Enduit creux pioché et refait',
        'Briques et pierres remplacées',
        'Joints de pierre repris à la chaux',
        'Fers rouillés dégagés et traités',
      ],
    },
    {
      title: 'Nettoyer sans abîmer',
      items: [
        'Lavage à pression réduite',
        'Anti-mousse {credentials.mossTreatment}',
        'Grès brossé, jamais sablé',
        'Appuis et soubassements remis en état',
      ],
    },
    {
      title: 'Refaire la finition',
      items: [
        'Enduit à la chaux ou monocouche',
        'Peinture de façade : minérale, siloxane ou pliolite',
        "Revêtement d'imperméabilité, sur mur sec",
        'Bardeaux, ardoises ou tôle des pignons',
      ],
    },
  ],
  approach: {
    title: 'Comment nous choisissons',
    steps: [
      {
        title: 'Reconnaître le mur',
        text: "Nous sondons au marteau : la finition dépend de ce qu'on trouve sous l'enduit.",
      },
      {
        title: 'Mesurer les fissures',
        text: "Moins de 0,2 mm : une microfissure. Jusqu'à 2 mm : une fissure, qui se traite. Au-delà, une lézarde : il faut d'abord savoir pourquoi le mur bouge.",
      },
      {
        title: "Suivre l'eau",
        text: "Gouttière percée, sol remonté contre la maison, appui de fenêtre sans goutte d'eau (la rainure qui fait tomber la pluie) : tant que l'eau arrive, aucun enduit ne tient.",
      },
    ],
  },
  benefits: [
    'Le mur examiné avant toute finition',
    'Gouttières et descentes contrôlées aussi',
    'Un devis gratuit et sans engagement',
  ],
  process: [
    {
      title: 'Échafaudage',
      description:
        "Avec garde-corps ; volets et descentes déposés, fenêtres et sols couverts. Sur la rue, il faut l'autorisation de la mairie.",
    },
    {
      title: 'Nettoyage',
      description: 'Brosse, eau à pression réduite, produit contre les mousses.',
    },
    {
      title: 'Piochage',
      description: 'Les parties creuses sont abattues, les fissures ouvertes, les fers rouillés mis à nu.',
    },
    {
      title: 'Maçonnerie',
      description:
        "Briques, pierres, joints, appuis et soubassement sont repris avec un mortier proche de l'ancien, puis le mur sèche.",
    },
    {
      title: 'Enduit et finition',
      description: "Ni gel ni plein soleil. Chaque pan est enduit d'une traite, d'angle à angle.",
    },
    {
      title: 'Descentes et volets',
      description: "Ils sont reposés. L'eau des descentes doit tomber loin du mur.",
    },
    {
      title: 'Réception',
      description: "Nous faisons le tour avec vous avant le démontage de l'échafaudage.",
    },
  ],
  frequency: {
    title: "Tous les 10 à 15 ans, d'avril à octobre",
    paragraphs: [
      'Le pignon tourné vers la pluie vieillit plus vite ; il est parfois seul à refaire.',
      'Un enduit se pose entre 5 et 30 °C, sans gel annoncé ; en montagne, la saison est plus courte.',
    ],
  },
  materials: {
    title: 'Quelle finition pour quel mur ?',
    paragraphs: [
      "Refaire l'enduit d'au moins la moitié d'une façade de pièces chauffées peut obliger à isoler un mur de brique, de parpaing ou de béton ; la pierre en est dispensée, d'autres exceptions existent.",
      "Teinte et matière dépendent souvent du plan local d'urbanisme (PLU). En secteur protégé, ou si la commune l'a décidé, il faut une déclaration préalable : renseignez-vous en mairie.",
    ],
    items: [
      {
        title: 'Vieux murs de pierre',
        text: "Enduit à la chaux et peinture minérale, qui laissent sortir l'humidité.",
      },
      {
        title: 'Brique et parpaing',
        text: "L'état de l'ancien fond décide entre un enduit neuf et une peinture.",
      },
      {
        title: 'Façades fissurées',
        text: "Les revêtements d'imperméabilité sont classés de I1 à I4 selon les fissures à couvrir (document technique unifié, DTU 42.1).",
      },
      {
        title: 'Fines craquelures',
        text: "Sur un enduit bien accroché, ce n'est souvent qu'un défaut d'aspect, qui peut attendre.",
      },
      {
        title: "Pignons d'altitude",
        text: 'Bardeaux, ardoises ou tôle les protègent : mieux vaut les garder.',
      },
    ],
  },
  goodToKnow: {
    title: "Le ciment retient l'eau dans la pierre",
    paragraphs: [
      "Un enduit de ciment, ou une peinture qui forme un film, empêche l'eau du sol de s'évaporer. Elle monte plus haut, ressort à l'intérieur, et le gel fait éclater le grès.",
      "Avant de signer un devis, demandez par où l'humidité du mur sortira. Si l'on vous répond seulement « c'est étanche », demandez un autre avis.",
    ],
  },
  questions: [
    {
      title: "Isolez-vous par l'extérieur ?",
      text: "{commitments.outsideInsulation} L'isolant épaissit le mur : débord du toit, appuis et descentes doivent suivre. Une déclaration préalable est à prévoir, et un mur de pierre humide ne s'enferme pas.",
    },
  ],
  price: {
    factors: [
      "La surface et l'échafaudage",
      "L'enduit creux à refaire",
      'Le mur et la finition choisie',
      'Les encadrements et les appuis',
    ],
    aid: "L'isolation des murs peut être aidée, sous des conditions qui changent chaque année ; un ravalement sans isolation ne l'est pas. Quelques communes aident à refaire les façades : demandez en mairie.",
    tenYear: false,
    coverage:
      "Un ravalement qui n'a qu'un but esthétique ne relève pas de la garantie décennale. Un revêtement qui rend le mur étanche peut en relever : faites-le préciser au devis.",
  },
  relatedServices: ['peinture-boiserie', 'reparations-diverses', 'nettoyage-cheneau'],
  towns: [
    {
      slug: 'epinal',
      reason: "Maisons de ville dans l'humidité de la Moselle, près de monuments aux abords protégés.",
    },
    {
      slug: 'mirecourt',
      reason: "Le vieux centre mêle enduit et pierre ; l'architecte des Bâtiments de France peut y être consulté.",
    },
    {
      slug: 'saint-die-des-vosges',
      reason: "Dans les quartiers reconstruits après 1944, l'enduit est parfois celui d'origine.",
    },
  ],
};
