import { z } from 'zod';
import {
  group,
  line,
  list,
  optionalText,
  paragraph,
  paragraphs,
  photo,
  section,
  seo,
  service as serviceSlug,
  text,
  titledText,
  town,
} from './fields';

const captioned = group('photo légendée', { photo: photo('photo'), caption: text('légende') });

/** A service page. Its slug is the name of its file. */
export const serviceSchema = group('service', {
  title: text('titre de la page', { max: 60 }),
  menu: group('dans le menu', {
    title: text('nom', { max: 34 }),
    description: text('ligne sous le nom', { max: 60, example: 'Dépose et couverture neuve' }),
  }),
  card: text('le service en une ou deux phrases', {
    max: 150,
    isLong: true,
    description: "Sur la page d'accueil, et sur celle d'une ville qui n'en dit rien d'autre.",
  }),
  seo,
  heroImage: photo('photo du haut de la page'),
  intro: paragraph('introduction'),
  content: section('le sujet expliqué', 'En haut de la page : ce qui arrive au toit ou au mur, et pourquoi.'),
  signs: group('les signes à repérer', {
    title: line('titre'),
    items: list('signes, vus du sol', text('signe'), { min: 4, description: 'Ce que le client voit sans monter.' }),
  }).optional(),
  /** Photos between the texts. `signs` shows the damage to look for, and `work` shows the works or their result. */
  pictures: group('photos entre les textes', {
    signs: captioned.meta({ title: 'photo des signes' }).optional(),
    work: captioned.meta({ title: 'photo du chantier' }).optional(),
  }).optional(),
  offers: list(
    'ce que nous faisons',
    group('rubrique', {
      title: line('titre'),
      intro: optionalText('introduction', { isLong: true }),
      items: list('prestations', text('prestation'), { min: 2 }),
    }),
    { description: 'Vos prestations, rangées par rubriques.' },
  ),
  approach: group('comment nous décidons', {
    title: line('titre'),
    steps: list('étapes', titledText.meta({ title: 'étape' }), {
      min: 2,
      description: 'Ce que vous regardez avant de proposer des travaux.',
    }),
  }),
  benefits: list('ce que vous y gagnez', text('avantage'), { description: 'Ce qui change pour le client.' }).optional(),
  process: list('le chantier, pas à pas', group('étape', { title: line('titre'), description: paragraph('texte') }), {
    min: 3,
    description: 'Ce que le client verra faire, du premier jour au nettoyage.',
  }),
  frequency: section(
    'quand, et tous les combien',
    'Saison, âge du toit, rythme ; se lit après le chantier.',
  ).optional(),
  materials: group('les matériaux', {
    title: line('titre'),
    paragraphs: paragraphs('paragraphes', { description: 'Ce qui aide à choisir ; la page le déplie à la demande.' }),
    items: list('matériaux', titledText.meta({ title: 'matériau' })).optional(),
  }).optional(),
  goodToKnow: section('bon à savoir', 'Une erreur courante, ou un conseil honnête ; se lit avant le prix.'),
  questions: list('questions fréquentes', titledText.meta({ title: 'question fréquente' })).optional(),
  /** Advice for the time before the craftsman arrives. The header links to this section. */
  urgent: group('urgence', {
    title: line('titre'),
    items: list('gestes', text('geste'), { min: 3 }),
    text: paragraph('texte'),
  }).optional(),
  price: group('prix et assurance', {
    factors: list('ce qui fait le prix', text('facteur'), {
      min: 3,
      description: 'Ce qui change un devis, sans aucun prix.',
    }),
    aid: optionalText('aides', { isLong: true }),
    tenYear: z.boolean().meta({
      title: 'garantie décennale possible',
      description: 'Ces travaux peuvent être un ouvrage (Code civil, article 1792).',
    }),
    coverage: paragraph("ce que l'assurance couvre", {
      description: 'Ce que votre décennale couvre, et ce qui en sort.',
    }),
  }),
  gallery: list('photos', photo('photo')).optional(),
  /** True if the page links to the rates, which must be displayed (arrêté du 24 janvier 2017). */
  ratesApply: z
    .boolean()
    .optional()
    .meta({ title: 'dépannage ou entretien', description: 'Si oui, la page renvoie à vos tarifs.' }),
  relatedServices: list('services liés', serviceSlug(), { min: 2, max: 3, isUnique: true }),
  towns: list(
    'villes où ce service compte le plus',
    group('ville', { slug: town(), reason: paragraph('raison', { subject: 'slug' }) }),
    {
      min: 2,
      max: 6,
      isUnique: 'slug',
    },
  ).optional(),
});

/** A service with its slug. */
export type Service = z.output<typeof serviceSchema> & { slug: string };
