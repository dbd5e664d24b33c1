import type { Town } from '../validation/schema';

export const bruyeres = {
  slug: 'bruyeres',
  name: 'Bruyères',
  at: 'à Bruyères',
  of: 'de Bruyères',
  postalCode: '88600',
  latitude: 48.211,
  longitude: 6.72,
  altitude: { min: 390, mean: 485, max: 704 },
  seo: {
    title: 'Bruyères (88600) : couvreur, démoussage et gouttières',
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
  heroImage: 'zone-vallee-boisee',
  intro: [
    "Une petite ville posée entre des collines boisées, près de la Vologne : à Bruyères, la forêt n'est jamais loin d'une gouttière. La commune s'étage de 390 à 704 m, sommets compris, et l'on passe vite d'une rue abritée à une pente en lisière.",
    "Deux toits de même âge n'y vieillissent donc pas de la même manière. L'orientation et la distance aux arbres comptent parfois davantage que l'année de construction. C'est ce que nous regardons d'abord en arrivant d'Igney, qui se trouve à environ 25 km à vol d'oiseau vers l'ouest. Notre compte rendu distingue ce que la forêt a sali de ce qu'elle a abîmé.",
  ],
  roofs: {
    title: 'Maisons de bourg mitoyennes, pavillons en lisière',
    paragraphs: [
      "Au centre, des maisons accolées partagent des murs et parfois une gouttière. Leurs toits mêlent tuiles et ardoises, raccordées par du zinc ; certains datent de l'après-guerre. Le point faible se trouve souvent entre deux propriétés : solin contre le mur voisin, couloir de zinc, souche commune dont personne ne s'occupe.",
      "Plus haut, les pavillons portent plutôt de la tuile mécanique ou de la tuile béton. Leurs débords protègent bien le mur, mais leurs planches reçoivent tout ce qui tombe des arbres. En façade, l'enduit projeté côtoie souvent le grès des soubassements, une pierre à nettoyer sans la décaper.",
    ],
  },
  climate: {
    title: 'Quand la forêt commence au bout du jardin',
    paragraphs: [
      "Les résineux perdent des aiguilles toute l'année, quand les feuillus n'ont qu'une saison. Elles passent à travers les grilles trop larges, se tassent dans les coudes et forment un terreau où germent des plantes. Vu du sol, un brin vert au-dessus d'une gouttière annonce un bouchon.",
      "L'altitude ajoute sa part. De 400 à 600 m, la charge de neige des calculs augmente d'environ 25 kg par m². Un pan tourné vers la colline, à l'ombre, garde sa neige plus longtemps que l'autre ; la couverture y subit davantage de nuits de gel sur un support mouillé.",
    ],
  },
  season:
    "Deux rendez-vous rythment l'année bruyéroise : avril ou mai, pour vider ce que l'hiver a laissé et regarder la couverture, puis novembre, pour les feuilles. Les peintures attendent des matins sans rosée.",
  rules:
    "Avant de changer un matériau visible ou de refaire un enduit dans une autre teinte, passez en mairie. On vous y indiquera les règles du plan local d'urbanisme et les éventuels périmètres de protection, où se prononce l'ABF (service de l'UDAP des Vosges, à Épinal).",
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
        "Coulures vertes ou enduit creux demandent un diagnostic avant peinture ; le rythme habituel d'un ravalement est de 10 à 15 ans.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Entre maisons mitoyennes, une rénovation se prépare à deux : accord du voisin, raccord de zinc commun. En ville ou à Champ-le-Duc, nous changeons les liteaux fatigués, puis refaisons faîtage et abergement, avec la garantie décennale pour les ouvrages qui en relèvent.',
    'demoussage-nettoyage-toiture':
      "La mousse de lisière pousse en coussins. Nous l'enlevons sans blesser la tuile, après avoir bouché les descentes pour ne pas les engorger. Vers Laval-sur-Vologne, la fraîcheur de la rivière ralentit le séchage ; mieux vaut traiter en mai ou en septembre.",
    'ravalement-facade':
      "Sur l'enduit projeté d'une maison de Grandvillers ou de Bruyères, un nettoyage à basse pression suffit parfois. S'il farine sous le doigt, il faut sonder et reprendre. Le grès des encadrements, lui, se brosse et se rejointoie à la chaux.",
    'peinture-boiserie':
      "En remontant la Vologne vers Granges-Aumontzey, les bois extérieurs passent une bonne partie de l'année humides. Un produit microporeux les laisse évacuer cette eau, alors qu'un film épais la piège puis s'écaille. L'extrémité des planches se traite d'abord.",
    'nettoyage-cheneau':
      "Comptez les arbres plus hauts que votre toit. S'il y en a, deux vidanges par an ne sont pas de trop, que vous habitiez Bruyères ou Lépanges-sur-Vologne. Nous débouchons aussi les coudes et resserrons les supports.",
    'reparations-diverses':
      "Une branche morte brise quelques tuiles, une fouine en déplace d'autres, et l'eau entre sans bruit. De Lépanges-sur-Vologne à Champ-le-Duc, signalez-nous la première auréole sans attendre la deuxième : un isolant mouillé sèche mal. Une fois refait, le raccord se contrôle après la pluie.",
    'dessous-de-toit':
      'Près des bois, un débord entrouvert attire les guêpes, les loirs et les oiseaux. Côté Grandvillers ou sur les hauteurs bruyéroises, nous refermons avec un lambris ventilé, hors des nidifications : hirondelles, martinets et chauves-souris sont protégés.',
    charpente:
      'Une gouttière pleine pendant plusieurs hivers finit par mouiller la sablière, cette poutre couchée sur le mur où reposent les chevrons. À Laval-sur-Vologne et à Granges-Aumontzey aussi, nous la sondons en priorité. Elle peut se remplacer par tronçons, la toiture étant étayée.',
  },
} satisfies Town;
