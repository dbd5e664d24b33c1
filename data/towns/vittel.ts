import type { Town } from '../validation/schema';

export const vittel = {
  slug: 'vittel',
  name: 'Vittel',
  at: 'à Vittel',
  of: 'de Vittel',
  postalCode: '88800',
  latitude: 48.202,
  longitude: 5.943,
  altitude: { min: 322, mean: 371, max: 457 },
  seo: {
    title: 'Vittel (88800) : couvreur, ardoise, zinc et boiseries',
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
  heroImage: 'zone-bourg',
  neighbours: [
    { name: 'Contrexéville', km: 4.3 },
    { name: 'Haréville', km: 4.3 },
    { name: 'Mandres-sur-Vair', km: 4.4 },
    { name: 'Bulgnéville', km: 8 },
    { name: 'Remoncourt', km: 8.5 },
  ],
  intro: [
    "Vittel doit son visage à l'eau thermale : des villas et des hôtels de la Belle Époque, avec leurs lucarnes, leurs balcons de bois et leurs grands débords peints. Derrière ce décor, le bourg lorrain garde ses maisons de village. Le relief est doux, la commune s'étageant de 322 à 457 m.",
    "Nous faisons la route depuis Igney, à près de 35 km à vol d'oiseau. Sur une toiture de villa, l'essentiel se joue dans les raccords de métal : une noue, un tour de lucarne, un chéneau caché. Nous les photographions un par un.",
  ],
  roofs: {
    title: 'Ardoise et zinc des villas, tuile des rues plus simples',
    paragraphs: [
      "Un toit de villa cumule les formes : croupes, tourelles, pentes raides et petites parties presque plates. L'ardoise épouse bien ces dessins, le zinc couvre le reste. Les deux vivent longtemps, mais pas au même rythme. L'ardoise naturelle dure couramment 75 ans et plus ; une gouttière de zinc, plutôt de 25 à 40 ans.",
      "Ailleurs en ville et dans les villages, c'est la tuile : mécanique d'ordinaire, creuse sur d'anciennes maisons à faible pente. Si une couverture d'ardoise arrive au bout, la remplacer par de la tuile charge davantage la charpente et change la silhouette. Pour une villa, c'est rarement un bon calcul.",
    ],
  },
  climate: {
    title: 'Un hiver modéré, un soleil qui use les peintures',
    paragraphs: [
      "La neige pèse moins ici que dans les Hautes-Vosges. Ce qui fatigue les maisons, c'est l'alternance des averses d'ouest et du plein soleil. Une peinture brillante cloque d'abord côté ouest et côté sud, tandis que le côté nord, à l'ombre des jardins, reste vert.",
      "Les grands arbres donnent de la fraîcheur l'été et des feuilles tout l'automne. Bouché derrière une corniche, un chéneau déborde vers le mur sans que rien n'apparaisse au dehors. Quant au vent du plateau, une ardoise dont le crochet a rouillé ne lui résiste pas longtemps.",
    ],
  },
  season:
    "Peignez entre mai et septembre, sur bois sec. Les couvertures se travaillent d'avril à mi-novembre. Faites vider les chéneaux en novembre, puis en avril si le jardin a de grands arbres.",
  rules:
    "Une villa ancienne peut se trouver dans des abords protégés : depuis l'UDAP d'Épinal, l'architecte des Bâtiments de France donne alors son avis sur la toiture, les menuiseries et les teintes. Le PLU fixe le reste. C'est à vérifier en mairie avant de commander.",
  priorities: [
    {
      service: 'peinture-boiserie',
      reason:
        'Balcons, lambrequins et débords peints font le caractère des villas ; entretenus à temps, ils échappent au remplacement.',
    },
    {
      service: 'ravalement-facade',
      reason:
        'Moulures et enduits anciens veulent des produits perméables, et une autorisation lorsque le secteur est protégé.',
    },
    {
      service: 'changement-toiture',
      reason:
        "Une ardoise en fin de vie ou un zinc percé concernent parfois tout un versant ; l'étude précède la décision.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Sur une toiture compliquée, nous traitons point par point et conservons ce qui tient : ardoises glissées, noue fatiguée, lucarne à reprendre. Contrexéville, station voisine, présente des maisons comparables. Pour les reprises qui en relèvent, vous avez la garantie décennale.',
    'demoussage-nettoyage-toiture':
      "Ardoise et zinc se passent en général d'hydrofuge : une brosse souple et un peu d'eau suffisent. La tuile, à Haréville ou à Remoncourt, admet un traitement complet, que l'on renouvelle au terme de 3 à 5 ans en moyenne. Les massifs du jardin sont couverts d'abord.",
    'ravalement-facade':
      "Avant de peindre une corniche, on répare l'appui et le larmier censés éloigner l'eau. Vient ensuite un enduit ou une peinture minérale, perméable à la vapeur. Les murs plus rustiques de Bulgnéville obéissent à ce principe : pas de film étanche sur une pierre humide.",
    'peinture-boiserie':
      "Les lambrequins découpés sont un travail de patience. Nous déposons ce qui peut l'être, ponçons, mastiquons, puis appliquons trois couches fines jusque dans le bois de bout. La couleur d'origine réapparaît parfois sous les écailles. On rencontre aussi ces boiseries à Contrexéville.",
    'nettoyage-cheneau':
      "Un chéneau de zinc derrière sa corniche se fait oublier jusqu'à la tache au plafond. Nous retirons les feuilles, contrôlons dilatations et naissances, refaisons une soudure au besoin. Deux fois par an sous les arbres d'un parc, une seule à Remoncourt en terrain dégagé.",
    'reparations-diverses':
      "Un crochet cède, l'ardoise glisse, et l'eau suit la volige jusqu'à une pièce éloignée. Nous remontons sa trace par le comble et remplaçons à l'identique. Que vous appeliez de la ville ou de Mandres-sur-Vair, deux photos prises du jardin font gagner du temps.",
    'dessous-de-toit':
      "Les débords des villas sont souvent lambrissés et peints : nous y réparons le bois, car un PVC blanc trahirait la façade. Ce dernier a sa place sous les avant-toits des pavillons de Mandres-sur-Vair ou de Bulgnéville, à condition de garder l'aération basse du toit.",
    charpente:
      "Croupes et tourelles cachent des assemblages difficiles, et l'humidité se loge au droit des noues. Nous démontons le moins possible, assemblons du bois neuf de même section et contrôlons les appuis. Dans une grange d'Haréville, le besoin sera plutôt une panne à renforcer.",
  },
} satisfies Town;
