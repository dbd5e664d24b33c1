export const town = {
  name: "Raon-l'Étape",
  at: "à Raon-l'Étape",
  of: "de Raon-l'Étape",
  postalCode: '88110',
  latitude: 48.407,
  longitude: 6.844,
  seo: {
    title: "Couvreur à Raon-l'Étape (88110) : toit, façade",
    description:
      "Entre Meurthe et forêt, les toits de Raon-l'Étape sèchent tard. Démoussage doux, chéneaux, réparations : un couvreur d'Igney vient voir sur place.",
    keywords: [
      "couvreur Raon-l'Étape",
      "démoussage toiture Raon-l'Étape",
      "nettoyage gouttières Raon-l'Étape",
      "façade Raon-l'Étape",
      "réparation toiture Raon-l'Étape",
    ],
  },
  heroImage: 'galerie-demoussage-avant',
  intro: [
    "La Plaine rejoint la Meurthe à Raon-l'Étape, entre des versants où dominent les résineux. De 279 à 610 m, on reste bien au-dessous des crêtes. Ici, ce qui use les toits, c'est moins la neige que l'ombre.",
    "Un pan privé de soleil une partie de l'hiver sèche mal. La mousse y trouve de l'eau, les gouttières y reçoivent feuilles et aiguilles, et l'eau qui déborde finit sur la façade. Un entretien régulier évite souvent de plus gros travaux. Nous venons d'Igney voir le toit, puis nous vous disons par quoi commencer.",
  ],
  roofs: {
    title: "Tuiles à l'ombre, zinc et ardoise dans le bourg",
    paragraphs: [
      "Tuile mécanique le plus souvent, tuile béton dans des lotissements récents, ardoise et zinc sur certaines maisons de bourg : chaque toit vieillit à sa façon. Une tuile béton dont la surface s'est usée devient rugueuse et accroche vite la mousse. L'ardoise se couvre plutôt de lichens, souvent sans gravité.",
      "Le pied des murs verdit près de la rivière, surtout quand une gouttière fuit au-dessus. Nous cherchons d'abord d'où vient l'eau. C'est parfois une simple descente à remboîter.",
    ],
  },
  climate: {
    title: 'Deux vallées, peu de soleil en hiver',
    paragraphs: [
      "Il n'y pleut pas forcément plus qu'ailleurs, mais les toits sèchent moins vite. Le relief boisé et l'air humide retardent le séchage, surtout le long de la Plaine, où la vallée se resserre. Depuis le jardin, aux jumelles, regardez votre pan nord deux jours après une averse : les tuiles encore sombres sont celles qui retiennent l'eau.",
      "Une mousse mince sur une tuile saine n'a rien d'urgent. Elle devient nuisible quand elle soulève les recouvrements ou forme des coussins dans les noues. L'hiver venu, l'eau ainsi gardée gèle et la terre cuite s'écaille.",
    ],
  },
  season:
    "Le démoussage se fait d'avril à juin, ou bien en septembre et octobre, hors gel, s'il fait sec un ou deux jours ensuite. Pour les gouttières, attendez que les arbres soient nus ; près des résineux, recommencez en avril.",
  rules:
    "Ce qui modifie l'aspect extérieur, par exemple une fenêtre de toit, demande en principe une déclaration préalable. Demandez à la mairie ce que dit le plan local d'urbanisme, et si un monument historique proche ajoute ses règles.",
  neighbours: [
    { name: 'Étival-Clairefontaine', km: 5 },
    { name: 'Moyenmoutier', km: 5.9 },
    { name: 'Saint-Remy', km: 6.7 },
    { name: 'La Voivre', km: 9 },
    { name: 'Celles-sur-Plaine', km: 9.5 },
  ],
  priorities: [
    {
      service: 'demoussage-nettoyage-toiture',
      reason:
        "L'ombre des versants entretient la mousse. Un nettoyage doux tous les 3 à 5 ans, en moyenne, ménage la tuile.",
    },
    {
      service: 'nettoyage-cheneau',
      reason:
        "Aiguilles et feuilles bouchent vite les descentes : au moins un nettoyage par an, deux pour les maisons entourées d'arbres.",
    },
    {
      service: 'ravalement-facade',
      reason:
        "Pieds de murs verts et crépis tachés sous les gouttières : on règle l'arrivée d'eau, puis on traite la façade.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Quand la mousse a longtemps soulevé les recouvrements, les tuiles éclatées par le gel se trouvent parfois sur un seul pan. Nous changeons ces rangs sans toucher au versant sain. À Étival-Clairefontaine, la vallée est plus large et les toits sèchent mieux.',
    'demoussage-nettoyage-toiture':
      'Nous grattons, brossons, puis rinçons à faible pression depuis le faîtage : un jet puissant ouvrirait les pores de la terre cuite. À Celles-sur-Plaine, où la vallée est étroite, attendez une période bien sèche : le traitement demande 24 à 48 heures sans pluie.',
    'ravalement-facade':
      "Le vert au pied d'un mur vient souvent des éclaboussures ou d'une remontée d'humidité. Nous réglons ce point avant de choisir l'enduit. Le grès tendre ne se sable jamais : sa surface partirait avec la salissure.",
    'peinture-boiserie':
      "Dans une vallée ombragée, le bois moisit souvent avant de griser. Après un lavage anti-moisissure, nous protégeons d'abord les traverses basses, qui prennent le plus d'eau. Cela se fait de mai à septembre, une fois la rosée partie.",
    'nettoyage-cheneau':
      "Vider les débris ne suffit pas : il reste à tester l'écoulement et à contrôler les crochets, que la glace arrache lorsqu'une gouttière reste pleine. Sous les sapins, une crapaudine, petite grille à l'entrée de la descente, retient les paquets d'aiguilles.",
    'reparations-diverses':
      "Une tache au plafond apparaît rarement à l'aplomb du trou. L'eau suit un chevron, goutte plus bas, et nous remontons sa trace depuis les combles. À Saint-Remy et à La Voivre, si la maison est près des bois, nous regardons d'abord les noues, où les aiguilles s'entassent.",
    'dessous-de-toit':
      "Sous un débord tourné au nord, une planche mouillée ne sèche presque plus. Le PVC demande moins d'entretien, à condition de réparer d'abord la fuite qui la mouillait et de laisser l'air circuler sous les tuiles.",
    charpente:
      "Une odeur de champignon au grenier, du bois sombre sous une noue : l'humidité a parfois atteint les chevrons. Nous supprimons la cause, coupons la partie pourrie et assemblons du bois neuf. À Moyenmoutier, la vallée est tout aussi boisée : un coup d'œil au grenier après l'hiver vaut la peine.",
  },
};
