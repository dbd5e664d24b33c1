import type { PhotoId } from './photos';
import { SERVICE_RADIUS_KM } from './service-area';
import type { ServiceSlug } from './service-slugs';

/** Every word of the home page that is not a record of its own. */
export const home = {
  seo: {
    title: "Couvreur près d'Épinal : toiture et façade dans les Vosges",
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
    image: 'home-hero' satisfies PhotoId,
    title: 'Expert en rénovation de toiture dans les Vosges',
    text: "Couverture, façade, boiseries, gouttières et charpente : un artisan d'Igney, à une douzaine de kilomètres d'Épinal.",
    guarantees: ['Intervention rapide', 'Artisans qualifiés', 'Garantie décennale'],
  },
  about: {
    image: 'galerie-toiture-neuve' satisfies PhotoId,
    title: 'Un toit se juge de près, un artisan aussi',
    paragraphs: [
      "Nous travaillons sur les toits et les façades des Vosges depuis plus de 15 ans. Nous connaissons ce qu'ils endurent : la neige qui pèse, le gel de nuit après le redoux de midi, l'ombre des sapins où la mousse ne sèche jamais.",
      "Avant de proposer des travaux, nous montons voir. Vous recevez des photos, une explication en mots simples et un devis détaillé : ce qui presse, ce qui peut attendre, et ce qu'il vaut mieux laisser tranquille.",
    ],
    points: [
      "Plus de 15 ans d'expérience",
      'Devis personnalisé, gratuit et sans engagement',
      'Garantie décennale sur les travaux de couverture, de charpente et de zinguerie qui en relèvent',
      'Réparations garanties, photos avant et après',
    ],
    action: 'Parler de votre maison',
  },
  teaser: {
    service: 'renovation-toiture' satisfies ServiceSlug,
    title: 'Rénover ne veut pas dire tout refaire',
    text: "Un tiers de tuiles fatiguées, un faîtage qui s'effrite, une noue percée : bien souvent, le reste du toit est sain. Nous remplaçons ce qui ne tient plus et nous gardons ce qui tient.",
    before: 'galerie-ardoise-facade-avant' satisfies PhotoId,
    after: 'galerie-ardoise-facade-apres' satisfies PhotoId,
    action: 'Voir comment nous rénovons un toit',
  },
  services: {
    title: 'Du faîtage au pied du mur',
    /** Six cards (spec section 9); the first two are the large ones. */
    cards: [
      'changement-toiture',
      'demoussage-nettoyage-toiture',
      'ravalement-facade',
      'peinture-boiserie',
      'nettoyage-cheneau',
      'charpente',
    ] satisfies ServiceSlug[],
  },
  reasons: {
    title: 'Quatre raisons de nous appeler',
    items: [
      {
        title: 'Nous disons quand il ne faut rien faire',
        text: "Un lichen gris sur une ardoise saine ne lui fait aucun mal. Si votre toit peut attendre cinq ans, vous l'entendrez de nous.",
      },
      {
        title: 'Jamais de haute pression sur vos tuiles',
        text: 'Le nettoyeur qui impressionne ouvre les pores de la terre cuite, et le gel fait le reste. Nous brossons, nous traitons, nous rinçons doucement.',
      },
      {
        title: 'Un seul interlocuteur',
        text: 'Couverture, zinguerie, façade, boiseries : celui qui fait le devis suit le chantier et répond au téléphone.',
      },
      {
        title: 'Les urgences passent par le téléphone',
        text: "Fuite importante, tuiles arrachées par une tempête : appelez. Nous vous disons d'abord comment limiter les dégâts, puis nous venons mettre à l'abri dès que le temps le permet.",
      },
    ],
  },
  testimonials: { title: 'Ce que disent nos clients' },
  zone: {
    title: "Cinquante kilomètres autour d'Épinal",
    paragraphs: [
      `De la plaine de Charmes aux versants de La Bresse, nous intervenons chez les particuliers dans un rayon de ${SERVICE_RADIUS_KM} km autour d'Épinal, un peu plus loin sur rendez-vous. De Charmes à La Bresse, mille mètres de dénivelé : on n'y pose pas les mêmes toits.`,
      "Les villes du secteur ont leur page, avec les couvertures qu'on y rencontre et ce qui les use. La vôtre n'y est pas ? Appelez : toutes les communes du rayon sont desservies.",
    ],
    action: "Toutes les zones d'intervention",
  },
  contact: {
    title: 'Une question ? Un devis ?',
    text: "Décrivez ce que vous voyez depuis le sol : l'endroit, depuis quand, et l'âge du toit si vous le connaissez.",
  },
  banner: {
    title: "Faites regarder votre toit avant qu'il ne fuie",
    text: 'Visite, photos et devis sont gratuits et sans engagement.',
    action: 'Demander un devis gratuit',
  },
} as const;

/** Seven links (spec section 9). */
export const footerServices = [
  'renovation-toiture',
  'changement-toiture',
  'demoussage-nettoyage-toiture',
  'ravalement-facade',
  'nettoyage-cheneau',
  'charpente',
  'reparations-diverses',
] satisfies ServiceSlug[];
