import { promises } from '../promises';
import type { Service } from '../validation/schema';

export const nettoyageCheneau = {
  slug: 'nettoyage-cheneau',
  title: 'Nettoyage de chéneaux et de gouttières',
  menu: {
    title: 'Chéneaux et gouttières',
    description: 'Gouttières vidées, descentes rincées, joints vérifiés',
  },
  card: "Feuilles, aiguilles et mousse retirées, descentes rincées, écoulement vérifié à l'eau avant l'hiver.",
  seo: {
    title: 'Nettoyage de gouttières à Épinal (Vosges)',
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
    title: 'Gouttière ou chéneau ?',
    paragraphs: [
      "La gouttière est suspendue au bord du toit par des crochets. Si elle déborde, l'eau tombe devant le mur. Vous le voyez tout de suite.",
      "Le chéneau repose sur la tête du mur ou se cache derrière un petit parapet. Bouché ou percé, il envoie l'eau dans la maçonnerie. La tache apparaît souvent à l'intérieur, quand le bois et l'enduit sont déjà mouillés.",
      "Le bouchon se forme presque toujours à l'entrée de la descente, la naissance. Feuilles, aiguilles d'épicéa et mousse s'y tassent, et l'eau ne passe plus.",
    ],
  },
  signs: {
    title: 'Les signes, un jour de pluie',
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
      title: 'Éviter le prochain bouchon',
      items: [
        "Crapaudine neuve à l'entrée de la descente",
        'Pare-feuilles sous les feuillus',
        'Crochets renforcés et arrêts de neige où la neige glisse',
        promises.heatingCable,
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
        text: 'Le devis sépare le nettoyage de la réparation. Une soudure ou un tronçon à changer y figure sur sa propre ligne.',
      },
    ],
  },
  benefits: [
    "Un essai à l'eau à la fin de chaque nettoyage",
    'Des crochets et des soudures regardés de près',
    'Nettoyage et réparation chiffrés séparément',
    'Débris mis en sac et emportés',
  ],
  process: [
    {
      title: 'Monter en sécurité',
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
      description: `Nous vous disons ce qui est à surveiller jusqu'au passage suivant. ${promises.photos}`,
    },
  ],
  frequency: {
    title: 'Quand nettoyer, et combien de fois ?',
    paragraphs: [
      "Faites vider gouttières et chéneaux au moins une fois par an. Le mieux est la fin de l'automne, quand toutes les feuilles sont tombées.",
      "Deux passages sont nécessaires si la maison est entourée d'arbres. Le second se fait au printemps : la fonte des neiges entraîne la mousse du toit, puis tombent les chatons et les aiguilles.",
    ],
  },
  materials: {
    title: 'La glace, et le choix du métal',
    paragraphs: [
      "Une gouttière pleine gèle en bloc. Le poids ouvre les crochets et déforme le zinc. Quand la neige glisse d'un coup, elle plie même une gouttière propre : il faut alors des crochets plus forts et des arrêts de neige.",
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
      "Un grillage arrête les grandes feuilles. Les aiguilles d'épicéa passent entre les mailles, ou les recouvrent, et l'eau glisse par-dessus. Sous des résineux, mieux vaut souvent une simple crapaudine et deux nettoyages par an.",
      "Ne montez pas vérifier vous-même : une échelle appuyée sur la gouttière l'écrase ou dérape. Regardez du jardin pendant une averse, et dites-nous où l'eau déborde. C'est ce qu'il nous faut pour venir avec le bon matériel.",
    ],
  },
  questions: [
    {
      title: 'Posez-vous des gouttières neuves ?',
      text: `${promises.newGutters} La largeur d'une gouttière se calcule d'après la surface du toit ; là où la neige glisse, il faut des crochets plus serrés.`,
    },
  ],
  price: {
    factors: [
      'La longueur de gouttières et le nombre de descentes',
      "La hauteur et l'accès : échelle, nacelle ou échafaudage",
      "L'état : feuilles de l'année, ou terreau de dix ans",
      'Les réparations, chiffrées à part',
    ],
    tenYear: false,
    coverage:
      "Le nettoyage est de l'entretien : il ne relève pas de la garantie décennale. Gardez la facture : une assurance habitation peut refuser un dégât des eaux si la gouttière n'était pas entretenue.",
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
