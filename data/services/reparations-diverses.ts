export const service = {
  title: 'Réparations de toiture et de façade',
  menu: {
    title: 'Réparations diverses',
    description: 'Fuite, tuile cassée, fissure',
  },
  card: "Une tuile envolée, une fuite à la cheminée, un enduit fendu : nous réparons l'endroit abîmé après avoir cherché la cause.",
  seo: {
    title: 'Fuite et réparation de toiture à Épinal',
    description:
      "Fuite, tuiles cassées, fissure en façade ? Réparations autour d'Épinal, devis gratuit. Fuite importante, dégâts de tempête : appelez.",
    keywords: [
      'réparation toiture Épinal',
      'fuite toiture Vosges',
      'recherche de fuite toiture',
      'réparation façade Épinal',
      'dégâts de tempête toiture',
      'solin cheminée',
      'couvreur Vosges',
    ],
  },
  heroImage: 'service-reparations-diverses',
  intro:
    'Une tuile glissée ou une fissure suffit à laisser entrer la pluie. Nous réparons le toit et la façade. Fuite importante, dégâts de tempête : appelez.',
  content: {
    title: "La fuite est rarement à l'aplomb de la tache",
    paragraphs: [
      "L'eau suit un liteau, longe un chevron et ressort parfois plusieurs mètres plus bas.",
      "On cherche donc plus haut, d'abord aux raccords : cheminée, fenêtre de toit, mur, noue. En façade, c'est souvent un joint vidé ou un appui de fenêtre.",
    ],
  },
  signs: {
    title: 'Après le vent, le gel, la grêle',
    items: [
      "Une tuile manque, a glissé ou s'est fendue.",
      "Un morceau d'ardoise ou de mortier est tombé.",
      'Autour de la cheminée, le zinc bâille.',
      "La gouttière fuit ou pend d'un côté.",
      "Une fissure part de l'angle d'une fenêtre.",
      "L'enduit cloque ou blanchit au pied du mur.",
    ],
  },
  pictures: {
    signs: { photo: 'detail-ardoises-avant', caption: 'Quelques ardoises sont tombées.' },
    work: { photo: 'galerie-zinc-lucarnes', caption: 'Raccords de zinc autour de lucarnes.' },
  },
  offers: [
    {
      title: 'Réparer la couverture',
      items: [
        'Tuiles et ardoises cassées ou déplacées',
        'Recherche et réparation de fuites',
        'Faîtages et arêtiers',
        'Dégâts de tempête',
      ],
    },
    {
      title: 'Raccords et zinc',
      items: [
        'Noues et solins',
        'Abergement de cheminée',
        'Raccord de fenêtre de toit',
        'Gouttières et descentes en zinc',
      ],
    },
    {
      title: 'Réparer la façade',
      items: [
        'Fissures, enduit décollé',
        "Remontées d'humidité : cause cherchée, enduit refait à la chaux",
        'Briques et pierres abîmées',
        'Joints de maçonnerie',
        'Peinture des parties reprises',
      ],
    },
  ],
  approach: {
    title: 'Ce que nous cherchons à savoir',
    steps: [
      {
        title: 'Est-ce bien la pluie ?',
        text: 'Nous vous demandons depuis quand, par quel temps et dans quelle pièce. Vos réponses écartent déjà de fausses pistes.',
      },
      {
        title: 'Accident ou usure ?',
        text: "Une tuile cassée par une branche se change. Si ses voisines s'effritent, mieux vaut parler d'une rénovation.",
      },
      {
        title: 'La fissure bouge-t-elle encore ?',
        text: "Au-delà de 2 mm, on l'appelle lézarde, et il faut l'expliquer avant de la reboucher. Quand le sol ou la structure est en cause, nous vous envoyons d'abord vers un spécialiste.",
      },
    ],
  },
  benefits: [
    'La cause cherchée avant de réparer',
    '{commitments.repairGuarantee}',
    'Garantie décennale quand tout un versant est refait',
  ],
  process: [
    {
      title: 'Vous appelez',
      description: "Dites-nous ce qui se passe, où et depuis quand. Nous voyons ensemble si c'est urgent.",
    },
    {
      title: "Nous mettons à l'abri",
      description:
        '{commitments.emergencyCover} Gardez les morceaux cassés et prévenez votre assureur, souvent sous 5 jours ouvrés : votre contrat le précise.',
    },
    {
      title: "Nous cherchons l'entrée d'eau",
      description:
        "Nous partons de la tache, passons par les combles et finissons sur le toit. Si l'on ne trouve pas, nous arrosons zone par zone jusqu'à ce que la fuite revienne.",
    },
    {
      title: 'Nous réparons',
      description:
        "Une échelle de toit répartit notre poids sur les tuiles. Après un sinistre, si l'assureur envoie un expert, les travaux attendent son passage ; la protection du toit n'attend pas.",
    },
    {
      title: 'Nous contrôlons',
      description: "Un arrosage ou la pluie suivante montre si l'eau passe encore. {commitments.photos}",
    },
  ],
  frequency: {
    title: 'Quand peut-on réparer ?',
    paragraphs: [
      "Le toit, toute l'année, mais jamais sur des tuiles gelées ou mouillées, ni par grand vent. N'attendez pas trop : les liteaux, puis la charpente, pourrissent.",
      "Enduit et peinture demandent 5 à 30 °C, un mur sec et plusieurs jours sans gel : ici, d'avril à octobre.",
    ],
  },
  materials: {
    title: 'Les matériaux de la réparation',
    paragraphs: [
      "Le nom du fabricant, souvent au revers d'une tuile, permet de trouver le même modèle, neuf ou de récupération. Les teintes se rapprochent en quelques années.",
      "Une réparation à l'identique se fait en général sans formalité. Si la couleur ou la matière change, renseignez-vous en mairie.",
    ],
    items: [
      {
        title: 'Mur en pierre',
        text: "La chaux laisse ressortir l'humidité. Un enduit au ciment l'enferme.",
      },
      {
        title: 'Zinc',
        text: 'Un joint ouvert se soude. Le mastic ne tient pas longtemps.',
      },
      {
        title: 'Laves de grès',
        text: 'Dans la Vôge, ces dalles demandent un savoir-faire à part : à voir avec un spécialiste.',
      },
      {
        title: 'Fibrociment et peintures anciennes',
        text: "L'un peut contenir de l'amiante s'il date d'avant juillet 1997, les autres du plomb si elles datent d'avant 1949. On vérifie avant de casser ou de poncer.",
      },
    ],
  },
  goodToKnow: {
    title: 'Une tache au plafond ne vient pas toujours de la pluie',
    paragraphs: [
      "Si elle grandit par temps froid et sec, sans neige sur le toit, pensez à la condensation : il faut aérer ou revoir l'isolation, pas changer des tuiles.",
      "Notez le temps et le sens du vent quand la tache s'étend : la recherche ira plus vite.",
    ],
  },
  urgent: {
    title: 'Fuite urgente : que faire',
    items: [
      "Appelez : dites-nous où l'eau entre et depuis quand",
      'Un seau dessous, les meubles plus loin',
      "Coupez le courant si l'eau approche d'une prise ou d'une lampe",
      "Si le plafond gonfle, restez à l'écart ; en danger, appelez le 18 ou le 112",
      "Photographiez les dégâts pour l'assureur",
      'Ne montez pas sur le toit',
    ],
    text: '{commitments.emergencyCover}',
  },
  price: {
    factors: [
      "La recherche de l'entrée d'eau",
      "L'accès : échelle, échafaudage",
      'Le modèle de tuile, courant ou introuvable',
      'En urgence : une visite pour protéger, une pour réparer',
    ],
    tenYear: true,
    coverage:
      'Votre assurance habitation paie en général les dégâts dans la maison, plus rarement la réparation du toit, sauf tempête, grêle ou neige : lisez votre contrat. De notre côté, une réparation assez lourde pour former un ouvrage, comme une couverture refaite, relève de la garantie décennale ; quelques tuiles changées, en général, non.',
  },
  ratesApply: true,
  relatedServices: ['demoussage-nettoyage-toiture', 'nettoyage-cheneau', 'ravalement-facade'],
  towns: [
    {
      slug: 'thaon-les-vosges',
      reason: "Tout près d'Igney, des maisons mitoyennes dont la gouttière commune peut fuir chez deux voisins.",
    },
    {
      slug: 'xertigny',
      reason: 'Plateau humide et forêt proche : sous une tuile cassée, le bois y reste mouillé plus longtemps.',
    },
    {
      slug: 'saint-etienne-les-remiremont',
      reason: "La commune s'étage de 370 à 819 m : sur les coteaux, la neige et le gel éprouvent gouttières et solins.",
    },
  ],
};
