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
  service as serviceAddress,
  text,
  titledText,
  town,
} from './fields';

const captioned = group('photo légendée', { photo: photo('photo'), caption: text('légende') });
const steps = (title: string, min: number) => list(title, titledText, { min });

/** A service page. Its address is the name of its file. */
export const serviceSchema = group('service', {
  title: text('titre de la page', { max: 60 }),
  menu: group('dans le menu', {
    title: text('nom', { max: 34 }),
    description: text('ligne sous le nom', { max: 60 }),
  }),
  card: text("texte de la carte de l'accueil", { max: 150, isLong: true }),
  seo,
  heroImage: photo('photo du haut de la page'),
  intro: paragraph('introduction'),
  content: section,
  signs: group('les signes à repérer', {
    title: line('titre'),
    items: list('signes, vus du sol', text('signe'), { min: 4 }),
  }),
  /** Between the text, where a picture shows it: what to look for; the work or what comes of it. */
  pictures: group('photos entre les textes', { signs: captioned.optional(), work: captioned.optional() }).optional(),
  offers: list(
    'ce que nous faisons',
    group('rubrique', {
      title: line('titre'),
      intro: optionalText('introduction', { isLong: true }),
      items: list('prestations', text('prestation'), { min: 2 }),
    }),
  ),
  approach: group('comment nous décidons', { title: line('titre'), steps: steps('étapes', 2) }),
  benefits: list('ce que vous y gagnez', text('avantage')).optional(),
  process: list('le chantier, pas à pas', group('étape', { title: line('titre'), description: paragraph('texte') }), {
    min: 4,
  }),
  frequency: section,
  materials: group('les matériaux', {
    title: line('titre'),
    paragraphs: paragraphs(),
    items: list('matériaux', titledText).optional(),
  }),
  goodToKnow: section,
  questions: list('questions fréquentes', titledText).optional(),
  /** What to do before the craftsman comes: the header links it. */
  urgent: group('urgence', {
    title: line('titre'),
    items: list('gestes', text('geste'), { min: 3 }),
    text: paragraph('texte'),
  }).optional(),
  price: group('prix et assurance', {
    factors: list('ce qui fait le prix', text('facteur'), { min: 3 }),
    aid: optionalText('aides', { isLong: true }),
    tenYear: z.boolean().meta({
      title: 'garantie décennale possible',
      description: 'Ces travaux peuvent être un ouvrage (Code civil, article 1792).',
    }),
    coverage: paragraph("ce que l'assurance couvre"),
  }),
  gallery: list('photos', photo('photo')).optional(),
  /** The page links the rates that the arrêté of 24 January 2017 wants shown. */
  ratesApply: z
    .boolean()
    .optional()
    .meta({ title: 'dépannage ou entretien', description: 'La page renvoie alors à vos tarifs.' }),
  relatedServices: list('services liés', serviceAddress(), { min: 2, max: 3, isUnique: true }),
  towns: list('villes où ce service compte le plus', group('ville', { slug: town(), reason: paragraph('raison') }), {
    min: 3,
    max: 6,
    isUnique: 'slug',
  }),
});

/** A service with the address of its page. */
export type Service = z.output<typeof serviceSchema> & { slug: string };
