import type { Town } from '../validation/schema';

export const leValDajol = {
  slug: 'le-val-dajol',
  name: "Le Val-d'Ajol",
  at: "au Val-d'Ajol",
  of: "du Val-d'Ajol",
  postalCode: '88340',
  latitude: 47.926,
  longitude: 6.484,
  altitude: { min: 328, mean: 537, max: 761 },
  seo: {
    title: "Le Val-d'Ajol (88340) : couvreur, charpente et façade",
    description:
      "Couvreur d'Igney pour Le Val-d'Ajol et ses fermes dispersées : tuile, tôle, charpente, démoussage. Laves de grès : un avis franc avant les travaux.",
    keywords: [
      "couvreur Le Val-d'Ajol",
      "toiture Le Val-d'Ajol 88340",
      "charpente ferme Le Val-d'Ajol",
      "laves de grès Le Val-d'Ajol",
      "démoussage Le Val-d'Ajol",
    ],
  },
  heroImage: 'zone-voge',
  neighbours: [
    { name: 'Plombières-les-Bains', km: 4.6 },
    { name: 'Fougerolles-Saint-Valbert', km: 5.5, department: 'Haute-Saône' },
    { name: "Girmont-Val-d'Ajol", km: 6.4 },
    { name: 'Saint-Bresson', km: 6.5, department: 'Haute-Saône' },
    { name: 'Raddon-et-Chapendu', km: 9.4, department: 'Haute-Saône' },
  ],
  intro: [
    "Le Val-d'Ajol se parcourt plus qu'il ne se traverse. Ses 73 km² réunissent un bourg dans la vallée de la Combeauté et des fermes dispersées jusque sur les plateaux : la commune s'étage de 328 à 761 m. Au sud commence la Haute-Saône, où se trouvent trois des communes citées plus bas.",
    "Nous sommes à Igney, à environ 39 km vers le nord, à vol d'oiseau. Pour une maison au bout d'un chemin, dites-nous au téléphone si un camion peut manœuvrer, où déposer les tuiles et par où passe la ligne électrique. Cela évite un second déplacement.",
  ],
  roofs: {
    title: "Les laves de grès, ces dalles que l'on n'extrait plus",
    paragraphs: [
      "Ici subsistent des toits de laves, ces dalles minces de grès à Voltzia qui ont couvert la Vôge et les Vosges saônoises. On n'en extrait plus pour cet usage : on répare avec des pierres récupérées, et peu d'entreprises savent les poser. C'est à voir avec un spécialiste. Nous pouvons en revanche examiner la charpente qui les porte et l'écoulement de l'eau.",
      "À côté, on rencontre la tuile mécanique, la tôle sur les granges, parfois le fibrociment sur un hangar. Antérieur à juillet 1997, il contient peut-être de l'amiante : repérage d'abord, ni lavage ni ponçage.",
    ],
  },
  climate: {
    title: 'Un bourg abrité, des vallons sombres, des plateaux exposés',
    paragraphs: [
      "En bas, l'humidité des matins d'automne stagne. Plus haut, les fermes prennent les pluies d'ouest de face, puis la neige. Entre ces deux situations, chaque vallon a son ombre : un toit peut n'y recevoir que peu de soleil en hiver.",
      "Les bois apportent des aiguilles, des branchettes, et de la mousse sur les pans tournés au nord. Dans un bâtiment souvent vide, personne ne voit partir la première tuile ; la fuite travaille alors la charpente pendant des mois. Un tour avec des jumelles, deux fois l'an, permet de la repérer.",
    ],
  },
  season:
    "Regardez vos toits, d'en bas, quand la neige a fondu. Sur les plateaux, la couverture se travaille de mai à octobre, dès avril dans le bourg. Les chéneaux attendent novembre, une fois les hêtres nus.",
  rules:
    "Un toit de laves compte dans le paysage. Avant d'en changer l'aspect, lisez en mairie le document d'urbanisme et demandez si vous êtes aux abords d'un monument, auquel cas l'architecte des Bâtiments de France (UDAP d'Épinal) intervient. En Haute-Saône, adressez-vous à votre propre mairie.",
  priorities: [
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "Vallons humides et bois tout proches : la mousse s'installe vite au nord et retient l'eau sous les tuiles.",
    },
    {
      service: 'charpente',
      reason:
        'Des couvertures lourdes ont pu fatiguer les bois anciens ; pannes et appuis se sondent avant toute décision sur le toit.',
    },
    {
      service: 'reparations-diverses',
      reason:
        'Sur une ferme isolée, une tuile partie passe inaperçue ; une petite reprise faite à temps protège la grange.',
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Certaines fermes ajolaises ont un pan de tuile, un autre de tôle et parfois un reste de laves. Nous reprenons tuile, tôle et zinguerie, soignons les raccords entre matériaux et laissons les dalles à qui les connaît. Vers Girmont-Val-d'Ajol, plus haut, les fixations tiennent compte du vent.",
    'demoussage-nettoyage-toiture':
      "Sur des laves, nous ne passons rien sans l'avis d'un connaisseur : la pierre est mince. La tuile, elle, reçoit une brosse douce et un rinçage léger, puis un produit par temps sec. Vers Plombières-les-Bains, les vallons sèchent lentement : 3 à 5 ans y forment une moyenne raisonnable.",
    'ravalement-facade':
      "Murs de moellons, encadrements de grès : le ciment n'a rien à faire sur une ferme du Val-d'Ajol. Nous piquons l'enduit creux et revenons à la chaux, mur après mur. À Fougerolles-Saint-Valbert, le cycle est le même, 10 à 15 ans entre deux ravalements.",
    'peinture-boiserie':
      "Une porte de grange ou un pignon bardé, cela fait beaucoup de bois, souvent gris. Nous testons l'ancienne couche, brossons, remplaçons les lames pourries, puis lasurons. Saint-Bresson, de l'autre côté de la limite du département, reste dans notre secteur.",
    'nettoyage-cheneau':
      'Les grands toits font de longues gouttières, et les arbres ne manquent pas : deux nettoyages par an sont justifiés près des bois. Nous sortons les aiguilles, rinçons chaque descente et réglons la pente. Raddon-et-Chapendu suit cette cadence quand la maison touche la forêt.',
    'reparations-diverses':
      "Au fond d'un vallon, on prépare le dépannage par téléphone : des photos depuis la cour, l'état du chemin, la hauteur du toit. Sur place, nous mettons hors d'eau si possible, cherchons la fuite et réparons. Girmont-Val-d'Ajol et Plombières-les-Bains se joignent aisément au même trajet.",
    'dessous-de-toit':
      "Sous les larges débords de ferme, le bois apparent fait partie du bâtiment ; nous le réparons en bois quand c'est possible. Le PVC convient mieux aux pavillons du bourg ou de Fougerolles-Saint-Valbert, avec une maille fine contre les guêpes.",
    charpente:
      'Une couverture de laves pèse bien plus que de la tuile. Si elle disparaît, le toit allégé donne davantage prise au vent ; si elle reste, il lui faut des pannes saines. Nous sondons, calculons et étayons, y compris vers Raddon-et-Chapendu et Saint-Bresson.',
  },
} satisfies Town;
