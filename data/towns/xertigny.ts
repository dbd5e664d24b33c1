export const town = {
  name: 'Xertigny',
  at: 'à Xertigny',
  of: 'de Xertigny',
  postalCode: '88220',
  latitude: 48.044,
  longitude: 6.403,
  seo: {
    title: 'Couvreur à Xertigny (88220), dans la Vôge',
    description:
      "Toits humides de la Vôge, fermes et hameaux : démoussage, charpente et réparations à Xertigny par un couvreur venu d'Igney. Devis gratuit.",
    keywords: [
      'couvreur Xertigny',
      'démoussage toiture Xertigny',
      'charpente Xertigny 88220',
      'toiture Vôge Xertigny',
      'réparation toiture Xertigny',
      'gouttières Xertigny',
    ],
  },
  heroImage: 'galerie-toiture-neuve',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-gouttiere',
    'service-changement-toiture',
  ],
  neighbours: [
    { name: 'Bellefontaine', km: 4.4 },
    { name: 'La Chapelle-aux-Bois', km: 5.4 },
    { name: 'Uriménil', km: 6.3 },
    { name: 'Uzemain', km: 6.3 },
    { name: 'Les Voivres', km: 8.1 },
  ],
  intro: [
    "Xertigny, c'est la Vôge : un haut plateau de grès, des bois, et des hameaux séparés par des prés. La commune couvre 50 km², de 297 à 617 m d'altitude. L'humidité se voit au pied des murs autant que sur le pan nord des toits.",
    "Nous venons d'Igney, au nord d'Épinal. Lorsque plusieurs maisons d'un hameau ont besoin d'un avis, nous les voyons si possible le même jour. Donnez le nom du lieu-dit en appelant : l'adresse postale ne suffit pas toujours à trouver la bonne cour.",
  ],
  roofs: {
    title: 'Tuiles, tôles et dernières laves du plateau',
    paragraphs: [
      'La tuile mécanique est courante sur les maisons, la tôle sur les bâtiments agricoles. La ferme de la Vôge réunit souvent logis, étable et grange sous un seul faîtage, et une fuite côté foin finit par gagner les chambres. On croise encore, par endroits, des laves de grès ; elles demandent un spécialiste.',
      "Les pavillons ont plutôt reçu de la tuile de béton ou de terre cuite. La tuile de béton prend la mousse à mesure que sa surface s'use. On peut la nettoyer et, si elle est poreuse, la protéger ; elle ne redevient pas neuve pour autant.",
    ],
  },
  climate: {
    title: 'Un plateau boisé où rien ne sèche vite',
    paragraphs: [
      "Les pluies d'ouest passent ici avant d'atteindre la montagne. En automne, le brouillard reste accroché aux lisières et une tuile mouillée met longtemps à sécher. Avec de l'eau et de l'ombre, la mousse et le lichen s'installent.",
      "Sans être celui des crêtes, l'hiver de la Vôge a ses gelées répétées et sa neige, surtout dans les hameaux les plus hauts. L'eau retenue par la mousse gonfle en gelant, écarte les recouvrements et casse le nez des tuiles. Faites donc nettoyer le toit avant novembre.",
    ],
  },
  season:
    "Le démoussage se fait d'avril à juin, ou de septembre à octobre. La charpente se contrôle toute l'année, par l'intérieur. Les gouttières se vident en novembre, et de nouveau au printemps près des sapins.",
  rules:
    "La règle n'est pas toujours la même au centre et dans les hameaux. Demandez au service d'urbanisme quelle zone du plan local vous concerne, quels matériaux elle admet, et si un édifice protégé des environs ajoute ses règles.",
  priorities: [
    {
      service: 'demoussage-nettoyage-toiture',
      reason: "Ombre des bois et brouillard entretiennent la mousse, qui écarte les tuiles lorsqu'elle gèle.",
    },
    {
      service: 'charpente',
      reason:
        'Sous les grands toits de ferme, une fuite ancienne a pu attaquer pannes et sablières : le bois se répare avant la tuile.',
    },
    {
      service: 'reparations-diverses',
      reason:
        "Un bâtiment à l'écart se surveille moins ; remettre quelques tuiles à temps évite de refaire un plancher de grange.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Plutôt que de tout déposer, nous trions : les tuiles saines resservent, celles que le gel a fendues partent, les liteaux noircis sont remplacés. Sur une ferme, le versant côté pluie est parfois le seul à refaire. Nous vous disons ce qui presse.',
    'demoussage-nettoyage-toiture':
      "Laissez le nettoyeur à pression au garage : le jet use la surface de la tuile, qui boit ensuite davantage. Brosse, rinçage léger, traitement, et c'est à refaire dans 3 à 5 ans selon l'ombre. Aux Voivres, à Uzemain et à La Chapelle-aux-Bois, c'est le même air humide de la Vôge.",
    'ravalement-facade':
      "Pied de mur vert, sels blancs, enduit qui sonne creux : le grès et le moellon de la Vôge prennent l'eau par le bas. Une peinture étanche aggraverait les choses. Nous réparons d'abord les gouttières, puis nous enduisons à la chaux.",
    'peinture-boiserie':
      "Le bois des bardages noircit souvent avant de peler, à cause des moisissures plus que de l'usure. Nous lavons avec un produit anti-moisissure, puis nous ponçons. La première couche attend que le bois soit descendu sous 18 % d'humidité environ.",
    'nettoyage-cheneau':
      'À Bellefontaine comme à Xertigny, une maison de lisière demande deux nettoyages par an : feuilles de hêtre en automne, aiguilles et chatons au printemps. Un seul suffit dans le bourg. Nous en profitons pour vérifier la pente de la gouttière et les colliers.',
    'reparations-diverses':
      "Coup de vent, rive arrachée, tôle soulevée : téléphonez, puis restez en bas. Une photo depuis la cour nous aide à charger le bon matériel. L'eau court le long des bois : la tache n'est pas forcément sous le trou. Uriménil est entre Épinal et Xertigny : nous pouvons y passer le même jour.",
    'dessous-de-toit':
      "Près des bois, les guêpes et parfois les oiseaux s'installent sous l'avant-toit. Nous vérifions d'abord qu'aucun nid n'est occupé ; une fois le lambris posé, des entrées d'air grillagées restent en place.",
    charpente:
      'Des trous ovales dans une panne, de la sciure claire sur le plancher de la grange : le capricorne est peut-être actif. Nous sondons chaque pièce et remplaçons ce qui est devenu trop mince. Le bois attaqué est traité {credentials.woodTreatment}.',
  },
};
