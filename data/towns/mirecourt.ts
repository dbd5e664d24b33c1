import type { Town } from '../validation/schema';

export const mirecourt = {
  slug: 'mirecourt',
  name: 'Mirecourt',
  at: 'à Mirecourt',
  of: 'de Mirecourt',
  postalCode: '88500',
  latitude: 48.302,
  longitude: 6.134,
  altitude: { min: 261, mean: 305, max: 378 },
  seo: {
    title: 'Toiture et façade à Mirecourt (88500), vallée du Madon',
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
  heroImage: 'zone-bourg',
  neighbours: [
    { name: 'Poussay', km: 1.9 },
    { name: 'Mattaincourt', km: 2.2 },
    { name: 'Hymont', km: 4 },
    { name: 'Ambacourt', km: 5 },
    { name: 'Baudricourt', km: 6.2 },
  ],
  intro: [
    "La ville des luthiers est posée au bord du Madon, au milieu d'un pays ouvert de champs et de prés. Rien de montagnard : la commune s'étage seulement de 261 à 378 m. La pluie battante et l'âge des maisons y comptent bien plus que la neige.",
    "Nous arrivons d'Igney, à l'est, soit environ 20 km à vol d'oiseau. Cette proximité permet de revenir après une grosse averse, pour comprendre d'où vient une tache avant d'ouvrir quoi que ce soit. Entre maisons mitoyennes, ce second regard épargne parfois des travaux au mauvais endroit.",
  ],
  roofs: {
    title: 'Tuiles creuses, tuiles mécaniques et vieux murs mitoyens',
    paragraphs: [
      "Le vieux centre aligne des façades serrées, souvent étroites, avec de la profondeur derrière. Les toits se suivent d'une maison à l'autre, reliés par des solins ; une cour intérieure recueille quelquefois l'eau de plusieurs propriétaires. L'ancienne tuile creuse y a souvent cédé la place à la mécanique.",
      "Une chose à savoir : la tuile creuse s'accommode de pentes plus faibles que bien des tuiles à emboîtement. Remplacer l'une par l'autre sans vérifier le minimum indiqué par le fabricant, c'est inviter l'eau à remonter par grand vent. Dans les villages, les fermes ont de vastes toits de grange aux pannes longues, fléchies avec le temps.",
    ],
  },
  climate: {
    title: "Le vent de plaine et l'eau du Madon",
    paragraphs: [
      "À l'ouest, peu d'obstacles. Les rafales attaquent les rives et le premier rang de tuiles, là où chaque pièce devrait être fixée ; bien des couvertures anciennes ne le sont pas. La pluie suit, presque à l'horizontale, et trempe les pignons.",
      "Près de la rivière, l'air du petit matin reste chargé d'eau et les brouillards d'automne durent. Les murs anciens, sans coupure étanche à leur base, boivent l'eau du sol. Le gel est plus modéré que dans le massif, mais il revient assez souvent pour décoller un enduit trop dur appliqué sur de la pierre.",
    ],
  },
  season:
    "D'avril à la mi-novembre, presque tout se fait. Réservez les enduits aux semaines sans gel ni forte chaleur, et demandez un contrôle des rives et du faîtage après les tempêtes de fin d'hiver.",
  rules:
    "Au centre, ravaler ou changer de tuile peut passer par l'architecte des Bâtiments de France (UDAP, à Épinal). Le service d'urbanisme de la mairie vous indiquera le périmètre et les teintes admises. Pour l'instruction, comptez un mois, deux avec cet avis.",
  priorities: [
    {
      service: 'ravalement-facade',
      reason:
        "Pignons battus par la pluie et enduits trop durs sur la pierre : le mur réclame des produits qui laissent sortir l'eau.",
    },
    {
      service: 'renovation-toiture',
      reason:
        "Les toits mitoyens se reprennent par parties, raccords compris, avant qu'une fuite n'atteigne les pièces.",
    },
    {
      service: 'charpente',
      reason:
        "Sur les longues portées des granges alentour, l'âge fait fléchir les pannes ; un contrôle sous le toit permet de le mesurer.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Quand la tuile creuse est saine, nous la gardons et la refixons ; sinon, nous cherchons un modèle mécanique admis à cette pente. La question se pose aussi pour les fermes de Poussay. Faîtage, rives et solins mitoyens sont repris dans le même chantier.',
    'demoussage-nettoyage-toiture':
      "Un lichen plat et sec n'a rien d'urgent ; un coussin de mousse qui soulève la tuile, si. D'Hymont à Mirecourt, le fond de vallée verdit les pans nord, moins vite toutefois qu'en forêt. Nous vous disons lequel des deux vous avez. L'échéance ordinaire : 3 à 5 ans.",
    'ravalement-facade':
      'Pierre en encadrement, enduit ancien au milieu : la façade mirecurtienne supporte mal le ciment. Après un sondage au marteau, nous purgeons les parties creuses, puis enduisons à la chaux ou peignons au minéral. Mattaincourt, tout proche, appelle les mêmes précautions.',
    'peinture-boiserie':
      "Une porte ancienne garde souvent plusieurs couches de peinture, parfois au plomb avant 1949. Nous le vérifions avant de poncer, puis décapons, mastiquons et repeignons en couches minces. Pour les portes de grange d'Ambacourt, une finition mate et microporeuse suit mieux les mouvements du bois.",
    'nettoyage-cheneau':
      "Encaissé entre deux maisons, le chéneau est invisible de la rue ; seule une tache à l'étage le dénonce. Nous le vidons quand les arbres sont nus, éprouvons ses soudures et posons une crapaudine. Baudricourt, plus ouvert, demande surtout des descentes dégagées.",
    'reparations-diverses':
      "Une tuile de rive au sol après la rafale ? Gardez les morceaux, photographiez depuis le trottoir et prévenez votre assureur. Nous refermons provisoirement dès que le vent le permet, et refaisons ensuite l'ouvrage. Poussay et Ambacourt, sous le même ciel, reçoivent ces bourrasques.",
    'dessous-de-toit':
      "Le débord d'une maison lorraine est court : on habille la planche de rive et quelques lames. Les pavillons de Mattaincourt dépassent souvent davantage, et un lambris PVC ventilé y remplace le bois fatigué. Au centre ancien, restons au bois peint.",
    charpente:
      "Depuis la route, regardez le faîtage des granges : s'il creuse entre deux murs, une panne plie. Du côté de Baudricourt ou d'Hymont, nous doublons la pièce ou ajoutons un appui, après calcul. Une vieille panne de chêne se garde quand sa section le permet.",
  },
} satisfies Town;
