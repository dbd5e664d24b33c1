import type { Town } from '../validation/schema';

export const golbey = {
  slug: 'golbey',
  name: 'Golbey',
  at: 'à Golbey',
  of: 'de Golbey',
  postalCode: '88190',
  latitude: 48.197,
  longitude: 6.44,
  altitude: { min: 313, mean: 345, max: 386 },
  seo: {
    title: 'Couvreur à Golbey (88190) : toit et avant-toit de pavillon',
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
  heroImage: 'zone-bourg',
  intro: [
    "On rencontre à Golbey beaucoup de pavillons bâtis entre les années 1960 et 1980. Leur toit a souvent atteint, ou dépassé, l'âge auquel la question du remplacement se pose. Une couverture de plus de 30 à 40 ans se fait examiner. Elle ne part pas toujours à la benne.",
    "Notre entreprise est installée à Igney ; comptez environ 9 km à vol d'oiseau. Le relief est modeste, de 313 m au plus bas de la commune à 386 m au plus haut. D'une maison à sa voisine, la différence tient surtout à l'orientation du toit et aux arbres que le jardin a vus grandir.",
  ],
  roofs: {
    title: 'Des pavillons à deux pans et de larges débords',
    paragraphs: [
      "Le modèle courant a deux versants, une charpente souvent faite de fermettes, des tuiles mécaniques ou des tuiles béton. Le béton perd sa teinte et devient rugueux avec les années, ce qui aide la mousse à s'accrocher. Il n'est pas mort pour autant : une tuile se juge à ses fissures et à son emboîtement, non à sa couleur.",
      "L'avant-toit dépasse nettement du mur, et son lambris a souvent été verni puis oublié. Sur les garages de la même époque, les plaques en fibrociment posées avant juillet 1997 peuvent contenir de l'amiante : repérage d'abord, et seules des entreprises formées y touchent.",
    ],
  },
  climate: {
    title: "Pluie d'ouest d'un côté, jardin touffu de l'autre",
    paragraphs: [
      "Le versant ouest reçoit la pluie avec le vent, et l'eau cherche le passage sous les tuiles de rive. De l'autre côté, un grand sapin proche du mur suffit à tenir les tuiles mouillées jusqu'à midi. Un seul toit vieillit ainsi de deux manières.",
      "L'hiver golbéen n'a rien de montagnard. Le gel revient pourtant assez souvent pour éprouver les mortiers de faîtage d'origine. Quand ils s'effritent, des morceaux gris tombent sur la terrasse : montrez-les-nous, ils renseignent mieux qu'une longue description.",
    ],
  },
  season:
    "Le printemps convient à l'examen du toit, les beaux jours aux lambris et à la peinture. Gardez novembre pour les gouttières. Une couverture complète se remplace entre avril et la mi-novembre, si le temps s'y prête.",
  rules:
    "Un autre rouge de tuile, un lambris blanc au lieu du bois : l'aspect change, et il faut parfois le déclarer. Le PLU et certains règlements de lotissement fixent les teintes. La mairie de Golbey vous dira aussi si l'architecte des Bâtiments de France doit être consulté.",
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
      "Resceller le faîtage et changer les tuiles fendues prolonge un toit des années 1970 sans chantier lourd. Lorsque plus d'un tiers de la surface est atteint, nous comparons avec une couverture neuve. Ce calcul vaut aussi pour un lotissement de Chavelot.",
    'demoussage-nettoyage-toiture':
      "Usée en surface, la tuile béton boit l'eau et le vert revient par plaques. Nous grattons, puis un traitement s'applique par temps sec. L'hydrofuge reste facultatif : utile sur un support poreux, il ne répare aucune fuite. À Dogneville, nous posons ce diagnostic avant tout produit.",
    'ravalement-facade':
      "Sur le parpaing, les fissures partent volontiers des angles de fenêtre. Trop fines pour inquiéter ou assez larges pour laisser entrer l'eau, elles n'appellent pas le même produit. Nous les mesurons d'abord, chez vous ou vers Les Forges, et ravalons ensuite.",
    'peinture-boiserie':
      'Porte de garage, volets battants, bardage de pignon : ces bois portent déjà plusieurs couches. Dès que le film cloque, en ajouter une ne sert à rien ; il faut décaper. De mai à septembre, nous nous déplaçons également à Domèvre-sur-Avière pour ce travail.',
    'nettoyage-cheneau':
      "Une gouttière en PVC vit de 15 à 25 ans, puis les joints sèchent et les crochets plient. Une fois les feuilles retirées, nous faisons couler de l'eau et observons où elle stagne. À Longchamp comme à Golbey, ce contrôle revient chaque année.",
    'reparations-diverses':
      "Rive envolée, solin décollé de la souche : le plus délicat consiste à retrouver un modèle de tuile qui ne se fabrique plus. S'il en reste une pile au fond du garage, gardez-la. Ce conseil sert autant à Chavelot et à Longchamp.",
    'dessous-de-toit':
      'Le lambris verni noircit, gondole, puis lâche près des angles. Avant de poser un habillage en PVC, nous sondons le bout des chevrons et prévoyons des grilles pour ventiler le comble. Les avant-toits de Dogneville se traitent selon le même ordre.',
    charpente:
      'Les fermettes sont légères et calculées ensemble : en scier une pour agrandir le grenier affaiblit toutes les autres. Un calcul doit précéder le projet. Depuis le trottoir, à Golbey ou à Domèvre-sur-Avière, surveillez un versant qui ondule.',
  },
} satisfies Town;
