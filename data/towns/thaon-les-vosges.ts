export const town = {
  name: 'Thaon-les-Vosges',
  at: 'à Thaon-les-Vosges',
  of: 'de Thaon-les-Vosges',
  postalCode: '88150',
  latitude: 48.251,
  longitude: 6.419,
  seo: {
    title: 'Couvreur à Thaon-les-Vosges (88150)',
    description:
      'Igney, où nous sommes installés, est le village voisin de Thaon-les-Vosges. Toits mitoyens, gouttières communes, façades en rangée : parlons-en sur place.',
    keywords: [
      'couvreur Thaon-les-Vosges',
      'toiture Thaon-les-Vosges',
      'gouttières Thaon-les-Vosges',
      'ravalement Thaon-les-Vosges',
      'couvreur 88150',
    ],
  },
  heroImage: 'zone-cite-ouvriere',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-gouttiere',
    'service-reparations-diverses',
  ],
  intro: [
    'Thaon-les-Vosges est la ville la plus proche de chez nous : Igney est le village voisin. Pour une tuile cassée ou un avis sur une façade, le déplacement est court.',
    "L'ancienne ville du textile garde des rangées de logements ouvriers dont les toits se touchent. On ne répare pas une maison en bande comme une maison seule : la gouttière continue chez le voisin, et une fuite peut venir de son toit. La commune, au bord de la Moselle, va de 296 à 377 m d'altitude.",
  ],
  roofs: {
    title: 'Rangées ouvrières, souches alignées',
    paragraphs: [
      "Un seul versant court parfois au-dessus de plusieurs portes, le plus souvent en tuiles mécaniques. Au fil des ventes, chaque propriétaire a pu refaire son morceau. Modèle et teinte changent alors d'un numéro à l'autre, et deux tuiles qui ne s'emboîtent pas se rencontrent au milieu du pan. Une bande de zinc règle cette jonction bien mieux qu'un cordon de mastic.",
      'Les souches de cheminée sont nombreuses sur ces toits, et certaines ne servent plus. Chacune apporte un solin et des joints à entretenir. Plus loin, des pavillons plus récents portent tuiles mécaniques ou béton, sans voisin mitoyen.',
    ],
  },
  climate: {
    title: 'En bas de la vallée, le givre du matin',
    paragraphs: [
      "Par temps calme, l'air froid descend et stagne près de la rivière. Les pans nord sont encore blancs de givre quand le versant sud a déjà dégelé. À la longue, les joints de souche et le mortier du faîtage se fendent.",
      "Derrière les rangées, les courettes manquent de lumière. L'enduit s'y salit, les tuiles y verdissent, et une descente bouchée s'y remarque tard. La neige fait rarement des dégâts à cette altitude. En revanche, une gouttière pleine qui gèle peut arracher ses crochets.",
    ],
  },
  season:
    "Mettez-vous d'accord entre voisins pendant l'hiver : dès avril, le même échafaudage peut servir à deux maisons. Une gouttière commune se nettoie en une seule fois, fin novembre ou début décembre, quand les feuilles sont tombées.",
  rules:
    "Dans une rangée, le plan local d'urbanisme peut imposer des couleurs communes. Voyez la mairie avant de changer de tuile ou de teinte : on vous dira aussi si la proximité d'un monument fait intervenir l'architecte des Bâtiments de France. Pour toucher au mur mitoyen, il faut l'accord du voisin.",
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
        'Une gouttière qui dessert plusieurs logements se bouche pour tout le monde. Le nettoyage annuel se partage, la dépense aussi.',
    },
    {
      service: 'renovation-toiture',
      reason:
        'Des réfections par morceaux laissent des raccords entre tuiles dépareillées. Mieux vaut les reprendre avant la première fuite.',
    },
    {
      service: 'ravalement-facade',
      reason:
        "Les enduits d'une même rangée ont souvent le même âge. Tous les 10 à 15 ans, un ravalement peut se prévoir à plusieurs.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Où finit votre toit ? Cela se voit dans le comble, le long du mur qui sépare les deux logements. Nous relevons cette limite, changeons les tuiles abîmées de votre côté et refaisons la jonction en zinc.',
    'demoussage-nettoyage-toiture':
      "Si le pan d'à côté reste vert, la mousse revient plus vite sur le vôtre : mieux vaut s'entendre à deux. Nous brossons à la main et protégeons la gouttière commune.",
    'ravalement-facade':
      "Côté rue, l'enduit se fend au-dessus des linteaux ; dans la courette, il noircit. Au marteau, on repère ce qui sonne creux. Deux façades voisines ravalées ensemble, c'est un seul échafaudage. À Châtel-sur-Moselle, demandez d'abord si votre rue est aux abords d'un monument historique.",
    'peinture-boiserie':
      "Dans une rangée, portes et volets se ressemblent, mais pas leur état. Sur une maison d'avant 1949, on cherche s'il y a du plomb avant de gratter. Nous vous aidons à choisir une teinte qui s'accorde avec celle d'à côté.",
    'nettoyage-cheneau':
      "Plusieurs logements, une seule descente : quand elle se bouche, l'eau déborde souvent chez celui du bout. Nous nettoyons toute la longueur et vérifions les soudures du zinc. Nous pouvons faire un devis pour la rangée entière.",
    'reparations-diverses':
      "L'auréole touche le mur mitoyen ? La fuite vient peut-être du toit d'à côté. Avec l'accord du voisin, nous cherchons des deux côtés avant de démonter. Igney est notre village ; Vaxoncourt, Frizon et Nomexy en sont tout près. Dites-nous au téléphone où l'eau coule et depuis quand.",
    'dessous-de-toit':
      "Le débord d'une rangée est souvent étroit, et la même planche court d'une maison à l'autre. Quand un propriétaire l'a habillée de PVC et l'autre non, l'eau entre à la coupure. Nous reprenons ce raccord et laissons l'air circuler sous le toit.",
    charpente:
      "Une panne peut traverser le mur et porter deux logements. La couper chez soi affaiblit alors le toit du voisin. Nous examinons d'abord les appuis pris dans le mur, où le bois pourrit sans que cela se voie, puis nous renforçons.",
  },
};
