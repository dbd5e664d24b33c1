import type { Town } from '../validation/schema';

export const neufchateau = {
  slug: 'neufchateau',
  name: 'Neufchâteau',
  at: 'à Neufchâteau',
  of: 'de Neufchâteau',
  postalCode: '88300',
  latitude: 48.355,
  longitude: 5.694,
  altitude: { min: 274, mean: 315, max: 373 },
  seo: {
    title: 'Couvreur à Neufchâteau (88300), visites sur rendez-vous',
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
  heroImage: 'zone-bourg',
  neighbours: [
    { name: 'Rebeuville', km: 2.4 },
    { name: 'Coussey', km: 6.1 },
    { name: 'Soulosse-sous-Saint-Élophe', km: 6.1 },
    { name: 'Bazoilles-sur-Meuse', km: 6.1 },
    { name: 'Liffol-le-Grand', km: 9.3 },
  ],
  intro: [
    "Disons-le d'emblée : Neufchâteau est loin de notre base. Igney en est à environ 53 km à vol d'oiseau. Au-delà de 50 km d'Épinal, nous regroupons les visites : nous venons sur rendez-vous, pour plusieurs maisons du secteur, et préférons un chantier bien préparé à des allers-retours.",
    "La vieille ville s'est installée au confluent du Mouzon et de la Meuse. La commune s'étage de 274 à 373 m et ses hivers sont moins neigeux que ceux du massif. Ce qui complique les travaux, ici, n'est pas l'altitude. C'est le nombre de maisons anciennes proches de bâtiments protégés.",
  ],
  roofs: {
    title: 'Vieilles tuiles, murs de calcaire et toits enchevêtrés',
    paragraphs: [
      "Dans les rues anciennes, les toitures s'imbriquent : un pan se déverse sur un autre, un pignon dépasse celui d'à côté, une courette reste dans l'ombre. On y voit de la tuile ancienne, de l'ardoise sur certaines demeures, du zinc aux jonctions. Un solin mal refait peut y mouiller deux propriétés.",
      "Autour, les villages-rues alignent de longues maisons à faible pente, autrefois couvertes de tuiles creuses dites « tiges de botte ». La tuile mécanique les a en grande partie remplacées. La charpente, elle, est souvent restée celle d'avant ; nous la mesurons donc avant de conseiller un troisième matériau.",
    ],
  },
  climate: {
    title: "Vent d'ouest et brouillard de Meuse",
    paragraphs: [
      "Cette partie du département est ouverte. Les perturbations y frappent les versants ouest de face, et les tuiles du bas et des bords encaissent le plus gros. Une tuile qui n'est pas fixée bat, se fêle, puis s'en va.",
      "Au bord des rivières, le brouillard tient les pierres froides bien des matins d'hiver. Le calcaire s'en accommode tant qu'il peut sécher. Enfermé sous un ciment ou une peinture filmogène, il garde son eau et se délite. Les gelées, plus courtes qu'en altitude, achèvent le travail. Les pluies d'hiver, elles, mettent surtout à l'épreuve les raccords entre toits voisins.",
    ],
  },
  season:
    "Pour grouper les déplacements, appelez tôt : en février pour un chantier de printemps, fin août pour l'automne. La saison de couverture va d'avril jusqu'à la mi-novembre ; les enduits évitent gel et canicule.",
  rules:
    "Ici, l'autorisation se prépare avant le devis définitif. Beaucoup de maisons anciennes voisinent avec un édifice protégé : renseignez-vous auprès de la mairie sur le règlement et l'avis éventuel de l'architecte des Bâtiments de France, dont le service, l'UDAP, siège à Épinal. Nous vous aidons à décrire matériaux et teintes.",
  priorities: [
    {
      service: 'ravalement-facade',
      reason:
        'Pierre calcaire et centre protégé : le dossier se monte en premier, puis le mur reçoit un enduit perméable.',
    },
    {
      service: 'changement-toiture',
      reason:
        'Un gros chantier justifie la distance ; une visite complète sert à le préparer, charpente et démarches comprises.',
    },
    {
      service: 'peinture-boiserie',
      reason: "Les volets anciens comptent dans l'aspect de la rue ; leur couleur se décide avec la mairie.",
    },
  ],
  blurbs: {
    'renovation-toiture':
      'Un toit du centre ancien se reprend par morceaux : tuiles de récupération triées, solins neufs en zinc, faîtage rescellé. Nous relevons tout en une seule visite pour ne pas multiplier les trajets. Rebeuville, à moins de 3 km, peut se joindre au rendez-vous.',
    'demoussage-nettoyage-toiture':
      "Faire la route pour trois touffes de mousse n'aurait pas de sens : envoyez d'abord une photo faite d'en bas. Si le toit le mérite, l'intervention se cale avec d'autres maisons de Coussey ou de Bazoilles-sur-Meuse, puis revient selon un rythme de 3 à 5 ans.",
    'ravalement-facade':
      "Le calcaire veut de la chaux, des joints souples et un nettoyage sans sablage. Entre deux ravalements s'écoulent 10 à 15 ans ; le dossier d'autorisation se prépare bien avant l'échafaudage. Soulosse-sous-Saint-Élophe peut avoir d'autres règles que la ville ; elles se vérifient aussi.",
    'peinture-boiserie':
      "Repeindre ses volets dans le bleu de son choix n'est pas toujours permis dans une rue ancienne. La couleur une fois admise, nous décapons, rebouchons et peignons l'été, si possible plusieurs maisons à la suite. Coussey et Rebeuville entrent volontiers dans la tournée.",
    'nettoyage-cheneau':
      'Un nettoyage seul prend place dans nos visites groupées, de préférence à la fin novembre. Les chéneaux coincés entre deux toits de la vieille ville méritent cette visite annuelle ; deux valent mieux sous les arbres, à Liffol-le-Grand par exemple.',
    'reparations-diverses':
      "Une fuite vive n'attend pas une tournée : téléphonez, et nous vous dirons franchement si nous pouvons venir ou s'il vaut mieux chercher plus près. Ce qui supporte un délai, une rive à refixer à Bazoilles-sur-Meuse ou un solin fendu, rejoint la prochaine visite.",
    'dessous-de-toit':
      "Dans le centre, l'avant-toit se garde plutôt en bois peint, à la teinte admise. Les pavillons reçoivent plus librement un habillage PVC, du côté de Liffol-le-Grand notamment. Nous le posons en même temps qu'une gouttière neuve : l'échafaudage et le déplacement servent alors deux fois.",
    charpente:
      "Une vieille maison néocastrienne se comprend depuis son grenier : murs qui s'écartent, pannes trop longues, traces de vrillette. Nous relevons sections et flèches, puis chiffrons la réparation. Soulosse-sous-Saint-Élophe et ses fermes se prêtent au même examen, si possible lors du même trajet.",
  },
} satisfies Town;
