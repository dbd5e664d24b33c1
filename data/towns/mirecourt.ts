export const town = {
  name: 'Mirecourt',
  at: 'à Mirecourt',
  of: 'de Mirecourt',
  postalCode: '88500',
  latitude: 48.302,
  longitude: 6.134,
  seo: {
    title: 'Couvreur à Mirecourt (88500) : toit et façade',
    description:
      "Façades d'enduit et de pierre, tuiles creuses ou mécaniques : un couvreur venu d'Igney répare toits et murs à Mirecourt. Devis gratuit.",
    keywords: [
      'couvreur Mirecourt',
      'toiture Mirecourt 88500',
      'ravalement façade Mirecourt',
      'tuile creuse Mirecourt',
      'charpente grange Mirecourt',
    ],
  },
  heroImage: 'zone-bourg-calcaire',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-toiture-neuve',
    'galerie-gouttiere',
  ],
  neighbours: [
    { name: 'Poussay', km: 1.9 },
    { name: 'Mattaincourt', km: 2.2 },
    { name: 'Hymont', km: 4 },
    { name: 'Ambacourt', km: 5 },
    { name: 'Baudricourt', km: 6.2 },
  ],
  intro: [
    "La ville des luthiers est posée au bord du Madon, au milieu d'un pays ouvert de champs et de prés. La commune ne monte que de 261 à 378 m : ici, la pluie battante et l'âge des maisons comptent bien plus que la neige.",
    "Nous arrivons d'Igney, à l'est. C'est assez près pour revenir après une grosse averse, quand on ne sait pas encore d'où vient une tache. Entre maisons mitoyennes, cela évite parfois d'ouvrir au mauvais endroit.",
  ],
  roofs: {
    title: 'Tuiles creuses, tuiles mécaniques et vieux murs mitoyens',
    paragraphs: [
      "Dans le vieux centre, les maisons sont serrées, étroites en façade et profondes. Les toits se suivent d'une maison à l'autre, reliés par des solins ; une cour intérieure reçoit quelquefois l'eau des toits de plusieurs voisins. L'ancienne tuile creuse y a souvent cédé la place à la mécanique.",
      "La tuile creuse accepte des pentes plus faibles que bien des tuiles à emboîtement. Si l'on remplace l'une par l'autre sans vérifier la pente minimale donnée par le fabricant, l'eau remonte par grand vent. Dans les villages, les fermes ont de vastes toits de grange aux pannes longues, fléchies avec le temps.",
    ],
  },
  climate: {
    title: "Le vent de plaine et l'eau du Madon",
    paragraphs: [
      "À l'ouest, peu d'obstacles. Les rafales attaquent les rives et le premier rang de tuiles, là où chaque pièce devrait être fixée ; bien des couvertures anciennes ne le sont pas. La pluie arrive presque à l'horizontale et trempe les pignons.",
      "Près de la rivière, l'air du petit matin reste chargé d'eau et les brouillards d'automne durent. Les murs anciens, que rien n'isole du sol, en prennent l'eau. Le gel est plus modéré que dans le massif, mais il revient assez souvent pour décoller un enduit trop dur appliqué sur de la pierre.",
    ],
  },
  season:
    "D'avril à la mi-novembre, presque tout se fait. Réservez les enduits aux semaines sans gel ni forte chaleur, et demandez un contrôle des rives et du faîtage après les tempêtes de fin d'hiver.",
  rules:
    "Au centre, un ravalement ou un changement de tuile peut demander l'avis de l'architecte des Bâtiments de France, à Épinal. Le service d'urbanisme de la mairie vous indiquera le périmètre et les teintes admises. Pour la réponse, comptez un mois, deux avec cet avis.",
  priorities: [
    {
      service: 'ravalement-facade',
      reason:
        "Pignons battus par la pluie et enduits trop durs sur la pierre : il faut des produits qui laissent sortir l'eau.",
    },
    {
      service: 'renovation-toiture',
      reason:
        "Les toits mitoyens se réparent par parties, raccords compris, avant que la fuite n'atteigne les chambres.",
    },
    {
      service: 'charpente',
      reason:
        "Sur les longues portées des granges alentour, l'âge fait fléchir les pannes ; un contrôle sous le toit permet de le mesurer.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Quand la tuile creuse est saine, nous la gardons et la refixons ; sinon, nous cherchons un modèle mécanique admis à cette pente. Faîtage, rives et solins mitoyens sont repris en même temps. À Poussay et à Ambacourt, une vieille ferme à faible pente pose la même question.',
    'demoussage-nettoyage-toiture':
      "Un lichen plat et sec n'a rien d'urgent ; un coussin de mousse qui soulève la tuile, si. À Hymont et à Mattaincourt, dans la vallée du Madon, les pans nord verdissent, moins vite toutefois qu'en forêt. Comptez 3 à 5 ans entre deux nettoyages.",
    'ravalement-facade':
      "Pierre en encadrement, enduit ancien au milieu : une vieille façade de Mirecourt supporte mal le ciment. Nous la sondons au marteau, faisons tomber les parties creuses, puis refaisons l'enduit à la chaux ou posons une peinture minérale.",
    'peinture-boiserie':
      "Une porte ancienne garde souvent plusieurs couches de peinture, parfois au plomb avant 1949. Nous le vérifions avant de poncer, puis décapons, mastiquons et repeignons en couches minces. Une porte de grange bouge davantage avec l'humidité : une finition microporeuse tient mieux.",
    'nettoyage-cheneau':
      "Encaissé entre deux maisons, le chéneau est invisible de la rue ; seule une tache à l'étage le trahit. Nous le vidons quand les arbres sont nus, vérifions ses soudures à l'eau et posons une crapaudine à l'entrée de la descente.",
    'reparations-diverses':
      "Une tuile de rive au sol après la rafale ? Gardez les morceaux, photographiez depuis le trottoir et prévenez votre assureur. Nous réparons une fois le vent tombé. À Baudricourt, plus à l'ouest, le vent de plaine arrive sans obstacle : vérifiez aussi les rives de la grange.",
    'dessous-de-toit':
      "Le débord d'une maison lorraine est court : on habille la planche du bord et quelques lames. Un pavillon a souvent un débord plus large : un lambris ventilé en PVC peut y remplacer le bois abîmé. Au centre ancien, mieux vaut rester au bois peint.",
    charpente:
      "Depuis la route, regardez le faîtage des granges : s'il creuse entre deux murs, une panne plie. Nous doublons la pièce ou ajoutons un appui, après calcul. Une vieille panne de chêne se garde quand sa section le permet.",
  },
};
