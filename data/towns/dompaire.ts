import type { Town } from '../validation/schema';

export const dompaire = {
  slug: 'dompaire',
  name: 'Dompaire',
  at: 'à Dompaire',
  of: 'de Dompaire',
  postalCode: '88270',
  latitude: 48.221,
  longitude: 6.226,
  altitude: { min: 278, mean: 322, max: 387 },
  seo: {
    title: 'Couvreur à Dompaire (88270) : grands toits et charpentes',
    description:
      "Ferme, grange ou maison de bourg à Dompaire : tuiles creuses ou mécaniques, vieux bois, murs de moellons. Un couvreur d'Igney vient voir sur place.",
    keywords: [
      'couvreur Dompaire',
      'charpente Dompaire',
      'toiture de ferme Dompaire',
      'tuiles creuses Dompaire',
      'ravalement Dompaire 88270',
    ],
  },
  heroImage: 'zone-plaine',
  intro: [
    "À l'ouest d'Épinal s'ouvre une plaine de prés et de cultures où les fermes ont de très grands toits. Dompaire en est un bon exemple. L'habitation, l'étable et la grange s'y suivent souvent bout à bout, et la surface à couvrir étonne celui qui vient d'acheter.",
    "Nous avons environ 14 km à franchir depuis Igney, à vol d'oiseau. La commune reste entre 278 et 387 m d'altitude, sans grand relief pour arrêter le vent. Devant une toiture de cette taille, nous proposons volontiers des étapes, la plus urgente d'abord.",
  ],
  roofs: {
    title: 'Longs versants peu inclinés, tuiles creuses en sursis',
    paragraphs: [
      'La maison traditionnelle est profonde, serrée contre les suivantes, sous deux pans faibles qui descendent vers la rue et vers le verger. Jadis, on la couvrait de tuiles creuses, surnommées tiges de botte. Il en subsiste, mais la tuile mécanique a pris leur place presque partout.',
      "Une tuile creuse ne tient que par son poids et son calage. Elle glisse peu à peu vers l'égout et se remonte volontiers, pourvu que le bois n'ait pas cédé. Les hangars plus récents ont de la tôle ou du fibrociment. Posé avant juillet 1997, celui-ci peut être amianté : pas de perçage ni de lavage avant analyse.",
    ],
  },
  climate: {
    title: 'En terrain ouvert, le vent trouve la tuile mal calée',
    paragraphs: [
      "De grandes parcelles, peu de haies : le vent d'ouest arrive entier. Il dérange les tuiles creuses et pousse la pluie à contre-pente. Moins le toit est incliné, plus cette eau remonte loin sous le recouvrement.",
      "Le gel existe aussi en plaine, mais des tuiles qui ont tenu jusqu'ici ont déjà fait leurs preuves. Dans les granges, la menace vient du dedans. Le fourrage et les bêtes dégagent une humidité que les bois conservent si l'air ne circule pas. Un comble fermé par mégarde se paie des années plus tard.",
    ],
  },
  season:
    "Choisissez la période sèche, de mai à septembre, pour découvrir une grange, si possible avant de rentrer le foin. Le rangement des tuiles déplacées vient plus tôt, en mars ou en avril, quand les vents d'hiver ont fini leur œuvre.",
  rules:
    "Passer de la tuile creuse à un autre modèle modifie toute la rue. Demandez donc en mairie de Dompaire ce que permet le document d'urbanisme, PLUi ou autre, et si un monument proche oblige à consulter l'UDAP des Vosges, le service des architectes des Bâtiments de France.",
  neighbours: [
    { name: 'Madonne-et-Lamerey', km: 0.5 },
    { name: 'Damas-et-Bettegney', km: 2.9 },
    { name: 'Hennecourt', km: 4.6 },
    { name: 'Ville-sur-Illon', km: 4.8 },
    { name: 'Harol', km: 8.4 },
  ],
  priorities: [
    {
      service: 'charpente',
      reason:
        "De longues pannes, reprises à plusieurs époques, portent ces grands toits. Leur contrôle précède le choix d'une tuile.",
    },
    {
      service: 'renovation-toiture',
      reason:
        'Tuiles glissées et liteaux affaissés se reprennent par zones. Une couverture ancienne reste ainsi en service, sans dépose générale.',
    },
    {
      service: 'ravalement-facade',
      reason:
        "Le moellon battu par la pluie veut un enduit perméable à la vapeur. Comptez dix à quinze ans jusqu'au ravalement suivant.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Remanier consiste à déposer, trier, changer les liteaux, puis reposer ce qui sonne clair. Pour une couverture de tuiles creuses (DTU 40.22), c'est souvent le bon choix. La méthode vaut à Dompaire et à Madonne-et-Lamerey, sa voisine immédiate.",
    'demoussage-nettoyage-toiture':
      'En plein champ, les toits sèchent bien ; la mousse se cantonne au nord ou derrière un arbre. Traiter les seuls pans touchés suffit alors. Sur la tuile creuse, nous marchons le moins possible, car elle casse et se déplace. La même précaution vaut à Hennecourt.',
    'ravalement-facade':
      "Un mur de ferme boit l'eau du sol et la rend par son enduit, si celui-ci est à la chaux. Le ciment la bloque et la fait grimper. Nous piquons les parties creuses et laissons la pierre d'encadrement visible, du bourg jusqu'à Ville-sur-Illon.",
    'peinture-boiserie':
      "Un portail de grange travaille à chaque saison. Nous lui préférons une lasure microporeuse, qui suit le mouvement, à un vernis qui se rompt. Les traverses basses, gonflées d'eau, passent en réparation avant la première couche, que la ferme soit ici ou à Harol.",
    'nettoyage-cheneau':
      "Certains longs pans n'ont de gouttière que d'un côté. De l'autre, l'eau tombe droit et remonte dans l'enduit. Au nettoyage annuel, nous pouvons ajouter une longueur ou éloigner du mur le rejet d'une descente, à Dompaire et à Hennecourt.",
    'reparations-diverses':
      "Il suffit d'une tuile creuse descendue pour mouiller le fourrage. Un lendemain de tempête, entrez dans la grange et levez les yeux : le trou se voit à la lumière. Notez sa place et téléphonez, depuis Dompaire, Harol ou Ville-sur-Illon.",
    'dessous-de-toit':
      'Hirondelles et chauves-souris logent volontiers sous les débords de ferme, et la loi les protège. Nous fixons la date hors nidification, puis brossons et traitons les chevrons. Le PVC se réserve plutôt aux pavillons, à Madonne-et-Lamerey par exemple.',
    charpente:
      "Les granges ont des poteaux sur dé de pierre et des pannes d'une belle longueur. Un bout pourri se coupe, une enture le remplace, le reste demeure. À Damas-et-Bettegney comme ici, ces ouvrages bénéficient de la garantie décennale lorsqu'ils en relèvent.",
  },
} satisfies Town;
