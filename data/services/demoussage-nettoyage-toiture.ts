import { promises } from '../promises';
import type { Service } from '../validation/schema';

export const demoussageNettoyageToiture = {
  slug: 'demoussage-nettoyage-toiture',
  title: 'Démoussage et nettoyage de toiture',
  menu: {
    title: 'Démoussage de toiture',
    description: 'Mousse retirée à la main, sans abîmer la tuile',
  },
  card: 'Mousse grattée et brossée à la main, toit traité par temps sec, gouttières vidées.',
  seo: {
    title: 'Démoussage de toiture à Épinal (Vosges)',
    description:
      "Mousse épaisse sur votre toit ? Près d'Épinal, nous la brossons à la main, traitons par temps sec et vidons les gouttières. Devis gratuit.",
    keywords: [
      'démoussage toiture Épinal',
      'nettoyage toiture Vosges',
      'traitement anti-mousse tuiles',
      'hydrofuge toiture',
      'lichen sur toit',
      'couvreur Igney',
    ],
  },
  heroImage: 'service-demoussage-nettoyage-toiture',
  intro:
    "L'ombre des sapins et l'air humide font pousser la mousse sur les versants qui sèchent mal. Nous l'enlevons à la main, puis nous traitons la couverture par temps sec.",
  content: {
    title: 'Ce que la mousse fait à une tuile',
    paragraphs: [
      "La mousse se comporte comme une éponge. Elle garde la pluie contre la tuile bien après l'averse, surtout au nord et sous les arbres. L'eau pénètre dans les parties poreuses ; s'il gèle la nuit suivante, elle gonfle, et la terre cuite finit par s'écailler.",
      "En grossissant, les coussins se glissent dans les recouvrements et soulèvent les tuiles. La pluie poussée par le vent trouve alors un passage. D'autres coussins tombent dans la gouttière et bouchent la descente.",
      "Le lichen forme des croûtes grises ou jaunes collées à la surface. Il retient moins d'eau que la mousse mais s'accroche davantage : gratter trop fort arrache la peau de la tuile. On le traite, et il se décolle en quelques semaines ou quelques mois.",
    ],
  },
  signs: {
    title: 'Les signes, vus du jardin',
    items: [
      "Le versant nord est vert ou noir alors que l'autre a gardé sa couleur.",
      'Des coussins de mousse dépassent entre les rangs de tuiles.',
      'Après la pluie, certaines zones restent sombres quand le reste du toit a déjà séché.',
      'Vous retrouvez des paquets de mousse au pied du mur ou sur la terrasse.',
      'De petites plantes poussent dans la gouttière.',
      'Une rangée de tuiles paraît soulevée ou de travers.',
    ],
  },
  offers: [
    {
      title: 'Nettoyer la couverture',
      items: [
        'Grattage des coussins de mousse',
        'Brossage souple des tuiles et du faîtage',
        "Rinçage à basse pression, du faîtage vers l'égout",
        'Enlèvement des feuilles et des aiguilles dans les noues',
      ],
    },
    {
      title: 'Traiter et, au besoin, protéger',
      intro: 'Le produit dépend du matériau et de son état.',
      items: [
        "Anti-mousse curatif, aux doses de l'étiquette et sans eau de Javel",
        'Hydrofuge incolore, perméable à la vapeur, sur tuile poreuse',
        'Hydrofuge teinté, possible sur tuile en béton',
      ],
    },
    {
      title: 'Pendant que nous y sommes',
      items: [
        'Remplacement de quelques tuiles cassées',
        'Contrôle des faîtages, des solins et du tour de cheminée',
        'Gouttières vidées et descentes rincées',
      ],
    },
  ],
  approach: {
    title: 'Ce que nous regardons avant',
    steps: [
      {
        title: 'Reconnaître le matériau',
        text: "La terre cuite et l'ardoise ne se nettoient pas de la même façon. Une couverture en fibrociment posée avant 1997 peut contenir de l'amiante : elle ne se brosse pas, et il faut d'abord un repérage.",
      },
      {
        title: "Juger l'état des tuiles",
        text: "Une tuile friable ne supporte pas le brossage. Si trop d'éléments sont usés, nous vous parlons de rénovation plutôt que de nettoyage.",
      },
      {
        title: 'Regarder ce qui pousse',
        text: 'Mousse épaisse, film vert ou lichen : le devis indique ce que nous retirons et ce qui peut rester.',
      },
    ],
  },
  benefits: [
    'Un toit qui sèche mieux et des descentes débouchées',
    'Les tuiles cassées repérées et changées',
    'Un avis franc quand le démoussage peut attendre',
    'Un devis gratuit et sans engagement',
  ],
  process: [
    {
      title: 'Protéger les personnes',
      description:
        'Nous montons un échafaudage ou un garde-corps en bas de pente et posons une échelle de toit sur le versant. Le passage au pied du mur est fermé.',
    },
    {
      title: 'Protéger le jardin et les citernes',
      description:
        "Plantes et vitrages sont bâchés. Le récupérateur d'eau est débranché, les descentes sont déviées ou filtrées.",
    },
    {
      title: 'Changer les tuiles cassées',
      description: "Elles sont remplacées avant tout rinçage, pour que l'eau n'entre pas sous la couverture.",
    },
    {
      title: 'Gratter et brosser',
      description:
        'Nous descendons rang par rang depuis le faîtage, puis nous rinçons doucement, dans le sens de la pente.',
    },
    {
      title: "Pulvériser l'anti-mousse",
      description:
        'Il faut un toit sec, un air calme et aucune pluie annoncée pendant 24 à 48 heures. Le produit agit plusieurs semaines et la pluie emporte les résidus : gardez le récupérateur débranché jusque-là.',
    },
    {
      title: "Appliquer l'hydrofuge, s'il est prévu",
      description:
        "Nous revenons quand la tuile est propre et sèche. Sur une tuile qui n'est pas poreuse, il ne sert à rien.",
    },
    {
      title: 'Ranger et montrer',
      description: `Les gouttières sont vidées, les déchets emportés. ${promises.photos}`,
    },
  ],
  frequency: {
    title: 'Tous les 3 à 5 ans, hors gel',
    paragraphs: [
      "Comptez un démoussage tous les 3 à 5 ans en moyenne, selon l'exposition. Près des sapins, sur un versant nord, comptez plutôt trois ans ; un toit dégagé et venté verdit moins vite.",
      "Les bons moments vont d'avril à juin, puis de septembre à octobre, au-dessus de 5 °C environ. En altitude, ces périodes raccourcissent : faites examiner le toit dès la fonte des neiges.",
    ],
  },
  materials: {
    title: "Selon le matériau et l'exposition",
    paragraphs: [
      "Au fond d'une vallée boisée, un toit sèche tard et reverdit plus vite que sur un plateau venté. Nous regardons l'orientation et les arbres proches avant de choisir le traitement.",
    ],
    items: [
      {
        title: 'Tuile de terre cuite',
        text: "Elle couvre une grande part des maisons autour d'Épinal. Un hydrofuge n'y est utile que si elle est devenue poreuse.",
      },
      {
        title: 'Tuile en béton',
        text: "Sa surface devient rugueuse avec l'âge et retient les poussières où la mousse s'installe.",
      },
      {
        title: 'Ardoise et zinc',
        text: "Le plus souvent, ces couvertures se passent d'hydrofuge. Nous retirons les dépôts sans faire levier sous les ardoises.",
      },
    ],
  },
  goodToKnow: {
    title: 'Quand la mousse peut attendre',
    paragraphs: [
      "Un voile vert ou quelques lichens sur des tuiles saines ne menacent pas la maison. Tant que l'eau s'écoule et que les rangs restent plats, le nettoyage est surtout une question d'aspect.",
      `La haute pression fait de vrais dégâts : elle ouvre les pores de la terre cuite et soulève les ardoises. Le toit paraît neuf le soir même, mais la mousse revient plus vite sur une surface devenue rugueuse. ${promises.softCleaning}`,
      "L'hydrofuge fait perler la pluie et ralentit le retour des mousses. Il ne répare pas une fuite.",
    ],
  },
  price: {
    factors: [
      'La surface et la pente du toit',
      "La hauteur et l'accès : échafaudage, véranda, terrain en pente",
      "L'épaisseur de mousse et le matériau",
      "L'hydrofuge, s'il est utile : il demande un second passage",
      'Les tuiles à changer et les gouttières à vider',
    ],
    tenYear: false,
    coverage:
      "Le démoussage est de l'entretien : il ne relève pas de la garantie décennale. L'assurance de responsabilité civile professionnelle couvre, dans les limites du contrat, les dégâts causés pendant le chantier.",
  },
  relatedServices: ['nettoyage-cheneau', 'renovation-toiture', 'reparations-diverses'],
  towns: [
    {
      slug: 'xertigny',
      reason: "Sur le plateau humide de la Vôge, entre forêts et hameaux, les versants à l'ombre sèchent lentement.",
    },
    {
      slug: 'bruyeres',
      reason: "La commune s'étage de 390 à 704 m au milieu des forêts, qui apportent aux toits ombre et aiguilles.",
    },
    {
      slug: 'raon-letape',
      reason: 'Dans cette vallée forestière, le soleil arrive tard sur bien des toits et la mousse garde son humidité.',
    },
    {
      slug: 'epinal',
      reason: "L'humidité de la vallée de la Moselle favorise les mousses sur les versants tournés au nord.",
    },
  ],
} satisfies Service;
