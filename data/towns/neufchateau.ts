export const town = {
  name: 'Neufchâteau',
  at: 'à Neufchâteau',
  of: 'de Neufchâteau',
  postalCode: '88300',
  latitude: 48.355,
  longitude: 5.694,
  seo: {
    title: 'Couvreur à Neufchâteau (88300) : toit, façade',
    description:
      "Toiture, façade et boiseries à Neufchâteau : visites groupées sur rendez-vous, autorisations vérifiées d'abord. Couvreur d'Igney, devis gratuit.",
    keywords: [
      'couvreur Neufchâteau',
      'toiture Neufchâteau 88300',
      'ravalement façade Neufchâteau',
      'rénovation maison ancienne Neufchâteau',
      'peinture volets Neufchâteau',
    ],
  },
  heroImage: 'zone-clocher-calcaire',
  portfolioImages: [
    'galerie-demoussage-avant',
    'galerie-demoussage-apres',
    'galerie-zinc-lucarnes',
    'galerie-gouttiere',
  ],
  neighbours: [
    { name: 'Rebeuville', km: 2.4 },
    { name: 'Coussey', km: 6.1 },
    { name: 'Soulosse-sous-Saint-Élophe', km: 6.1 },
    { name: 'Bazoilles-sur-Meuse', km: 6.1 },
    { name: 'Liffol-le-Grand', km: 9.3 },
  ],
  intro: [
    "Neufchâteau est loin de chez nous, à plus de 50 km d'Igney. Au-delà de 50 km d'Épinal, nous regroupons les visites : nous venons sur rendez-vous, pour plusieurs maisons du secteur, et préparons bien le chantier pour éviter les allers-retours.",
    "La vieille ville s'est installée au confluent du Mouzon et de la Meuse. Entre 274 et 373 m, les hivers sont moins neigeux que dans le massif. Ce qui complique les travaux ici, c'est le nombre de maisons anciennes proches de bâtiments protégés.",
  ],
  roofs: {
    title: 'Vieilles tuiles, murs de calcaire et toits imbriqués',
    paragraphs: [
      "Dans les rues anciennes, les toitures s'imbriquent : un pan se déverse sur un autre, un pignon dépasse celui d'à côté, une courette reste dans l'ombre. On y voit de la tuile ancienne, de l'ardoise sur certaines demeures, du zinc aux jonctions. Un solin mal refait peut y mouiller deux propriétés.",
      "Autour, les villages-rues alignent de longues maisons à faible pente, autrefois couvertes de tuiles creuses dites « tiges de botte ». La tuile mécanique les a en grande partie remplacées. La charpente est souvent restée celle d'avant : nous la mesurons avant de conseiller une autre couverture.",
    ],
  },
  climate: {
    title: "Vent d'ouest et brouillard de Meuse",
    paragraphs: [
      "Le pays est ouvert : la pluie et le vent d'ouest arrivent de face, et ce sont les tuiles du bas et des bords qui souffrent le plus. Une tuile qui n'est pas fixée bat, se fêle, puis s'en va.",
      "Au bord des rivières, les pierres restent froides et humides bien des matins d'hiver. Le calcaire le supporte tant qu'il peut sécher. Enfermé sous un ciment ou une peinture étanche, il garde son eau, gèle et s'effrite. Sur les toits, les pluies d'hiver entrent surtout par les raccords entre maisons voisines.",
    ],
  },
  season:
    "Pour grouper les déplacements, appelez tôt : en février pour un chantier de printemps, fin août pour l'automne. On couvre d'avril à la mi-novembre, on enduit hors gel et hors forte chaleur.",
  rules:
    "Commencez par l'autorisation. Beaucoup de maisons anciennes sont proches d'un édifice protégé : demandez le règlement à la mairie, et s'il faut l'avis de l'architecte des Bâtiments de France, installé à Épinal. Nous vous aidons à décrire matériaux et teintes.",
  priorities: [
    {
      service: 'ravalement-facade',
      reason: "Pierre calcaire et centre protégé : l'autorisation d'abord, puis un enduit qui laisse sécher le mur.",
    },
    {
      service: 'changement-toiture',
      reason:
        "Pour un toit à refaire, nous venons d'abord préparer tout le chantier en une visite, charpente et démarches comprises.",
    },
    {
      service: 'peinture-boiserie',
      reason: "Les volets anciens comptent dans l'aspect de la rue ; leur couleur se décide avec la mairie.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Un toit du centre ancien se reprend par morceaux : tuiles de récupération triées, solins neufs en zinc, faîtage rescellé. Nous relevons tout en une seule visite pour ne pas multiplier les trajets. Rebeuville est tout près : nous pouvons y passer le même jour.',
    'demoussage-nettoyage-toiture':
      "Pour un peu de mousse, envoyez d'abord une photo prise d'en bas : souvent, rien ne presse. Pour un toit à traiter, nous regroupons les maisons. À Coussey et à Bazoilles-sur-Meuse, dans la vallée, le brouillard fait verdir les toits ; comptez 3 à 5 ans entre deux démoussages.",
    'ravalement-facade':
      "Sur le calcaire, il faut de la chaux, des joints souples et pas de sablage. Un ravalement se fait tous les 10 à 15 ans, et l'autorisation se demande bien avant de monter l'échafaudage. À Soulosse-sous-Saint-Élophe, la règle peut être différente : voyez votre mairie.",
    'peinture-boiserie':
      "Repeindre ses volets dans le bleu de son choix n'est pas toujours permis dans une rue ancienne. Une fois la couleur acceptée, nous décapons, rebouchons et peignons l'été, si possible plusieurs maisons à la suite.",
    'nettoyage-cheneau':
      "Pour un simple nettoyage, nous venons lors d'une visite groupée, de préférence fin novembre. Un chéneau coincé entre deux toits de la vieille ville doit être vidé chaque année ; sous les arbres, deux fois.",
    'reparations-diverses':
      "Une fuite importante n'attend pas : téléphonez, et nous vous dirons franchement si nous pouvons venir ou s'il vaut mieux chercher plus près. Si l'eau n'entre pas, une petite réparation attend notre prochaine visite.",
    'dessous-de-toit':
      "Dans le centre, l'avant-toit se garde plutôt en bois peint, à la teinte admise. Sur un pavillon, le PVC pose moins de questions. À Liffol-le-Grand, à plus de 60 km d'Igney, mieux vaut prévoir la gouttière neuve en même temps : un seul échafaudage, un seul déplacement.",
    charpente:
      "Dans une vieille maison, nous commençons par le grenier : murs qui s'écartent, pannes trop longues, traces de vrillette. Nous relevons sections et flèches, puis chiffrons la réparation. Une ferme à faire voir à Soulosse-sous-Saint-Élophe ou à Coussey ? Dites-le avant notre venue.",
  },
};
