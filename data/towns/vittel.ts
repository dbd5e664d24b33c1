export const town = {
  name: 'Vittel',
  at: 'à Vittel',
  of: 'de Vittel',
  postalCode: '88800',
  latitude: 48.202,
  longitude: 5.943,
  seo: {
    title: 'Couvreur à Vittel (88800) : ardoise et zinc',
    description:
      "Villas Belle Époque, toits d'ardoise et de zinc, balcons de bois : un couvreur d'Igney soigne toiture, boiseries et façade à Vittel. Devis gratuit.",
    keywords: [
      'couvreur Vittel',
      'ardoise et zinc Vittel',
      'peinture boiseries Vittel',
      'ravalement façade Vittel 88800',
      'toiture villa Vittel',
      'chéneau Vittel',
    ],
  },
  heroImage: 'zone-thermale',
  neighbours: [
    { name: 'Contrexéville', km: 4.3 },
    { name: 'Haréville', km: 4.3 },
    { name: 'Mandres-sur-Vair', km: 4.4 },
    { name: 'Bulgnéville', km: 8 },
    { name: 'Remoncourt', km: 8.5 },
  ],
  intro: [
    "Vittel doit son visage à l'eau thermale : des villas et des hôtels de la Belle Époque, avec leurs lucarnes, leurs balcons de bois et leurs grands débords peints. Derrière ce décor, le bourg lorrain garde ses maisons de village. Le relief est doux : la commune va de 322 à 457 m.",
    "Nous venons d'Igney, à l'est. Sur une toiture de villa, les fuites viennent surtout des raccords de métal : une noue, un tour de lucarne, un chéneau caché. Nous les vérifions un par un.",
  ],
  roofs: {
    title: 'Ardoise et zinc des villas, tuile des rues plus simples',
    paragraphs: [
      "Un toit de villa cumule les formes : croupes, tourelles, pentes raides et petites parties presque plates. L'ardoise suit bien ces formes, le zinc couvre le reste. L'ardoise naturelle dure couramment 75 ans et plus ; une gouttière de zinc, plutôt de 25 à 40 ans.",
      "Ailleurs en ville et dans les villages, c'est la tuile : mécanique le plus souvent, creuse sur d'anciennes maisons à faible pente. Si une couverture d'ardoise arrive au bout, la remplacer par de la tuile charge davantage la charpente et change la silhouette. Sur une villa, mieux vaut garder l'ardoise.",
    ],
  },
  climate: {
    title: 'Un hiver modéré, un soleil qui use les peintures',
    paragraphs: [
      "La neige pèse moins ici que dans les Hautes-Vosges. Ce qui fatigue les maisons, c'est l'alternance des averses d'ouest et du plein soleil. Une peinture cloque d'abord à l'ouest et au sud, tandis que le côté nord, à l'ombre des jardins, reste vert.",
      "Les grands arbres perdent leurs feuilles tout l'automne. Bouché derrière une corniche, un chéneau déborde vers le mur sans que rien se voie du dehors. Et quand le vent du plateau souffle, une ardoise dont le crochet a rouillé finit par tomber.",
    ],
  },
  season:
    "Peignez entre mai et septembre, sur bois sec. On couvre d'avril à la mi-novembre. Faites vider les chéneaux en novembre, puis en avril si le jardin a de grands arbres.",
  rules:
    "Une villa ancienne peut se trouver aux abords d'un monument protégé : l'architecte des Bâtiments de France donne alors son avis sur la toiture, les menuiseries et les teintes. Le plan local d'urbanisme fixe le reste. C'est à vérifier avant de commander.",
  priorities: [
    {
      service: 'peinture-boiserie',
      reason:
        "Balcons, lambrequins et débords peints font le caractère des villas ; entretenus à temps, ils n'ont pas à être remplacés.",
    },
    {
      service: 'ravalement-facade',
      reason:
        'Moulures et enduits anciens demandent des produits perméables, et une autorisation lorsque le secteur est protégé.',
    },
    {
      service: 'changement-toiture',
      reason:
        "Des ardoises en fin de vie ou un zinc percé concernent parfois tout un versant : nous l'examinons avant de conseiller un remplacement.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Sur une toiture compliquée, nous réparons point par point et gardons ce qui tient : ardoises glissées, noue usée, lucarne à reprendre. Contrexéville, station thermale voisine, a des villas du même genre. La garantie décennale vaut pour la couverture refaite.',
    'demoussage-nettoyage-toiture':
      "Ardoise et zinc se passent en général d'hydrofuge : une brosse souple et un peu d'eau suffisent. À Haréville, à Remoncourt et dans les autres villages, la tuile se démousse et se traite, tous les 3 à 5 ans en moyenne. Les massifs du jardin sont couverts.",
    'ravalement-facade':
      "On répare d'abord l'appui et le larmier qui doivent éloigner l'eau du mur. Vient ensuite un enduit ou une peinture minérale, perméable à la vapeur. À Bulgnéville, sur les murs de pierre des maisons de village, pas de peinture étanche non plus.",
    'peinture-boiserie':
      "Les lambrequins découpés demandent du temps. Nous démontons ce qui peut l'être, ponçons, mastiquons, puis appliquons trois couches fines, bouts de planches compris. La couleur d'origine se retrouve parfois sous les écailles.",
    'nettoyage-cheneau':
      "Un chéneau de zinc derrière sa corniche se fait oublier jusqu'à la tache au plafond. Nous retirons les feuilles, contrôlons les joints de dilatation et le départ des descentes, refaisons une soudure au besoin. Une fois par an au moins, deux fois sous les arbres d'un parc.",
    'reparations-diverses':
      "Un crochet cède, l'ardoise glisse, et l'eau suit la volige jusqu'à une pièce éloignée. Nous suivons sa trace par le comble et remplaçons à l'identique. Deux photos prises du jardin nous aident à préparer la visite.",
    'dessous-de-toit':
      "Les débords des villas sont souvent lambrissés et peints : nous y réparons le bois, car un PVC blanc jurerait avec la façade. Sur un pavillon, à Mandres-sur-Vair par exemple, le PVC convient, à condition de laisser entrer l'air au bas du toit.",
    charpente:
      "Croupes et tourelles cachent des assemblages difficiles, et l'humidité se loge au droit des noues. Nous démontons le moins possible, assemblons du bois neuf de même section et contrôlons les appuis. Dans une grange de village, c'est plutôt une panne qu'il faut renforcer.",
  },
};
