import type { Town } from '../validation/schema';

export const chantraine = {
  slug: 'chantraine',
  name: 'Chantraine',
  at: 'à Chantraine',
  of: 'de Chantraine',
  postalCode: '88000',
  latitude: 48.17,
  longitude: 6.442,
  altitude: { min: 330, mean: 408, max: 486 },
  seo: {
    title: 'Couvreur à Chantraine (88000) : mousse, gouttières, toiture',
    description:
      "Feuilles, aiguilles, ombre de la forêt : à Chantraine, un couvreur venu d'Igney vide les gouttières, démousse et répare ce que l'humidité a abîmé.",
    keywords: [
      'couvreur Chantraine',
      'nettoyage de gouttières Chantraine',
      'démoussage Chantraine',
      'toiture Chantraine 88000',
      'ravalement Chantraine',
    ],
  },
  heroImage: 'zone-vallee-boisee',
  intro: [
    "Chantraine prend la suite d'Épinal, un peu plus haut sur la pente, avec la forêt tout près. Ce voisinage est agréable, mais il se paie au bord du toit : les gouttières reçoivent des feuilles à l'automne, puis des chatons et des aiguilles au printemps.",
    "Du point bas au point haut, bois compris, le territoire communal passe de 330 à 486 m. Igney, notre village, est au nord ; à vol d'oiseau, comptez 12 km environ. Sur ces terrains inclinés, un échafaudage se pose rarement de plain-pied et la façade du bas compte souvent un étage de plus.",
  ],
  roofs: {
    title: 'Des maisons dans la pente, sous de grands arbres',
    paragraphs: [
      'La tuile mécanique est fréquente, la tuile béton aussi sur les constructions plus récentes. Le zinc garnit les endroits délicats, dont les noues. Parce que le terrain descend, les volumes se décrochent, et chaque rencontre entre deux pans crée un raccord à surveiller.',
      "Au creux d'une noue, les feuilles forment un bouchon que personne ne voit d'en bas. L'eau saute alors le relevé de zinc et suit le bois. Les murs racontent la même histoire : côté aval, la haute façade n'a rien pour l'abriter ; côté talus, le pied ne sèche pas et l'enduit se tache de vert.",
    ],
  },
  climate: {
    title: "La lisière retient l'eau et coupe le soleil",
    paragraphs: [
      "Un toit ombragé par de grands feuillus ou des sapins sèche tard, parfois pas du tout en novembre. Les coussins de mousse gonflent, se détachent et roulent jusqu'à la gouttière. Le lichen, plus lent, presse moins qu'une descente bouchée.",
      "Sur les hauteurs, la neige tient un peu mieux qu'en ville. Quand il faut dimensionner une charpente, c'est d'ailleurs le niveau de votre maison qui compte, pas celui de la mairie. Reste l'affaire des branches : celle qui frotte use les tuiles à chaque coup de vent.",
    ],
  },
  season:
    "Deux rendez-vous pour les gouttières : l'un en fin d'automne, l'autre au printemps. Le démoussage se cale entre avril et juin, ou en septembre, dès que les tuiles ont eu plusieurs jours pour sécher.",
  rules:
    "Le plan local d'urbanisme règle l'aspect des toits ; interrogez la mairie de Chantraine, qui sait aussi quelles parcelles touchent au périmètre d'un édifice classé ou inscrit. L'architecte des Bâtiments de France est alors saisi. Pour abattre un arbre gênant, posez la même question.",
  neighbours: [
    { name: 'Dinozé', km: 4.1 },
    { name: 'Renauvoid', km: 5.2 },
    { name: 'Sanchey', km: 5.9 },
    { name: 'Dounoux', km: 7 },
    { name: 'Hadol', km: 9.2 },
  ],
  priorities: [
    {
      service: 'nettoyage-cheneau',
      reason: 'Sous les arbres, un seul passage annuel ne suffit pas : la maison de lisière en demande deux.',
    },
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "Ombre et air humide nourrissent la mousse. Trois à cinq ans séparent en moyenne deux traitements, selon l'exposition de chaque versant.",
    },
    {
      service: 'renovation-toiture',
      reason:
        "Noues et raccords de zinc s'usent avant les tuiles. Les reprendre à temps épargne le reste de la couverture.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Quand une maison compte plusieurs décrochés, sa couverture tient souvent mieux que ses raccords. Refaire une noue ou un solin n'oblige pas à déposer le versant entier. À Dinozé, au fond de la vallée, nous commençons par ces mêmes points faibles.",
    'demoussage-nettoyage-toiture':
      "Un voile vert n'inquiète guère. En coussins, la mousse soulève les tuiles et comble les évacuations. Nous la retirons au grattoir et à la brosse, jamais à haute pression. Forêt et plan d'eau donnent des toits semblables du côté de Renauvoid et de Sanchey.",
    'ravalement-facade':
      "Haute et sans abri, la façade aval s'use souvent plus vite que les autres. On peut ne reprendre que celle-là. Au pied du talus, nous vérifions où part l'eau avant d'appliquer un produit. À Dounoux aussi, l'orientation des murs se regarde en premier.",
    'peinture-boiserie':
      "Balcons et garde-corps passent l'hiver à l'ombre ; le bois grise, puis se pique de noir. Un lavage contre les moisissures précède le ponçage, et la lasure attend un support bien sec. De Chantraine à Hadol, mieux vaut viser les mois de mai à septembre.",
    'nettoyage-cheneau':
      "De la terrasse, cherchez des herbes qui dépassent de la gouttière ou une traînée sombre sur l'enduit. Nous vidons à la main, rinçons les descentes et posons une crapaudine si elle est utile. À Sanchey, près du lac de Bouzey, une maison entourée d'arbres suit ce calendrier.",
    'reparations-diverses':
      "Une branche tombée casse des tuiles ou plie une gouttière. Restez en bas, prévenez l'assureur et conservez les morceaux. Nous bâchons si l'accès au toit est possible sans danger, chez vous, à Dinozé ou à Renauvoid, et la réparation vient après.",
    'dessous-de-toit':
      "Côté forêt, le débord voit peu de soleil : peinture qui pèle, planches tachées, guêpes dans les fentes. Les lames atteintes sont remplacées et des grilles fines ferment le passage aux insectes, non à l'air. Une sous-face de Dounoux se reprend de cette façon.",
    charpente:
      'Une infiltration lente sous une noue pourrit une panne sans bruit. Odeur de moisi, sciure au sol, bois tendre : ces indices se relèvent dans le comble. Nous supprimons la fuite, puis nous traitons le bois. À Hadol, plus au sud, les combles méritent cette vigilance.',
  },
} satisfies Town;
