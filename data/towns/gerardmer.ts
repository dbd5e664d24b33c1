import type { Town } from '../validation/schema';

export const gerardmer = {
  slug: 'gerardmer',
  name: 'Gérardmer',
  at: 'à Gérardmer',
  of: 'de Gérardmer',
  postalCode: '88400',
  latitude: 48.07,
  longitude: 6.877,
  altitude: { min: 584, mean: 821, max: 1137 },
  seo: {
    title: 'Couvreur à Gérardmer (88400) : toiture et façade',
    description:
      "À Gérardmer, un toit doit porter la neige et savoir où la laisser tomber. Ardoise, tuile ou métal : un couvreur d'Igney vous conseille, devis gratuit.",
    keywords: [
      'couvreur Gérardmer',
      'toiture montagne Gérardmer',
      'arrêts de neige Gérardmer',
      'charpente Gérardmer',
      'changement toiture Gérardmer',
      'façade Gérardmer',
    ],
  },
  heroImage: 'zone-lac',
  intro: [
    "Autour du lac de Gérardmer, on ne se demande pas s'il neigera, mais où tombera la neige du toit. La commune s'étage de 584 à 1137 m : du bourg aux chalets d'en haut, l'hiver n'a ni la même durée ni le même poids.",
    "Une toiture de montagne se conçoit comme un ensemble. La pente, le matériau, les arrêts de neige, les crochets de gouttière et la ventilation des combles dépendent les uns des autres ; en changer un seul dérègle parfois le reste. Voilà pourquoi nous mesurons tout lors de la visite, en venant d'Igney, à environ 42 km à vol d'oiseau.",
  ],
  roofs: {
    title: 'Ardoise, métal et fermes sous un large toit',
    paragraphs: [
      "Une partie de la ville a été reconstruite après 1944 ; ses couvertures, lorsqu'elles sont d'origine, atteignent 70 à 80 ans. On rencontre l'ardoise, des tuiles adaptées au froid et, plus on monte, le métal. Les anciennes fermes se reconnaissent à leur grand toit, autrefois couvert d'essis, ces bardeaux d'épicéa fendu.",
      "Chaque matériau a sa façon de porter la neige. Le métal la laisse partir d'un bloc. L'ardoise, lisse, la retient peu sans crochets. La tuile l'accroche davantage, mais craint le gel dès qu'elle devient poreuse. Passer de l'un à l'autre modifie les charges : environ 25 à 30 kg/m² pour l'ardoise, 40 à 45 pour la tuile mécanique.",
    ],
  },
  climate: {
    title: "De 600 à 900 m, l'effet de l'altitude double",
    paragraphs: [
      "Dans le calcul d'une charpente, la part de neige due à l'altitude est deux fois plus forte à 900 m qu'à 600 m. L'altitude de la maison elle-même prime donc sur la moyenne de la commune. Passé 900 m, les textes écrits pour le climat de plaine, dont le DTU 40.11 des ardoises, cèdent la place aux règles de montagne.",
      "Le redoux abîme autant que la chute. La neige fond au-dessus des pièces chauffées, regèle à l'égout et forme un bourrelet de glace derrière lequel l'eau remonte. Une isolation continue et un comble bien ventilé limitent ce phénomène.",
    ],
  },
  season:
    'À partir de 700 m environ, les chantiers de couverture se tiennent de mai à octobre. Montrez-nous le toit à la fonte pour commander au printemps ; en automne, tout doit être contrôlé avant les premiers flocons.',
  rules:
    "Les rives du lac et certains paysages peuvent relever d'un site protégé, où matériau, teinte et forme du toit sont encadrés. Présentez votre projet en mairie avant toute commande : elle précisera s'il faut consulter l'UDAP des Vosges, à Épinal, où siège l'ABF.",
  neighbours: [
    { name: 'Xonrupt-Longemer', km: 3.9 },
    { name: 'Liézey', km: 6.1 },
    { name: 'Barbey-Seroux', km: 8.5 },
    { name: 'Arrentès-de-Corcieux', km: 8.7 },
    { name: 'Gerbépal', km: 9.4 },
  ],
  priorities: [
    {
      service: 'changement-toiture',
      reason:
        "Examiné à temps, un toit d'après-guerre se remplace sans urgence : matériau, isolation et arrêts de neige se choisissent ensemble.",
    },
    {
      service: 'charpente',
      reason:
        "La neige mouillée de fin d'hiver pèse lourd ; pannes et assemblages doivent correspondre à l'altitude réelle du bâtiment.",
    },
    {
      service: 'dessous-de-toit',
      reason: "Sous les grands débords, la glace et l'eau de fonte s'attaquent d'abord aux planches de rive.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Sur une ardoise saine, remplacer crochets, noues et solins fait parfois gagner 10 à 20 ans, selon le support. À Xonrupt-Longemer comme autour du lac, l'échafaudage permet aussi de poser des arrêts de neige là où l'on passe.",
    'demoussage-nettoyage-toiture':
      "La mousse apprécie l'ombre de Liézey et des autres hauteurs, et préfère la tuile au métal. Entre la fonte et les premières gelées, la période utile est courte : il faut un temps sec, au-dessus de 5 °C environ. L'ardoise se passe généralement d'hydrofuge.",
    'ravalement-facade':
      "La neige poussée contre un mur mouille le soubassement pendant des semaines. De Gérardmer à Gerbépal, nous soignons donc le pied de façade et les larmiers avant la couleur. L'enduit veut plusieurs jours hors gel : en montagne, l'été se réserve tôt.",
    'peinture-boiserie':
      "Balcons et bardages de chalet reçoivent le soleil renvoyé par la neige, puis l'eau de fonte. À Barbey-Seroux ou au-dessus du lac, surveillez surtout les faces sud et ouest : une lasure encore accrochée se rafraîchit, une lasure écaillée doit être enlevée.",
    'nettoyage-cheneau':
      "Une gouttière pleine devient une barre de glace qui arrache ses crochets. Dans le secteur d'Arrentès-de-Corcieux, il faut passer après les feuilles et avant la neige ; autour des épicéas, on revient au printemps. Des supports renforcés complètent la remise en ordre.",
    'reparations-diverses':
      "Après un gros redoux, observez de loin, sans rester sous l'égout : gouttière pliée, ardoise au sol. À Liézey ou à Barbey-Seroux, la visite doit parfois attendre que la toiture soit dégagée. La protection provisoire vient d'abord, la réparation ensuite.",
    'dessous-de-toit':
      "Du lac à Xonrupt-Longemer, l'avant-toit reçoit la glace qui se détache. Le lambris de bois convient aux chalets ; le PVC réclame un bon jeu de dilatation, car l'écart entre hiver et été est grand. L'air, lui, doit toujours entrer.",
    charpente:
      "Une porte d'étage qui coince après chaque hiver peut signaler une charpente pliée sous la charge. Vers Gerbépal et Arrentès-de-Corcieux, nous relevons l'altitude du bâtiment, étayons, puis ajoutons une panne ou doublons les chevrons selon le calcul.",
  },
} satisfies Town;
