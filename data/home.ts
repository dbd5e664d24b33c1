// Les mots de la page d'accueil.
export const home = {
  seo: {
    title: "Couvreur près d'Épinal : toiture et façade",
    description:
      "Artisan couvreur à Igney, près d'Épinal : rénovation de toiture, démoussage, façade, gouttières et charpente dans les Vosges. Devis gratuit.",
    keywords: [
      'couvreur Épinal',
      'couvreur Vosges',
      'rénovation toiture Vosges',
      'démoussage toiture',
      'ravalement façade',
      'Igney',
    ],
  },
  hero: {
    image: 'home-hero',
    // Décrit le dessin qui tient la place de votre photo.
    drawing: 'Dessin : un toit coupé, du faîtage à la gouttière',
    title: 'Expert en rénovation de toiture dans les Vosges',
    text: "Couverture, façade, boiseries, gouttières et charpente : un artisan d'Igney, entre Charmes et Épinal.",
    guarantees: ['Intervention rapide', 'Artisan qualifié', 'Garantie décennale'],
    // Une par garantie, à côté d'elle sur un grand écran.
    proofs: [
      'Fuite, tempête : appelez, {hours.openDays}',
      '{credentials.qualification}',
      'Couverture et charpente refaites',
    ],
    leak: 'Une fuite ? Que faire tout de suite',
  },
  about: {
    image: 'galerie-toiture-neuve',
    title: 'Plus de {company.experienceYears} ans sur les toits',
    paragraphs: [
      "Nous savons ce que les toits et les façades endurent ici : la neige, le gel de nuit après le redoux, la mousse à l'ombre des sapins.",
      "Nous venons voir d'abord, et nous vous expliquons ce qu'il faut faire, ou ne pas faire. {commitments.writtenReport}",
    ],
    points: [
      '{credentials.qualification}',
      'Devis personnalisé, gratuit et sans engagement',
      'Garantie décennale sur la couverture et la charpente refaites',
      '{commitments.repairGuarantee}',
    ],
    action: 'Parler de votre maison',
  },
  teaser: {
    service: 'renovation-toiture',
    title: 'Rénover ne veut pas dire tout refaire',
    text: 'Sous la mousse, les tuiles sont souvent saines. Nous remplaçons ce qui ne tient plus, tuiles fendues, faîtage ou noue, et gardons le reste du toit.',
    before: 'galerie-demoussage-avant',
    after: 'galerie-demoussage-apres',
    action: 'Comment nous rénovons',
    gallery: 'Toutes nos réalisations',
  },
  services: {
    title: 'Du toit au pied du mur, ce que nous faisons',
    // Six cartes ; les deux premières sont les plus grandes.
    cards: [
      'changement-toiture',
      'demoussage-nettoyage-toiture',
      'ravalement-facade',
      'nettoyage-cheneau',
      'reparations-diverses',
      'charpente',
    ],
  },
  reasons: {
    title: 'Quatre raisons de nous appeler',
    items: [
      {
        title: 'Nous disons quand il ne faut rien faire',
        text: 'Un lichen gris sur une ardoise saine ne la menace pas. Si votre toit peut attendre 5 ans, nous vous le dirons.',
      },
      {
        title: 'La haute pression abîme les tuiles',
        text: "Le jet fait de l'effet le jour même, mais il ouvre les pores de la terre cuite, que le gel fait éclater. {commitments.softCleaning}",
      },
      {
        title: 'Un seul interlocuteur',
        text: 'Couverture, zinguerie, façade, boiseries : un artisan à son compte. {commitments.oneContact}',
      },
      {
        title: 'Les urgences passent par le téléphone',
        text: 'Fuite importante, tuiles arrachées par une tempête : appelez. {commitments.emergencyCover}',
      },
    ],
  },
  testimonials: {
    title: 'Ce que disent nos clients',
    titleOfSamples: 'Avis clients : à venir',
    // Sous ce titre.
    samples: 'Des exemples montrent où ils seront : aucun client ne les a écrits.',
    method: '{commitments.reviewsChecked} Les plus récents viennent en premier.',
    rules: { title: 'Nos règles de publication', href: '/mentions-legales#avis-clients' },
  },
  zone: {
    title: "{serviceArea.radiusKm} kilomètres autour d'Épinal",
    paragraphs: [
      "De la vallée de Charmes aux hauteurs de La Bresse, 1000 m de dénivelé : on ne couvre pas une maison en haut comme en bas. Nous intervenons dans un rayon de {serviceArea.radiusKm} km autour d'Épinal, un peu plus loin sur rendez-vous.",
      "Nous allons dans toutes les communes du cercle. La vôtre en est ? La page des zones d'intervention répond.",
    ],
    action: "Toutes les zones d'intervention",
  },
  contact: {
    title: 'Une question ? Un devis ?',
    text: "Décrivez ce que vous voyez depuis le sol : l'endroit, depuis quand, et l'âge du toit si vous le connaissez.",
  },
  banner: {
    title: 'Faites examiner votre toit avant la première fuite',
    text: '{commitments.freeVisit}',
    action: 'Demander un devis gratuit',
  },
};

// Les sept services du bas de chaque page.
export const footerServices = [
  'renovation-toiture',
  'changement-toiture',
  'demoussage-nettoyage-toiture',
  'ravalement-facade',
  'nettoyage-cheneau',
  'charpente',
  'reparations-diverses',
];
