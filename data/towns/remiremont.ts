import type { Town } from '../validation/schema';

export const remiremont = {
  slug: 'remiremont',
  name: 'Remiremont',
  at: 'à Remiremont',
  of: 'de Remiremont',
  postalCode: '88200',
  latitude: 48.016,
  longitude: 6.592,
  altitude: { min: 379, mean: 555, max: 766 },
  seo: {
    title: 'Couvreur à Remiremont (88200) : toiture et zinguerie',
    description:
      "Toiture, zinguerie, arrêts de neige et façade à Remiremont, au pied du massif. Un couvreur d'Igney examine votre toit : devis gratuit et écrit.",
    keywords: [
      'couvreur Remiremont',
      'toiture Remiremont 88200',
      'zinguerie Remiremont',
      'arrêts de neige Remiremont',
      'ravalement façade Remiremont',
      'démoussage toiture Remiremont',
    ],
  },
  heroImage: 'zone-bourg',
  neighbours: [
    { name: 'Saint-Étienne-lès-Remiremont', km: 1.5 },
    { name: 'Saint-Nabord', km: 3.6 },
    { name: 'Dommartin-lès-Remiremont', km: 4.2 },
    { name: 'Vecoux', km: 5.4 },
    { name: 'Raon-aux-Bois', km: 7 },
  ],
  intro: [
    "Remiremont borde la Moselle au pied du massif vosgien. Le centre et ses arcades occupent le fond ; plus haut viennent les maisons à flanc de coteau, puis la forêt. En tout, la commune s'étage de 379 à 766 m, et l'hiver n'a pas le même poids aux deux bouts.",
    "Nous venons d'Igney, en aval, à environ 32 km à vol d'oiseau. Avant de chiffrer, nous regardons l'altitude exacte de la maison, la pente du toit et ce qui se trouve dessous quand la neige glisse : un trottoir, parfois la verrière du voisin.",
  ],
  roofs: {
    title: "De l'arcade au coteau : tuile, ardoise et tôle",
    paragraphs: [
      "Dans le centre ancien, les maisons se touchent. On y voit de l'ardoise à côté de tuiles mécaniques, et du zinc aux noues, aux lucarnes, aux chéneaux. Les toits d'immeubles se raccordent par un solin ou une rive commune : quand l'eau entre, elle ne vient pas toujours de chez vous.",
      "Sur les pentes, les pavillons portent plutôt des tuiles à emboîtement, les dépendances de la tôle. Une couverture d'ardoise pèse de 25 à 30 kg/m², la tuile mécanique de 40 à 45 kg/m². Passer de l'une à l'autre change ce que reçoit la charpente : nous le calculons avant de commander.",
    ],
  },
  climate: {
    title: "Gel la nuit, dégel le jour : l'épreuve du bas de pente",
    paragraphs: [
      "L'hiver romarimontain use surtout par répétition. Vers midi, la neige fond en haut du versant ; l'eau descend, regèle à l'avant-toit et forme un bourrelet derrière lequel elle remonte sous les tuiles. Une tuile poreuse qui a bu finit par s'écailler.",
      "Des tuiles résistantes au gel, un comble ventilé et isolé, des chéneaux vides avant décembre limitent ce phénomène. On place les arrêts de neige au-dessus des passages, avec des crochets de gouttière renforcés. Au nord, près de la forêt, la mousse garde l'eau entre deux pluies.",
    ],
  },
  season:
    'Le bon calendrier : une inspection en avril, après le dégel ; les gros travaux de toit entre mai et octobre dans les hauts, un peu plus longtemps dans le fond ; les gouttières dès que les feuilles sont tombées.',
  rules:
    "Autour du centre ancien, la présence de monuments protégés peut faire intervenir l'architecte des Bâtiments de France, que l'on joint par l'UDAP, à Épinal. Teinte d'enduit, ardoise ou tuile : consultez en mairie le règlement d'urbanisme avant d'arrêter votre choix.",
  priorities: [
    {
      service: 'changement-toiture',
      reason:
        "Passé 30 à 40 ans, la couverture mérite un examen ; s'il faut la changer, autant la choisir adaptée à la neige.",
    },
    {
      service: 'nettoyage-cheneau',
      reason: 'Un chéneau plein qui gèle se déforme et déborde vers le mur, souvent mitoyen dans le centre.',
    },
    {
      service: 'reparations-diverses',
      reason:
        'Solins et abergements de zinc souffrent les premiers du gel ; repris tôt, ils évitent une charpente mouillée.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "L'hiver descelle les faîtages maçonnés et fend les tuiles gélives, en ville autant qu'à Vecoux. Nous remplaçons ce qui est abîmé, refixons les rives et ajoutons de quoi retenir la neige au-dessus des entrées. Un constat avec photos dit ce qui peut attendre.",
    'demoussage-nettoyage-toiture':
      "Près des sapins, et vers Raon-aux-Bois surtout, les versants nord restent verts longtemps. Nous les brossons sans brutalité, rinçons à basse pression, puis traitons par temps sec. L'ardoise de ville se contente souvent d'un nettoyage doux. Le rythme moyen : 3 à 5 ans.",
    'ravalement-facade':
      "Les piles des arcades reçoivent les éclaboussures de la rue et le sel de déneigement. Nous cherchons d'abord d'où monte l'humidité, puis retenons un enduit à la chaux qui laisse la pierre respirer. Même attention à Saint-Étienne-lès-Remiremont, sur l'autre rive.",
    'peinture-boiserie':
      "La neige qui fond au soleil mouille volets et planches de rive, que le gel reprend le soir. Entre juin et septembre, nous ponçons, remplaçons le bois pourri et appliquons une finition microporeuse. Dommartin-lès-Remiremont n'y échappe pas : la face ouest se reprend la première.",
    'nettoyage-cheneau':
      "En ville, un chéneau encastré fuit vers l'intérieur sans prévenir. Nous le vidons, le testons à l'eau et contrôlons soudures et descentes. Une visite annuelle suffit dans les rues ; il en faut deux à Saint-Nabord ou ailleurs dès que des arbres entourent la maison.",
    'reparations-diverses':
      "Après un redoux, une auréole au plafond signale souvent un abergement de cheminée ouvert ou une soudure fendue. Nous cherchons l'entrée d'eau, protégeons les lieux dès que la météo l'autorise, puis réparons avec le même matériau. Raon-aux-Bois fait partie du secteur.",
    'dessous-de-toit':
      "L'avant-toit écarte des façades la neige chassée par le vent. Quand ses planches noircissent, nous retirons le bois mort et posons un lambris PVC ventilé, ou du bois dans les abords protégés. L'entrée d'air reste libre ; sur un pavillon de Saint-Nabord, elle limite aussi les glaçons.",
    charpente:
      "Au centre, la charpente a parfois perdu de la section là où une noue fuyait. Nous sondons les bois, étayons, puis greffons ou doublons. Sur les hauteurs de Vecoux, la charge de neige se calcule à l'altitude du bâtiment et non à celle de la mairie.",
  },
} satisfies Town;
