export const town = {
  name: 'Rambervillers',
  at: 'à Rambervillers',
  of: 'de Rambervillers',
  postalCode: '88700',
  latitude: 48.347,
  longitude: 6.635,
  seo: {
    title: 'Couvreur à Rambervillers (88700) : toitures',
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
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-toiture-neuve',
    'galerie-gouttiere',
  ],
  intro: [
    "Peu de relief, la Mortagne au milieu des prés, des forêts vers l'est : Rambervillers regarde autant la plaine que le massif. La commune ne va que de 272 à 348 m. Peu d'obstacles arrêtent le vent d'ouest, et la pluie arrive souvent de biais sur les tuiles.",
    "Autour du bourg, maison, grange et ancienne écurie peuvent tenir sous le même faîtage ; il faut du temps pour tout voir. Igney n'est pas loin : nous pouvons revenir un jour de pluie pour voir une fuite couler.",
  ],
  roofs: {
    title: 'Tuiles rouges sur de grands volumes agricoles',
    paragraphs: [
      "La tuile mécanique rouge domine souvent, en ville comme dans les villages. Sur les anciennes fermes, elle couvre d'un seul tenant le logis et la grange, avec de longs pans où le moindre affaissement dessine une vague. Dans les dépendances, on rencontre encore du fibrociment ; s'il est d'avant juillet 1997, il faut un repérage d'amiante avant les travaux.",
      "Une tuile à emboîtement se change à l'unité, pourvu qu'on retrouve un modèle compatible. Nous en relevons donc les dimensions avant de vous répondre. Sur les murs, les enduits de chaux alternent avec les crépis de ciment et les encadrements de grès ; les faces ouest s'abîment les premières.",
    ],
  },
  climate: {
    title: "Un vent d'ouest qui prend les tuiles par le bord",
    paragraphs: [
      "À cette altitude, la neige pèse moins qu'en montagne et reste moins longtemps. Le vent, lui, soulève les rives et les rangs du bas. Depuis 2015, les règles de pose demandent davantage de fixations ; sur une couverture plus ancienne, il arrive que peu de tuiles soient attachées. Cela se vérifie sur place.",
      "Près de la Mortagne, l'humidité du soir nourrit la mousse des pans nord, sans l'excès des vallées encaissées. Mais il gèle ici aussi : une tuile poreuse, gorgée des pluies de novembre, s'effrite en février. Si vous trouvez des éclats de tuile au sol, faites regarder le toit.",
    ],
  },
  season:
    "La saison des travaux dure ici d'avril à la mi-novembre. Réservez l'été aux grands pans à découvrir. Les enduits attendent des journées sans gel, le nettoyage des gouttières la fin de l'automne.",
  rules:
    "Un autre modèle de tuile, même proche de l'ancien, peut changer la teinte du toit et devoir être déclaré. Le plan local d'urbanisme, communal ou intercommunal, le dit ; demandez aussi si un monument voisin impose l'avis de l'architecte des Bâtiments de France.",
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
      reason: "La pluie d'ouest entre par les fissures ; un ravalement tous les 10 à 15 ans aide le mur à rester sec.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Faut-il refaire les deux pans d'une longue ferme ? Pas toujours. Lorsque moins d'un tiers des tuiles est abîmé, on peut ne reprendre que le côté battu par la pluie. Depuis la route, regardez d'abord si la ligne du faîtage est droite.",
    'demoussage-nettoyage-toiture':
      "Sur un toit de plaine bien ventilé, un peu de lichen peut attendre. La mousse épaisse côté nord, non. À Jeanménil et à Housseras, plus près des bois, le démoussage revient plus souvent qu'en plaine ; la moyenne est de 3 à 5 ans.",
    'ravalement-facade':
      "La façade ouest reçoit la pluie de plein fouet. Nous testons l'enduit au marteau et choisissons le produit selon le mur : de la chaux sur la pierre, qui doit respirer, un revêtement plus souple sur un support fissuré.",
    'peinture-boiserie':
      'Sur une porte de grange exposée au soleil et au vent, une lasure tient 3 à 6 ans côté intempéries. Une teinte claire chauffe moins : le bois se fend moins. Les bas de lames pourris se remplacent avant.',
    'nettoyage-cheneau':
      "Un long pan de grange envoie beaucoup d'eau dans une seule gouttière. Si elle déborde alors qu'elle est propre, sa section ou ses descentes sont sans doute trop faibles. Nous le vérifions lors du nettoyage annuel.",
    'reparations-diverses':
      "Après un coup de vent, ce sont les rives et les faîtières qui partent. Prévenez votre assureur dans les jours qui suivent, gardez les morceaux et prenez des photos d'en bas. Saint-Gorgon et Brû sont tout près de la ville : nous pouvons y voir plusieurs toits le même jour.",
    'dessous-de-toit':
      "L'air entre sous les tuiles par l'avant-toit : l'habillage doit laisser ce passage, avec des grilles, et le PVC a besoin d'un jeu pour se dilater. Sur une ferme ancienne, le bois lasuré va souvent mieux.",
    charpente:
      "Aménager une grange, à Sainte-Hélène ou ailleurs, ajoute de l'isolant et parfois un plancher que la charpente n'a jamais porté. Nous mesurons les bois ; un calcul selon l'Eurocode 5 dit ensuite quel renfort il faut.",
  },
};
