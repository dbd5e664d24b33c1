export const town = {
  name: 'Bruyères',
  at: 'à Bruyères',
  of: 'de Bruyères',
  postalCode: '88600',
  latitude: 48.211,
  longitude: 6.72,
  seo: {
    title: 'Couvreur à Bruyères (88600) : toit, gouttière',
    description:
      'Collines et forêts entourent Bruyères : aiguilles dans les gouttières, pans nord moussus. Nous contrôlons votre toit et vous expliquons son état.',
    keywords: [
      'couvreur Bruyères Vosges',
      'nettoyage gouttières Bruyères',
      'démoussage toiture Bruyères',
      'ravalement façade Bruyères',
      'charpente Bruyères',
    ],
  },
  heroImage: 'zone-bourg',
  intro: [
    "Une petite ville posée entre des collines boisées, près de la Vologne : à Bruyères, la forêt n'est jamais loin d'une gouttière. Entre 390 et 704 m, sommets compris, on passe vite d'une rue abritée à une pente en lisière de forêt.",
    "Deux toits de même âge n'y vieillissent donc pas de la même manière. L'orientation et la distance aux arbres comptent parfois davantage que l'année de construction. C'est ce que nous regardons d'abord en arrivant d'Igney. Bien des toits sont seulement sales : nous vous disons ce qui est à nettoyer et ce qui est à réparer.",
  ],
  roofs: {
    title: 'Maisons de bourg mitoyennes, pavillons en lisière',
    paragraphs: [
      "Au centre, des maisons accolées partagent des murs et parfois une gouttière. Leurs toits mêlent tuiles et ardoises, raccordées par du zinc ; certains datent de l'après-guerre. Le point faible est souvent entre deux maisons : solin contre le mur voisin, bande de zinc, souche commune dont personne ne s'occupe.",
      "Plus haut, les pavillons portent plutôt de la tuile mécanique ou de la tuile béton. Leurs débords protègent bien le mur, mais leurs planches reçoivent tout ce qui tombe des arbres. En façade, l'enduit projeté côtoie souvent le grès des soubassements, une pierre qui se nettoie sans décapage.",
    ],
  },
  climate: {
    title: 'Quand la forêt commence au bout du jardin',
    paragraphs: [
      "Les feuilles ne tombent qu'en automne, les aiguilles des résineux toute l'année. Elles passent à travers les grilles trop larges, se tassent dans les coudes et forment un terreau où germent des plantes. Si une herbe dépasse de la gouttière, c'est qu'elle est bouchée.",
      "L'altitude compte aussi. De 400 à 600 m, la charge de neige des calculs augmente d'environ 25 kg par m². Un pan tourné vers la colline, à l'ombre, garde sa neige plus longtemps que l'autre ; les tuiles y gèlent mouillées, nuit après nuit.",
    ],
  },
  season:
    "Un entretien deux fois par an : en avril ou mai, pour vider ce que l'hiver a laissé et examiner la couverture, puis en novembre, pour les feuilles. Pour peindre, attendez l'été et des matins sans rosée.",
  rules:
    "Un matériau visible change, un enduit prend une autre teinte : passez d'abord à la mairie. On vous y indiquera les règles du plan local d'urbanisme et les éventuels périmètres de protection.",
  neighbours: [
    { name: 'Champ-le-Duc', km: 1.9 },
    { name: 'Laval-sur-Vologne', km: 2.3 },
    { name: 'Grandvillers', km: 5 },
    { name: 'Lépanges-sur-Vologne', km: 5.7 },
    { name: 'Granges-Aumontzey', km: 8.9 },
  ],
  priorities: [
    {
      service: 'nettoyage-cheneau',
      reason:
        "Près des arbres, deux nettoyages par an : les aiguilles bouchent les coudes, et l'eau finit par couler sur la façade.",
    },
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "Les pans tournés vers la colline restent à l'ombre ; selon leur exposition, ils se démoussent en moyenne tous les 3 à 5 ans.",
    },
    {
      service: 'ravalement-facade',
      reason:
        'Coulures vertes ou enduit creux demandent un diagnostic avant de peindre ; un ravalement est à prévoir tous les 10 à 15 ans.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Entre maisons mitoyennes, mettez-vous d'accord avec le voisin : le raccord de zinc est commun. Nous changeons les liteaux abîmés, puis refaisons le faîtage et le tour de cheminée. Refait en entier, un versant relève de la garantie décennale.",
    'demoussage-nettoyage-toiture':
      "La mousse de lisière pousse en coussins. Nous l'enlevons sans abîmer la tuile, après avoir débranché ou filtré les descentes pour ne pas les engorger. À Laval-sur-Vologne et à Champ-le-Duc, la rivière garde l'air humide ; mieux vaut traiter en mai ou en septembre.",
    'ravalement-facade':
      "Sur un enduit projeté, un nettoyage à basse pression suffit parfois. S'il laisse de la poudre sur le doigt, il faut le sonder et le reprendre. Le grès des encadrements se brosse et se rejointoie à la chaux.",
    'peinture-boiserie':
      "À Granges-Aumontzey, plus haut sur la Vologne, les bois extérieurs restent humides une bonne partie de l'année. Un produit microporeux laisse sortir cette eau ; une peinture épaisse l'enferme, puis s'écaille. Le bout des planches se traite d'abord.",
    'nettoyage-cheneau':
      "Comptez les arbres plus hauts que votre toit. S'il y en a, il faut deux nettoyages par an. À Grandvillers et à Lépanges-sur-Vologne, dans une rue sans grands arbres, un seul suffit. Nous débouchons aussi les coudes et resserrons les supports.",
    'reparations-diverses':
      "Une branche morte brise quelques tuiles, une fouine en déplace d'autres, et l'eau entre sans bruit. Appelez-nous dès la première auréole : un isolant mouillé sèche mal. Une fois la réparation faite, regardez le plafond après la première grosse pluie.",
    'dessous-de-toit':
      'Près des bois, un avant-toit mal fermé attire les guêpes, les loirs et les oiseaux. Nous le refermons avec un lambris ventilé, hors de la période des nids : hirondelles, martinets et chauves-souris sont protégés.',
    charpente:
      "Une gouttière pleine pendant plusieurs hivers finit par mouiller la sablière, cette poutre couchée sur le mur où reposent les chevrons. C'est elle que nous sondons d'abord. Elle peut se remplacer par morceaux, après avoir étayé le toit.",
  },
};
