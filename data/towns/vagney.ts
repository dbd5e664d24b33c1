export const town = {
  name: 'Vagney',
  at: 'à Vagney',
  of: 'de Vagney',
  postalCode: '88120',
  latitude: 48.009,
  longitude: 6.716,
  seo: {
    title: 'Couvreur à Vagney (88120) : toit, zinc, pignon',
    description:
      "Dans la vallée de la Moselotte, gel et dégel usent le zinc, les tuiles et les pignons de bois. À Vagney, faites examiner votre toit avant l'hiver.",
    keywords: [
      'couvreur Vagney',
      'zinguerie Vagney',
      'changement toiture Vagney',
      'bardage pignon Vagney',
      'arrêts de neige Vagney',
    ],
  },
  heroImage: 'zone-montagne',
  portfolioImages: [
    'detail-ardoises-avant',
    'detail-ardoises-apres',
    'galerie-toiture-neuve',
    'service-charpente',
  ],
  intro: [
    "Vagney s'étire dans la vallée de la Moselotte, entre des versants de prés et de forêts. De 396 à 860 m, on est assez haut pour avoir de la vraie neige, assez bas pour que la pluie revienne au milieu de janvier. Pour un toit, ces changements usent plus qu'un froid régulier.",
    "Un joint fermé en décembre peut être ouvert en mars. Nous venons d'Igney et regardons de près deux points souvent oubliés : les pièces de zinc et le pignon exposé à la pluie.",
  ],
  roofs: {
    title: 'La ferme vosgienne et son pignon habillé',
    paragraphs: [
      "La ferme traditionnelle tourne souvent vers la pluie un pignon protégé de planches, de bardeaux ou d'essis, ces lames d'épicéa fendu longues d'environ 33 cm. Au-dessus, la tuile, l'ardoise ou la tôle ont remplacé le bois. Quand une telle maison est entièrement habitée, le grenier à foin porte souvent de l'isolant et des cloisons.",
      'Dans le bourg, des constructions plus récentes portent la tuile mécanique. Leur zinguerie ne vieillit pas au même rythme que les tuiles : 25 à 40 ans pour une gouttière de zinc, davantage pour une bonne terre cuite. Une noue percée se remplace sans changer tout le toit.',
    ],
  },
  climate: {
    title: "Redoux, regel : le zinc s'ouvre",
    paragraphs: [
      "En février, un versant au soleil fond à midi et regèle le soir. L'eau s'insinue sous un solin, derrière une cheminée, dans une soudure fatiguée, puis gonfle. À la longue, le toit fuit sans qu'aucune tuile ait bougé. Du jardin, cherchez une trace sombre sous la cheminée ou un glaçon isolé au bord du toit.",
      "Le poids de neige dépend de l'altitude de la maison. De 400 à 800 m, le calcul ajoute environ 55 kg par m² ; sur une pente raide, cette masse finit par glisser. Des arrêts de neige au-dessus de l'entrée et de la véranda protègent les passants et la gouttière.",
    ],
  },
  season:
    "On travaille d'avril à début novembre dans le fond de la vallée, de mai à octobre plus haut, à partir de 700 m. Le zinc et les solins se contrôlent en sortie d'hiver ; les arrêts de neige se posent avant le gel.",
  rules:
    "Remplacer des bardeaux par de la tôle, ou une tuile par une ardoise, change l'aspect de la maison : une déclaration préalable est à prévoir. La mairie connaît les prescriptions locales.",
  neighbours: [
    { name: 'Gerbamont', km: 2.7 },
    { name: 'Sapois', km: 3.4 },
    { name: 'Thiéfosse', km: 4.3 },
    { name: 'Basse-sur-le-Rupt', km: 4.3 },
    { name: 'La Forge', km: 6.2 },
  ],
  priorities: [
    {
      service: 'changement-toiture',
      reason: "Une ferme devenue logement a besoin d'un toit étudié en entier, de l'isolation aux arrêts de neige.",
    },
    {
      service: 'reparations-diverses',
      reason:
        'Solins, noues et gouttières de zinc lâchent souvent avant la tuile ; repris tôt, ils épargnent la charpente.',
    },
    {
      service: 'peinture-boiserie',
      reason:
        'Planches et volets du pignon reçoivent la pluie dominante : un entretien régulier prolonge leur service.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Une couverture encore bonne peut garder ses tuiles et recevoir des noues, des solins et un faîtage neufs. Nous regardons de près les rangs du bas, que la glace soulève.',
    'demoussage-nettoyage-toiture':
      "À Thiéfosse comme à Vagney, entre sapins et rivière, un toit peut rester mouillé plusieurs jours, et la mousse pousse. Nous vérifions d'abord qu'il n'y a pas de fibrociment ancien, puis travaillons à la brosse : une tuile fragilisée par le gel ne supporterait pas la haute pression.",
    'ravalement-facade':
      "Derrière l'habillage du pignon, le mur de moellons doit pouvoir sécher. Sur ces maçonneries anciennes, nous évitons le ciment et employons la chaux. Les bardeaux se réparent : mieux vaut les garder.",
    'peinture-boiserie':
      "Sur un pignon de planches, le bas souffre d'abord, entre le rejaillissement et la neige tassée. Nous changeons les lames pourries, puis passons un saturateur ou une lasure. Les essis, bruts par tradition, ne se peignent pas.",
    'nettoyage-cheneau':
      "Après l'hiver, on cherche ce que la neige a abîmé : crochets tordus, soudures fendues. Nous vidons la gouttière, faisons couler l'eau et réparons. À La Forge et à Gerbamont, si votre maison est entourée d'arbres, prévoyez un nettoyage au printemps et un autre à l'automne.",
    'reparations-diverses':
      "Une soudure de zinc fendue par le gel se reprend à l'étain tant que le métal reste épais. Notez quand le toit fuit : sous la pluie, on cherche un trou ; à la fonte, plutôt un bourrelet de glace.",
    'dessous-de-toit':
      "Sur une ferme, les bouts de chevrons sont restés visibles sous le débord : faut-il les cacher ? S'ils sont sains, une peinture peut suffire. Un lambris est utile quand le vent et les oiseaux entrent.",
    charpente:
      "Du foin hier, des chambres aujourd'hui : la charpente porte plus que prévu, et la neige en plus. À Basse-sur-le-Rupt et à Sapois, qui montent à plus de 1000 m, elle peut être bien plus lourde. Nous mesurons de combien les bois ont fléchi, cherchons vrillettes et capricornes, puis proposons un renfort. La garantie décennale vaut pour la charpente refaite.",
  },
};
