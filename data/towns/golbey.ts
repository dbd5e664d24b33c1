export const town = {
  name: 'Golbey',
  at: 'à Golbey',
  of: 'de Golbey',
  postalCode: '88190',
  latitude: 48.197,
  longitude: 6.44,
  seo: {
    title: 'Couvreur à Golbey (88190) : toit de pavillon',
    description:
      "Pavillon des années 1960 à 1980 à Golbey ? Faites examiner tuiles, débords et gouttières par un couvreur d'Igney avant de décider de tout changer.",
    keywords: [
      'couvreur Golbey',
      'toiture Golbey 88190',
      'dessous de toit PVC Golbey',
      'changement de toiture Golbey',
      'gouttière Golbey',
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
    "Golbey compte beaucoup de pavillons bâtis entre les années 1960 et 1980. Leur toit a souvent l'âge où l'on se demande s'il faut le changer. Passé 30 à 40 ans, une couverture mérite un examen ; elle n'est pas forcément à remplacer.",
    "Notre entreprise est à Igney, plus au nord. À Golbey, le relief est modeste : de 313 à 386 m. D'une maison à l'autre, la différence tient surtout à l'orientation du toit et à la taille des arbres du jardin.",
  ],
  roofs: {
    title: 'Des pavillons à deux pans et de larges débords',
    paragraphs: [
      "Le modèle courant a deux versants, une charpente souvent faite de fermettes, des tuiles mécaniques ou des tuiles béton. La tuile béton perd sa teinte et devient rugueuse avec les années, ce qui aide la mousse à s'accrocher. Cela ne suffit pas à la condamner : une tuile se juge à ses fissures et à son emboîtement.",
      "L'avant-toit dépasse nettement du mur, et son lambris a souvent été verni puis oublié. Sur les garages de la même époque, les plaques de fibrociment d'avant juillet 1997 peuvent contenir de l'amiante : repérage d'abord, et seules des entreprises formées y touchent.",
    ],
  },
  climate: {
    title: "Pluie d'ouest d'un côté, jardin touffu de l'autre",
    paragraphs: [
      "Le versant ouest reçoit la pluie avec le vent, et l'eau passe parfois sous les tuiles de rive. De l'autre côté, un grand sapin près du mur suffit à garder les tuiles mouillées jusqu'à midi. C'est ce pan-là qui se couvre de mousse.",
      "Ce n'est pas un hiver de montagne, mais il gèle assez souvent pour user les mortiers de faîtage d'origine. Si vous trouvez des morceaux gris sur la terrasse, gardez-les pour nous les montrer.",
    ],
  },
  season:
    "Le printemps convient à l'examen du toit, les beaux jours aux lambris et à la peinture. Gardez novembre pour les gouttières. Une couverture complète se remplace entre avril et la mi-novembre, si le temps s'y prête.",
  rules:
    "Un autre rouge de tuile, un lambris blanc au lieu du bois : l'aspect change, et il faut parfois le déclarer. Le plan local d'urbanisme et certains règlements de lotissement fixent les teintes. La mairie de Golbey vous le dira.",
  neighbours: [
    { name: 'Dogneville', km: 3.2 },
    { name: 'Chavelot', km: 4.1 },
    { name: 'Les Forges', km: 4.4 },
    { name: 'Domèvre-sur-Avière', km: 4.8 },
    { name: 'Longchamp', km: 6.2 },
  ],
  priorities: [
    {
      service: 'dessous-de-toit',
      reason:
        "Les larges débords en bois pourrissent souvent avant le reste de la maison, d'abord à l'angle où une gouttière fuit.",
    },
    {
      service: 'changement-toiture',
      reason:
        "Un diagnostic dit si la couverture peut rester. Sinon, on la remplace, et l'isolation du toit est alors en principe à prévoir.",
    },
    {
      service: 'nettoyage-cheneau',
      reason:
        "Des arbres plantés à la construction dépassent aujourd'hui certains toits. Une gouttière propre protège aussi les planches qui la portent.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      "Resceller le faîtage et changer les tuiles fendues prolonge un toit des années 1970 sans chantier lourd. Lorsque plus d'un tiers de la surface est atteint, nous comparons avec une couverture neuve. Aux Forges ou à Chavelot, les pavillons du même âge en sont au même point.",
    'demoussage-nettoyage-toiture':
      "Une tuile béton usée en surface boit l'eau et verdit par plaques. Elle se gratte, puis se traite par temps sec. L'hydrofuge est facultatif : utile sur une tuile poreuse, il ne répare aucune fuite. À Chavelot et à Dogneville, près de la Moselle, les toits sèchent plus lentement.",
    'ravalement-facade':
      "Sur le parpaing, les fissures partent souvent des angles de fenêtre. Les unes sont trop fines pour inquiéter, les autres laissent entrer l'eau, et elles ne se traitent pas avec le même produit. Nous les mesurons d'abord, nous ravalons ensuite.",
    'peinture-boiserie':
      'Porte de garage, volets battants, bardage de pignon : ces bois portent déjà plusieurs couches. Dès que la peinture cloque, en ajouter une ne sert à rien ; il faut décaper. On peint de mai à septembre, sur un bois bien sec.',
    'nettoyage-cheneau':
      "Une gouttière en PVC dure de 15 à 25 ans, puis les joints sèchent et les crochets plient. Une fois les feuilles retirées, nous faisons couler de l'eau et regardons où elle stagne. C'est à faire chaque année.",
    'reparations-diverses':
      "Rive envolée, solin décollé de la souche : le plus délicat consiste à retrouver un modèle de tuile qui ne se fabrique plus. S'il en reste une pile au fond du garage, gardez-la : elle évitera de dépareiller le toit.",
    'dessous-de-toit':
      'Le lambris verni noircit, gondole, puis lâche près des angles. Nous examinons le bout des chevrons, posons un habillage en PVC et prévoyons des grilles pour ventiler le comble.',
    charpente:
      'Les fermettes sont légères et calculées ensemble : en scier une pour agrandir le grenier affaiblit toutes les autres. Il faut un calcul avant tout projet. À Domèvre-sur-Avière et à Longchamp, villages de moins de 500 habitants, on rencontre plutôt de vieilles charpentes de ferme, qui se réparent pièce par pièce.',
  },
};
