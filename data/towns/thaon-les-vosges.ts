import type { Town } from '../validation/schema';

export const thaonLesVosges = {
  slug: 'thaon-les-vosges',
  name: 'Thaon-les-Vosges',
  at: 'à Thaon-les-Vosges',
  of: 'de Thaon-les-Vosges',
  postalCode: '88150',
  latitude: 48.251,
  longitude: 6.419,
  altitude: { min: 296, mean: 325, max: 377 },
  seo: {
    title: 'Couvreur à Thaon-les-Vosges (88150) : toits mitoyens',
    description:
      'De Thaon-les-Vosges à Igney, où nous sommes installés : environ 3 km. Toits mitoyens, gouttières communes, façades en rangée : parlons-en sur place.',
    keywords: [
      'couvreur Thaon-les-Vosges',
      'toiture Thaon-les-Vosges',
      'gouttières Thaon-les-Vosges',
      'ravalement Thaon-les-Vosges',
      'couvreur 88150',
    ],
  },
  heroImage: 'zone-bourg',
  intro: [
    "De toutes les villes que nous décrivons, c'est la plus proche. Environ 3 km à vol d'oiseau séparent Thaon-les-Vosges d'Igney. Venir voir une tuile cassée ou donner un avis sur une façade ne demande pas une expédition.",
    "L'ancienne ville du textile garde des rangées de logements ouvriers dont les toits se touchent. On ne répare pas une maison en bande comme une maison seule : la gouttière continue chez le voisin et l'eau ignore la limite de propriété. La Moselle coule en bas ; les altitudes de la commune vont de 296 à 377 m.",
  ],
  roofs: {
    title: 'Rangées ouvrières, souches alignées',
    paragraphs: [
      "Un seul versant court parfois au-dessus de plusieurs portes, le plus souvent en tuiles mécaniques. Au fil des ventes, chaque propriétaire a pu refaire son morceau. Modèle et teinte changent alors d'un numéro à l'autre, et deux tuiles qui ne s'emboîtent pas se rencontrent au milieu du pan. Une bande de zinc règle cette jonction bien mieux qu'un cordon de mastic.",
      'Les souches de cheminée sont nombreuses sur ces toits, et certaines ne servent plus. Chacune apporte un solin et des joints à entretenir. Plus loin, des pavillons plus récents portent tuiles mécaniques ou béton, sans mitoyen à ménager.',
    ],
  },
  climate: {
    title: 'En bas de la vallée, le givre du matin',
    paragraphs: [
      "Par temps calme, l'air froid descend et stagne près de la rivière. Le givre blanchit encore les pans nord quand le versant sud fume au soleil. Ce va-et-vient fatigue les joints de souche et le mortier posé sous les faîtières.",
      "Derrière les rangées, les courettes manquent de lumière. L'enduit s'y salit, les tuiles y verdissent, et une descente engorgée s'y remarque tard. La neige fait rarement des dégâts si bas. En revanche, une gouttière pleine qui prend en glace peut arracher ses crochets.",
    ],
  },
  season:
    "L'hiver sert à se mettre d'accord entre voisins : dès avril, le même échafaudage peut profiter à deux maisons. Une gouttière commune se cure en une seule fois, fin novembre ou début décembre, lorsque les feuilles sont au sol.",
  rules:
    "Dans une rangée, l'unité des couleurs compte, et le PLU peut l'exiger. Passez en mairie avant d'adopter une autre tuile ou une nouvelle teinte : on y sait si la proximité d'un monument fait intervenir l'architecte des Bâtiments de France. Le mur mitoyen réclame, lui, l'accord du voisin.",
  neighbours: [
    { name: 'Igney', km: 3 },
    { name: 'Vaxoncourt', km: 4.5 },
    { name: 'Frizon', km: 5.7 },
    { name: 'Nomexy', km: 6.8 },
    { name: 'Châtel-sur-Moselle', km: 7.2 },
  ],
  priorities: [
    {
      service: 'nettoyage-cheneau',
      reason:
        "Une gouttière qui dessert plusieurs logements se bouche pour tous. L'entretien annuel se partage, la dépense aussi.",
    },
    {
      service: 'renovation-toiture',
      reason:
        'Des réfections par morceaux laissent des raccords entre tuiles dépareillées. Mieux vaut les reprendre avant la première fuite.',
    },
    {
      service: 'ravalement-facade',
      reason:
        "Une façade refaite seule fait ressortir ses voisines. Tous les dix à quinze ans, l'échéance se discute donc à plusieurs portes.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Où finit votre toit ? La réponse se cherche dans le comble, le long du mur qui sépare les deux logements. Nous traçons cette limite, puis la jonction est refaite en zinc. Face à une maison en bande de Nomexy, la première question reste la même.',
    'demoussage-nettoyage-toiture':
      "Nettoyer sa bande et laisser verte celle d'à côté ne dure pas : les spores passent la limite. S'entendre à deux donne un meilleur résultat. Nous brossons à la main, sans nettoyeur à haute pression, ici et chez nos propres voisins d'Igney.",
    'ravalement-facade':
      "Côté rue, l'enduit se fend au-dessus des linteaux ; dans la courette, il noircit. Un marteau suffit à repérer ce qui sonne creux. Mené avec le numéro suivant, le chantier se contente d'un échafaudage. À Châtel-sur-Moselle, nous raisonnons maison par maison.",
    'peinture-boiserie':
      "Dans une rangée, les menuiseries se ressemblent, leur état beaucoup moins. Sur une maison d'avant 1949, gratter sans rechercher le plomb serait imprudent. Nous aidons à choisir une teinte qui s'accorde avec la porte d'à côté, à Thaon-les-Vosges ou à Vaxoncourt.",
    'nettoyage-cheneau':
      'Plusieurs logements, une descente : le bouchon se déclare souvent chez celui du bout. Toute la longueur est curée et les soudures du zinc sont vérifiées. Nous pouvons chiffrer pour la rangée entière. À Frizon, une maison isolée garde son rendez-vous à elle.',
    'reparations-diverses':
      "L'auréole touche le mur mitoyen ? La fuite vient peut-être du toit d'à côté. Avec l'accord du voisin, nous cherchons de part et d'autre avant de démonter. Pour une tempête à Igney ou à Vaxoncourt, dites-nous au téléphone où l'eau coule et depuis quand.",
    'dessous-de-toit':
      "Le débord d'une rangée est souvent étroit, sa planche de rive continue. Lorsqu'un propriétaire l'a couverte de PVC et l'autre non, l'humidité se glisse à la coupure. Nous soignons ce raccord en laissant l'air circuler. À Nomexy ou à Frizon, les grilles se vérifient de près.",
    charpente:
      "Une panne peut traverser le mur et porter deux logements. Percer chez soi se ressent alors chez l'autre. Nous examinons les appuis pris dans la maçonnerie, où l'humidité se cache, et seulement ensuite nous renforçons. Les maisons serrées de Châtel-sur-Moselle appellent ce soin.",
  },
} satisfies Town;
