import type { Town } from '../validation/schema';

export const xertigny = {
  slug: 'xertigny',
  name: 'Xertigny',
  at: 'à Xertigny',
  of: 'de Xertigny',
  postalCode: '88220',
  latitude: 48.044,
  longitude: 6.403,
  altitude: { min: 297, mean: 480, max: 617 },
  seo: {
    title: 'Démoussage et toiture à Xertigny (88220), dans la Vôge',
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
  heroImage: 'zone-voge',
  neighbours: [
    { name: 'Bellefontaine', km: 4.4 },
    { name: 'La Chapelle-aux-Bois', km: 5.4 },
    { name: 'Uriménil', km: 6.3 },
    { name: 'Uzemain', km: 6.3 },
    { name: 'Les Voivres', km: 8.1 },
  ],
  intro: [
    "Xertigny, c'est la Vôge : un haut plateau de grès, des bois, et des hameaux séparés par des prés. Vaste de 50 km², la commune s'étage de 297 à 617 m. L'humidité s'y lit au pied des murs autant que sur le pan nord des toits.",
    "Igney est à un peu plus de 25 km à vol d'oiseau. Lorsque plusieurs maisons d'un hameau ont besoin d'un avis, nous les voyons si possible le même jour. Donnez le nom du lieu-dit en appelant : l'adresse postale ne suffit pas toujours à trouver la bonne cour.",
  ],
  roofs: {
    title: 'Tuiles, tôles et dernières laves du plateau',
    paragraphs: [
      'La tuile mécanique est courante sur les maisons, la tôle sur les bâtiments agricoles. La ferme de la Vôge réunit souvent logis, étable et grange sous un seul faîtage, et une fuite côté foin finit par gagner les chambres. On croise encore, par endroits, des laves de grès ; elles demandent un spécialiste.',
      "Les pavillons ont plutôt reçu de la tuile de béton ou de terre cuite. La première pèse son poids et prend la mousse à mesure que sa teinte de surface s'use. On peut la nettoyer et, si elle est poreuse, la protéger ; la dire neuve ensuite serait mentir.",
    ],
  },
  climate: {
    title: 'Un plateau boisé où rien ne sèche vite',
    paragraphs: [
      "Les pluies d'ouest passent ici avant d'atteindre la montagne. L'automne venu, le brouillard s'accroche aux lisières et une tuile mouillée met longtemps à sécher. Mousse et lichen n'en demandent pas plus : de l'eau, de l'ombre.",
      "Sans être celui des crêtes, l'hiver de la Vôge a ses gelées répétées et sa neige, surtout dans les hameaux les plus hauts. L'eau retenue par la mousse gonfle en gelant, écarte les recouvrements et casse le nez des tuiles. Mieux vaut donc un toit propre avant novembre qu'un devis de réparation en mars.",
    ],
  },
  season:
    "Deux périodes conviennent au démoussage : d'avril à juin, puis de septembre à octobre. La charpente se sonde toute l'année, par l'intérieur. Gouttières en novembre, et de nouveau au printemps près des sapins.",
  rules:
    "Hameau ou centre, la règle peut changer. Demandez en mairie quelle zone du plan d'urbanisme vous concerne, quels matériaux elle admet, et si un édifice protégé des environs concerne aussi l'architecte des Bâtiments de France. Son service, l'UDAP des Vosges, se trouve à Épinal.",
  priorities: [
    {
      service: 'demoussage-nettoyage-toiture',
      reason: "Ombre des bois et brouillard entretiennent la mousse, qui écarte les tuiles lorsqu'elle gèle.",
    },
    {
      service: 'charpente',
      reason:
        'Sous les grands toits de ferme, une fuite ancienne a pu attaquer pannes et sablières : le bois passe avant la tuile.',
    },
    {
      service: 'reparations-diverses',
      reason:
        "Un bâtiment éloigné se surveille moins ; remettre quelques tuiles évite d'avoir à refaire un plancher de grange.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Plutôt que de tout déposer, nous trions : les tuiles saines resservent, les gélives partent, les liteaux noircis sont remplacés. Sur une ferme, le versant côté pluie est parfois le seul à refaire. Pour Uzemain ou pour le bourg, notre rapport illustré dit ce qui presse.',
    'demoussage-nettoyage-toiture':
      "Laissez le nettoyeur à pression au garage : gorgée d'eau tout l'hiver, la tuile du plateau perd sa surface sous le jet. Brosse, rinçage léger, traitement, et rendez-vous dans 3 à 5 ans selon l'ombre. Les Voivres, à l'ouest, connaissent les mêmes lisières.",
    'ravalement-facade':
      'Pied de mur vert, sels blancs, enduit qui sonne creux : le grès et le moellon de la Vôge boivent par le bas. Une peinture étanche aggraverait les choses. À La Chapelle-aux-Bois également, nous préférons la chaux, une fois les gouttières remises en ordre.',
    'peinture-boiserie':
      "Le bois des bardages noircit souvent avant de peler, et c'est alors affaire de champignons plus que d'usure. Un lavage anti-moisissure précède le ponçage ; la première couche attend que l'humidité descende sous 18 % environ. Prévoyez la même patience dans les hameaux d'Uriménil.",
    'nettoyage-cheneau':
      "Feuilles de hêtre en automne, aiguilles et chatons au printemps : les maisons de lisière demandent deux passages, à Bellefontaine par exemple. Un seul suffit dans le bourg dégagé. Nous en profitons pour regarder la pente de la gouttière et l'état des colliers.",
    'reparations-diverses':
      "Coup de vent, rive arrachée, tôle soulevée : téléphonez, puis restez en bas. Une photo depuis la cour nous aide à charger le bon matériel. L'eau court le long des bois : la tache n'est pas forcément sous le trou. Uriménil, plus au nord, se joint facilement à la visite.",
    'dessous-de-toit':
      "Qui habite près des bois héberge des guêpes, parfois des oiseaux, sous l'avant-toit. Avant de poser le lambris, nous vérifions qu'aucun nid n'est occupé ; ensuite, des entrées d'air grillagées restent en place. La question vaut aussi pour les pavillons d'Uzemain et leurs larges avant-toits.",
    charpente:
      'Des trous ovales dans une panne, de la sciure claire sur le plancher de la grange : le capricorne est peut-être actif. Nous sondons chaque pièce, bûchons le bois vermoulu, injectons, puis greffons ce qui est devenu trop mince. Bellefontaine et La Chapelle-aux-Bois comptent aussi de grands volumes de ferme.',
  },
} satisfies Town;
