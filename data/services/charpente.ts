import { promises } from '../promises';
import type { Service } from '../validation/schema';

export const charpente = {
  slug: 'charpente',
  title: 'Charpente : diagnostic, réparation et bois neuf',
  menu: {
    title: 'Charpente',
    description: 'Examiner, réparer, traiter ou refaire les bois du toit',
  },
  card: "Bois affaissés, rongés ou trop faibles : nous cherchons la cause et ne remplaçons que les pièces qui doivent l'être.",
  seo: {
    title: 'Réparation de charpente à Épinal (Vosges)',
    description:
      "Faîtage qui plie, sciure dans les combles ? Diagnostic, réparation et traitement de charpente autour d'Épinal. Devis gratuit.",
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
    "La charpente porte les tuiles et la neige, et résiste au vent. Quand elle plie ou qu'un insecte l'attaque, nous cherchons d'abord la cause.",
  content: {
    title: 'Comment une charpente travaille',
    paragraphs: [
      'Le poids du toit descend des chevrons aux pannes, puis aux fermes et aux murs. Si une pièce faiblit, ses voisines portent à sa place : le défaut se voit parfois loin de son origine.',
      "Au sec, le bois dure très longtemps. L'eau le détruit : au-dessus de 20 % d'humidité environ, les champignons peuvent s'y développer.",
      "Les maisons anciennes ont de grosses sections, assemblées entre elles. Dans les pavillons, on trouve souvent des fermettes, faites de bois minces reliés par des plaques métalliques. On n'en coupe aucune sans calcul, même pour ouvrir une trappe.",
    ],
  },
  signs: {
    title: 'Les signes, de la rue et dans les combles',
    items: [
      'Le faîtage se creuse au milieu.',
      "Le haut d'un mur penche vers l'extérieur.",
      'Au dernier étage, une fissure court entre le plafond et le mur.',
      'Dans des combles où mène un escalier, une sciure claire se dépose au sol.',
      'Le bois montre des trous ovales de 6 à 10 mm (capricorne) ou ronds de 1 à 3 mm (vrillette).',
      'Une odeur de moisi persiste sous le toit, même après aération.',
    ],
  },
  offers: [
    {
      title: 'Diagnostic et réparation',
      items: [
        "Diagnostic des bois, des assemblages et de l'humidité",
        'Bouts de poutre pourris remplacés par du bois neuf',
        'Chevrons doublés et pannes renforcées',
        'Contreventement repris',
      ],
    },
    {
      title: 'Traitement des bois',
      intro:
        "Un champignon se combat d'abord en remettant le bois au sec. S'il s'agit de mérule, une déclaration peut être exigée : renseignez-vous en mairie.",
      items: [
        'Traitement préventif des bois sains et des pièces neuves',
        'Traitement curatif contre les insectes xylophages, comme le capricorne et la vrillette',
        'Traitement curatif contre les champignons',
      ],
    },
    {
      title: 'Rénovation complète et charpentes neuves',
      items: [
        "Rénovation complète d'une charpente ancienne, en gardant les pièces saines",
        promises.newFrames,
        'Renfort avant une nouvelle couverture',
        'Adaptation pour des combles habitables, après calcul',
      ],
    },
  ],
  approach: {
    title: 'Le diagnostic',
    steps: [
      {
        title: 'Relever',
        text: "Nous mesurons les sections et les portées, puis la flèche des pièces qui ont plié. Une pointe enfoncée dit si le bois est encore dur ; un humidimètre, s'il est sec.",
      },
      {
        title: 'Remonter à la cause',
        text: 'Fuite, condensation, surcharge : tant que la cause est là, la réparation ne tient pas. Nous commençons par elle.',
      },
      {
        title: 'Dimensionner',
        text: "Les renforts se calculent selon l'Eurocode 5, au besoin avec un bureau d'études. Vous recevez ensuite un devis gratuit, pièce par pièce.",
      },
    ],
  },
  benefits: [
    'Les bois sains restent en place',
    'Pas de traitement curatif sans attaque constatée',
    'Garantie décennale sur les travaux de charpente qui en relèvent',
  ],
  process: [
    {
      title: 'Étayer',
      description:
        "Des étais reprennent la charge avant qu'une pièce soit touchée. Si le toit doit s'ouvrir, l'échafaudage est monté et une bâche reste prête.",
    },
    {
      title: 'Mettre le bois à nu',
      description:
        "Les parties rongées sont bûchées, c'est-à-dire retirées à l'outil jusqu'au bois dur. On mesure alors ce qui reste.",
    },
    {
      title: 'Remplacer',
      description:
        'La partie pourrie est sciée et une pièce neuve la prolonge, assemblée par une enture. Un chevron ancien mais sain reste en place.',
    },
    {
      title: 'Renforcer',
      description:
        "Là où le calcul le demande, nous ajoutons une panne, des moises de part et d'autre d'une poutre ou des ferrures.",
    },
    {
      title: 'Traiter, si besoin',
      description:
        'Le bois brossé et dépoussiéré reçoit le produit en surface. Les grosses sections attaquées sont aussi percées, puis injectées.',
    },
    {
      title: "Contrôler l'ensemble",
      description: `Nous vérifions le contreventement, qui empêche les fermes de se coucher. Les étais sont retirés quand le bois porte de nouveau. ${promises.hiddenPhotos}`,
    },
  ],
  frequency: {
    title: 'Quand faire examiner la charpente',
    paragraphs: [
      "Faites-la examiner avant de changer la toiture, d'isoler les combles ou d'acheter une maison ancienne. Une fois l'isolant posé, on ne voit plus les bois.",
      "Après une fuite ou un hiver très enneigé, un contrôle est utile aussi. Par l'intérieur, on travaille en toute saison. Pour ouvrir le toit, comptez d'avril à la mi-novembre en plaine, de mai à octobre au-dessus de 700 m environ.",
    ],
  },
  materials: {
    title: 'La neige et le choix du bois',
    paragraphs: [
      "Entre une maison à 300 m et une autre à 900 m, dans une même zone de neige, la charge de neige au sol retenue pour le calcul augmente d'environ 80 kg/m². Nous partons de l'altitude de votre maison : d'un bout à l'autre d'une commune de montagne, l'écart dépasse souvent 400 m.",
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
        title: 'Volume du toit',
        text: 'Surélever ou changer une pente demande une autorisation : renseignez-vous en mairie.',
      },
    ],
  },
  goodToKnow: {
    title: "Des trous dans une poutre ne prouvent pas qu'il faut traiter",
    paragraphs: [
      "L'insecte adulte perce le trou en sortant. L'attaque peut donc être finie depuis des dizaines d'années.",
      'Une attaque en cours se reconnaît à la sciure claire qui revient après un coup de balai, ou à un grignotement pendant les jours chauds. Avant de signer pour un traitement, demandez où ces traces ont été vues. Parfois il faut renforcer la pièce, sans aucun produit.',
    ],
  },
  price: {
    factors: [
      'La section et la longueur des pièces à changer',
      "L'accès : par les combles, ou en ouvrant le toit",
      "L'étaiement et l'échafaudage",
      "Le calcul, quand il faut un bureau d'études",
      "Le traitement, là où l'attaque est constatée",
    ],
    tenYear: true,
    coverage:
      "Les travaux de charpente qui forment un ouvrage relèvent de la garantie décennale. Un traitement seul n'en relève pas toujours : demandez-le avant de signer.",
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
} satisfies Service;
