import type { Town } from '../validation/schema';

export const vagney = {
  slug: 'vagney',
  name: 'Vagney',
  at: 'à Vagney',
  of: 'de Vagney',
  postalCode: '88120',
  latitude: 48.009,
  longitude: 6.716,
  altitude: { min: 396, mean: 587, max: 860 },
  seo: {
    title: 'Vagney (88120) : couvreur, zinguerie et pignons de bois',
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
  intro: [
    "Vagney s'étire dans la vallée de la Moselotte, entre des versants de prés et de forêts. La commune s'étage de 396 à 860 m : assez haute pour une vraie neige, assez basse pour que la pluie revienne au milieu de janvier. Les toits y vivent un hiver changeant, plus usant qu'un froid régulier.",
    "Un joint fermé en décembre peut être ouvert en mars. Nous faisons le trajet depuis Igney, à environ 38 km à vol d'oiseau, pour regarder de près deux oubliés fréquents : les pièces de zinc et le pignon exposé.",
  ],
  roofs: {
    title: 'La ferme vosgienne et son pignon habillé',
    paragraphs: [
      "La ferme traditionnelle tourne souvent vers la pluie un pignon protégé de planches, de bardeaux ou d'essis, ces lames d'épicéa fendu longues d'environ 33 cm. Au-dessus, la tuile, l'ardoise ou la tôle ont remplacé le bois. Quand une telle maison est entièrement habitée, le grenier à foin s'est souvent chargé d'isolant et de cloisons.",
      "Dans le bourg, des constructions plus récentes portent la tuile mécanique. Leur zinguerie mérite un regard à part, parce qu'elle ne vieillit pas au même rythme : 25 à 40 ans pour une gouttière de zinc, davantage pour une bonne terre cuite. Une noue percée fait parfois condamner à tort une toiture entière.",
    ],
  },
  climate: {
    title: 'Gel la nuit, fonte à midi',
    paragraphs: [
      "En février, un versant au soleil fond à midi et regèle le soir. L'eau s'insinue sous un solin, derrière une cheminée, dans une soudure fatiguée, puis gonfle. À la longue, la fuite existe sans qu'aucune tuile ait bougé. Du jardin, cherchez une trace sombre sous la souche ou un glaçon isolé au bord du toit.",
      "La neige, elle, dépend de l'étage où vous vivez. De 400 à 800 m, le calcul ajoute environ 55 kg par m² ; sur une pente raide, cette masse finit par glisser. Retenue par des arrêts au-dessus de l'entrée et de la véranda, elle épargne les passants et la gouttière.",
    ],
  },
  season:
    "On travaille d'avril à début novembre dans le fond de la vallée, de mai à octobre plus haut, à partir de 700 m. Le zinc et les solins se contrôlent en sortie d'hiver ; les arrêts de neige se posent avant le gel.",
  rules:
    "Remplacer des bardeaux par de la tôle, ou une tuile par une ardoise, change l'aspect de la maison : une déclaration préalable est à prévoir. Les prescriptions locales sont à vérifier en mairie, de même que les secteurs où intervient l'ABF, de l'UDAP des Vosges (Épinal).",
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
      reason: "Une ferme devenue logement a besoin d'un toit pensé d'un bloc, de l'isolation aux arrêts de neige.",
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
      "Une couverture encore bonne peut garder ses tuiles et recevoir des noues, des solins et un faîtage neufs. À Gerbamont comme dans le bourg, nous regardons de près les rangs du bas, que la glace de l'égout soulève.",
    'demoussage-nettoyage-toiture':
      'Entre sapins et rivière, un toit de Thiéfosse ou de Vagney peut rester mouillé plusieurs jours, et la mousse en profite. Nous écartons la présence de fibrociment ancien, puis travaillons à la brosse : une tuile fragilisée par le gel ne supporterait pas la haute pression.',
    'ravalement-facade':
      "Derrière l'habillage du pignon, le mur de moellons doit pouvoir sécher. À Basse-sur-le-Rupt et dans toute la vallée, nous évitons le ciment sur ces maçonneries anciennes, au profit de la chaux. Les bardeaux se réparent, plutôt que de disparaître.",
    'peinture-boiserie':
      "Sur un pignon de planches, le bas souffre d'abord, entre le rejaillissement et la neige tassée. À Sapois et à Gerbamont, nous changeons les lames perdues, puis passons saturateur ou lasure. Les essis, bruts par tradition, ne demandent pas de peinture.",
    'nettoyage-cheneau':
      "Contrôler une gouttière voinraude, c'est vérifier qu'elle a survécu à la neige : crochets tordus, soudures fendues. Nous la vidons, faisons couler l'eau et corrigeons. Vers La Forge, si votre maison est cernée d'arbres, une visite de printemps s'y ajoute.",
    'reparations-diverses':
      "Une soudure de zinc fendue par le gel se reprend à l'étain tant que le métal reste épais. À Sapois, à Thiéfosse ou dans le bourg, notez le moment de la fuite. Sous la pluie, on cherche un trou ; à la fonte, plutôt un bourrelet de glace.",
    'dessous-de-toit':
      "Les bouts de chevrons de la ferme sont restés visibles sous le débord : faut-il les cacher ? Dans une maison de La Forge, s'ils sont sains, une peinture peut suffire. Un lambris se justifie quand le vent et les oiseaux entrent.",
    charpente:
      "Du foin hier, des chambres aujourd'hui : la charpente porte plus que prévu, neige comprise. À Basse-sur-le-Rupt, nous mesurons les flèches, cherchons vrillettes et capricornes, puis proposons un renfort. La garantie décennale vaut pour les travaux de charpente qui en relèvent.",
  },
} satisfies Town;
