import type { Service } from '../validation/schema';

export const ravalementFacade = {
  slug: 'ravalement-facade',
  title: 'Ravalement de façade',
  menu: {
    title: 'Ravalement de façade',
    description: 'Fissures, enduit, joints de pierre et peinture',
  },
  card: "Nous cherchons d'où viennent les fissures et les taches, réparons le mur, puis appliquons l'enduit ou la peinture qui lui convient.",
  seo: {
    title: 'Ravalement de façade à Épinal et dans les Vosges',
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
    "L'enduit arrête la pluie battante ; la couleur vient après. Avant de sortir les seaux, nous regardons ce qui a fendu, taché ou décollé l'ancien.",
  content: {
    title: 'Le mur derrière la couleur',
    paragraphs: [
      "Un enduit est une couche d'usure, posée sur la pierre, la brique ou le parpaing. Quand il se fend, l'eau passe derrière, et chaque gel agrandit le passage. À la longue, des plaques se décollent et laissent la maçonnerie à nu.",
      "Ravaler commence donc par le mur : reprendre les fissures, refaire ce qui sonne creux, soigner les appuis de fenêtre et les encadrements de grès. Deux maisons voisines n'appellent pas forcément le même travail. À l'une suffisent un lavage et une peinture minérale, l'autre demande de piocher jusqu'à la pierre.",
    ],
  },
  signs: {
    title: 'En faisant le tour de la maison',
    items: [
      "Une fissure monte en escalier ou part du coin d'une fenêtre.",
      'La peinture laisse une poudre blanche sur les doigts.',
      'Des coulures sombres descendent sous les appuis de fenêtre.',
      "Tapoté à hauteur d'homme, l'enduit sonne creux.",
      'Le pied du mur verdit ou sèche bien après le reste.',
      'Des sels blancs ressortent à la base du mur.',
      "Une plaque d'enduit est tombée, et l'on voit les briques ou les pierres.",
    ],
  },
  offers: [
    {
      title: 'Remettre le mur en état',
      items: [
        'Fissures ouvertes, puis rebouchées',
        'Enduit creux pioché et refait',
        'Briques et pierres abîmées remplacées',
        'Joints de pierre repris à la chaux',
        'Fers rouillés dégagés, traités et recouverts',
      ],
    },
    {
      title: 'Nettoyer sans user',
      items: [
        'Lavage à pression réduite, traitement contre les mousses',
        'Encadrements de grès brossés, jamais sablés',
        "Appuis, soubassements et gouttes d'eau remis en état",
      ],
    },
    {
      title: 'Refaire la finition',
      items: [
        'Enduit à la chaux, ou enduit monocouche selon le mur',
        'Peinture minérale, siloxane ou pliolite',
        "Revêtement d'imperméabilité sur une façade fissurée et sèche",
        'Pignon exposé : bardeaux, ardoises ou tôle conservés ou restaurés',
      ],
    },
  ],
  approach: {
    title: 'La cause avant le remède',
    steps: [
      {
        title: 'Reconnaître le support',
        text: "Nous sondons le mur au marteau et regardons sous l'enduit. La finition se choisit d'après ce que l'on y trouve.",
      },
      {
        title: 'Mesurer les fissures',
        text: "Moins de 0,2 mm : c'est une microfissure. Jusqu'à 2 mm, une fissure, qui se traite. Plus large, une lézarde : il faut savoir pourquoi le mur bouge avant de la fermer.",
      },
      {
        title: "Suivre l'eau",
        text: "Un mur se mouille par une gouttière percée, par un sol remonté contre la maison, ou par un appui privé de goutte d'eau, cette rainure qui décroche la pluie. Tant que l'eau arrive, aucun enduit ne tient.",
      },
    ],
  },
  benefits: [
    'Un diagnostic du mur avant toute proposition de finition',
    'Gouttières et descentes contrôlées en même temps que la façade',
    'Un devis gratuit et sans engagement',
  ],
  process: [
    {
      title: 'Échafaudage',
      description:
        "Il est monté avec ses garde-corps ; fenêtres, plantes et sols sont couverts. S'il empiète sur la rue, il faut une autorisation de la mairie.",
    },
    {
      title: 'Nettoyage',
      description: 'Lavage à pression réduite, brosse, produit contre les mousses. La pierre tendre ne se sable pas.',
    },
    {
      title: 'Piochage',
      description: 'Les parties creuses sont abattues, les fissures ouvertes, les fers rouillés mis à nu.',
    },
    {
      title: 'Reprise de la maçonnerie',
      description: "Briques, pierres et joints sont repris avec un mortier proche de l'ancien, puis le mur sèche.",
    },
    {
      title: 'Enduit et finition',
      description:
        "Les couches se suivent à l'abri du gel et du plein soleil. Chaque pan est terminé d'un seul tenant, ce qui évite les raccords visibles.",
    },
    {
      title: "Détails qui rejettent l'eau",
      description: 'Appuis, soubassement et descentes sont repris pour que la pluie tombe loin du mur.',
    },
    {
      title: 'Réception',
      description: "Nous faisons le tour avec vous avant le démontage de l'échafaudage.",
    },
  ],
  frequency: {
    title: "Tous les 10 à 15 ans, d'avril à octobre",
    paragraphs: [
      "Un ravalement se prévoit tous les 10 à 15 ans. Le pignon tourné vers la pluie vieillit avant la façade abritée, et il arrive qu'il soit seul à refaire. Entre deux chantiers, des gouttières propres ménagent beaucoup les murs.",
      "Un enduit se pose entre 5 et 30 °C, sans gel annoncé pour les jours suivants. En montagne, la saison est plus courte qu'en plaine.",
    ],
  },
  materials: {
    title: 'Accorder la finition au mur et à la commune',
    paragraphs: [
      "Refaire l'enduit sur au moins la moitié d'une façade de pièces chauffées peut obliger à isoler en même temps, si le mur est surtout en brique, en parpaing ou en béton. Les murs de pierre en sont dispensés, et d'autres exceptions existent.",
      "Teinte et matière dépendent souvent du PLU. Dans un secteur protégé, ou si la commune l'a décidé, le ravalement demande une déclaration préalable : renseignez-vous en mairie.",
    ],
    items: [
      {
        title: 'Vieux murs de pierre',
        text: "Enduit à la chaux et peinture minérale, qui laissent sortir l'humidité.",
      },
      {
        title: 'Brique et parpaing',
        text: "Le choix est plus large ; l'état de l'ancien fond décide entre un enduit neuf et une peinture.",
      },
      {
        title: 'Façades fissurées',
        text: "Les revêtements d'imperméabilité sont classés de I1 à I4 selon les fissures à couvrir (DTU 42.1).",
      },
      {
        title: "Pignons d'altitude",
        text: "Leur habillage de bardeaux, d'ardoises ou de tôle a été mis là contre la pluie : mieux vaut le garder.",
      },
    ],
  },
  goodToKnow: {
    title: "Le ciment retient l'eau dans la pierre",
    paragraphs: [
      "Bien des murs anciens sont devenus humides après des travaux. Un enduit de ciment ou une peinture qui forme un film empêche l'eau du sol de s'évaporer par la façade. Elle monte alors plus haut, ressort à l'intérieur, et le gel fait éclater le grès des encadrements.",
      "Fraîchement peinte, une telle façade paraît saine un temps. Avant de signer un devis, demandez ce que deviendra l'humidité du mur. Si l'on vous répond seulement « c'est étanche », prenez un autre avis.",
      "À l'inverse, un fin réseau de craquelures sur un enduit bien accroché n'est souvent qu'un défaut d'aspect. Il peut attendre.",
    ],
  },
  relatedServices: ['peinture-boiserie', 'reparations-diverses', 'nettoyage-cheneau'],
  towns: [
    {
      slug: 'epinal',
      reason:
        "Immeubles et maisons de ville dans l'humidité de la Moselle, avec des monuments dont les abords sont protégés.",
    },
    {
      slug: 'mirecourt',
      reason:
        "Le vieux centre mêle enduit et pierre ; l'avis de l'architecte des Bâtiments de France peut y être demandé.",
    },
    {
      slug: 'saint-die-des-vosges',
      reason:
        "Dans les quartiers reconstruits après 1944, l'enduit est parfois d'origine ou n'a été refait qu'une fois.",
    },
    {
      slug: 'charmes',
      reason: "Au bord de la Moselle, les façades d'après-guerre reçoivent le vent et la pluie des terres ouvertes.",
    },
  ],
} satisfies Service;
