export const town = {
  name: 'Chantraine',
  at: 'à Chantraine',
  of: 'de Chantraine',
  postalCode: '88000',
  latitude: 48.17,
  longitude: 6.442,
  seo: {
    title: 'Couvreur à Chantraine (88000) : toit, façade',
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
  heroImage: 'zone-pavillons',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-dessous-de-toit-avant',
    'galerie-dessous-de-toit-apres',
  ],
  intro: [
    "Chantraine prend la suite d'Épinal, un peu plus haut sur la pente, avec la forêt tout près. C'est agréable, mais les gouttières se remplissent : feuilles à l'automne, aiguilles et chatons des arbres au printemps.",
    "La commune, bois compris, monte de 330 à 486 m. Igney, notre village, est au nord d'Épinal. Sur ces terrains inclinés, un échafaudage se pose rarement à plat et la façade du bas compte souvent un étage de plus.",
  ],
  roofs: {
    title: 'Des maisons dans la pente, sous de grands arbres',
    paragraphs: [
      'La tuile mécanique est fréquente, la tuile béton aussi sur les constructions plus récentes. Le zinc garnit les endroits délicats, dont les noues. Parce que le terrain descend, les volumes se décrochent, et chaque rencontre entre deux pans crée un raccord à surveiller.',
      "Dans une noue, les feuilles forment un bouchon que personne ne voit d'en bas. L'eau passe alors par-dessus le zinc et suit le bois. Pour les murs, la pente compte aussi : côté aval, la haute façade n'a rien pour l'abriter ; côté talus, le pied ne sèche pas et l'enduit se tache de vert.",
    ],
  },
  climate: {
    title: "Près de la forêt, peu de soleil et beaucoup d'eau",
    paragraphs: [
      "Un toit ombragé par de grands feuillus ou des sapins sèche tard, parfois pas du tout en novembre. Les coussins de mousse gonflent, se détachent et roulent jusqu'à la gouttière. Le lichen, plus lent, est moins urgent qu'une descente bouchée.",
      "Sur les hauteurs, la neige tient un peu mieux qu'en ville. Pour dimensionner une charpente, c'est l'altitude de votre maison qui compte. Pensez aussi aux branches : celle qui frotte use les tuiles à chaque coup de vent.",
    ],
  },
  season:
    "Les gouttières se vident deux fois : en fin d'automne et au printemps. Le démoussage se fait entre avril et juin, ou en septembre, dès que les tuiles ont eu plusieurs jours pour sécher.",
  rules:
    "Le plan local d'urbanisme règle l'aspect des toits ; interrogez la mairie de Chantraine, qui sait aussi quelles parcelles touchent au périmètre d'un édifice classé ou inscrit. Pour abattre un arbre gênant, posez la même question.",
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
      reason: 'Sous les arbres, un seul nettoyage par an ne suffit pas : près de la forêt, il en faut deux.',
    },
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "Ombre et air humide nourrissent la mousse. Comptez 3 à 5 ans en moyenne entre deux traitements, selon l'exposition de chaque versant.",
    },
    {
      service: 'renovation-toiture',
      reason:
        "Noues et raccords de zinc s'usent avant les tuiles. Les reprendre à temps épargne le reste de la couverture.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Sur une maison à plusieurs décrochés, les tuiles tiennent souvent mieux que les raccords. Refaire une noue ou un solin n'oblige pas à déposer le versant entier : nous commençons par ces points faibles.",
    'demoussage-nettoyage-toiture':
      "Un voile vert n'inquiète guère. En coussins, la mousse soulève les tuiles et comble les évacuations. Nous la retirons au grattoir et à la brosse. À Dinozé, dans la vallée, comme à Sanchey et à Renauvoid, près du lac de Bouzey, l'air humide fait verdir les toits.",
    'ravalement-facade':
      "Haute et sans abri, la façade aval s'use souvent plus vite que les autres. On peut ne reprendre que celle-là. Au pied du talus, nous vérifions où part l'eau avant d'appliquer un produit.",
    'peinture-boiserie':
      "Balcons et garde-corps passent l'hiver à l'ombre ; le bois grise, puis se couvre de points noirs. Un lavage contre les moisissures précède le ponçage, et la lasure attend un support bien sec. Prévoyez ce travail entre mai et septembre.",
    'nettoyage-cheneau':
      "De la terrasse, cherchez des herbes qui dépassent de la gouttière ou une traînée sombre sur l'enduit. Nous vidons à la main, rinçons les descentes et posons une crapaudine si elle est utile. À Dounoux et à Hadol, plus au sud, il faut aussi deux passages par an dès que des arbres entourent la maison.",
    'reparations-diverses':
      "Une branche tombée casse des tuiles ou plie une gouttière. Restez en bas, prévenez l'assureur et conservez les morceaux. Au téléphone, dites-nous quelle pièce est touchée et si l'eau coule encore.",
    'dessous-de-toit':
      "Côté forêt, le débord voit peu de soleil : peinture qui pèle, planches tachées, guêpes dans les fentes. Les lames atteintes sont remplacées et des grilles fines arrêtent les insectes et laissent passer l'air.",
    charpente:
      'Une infiltration lente sous une noue pourrit une panne sans bruit. Odeur de moisi, sciure au sol, bois tendre : cela se voit dans le comble. Nous supprimons la fuite, puis nous réparons le bois.',
  },
};
