export const town = {
  name: 'Remiremont',
  at: 'à Remiremont',
  of: 'de Remiremont',
  postalCode: '88200',
  latitude: 48.016,
  longitude: 6.592,
  seo: {
    title: 'Couvreur à Remiremont (88200) : toit et zinc',
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
  heroImage: 'zone-toits-de-ville',
  neighbours: [
    { name: 'Saint-Étienne-lès-Remiremont', km: 1.5 },
    { name: 'Saint-Nabord', km: 3.6 },
    { name: 'Dommartin-lès-Remiremont', km: 4.2 },
    { name: 'Vecoux', km: 5.4 },
    { name: 'Raon-aux-Bois', km: 7 },
  ],
  intro: [
    "Remiremont borde la Moselle au pied du massif vosgien. Le centre et ses arcades occupent le fond ; plus haut viennent les maisons à flanc de coteau, puis la forêt. En tout, la commune s'étage de 379 à 766 m, et la neige pèse bien plus en haut qu'en bas.",
    "Nous venons d'Igney, en aval. Nous regardons l'altitude exacte de la maison, la pente du toit et ce qui se trouve dessous quand la neige glisse : un trottoir, parfois la verrière du voisin.",
  ],
  roofs: {
    title: "De l'arcade au coteau : tuile, ardoise et tôle",
    paragraphs: [
      "Dans le centre ancien, les maisons se touchent. On y voit de l'ardoise à côté de tuiles mécaniques, et du zinc aux noues, aux lucarnes, aux chéneaux. Les toits d'immeubles se raccordent par un solin ou une rive commune : quand l'eau entre, elle vient parfois du toit voisin.",
      "Sur les pentes, les pavillons portent plutôt des tuiles à emboîtement, les dépendances de la tôle. Une couverture d'ardoise pèse de 25 à 30 kg/m², la tuile mécanique de 40 à 45 kg/m². Passer de l'une à l'autre change ce que reçoit la charpente : nous le calculons avant de commander.",
    ],
  },
  climate: {
    title: 'Gel la nuit, dégel le jour : le bas du toit souffre',
    paragraphs: [
      "Ici, c'est surtout la répétition du gel et du dégel qui use les toits. Vers midi, la neige fond en haut du versant ; l'eau descend, regèle à l'avant-toit et forme un bourrelet derrière lequel elle remonte sous les tuiles. Une tuile poreuse qui a bu finit par s'écailler.",
      "Des tuiles résistantes au gel, un comble ventilé et isolé, des chéneaux vides avant décembre limitent ce phénomène. On place les arrêts de neige au-dessus des passages, avec des crochets de gouttière renforcés. Au nord, près de la forêt, la mousse garde l'eau entre deux pluies.",
    ],
  },
  season:
    'Faites examiner le toit en avril, après le dégel. Les gros travaux se font de mai à octobre sur les hauteurs, un peu plus longtemps en bas. Les gouttières se vident dès que les feuilles sont tombées.',
  rules:
    "Autour du centre ancien, la présence de monuments protégés peut faire intervenir l'architecte des Bâtiments de France, installé à Épinal. Teinte d'enduit, ardoise ou tuile : consultez le règlement d'urbanisme avant d'arrêter votre choix.",
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
        'Solins et abergements de zinc souffrent les premiers du gel ; repris tôt, ils évitent que la charpente se mouille.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "L'hiver descelle les faîtages maçonnés et fend les tuiles poreuses. Nous remplaçons ce qui est abîmé, refixons les rives et ajoutons des arrêts de neige au-dessus des entrées. Le devis dit ce qui presse.",
    'demoussage-nettoyage-toiture':
      "À Raon-aux-Bois comme partout où les sapins sont proches, les versants nord verdissent vite. Ils se brossent doucement, se rincent à basse pression, puis se traitent par temps sec, tous les 3 à 5 ans en moyenne. Pour l'ardoise, un nettoyage doux suffit souvent.",
    'ravalement-facade':
      "Les piles des arcades reçoivent les éclaboussures de la rue et le sel de déneigement. Nous cherchons d'abord d'où monte l'humidité, puis nous rejointoyons la pierre à la chaux, sans l'enduire. Plus haut sur la façade, l'enduit se reprend à la chaux lui aussi.",
    'peinture-boiserie':
      'La neige qui fond au soleil mouille les volets et les planches du bord de toit ; le soir, tout regèle. Entre juin et septembre, nous ponçons, remplaçons le bois pourri et appliquons une finition microporeuse. À Dommartin-lès-Remiremont comme ici, la face ouest est à refaire la première.',
    'nettoyage-cheneau':
      "En ville, un chéneau encastré fuit vers l'intérieur sans prévenir. Nous le vidons, le testons à l'eau et contrôlons soudures et descentes. Un nettoyage par an suffit dans les rues du centre ; à Saint-Nabord et à Raon-aux-Bois, il en faut deux si la maison est entourée d'arbres.",
    'reparations-diverses':
      "Après un redoux, une auréole au plafond signale souvent un abergement de cheminée ouvert ou une soudure fendue. Nous cherchons par où l'eau entre, puis réparons avec le même matériau.",
    'dessous-de-toit':
      "L'avant-toit écarte des façades la neige chassée par le vent. Quand ses planches noircissent, nous retirons le bois pourri et posons un lambris ventilé en PVC, ou du bois dans les abords protégés. L'entrée d'air reste libre : un comble ventilé fait moins de glaçons au bord du toit.",
    charpente:
      "Au centre, une noue qui fuit depuis longtemps a parfois pourri le bois qui la porte. Nous examinons la charpente, étayons, puis remplaçons le bout abîmé ou doublons la pièce. Sur les hauteurs de Vecoux et de Saint-Étienne-lès-Remiremont, la charge de neige se calcule à l'altitude de la maison.",
  },
};
