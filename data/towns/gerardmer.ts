export const town = {
  name: 'Gérardmer',
  at: 'à Gérardmer',
  of: 'de Gérardmer',
  postalCode: '88400',
  latitude: 48.07,
  longitude: 6.877,
  seo: {
    title: 'Couvreur à Gérardmer (88400) : toit et façade',
    description:
      "À Gérardmer, un toit doit porter la neige et la retenir au-dessus des passages. Ardoise, tuile ou métal : un couvreur d'Igney vous conseille, devis gratuit.",
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
  portfolioImages: [
    'detail-ardoises-avant',
    'detail-ardoises-apres',
    'galerie-toiture-neuve',
    'service-charpente',
  ],
  intro: [
    "À Gérardmer, la première question est de savoir où tombera la neige du toit. La commune s'étage de 584 à 1137 m : plus la maison est haute, plus l'hiver est long et la neige lourde.",
    "Une toiture de montagne se conçoit comme un ensemble. La pente, le matériau, les arrêts de neige, les crochets de gouttière et la ventilation des combles dépendent les uns des autres : si l'on en change un, il faut revoir le reste. Nous venons d'Igney et mesurons tout lors de la visite.",
  ],
  roofs: {
    title: 'Ardoise, métal et vieilles fermes au large toit',
    paragraphs: [
      "La ville, détruite à 85 % en novembre 1944, a été reconstruite ensuite : les couvertures qui n'ont pas été refaites depuis ont 70 à 80 ans. On rencontre l'ardoise, des tuiles adaptées au froid et, plus on monte, le métal. Les anciennes fermes se reconnaissent à leur grand toit, autrefois couvert d'essis, ces bardeaux d'épicéa fendu.",
      "Chaque matériau a sa façon de porter la neige. Le métal la laisse partir d'un bloc. L'ardoise, lisse, la retient peu sans arrêts de neige. La tuile l'accroche davantage, mais craint le gel dès qu'elle devient poreuse. Passer de l'un à l'autre change le poids du toit : environ 25 à 30 kg/m² pour l'ardoise, 40 à 45 pour la tuile mécanique.",
    ],
  },
  climate: {
    title: "De 600 à 900 m, la part de neige due à l'altitude double",
    paragraphs: [
      "Dans le calcul d'une charpente, la part de neige due à l'altitude est deux fois plus forte à 900 m qu'à 600 m. C'est donc l'altitude de votre maison qui compte. Passé 900 m, les textes écrits pour le climat de plaine, dont la règle de pose des ardoises (document technique unifié, DTU 40.11), cèdent la place aux règles de montagne.",
      "La chaleur perdue par le comble abîme aussi le toit : la neige fond au-dessus des pièces chauffées, regèle au bord du toit et forme un bourrelet de glace derrière lequel l'eau remonte. Une isolation continue et un comble bien ventilé limitent ce phénomène.",
    ],
  },
  season:
    'À partir de 700 m environ, on couvre de mai à octobre. Montrez-nous votre toit à la fonte, pour commander au printemps ; en automne, faites contrôler gouttières et arrêts de neige avant les premiers flocons.',
  rules:
    "Les rives du lac et certains paysages peuvent être dans un site protégé, où le matériau, la teinte et la forme du toit sont réglementés. Présentez votre projet à la mairie avant toute commande : elle précisera s'il faut consulter l'architecte des Bâtiments de France, à Épinal.",
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
        "Un toit d'après-guerre examiné à temps ne se remplace pas dans l'urgence : on choisit ensemble matériau, isolation et arrêts de neige.",
    },
    {
      service: 'charpente',
      reason:
        "La neige mouillée de fin d'hiver pèse lourd ; pannes et assemblages doivent correspondre à l'altitude réelle du bâtiment.",
    },
    {
      service: 'dessous-de-toit',
      reason: "Sous les grands débords, la glace et l'eau de fonte abîment d'abord les planches du bord de toit.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Sur une ardoise saine, remplacer les crochets rompus et refaire noues et solins permet parfois de gagner 10 à 20 ans, selon le support. Profitez de l'échafaudage pour faire poser des arrêts de neige là où l'on passe.",
    'demoussage-nettoyage-toiture':
      "La mousse pousse plus sur la tuile que sur le métal. À Liézey, parmi les forêts de résineux, comme au bord du lac, la période utile est courte entre la fonte et les premières gelées : il faut un temps sec, au-dessus de 5 °C environ. L'ardoise se passe généralement d'hydrofuge.",
    'ravalement-facade':
      "La neige poussée contre un mur mouille le soubassement pendant des semaines. Nous reprenons donc le pied de façade et les larmiers avant la couleur. L'enduit demande plusieurs jours hors gel : en montagne, l'été se réserve tôt.",
    'peinture-boiserie':
      "Balcons et bardages de chalet reçoivent le soleil renvoyé par la neige, puis l'eau de fonte. Surveillez surtout les faces sud et ouest : sur une lasure qui tient encore, une nouvelle couche suffit ; une lasure écaillée doit être enlevée.",
    'nettoyage-cheneau':
      'Une gouttière pleine devient une barre de glace qui arrache ses crochets. À Barbey-Seroux, à Arrentès-de-Corcieux et à Gerbépal aussi, on la vide après les feuilles et avant la neige ; près des épicéas, une seconde fois au printemps. Des crochets renforcés tiennent mieux la charge.',
    'reparations-diverses':
      'Après un gros redoux, observez de loin, sans rester sous le bord du toit : gouttière pliée, ardoise au sol. Il faut parfois attendre que le toit soit dégagé pour monter. Appelez-nous du bas, avec ce que vous voyez.',
    'dessous-de-toit':
      "Derrière un bourrelet de glace, l'eau remonte et mouille l'avant-toit. Le lambris de bois convient aux chalets ; le PVC a besoin d'un bon jeu pour se dilater, car l'écart entre hiver et été est grand. Dans les deux cas, l'air doit pouvoir entrer sous le toit.",
    charpente:
      "Une porte d'étage qui coince après chaque hiver peut signaler une charpente qui plie sous la neige. Nous relevons l'altitude de la maison, étayons, puis ajoutons une panne ou doublons les chevrons selon le calcul. À Xonrupt-Longemer, un peu plus haut que Gérardmer, la neige à prévoir est souvent plus lourde.",
  },
};
