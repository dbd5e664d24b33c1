import type { Town } from '../validation/schema';

export const rambervillers = {
  slug: 'rambervillers',
  name: 'Rambervillers',
  at: 'à Rambervillers',
  of: 'de Rambervillers',
  postalCode: '88700',
  latitude: 48.347,
  longitude: 6.635,
  altitude: { min: 272, mean: 300, max: 348 },
  seo: {
    title: 'Couvreur à Rambervillers (88700) : toits, granges, façades',
    description:
      "Tuiles mécaniques, grandes granges et charpentes anciennes : à Rambervillers, un couvreur venu d'Igney vous dit ce qui se garde et ce qui se change.",
    keywords: [
      'couvreur Rambervillers',
      'rénovation toiture Rambervillers',
      'charpente grange Rambervillers',
      'ravalement Rambervillers',
      'réparation toiture Rambervillers',
    ],
  },
  heroImage: 'zone-plaine',
  intro: [
    "Peu de relief, la Mortagne au milieu des prés, des forêts vers l'est : Rambervillers regarde autant la plaine que le massif. La commune s'étage de 272 à 348 m seulement. Le vent d'ouest y rencontre peu d'obstacles, et la pluie arrive souvent de biais sur les tuiles.",
    "Autour du bourg, maison, grange et ancienne écurie peuvent tenir sous le même faîtage ; comprendre un tel ensemble prend du temps. Revenir après une averse, pour voir une fuite à l'œuvre, reste possible : Igney n'est qu'à environ 19 km à vol d'oiseau.",
  ],
  roofs: {
    title: 'Tuiles rouges sur de grands volumes agricoles',
    paragraphs: [
      "La tuile mécanique rouge domine souvent, en ville comme dans les villages. Sur les anciennes fermes, elle couvre d'un seul tenant le logis et la grange, avec de longs rampants où le moindre affaissement se lit comme une vague. Dans les dépendances, on rencontre encore du fibrociment ; s'il date d'avant juillet 1997, un repérage d'amiante précède les travaux.",
      "Une tuile à emboîtement se change à l'unité, pourvu qu'on retrouve un modèle compatible. Nous relevons donc ses dimensions et son pureau avant de promettre quoi que ce soit. Sur les murs, les enduits de chaux alternent avec les crépis de ciment et les encadrements de grès ; les faces ouest marquent les premières.",
    ],
  },
  climate: {
    title: 'La pluie battante, plus que la neige',
    paragraphs: [
      "À cette altitude, la neige pèse moins qu'en montagne et reste moins longtemps. Le vent, lui, soulève les rives et les rangs du bas. Depuis 2015, les règles de pose demandent davantage de fixations ; sur une couverture plus ancienne, il arrive que peu de tuiles soient attachées. Cela se vérifie sur place.",
      "Près de la Mortagne, l'humidité du soir nourrit la mousse des pans nord, sans l'excès des vallées encaissées. Le gel n'épargne pourtant personne : une tuile poreuse, gorgée des pluies de novembre, s'effrite en février. Des éclats au sol en sont l'indice.",
    ],
  },
  season:
    "La saison des travaux dure ici d'avril à la mi-novembre. Réservez l'été aux grands pans à découvrir. Les enduits attendent des journées sans gel, le nettoyage des gouttières la fin de l'automne.",
  rules:
    "Même proche de l'ancien, un autre modèle de tuile peut changer la teinte du toit et devoir être déclaré. Renseignez-vous en mairie : elle connaît le PLU ou le PLUi et sait si un monument voisin appelle l'avis de l'ABF, installé à Épinal (UDAP des Vosges).",
  neighbours: [
    { name: 'Saint-Gorgon', km: 2.7 },
    { name: 'Brû', km: 3.5 },
    { name: 'Jeanménil', km: 4.3 },
    { name: 'Sainte-Hélène', km: 6.5 },
    { name: 'Housseras', km: 7.1 },
  ],
  priorities: [
    {
      service: 'renovation-toiture',
      reason:
        "Une couverture de tuiles mécaniques se répare longtemps si l'on traite à temps les rives, le faîtage et les liteaux exposés au vent.",
    },
    {
      service: 'charpente',
      reason:
        "De grandes portées, des bois anciens : avant d'isoler ou de recouvrir, il faut savoir ce que portent les pannes.",
    },
    {
      service: 'ravalement-facade',
      reason:
        "La pluie poussée par l'ouest profite des microfissures ; ravaler après 10 à 15 ans aide le mur à rester sec.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Faut-il refaire les deux pans d'une longue ferme ? Pas toujours. Lorsque moins d'un tiers des tuiles est abîmé, reprendre le côté battu par la pluie reste raisonnable. À Jeanménil ou à Brû, regardez d'abord si la ligne du faîtage est droite.",
    'demoussage-nettoyage-toiture':
      "Sur un toit de plaine bien ventilé, un peu de lichen peut attendre. La mousse épaisse côté nord, non. En approchant des bois, vers Housseras, deux maisons voisines n'ont pas le même rythme ; compter 3 à 5 ans entre deux démoussages n'est qu'une moyenne.",
    'ravalement-facade':
      "L'ouest reçoit la pluie de plein fouet, à Saint-Gorgon comme en ville. Nous testons l'enduit au marteau et adaptons le produit au mur : de la chaux sur la pierre, qui doit respirer, un revêtement plus souple sur un support fissuré.",
    'peinture-boiserie':
      'Sur une porte de grange exposée au soleil et au vent, à Sainte-Hélène ou dans les environs, une lasure tient 3 à 6 ans côté intempéries. Une teinte claire chauffe moins, donc fendille moins. Les bas de lames pourris se remplacent avant.',
    'nettoyage-cheneau':
      "Un long pan de grange envoie beaucoup d'eau dans une seule gouttière. Si elle déborde alors qu'elle est propre, sa section ou ses descentes sont sans doute trop faibles. Nous le vérifions lors du nettoyage annuel, à Brû comme à Rambervillers.",
    'reparations-diverses':
      "Le vent de plaine laisse des traces reconnaissables : rive décollée, faîtière descellée. À Saint-Gorgon ou chez vous, prévenez aussi votre assureur dans les jours qui suivent et gardez les morceaux. Nous photographions les dégâts, puis bâchons quand la météo s'y prête.",
    'dessous-de-toit':
      "Sur un pavillon de Jeanménil comme sur un vieux logis, l'air entre sous les tuiles par l'avant-toit. L'habillage doit respecter ce passage, avec des grilles et un jeu de dilatation pour le PVC. Le bois lasuré va souvent mieux à une ferme ancienne.",
    charpente:
      "Aménager une grange, à Housseras, à Sainte-Hélène ou dans le bourg, ajoute de l'isolant, parfois un plancher que la charpente n'avait jamais porté. Nous relevons sections et portées ; un calcul selon l'Eurocode 5 décide ensuite du renfort.",
  },
} satisfies Town;
