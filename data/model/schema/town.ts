import { z } from 'zod';
import {
  coordinates,
  group,
  list,
  optionalText,
  paragraph,
  paragraphs,
  photo,
  section,
  seo,
  service,
  text,
} from './fields';
import { postalCode } from './spellings';

/** A neighbouring commune. The distance is in kilometres, as the crow flies. */
const neighbour = group('commune voisine', {
  name: text('nom'),
  km: z.number().positive().meta({ title: "kilomètres à vol d'oiseau" }),
  department: optionalText('département', { description: 'Seulement hors des Vosges.' }),
});

/** An area page. Its slug is the name of its file. */
export const townSchema = group('ville', {
  name: text('nom'),
  at: text('nom avec « à »', {
    rule: [/^(à |au |aux )/, "écrivez le nom avec « à » ou « au » devant, comme « à Épinal », « au Val-d'Ajol »"],
    example: "« au Val-d'Ajol »",
  }),
  of: text('nom avec « de »', {
    rule: [/^(de |du |des |d['’])/, "écrivez le nom avec « de » ou « du » devant, comme « de Golbey », « d'Épinal »"],
    example: "« d'Épinal »",
  }),
  postalCode: postalCode(/^(88|52|54|55|57|67|68|70|90)\d{3}$/, '88000'),
  ...coordinates,
  seo,
  heroImage: photo('photo du haut de la page'),
  intro: paragraphs('introduction', { description: 'Où se trouve la ville, et ce que cela change pour un toit.' }),
  roofs: section('les toits'),
  climate: section('le climat'),
  season: paragraph('quand faire quoi', { description: 'Les travaux de chaque saison ; se lit après le climat.' }),
  rules: paragraph('autorisations', { description: 'Toujours à vérifier en mairie.' }),
  neighbours: list('communes voisines', neighbour, {
    description:
      "Les cinq plus proches à vol d'oiseau. Le bureau donne celles qu'il connaît ; une carte dit les autres.",
    length: 5,
    count: 'une page de ville nomme exactement cinq communes voisines',
    isUnique: 'name',
  }),
  priorities: list(
    'par quoi commencer',
    group('service', { service: service(), reason: paragraph('raison', { subject: 'service' }) }),
    {
      description: 'Ce que les maisons ou le climat de la ville rendent le plus utile, et pourquoi.',
      min: 2,
      max: 3,
      isUnique: 'service',
    },
  ),
  /** Texts by slug of the service. A text for a withdrawn service may stay, because pages do not print it. */
  blurbs: z.record(z.string(), z.string().trim().meta({ title: 'texte', isLong: true })).meta({
    title: 'un texte par service',
    description:
      "Un champ vide montre la phrase du service, celle de l'accueil. Si vous écrivez ici, nommez au moins trois des cinq communes voisines, chacune dans le texte de votre choix.",
  }),
  portfolioImages: list('photos de la page', photo('photo')).optional(),
});

export type Neighbour = z.output<typeof neighbour>;
/** A town with its slug. */
export type Town = z.output<typeof townSchema> & { slug: string };
