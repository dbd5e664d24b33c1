export const town = {
  name: 'Saint-Dié-des-Vosges',
  at: 'à Saint-Dié-des-Vosges',
  of: 'de Saint-Dié-des-Vosges',
  postalCode: '88100',
  latitude: 48.287,
  longitude: 6.948,
  seo: {
    title: 'Couvreur à Saint-Dié-des-Vosges (88100)',
    description:
      'Toits et façades de la Reconstruction à Saint-Dié-des-Vosges : examen des combles, ravalement, chéneaux. Devis gratuit et sans engagement.',
    keywords: [
      'couvreur Saint-Dié-des-Vosges',
      'rénovation toiture Saint-Dié-des-Vosges',
      'ravalement façade Saint-Dié-des-Vosges',
      'démoussage toiture Saint-Dié-des-Vosges',
      'nettoyage chéneau Saint-Dié-des-Vosges',
    ],
  },
  heroImage: 'zone-reconstruction',
  intro: [
    "Saint-Dié-des-Vosges occupe un élargissement de la vallée de la Meurthe, au milieu de pentes boisées. La commune s'étage de 310 à 891 m : au bord de la rivière, un toit souffre surtout de l'humidité ; près de la forêt, il reçoit davantage de neige et d'aiguilles.",
    "Une bonne partie du centre a été rebâtie après 1944. Bien des toits y ont donc 70 à 80 ans, à moins d'avoir été renouvelés une fois. Nous venons d'Igney et regardons le toit, les gouttières et les enduits au cours de la même visite.",
  ],
  roofs: {
    title: 'Tuile, ardoise et zinc de la Reconstruction',
    paragraphs: [
      "Bâties en quelques années, les maisons de l'après-guerre ont souvent les mêmes défauts au même moment. On y voit de la tuile mécanique, de l'ardoise, et du zinc aux chéneaux. Passé 30 à 40 ans, une couverture mérite un examen complet, sans qu'il faille forcément la déposer. Une tuile saine peut resservir une fois les liteaux et le faîtage repris.",
      "Côté façades, des enduits au ciment recouvrent souvent le béton ou la brique, avec parfois des encadrements de grès rose. Nous sondons l'enduit avant de parler couleur. Quand le mur est en pierre, la chaux le laisse sécher ; une peinture étanche y enfermerait l'eau.",
    ],
  },
  climate: {
    title: 'Brouillard de Meurthe en bas, forêt en haut',
    paragraphs: [
      "En automne, le brouillard s'attarde souvent dans le fond de vallée. Les versants nord restent mouillés une bonne partie de la journée, et la mousse s'installe d'abord dans les noues et sous les arbres. Un pan sec dès midi ne demande pas le même entretien que celui d'en face.",
      "Puis vient le gel. L'eau retenue par une tuile poreuse ou un joint ouvert gèle et gonfle la nuit, puis fond le matin ; à force, le mortier du faîtage s'émiette. Si votre rue grimpe vers les hauts, faites poser des arrêts de neige au-dessus du trottoir.",
    ],
  },
  season:
    "Faites examiner le toit au printemps, après les dernières gelées. Les enduits demandent plusieurs jours sans gel : d'avril à octobre en fond de vallée, moins longtemps sur les hauteurs. Les gouttières se vident après la chute des feuilles.",
  rules:
    "Teintes et matériaux dépendent du plan local d'urbanisme. Aux abords d'un monument historique, le dossier passe aussi par l'architecte des Bâtiments de France, à Épinal, et un simple ravalement peut demander une déclaration. Renseignez-vous avant de choisir une couleur.",
  neighbours: [
    { name: 'Sainte-Marguerite', km: 3.1 },
    { name: 'Taintrux', km: 5.5 },
    { name: 'Saulcy-sur-Meurthe', km: 5.6 },
    { name: 'Saint-Michel-sur-Meurthe', km: 5.6 },
    { name: 'Saint-Léonard', km: 7.9 },
  ],
  priorities: [
    {
      service: 'ravalement-facade',
      reason:
        "Les murs de l'après-guerre se fissurent en vieillissant. Un ravalement tous les 10 à 15 ans empêche l'eau d'entrer.",
    },
    {
      service: 'renovation-toiture',
      reason:
        'Beaucoup de toitures du centre ont le même âge. Un examen détaillé permet parfois de garder la tuile et de changer le reste.',
    },
    {
      service: 'nettoyage-cheneau',
      reason:
        'Un chéneau bouché déborde parfois côté maison, dans le mur ; il se vide chaque année, deux fois sous les arbres.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Nous commençons par les combles, à la recherche de traces d'eau sous les tuiles, puis nous classons les travaux par urgence. Une couverture refaite relève de la garantie décennale.",
    'demoussage-nettoyage-toiture':
      "À Taintrux, dans son vallon boisé, un versant au nord verdit plus vite qu'un toit ensoleillé du centre. La mousse se retire à la brosse, le rinçage reste à basse pression et l'anti-mousse attend un temps sec.",
    'ravalement-facade':
      "Enduit creux, aciers rouillés dans le béton : ce sont les défauts courants des murs des années 1950. Au-delà de 2 mm, nous cherchons la cause d'une fissure avant de la refermer.",
    'peinture-boiserie':
      "Les volets qui regardent le sud ou l'ouest perdent leur teinte en premier. À Saint-Michel-sur-Meurthe et à Saulcy-sur-Meurthe, au bord de la rivière, le bois reste humide plus longtemps : nous le mesurons avant de peindre. Une couche d'avant 1949 peut contenir du plomb : prudence au ponçage.",
    'nettoyage-cheneau':
      "Dans un chéneau encaissé, comme on en voit sur des immeubles du centre, quelques feuilles suffisent à faire monter l'eau. Nous rinçons les descentes et vérifions les soudures. À Saint-Léonard, plus haut dans la vallée, comme partout où la maison est entourée d'arbres, prévoyez un second passage au printemps.",
    'reparations-diverses':
      "Après un coup de vent, regardez depuis le trottoir, avec des jumelles, s'il y a une tuile de biais ou un solin qui bâille. Nous réparons avec des tuiles ou des ardoises compatibles avec celles du toit.",
    'dessous-de-toit':
      "À Sainte-Marguerite, aux portes de la ville, comme dans les quartiers de pavillons, les planches peintes de l'avant-toit noircissent avec l'humidité. En PVC ou en bois lasuré, la nouvelle sous-face laisse entrer l'air sous le toit, avec une grille contre les insectes.",
    charpente:
      "Sur les hauts de la commune, un toit doit porter plus de neige qu'au bord de la Meurthe : le calcul part de l'altitude de votre maison. Nous mesurons de combien les bois ont fléchi, puis renforçons où il le faut.",
  },
};
