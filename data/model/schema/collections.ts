import { z } from 'zod';
import { dayOfBuild } from '../text/day-of-build';
import { day, group, type Hints, list, optionalText, paragraph, photo, service, text, town } from './fields';
import { registerWordings } from './wordings';

const ALT = 'écrivez en une phrase ce que la photo montre, pour qui ne la voit pas';
/** Messages for file types that the build does not accept, by extension. */
const OTHER_FORMATS: Record<string, string> = {
  jfif: registerWordings(
    'une photo JPEG sous un autre nom : renommez le fichier en « .jpg », ici et dans data/photos/',
    'une photo JPEG sous un autre nom : renommez le fichier en « .jpg », puis redonnez-le',
  ),
  gif: "le GIF n'a que 256 couleurs : prenez la photo d'origine, en JPEG",
  svg: 'le SVG est un dessin : prenez une photo en JPEG',
  bmp: 'le BMP est trop lourd : enregistrez la photo en JPEG',
  txt: registerWordings(
    'une fin de nom de trop, que Windows cache souvent : renommez le fichier, ici et dans data/photos/',
    'une fin de nom de trop, que Windows cache souvent : renommez le fichier, puis redonnez-le',
  ),
};
const PICTURE = /^[^/\\:]+\.(jpe?g|png|webp|avif|tiff?|hei[cf])$/i;
const missingPictureMessage = (file: string) =>
  Object.entries(OTHER_FORMATS).find(([ending]) => file.toLowerCase().endsWith(`.${ending}`))?.[1] ??
  (/^[^/\\:]+\.\w+$/.test(file)
    ? "ce n'est pas le nom d'une photo : prenez un fichier JPEG, PNG, WebP, AVIF ou TIFF"
    : 'écrivez le nom du fichier seul, sans dossier, avec son extension, par exemple « toit-neuf.jpg »');
/** Returns a field for a percentage. */
const percent = (title: string) =>
  z.number().min(0, 'pourcentage de 0 à 100').max(100, 'pourcentage de 0 à 100').meta({ title });

export const MAX_ALT_CHARACTERS = 180;

const photoSchema = group('photo', {
  file: text('fichier', {
    max: 100,
    tooLong: '100 au plus : renommez le fichier',
    rule: [PICTURE, ({ input }) => missingPictureMessage(String(input))],
    description: 'Le fichier est dans data/photos/.',
  }),
  alt: text('ce que la photo montre', {
    empty: ALT,
    max: MAX_ALT_CHARACTERS,
    rule: [/(?<!\.\w{3,4})$/, ALT],
    description: 'En une phrase, pour qui ne la voit pas.',
    example: 'Versant de tuiles neuves, lucarne et cheminée reprises en zinc',
    isLong: true,
  }),
  /** Caption under the photo in every gallery except on the gallery page. Defaults to `alt`. */
  caption: optionalText('légende', { max: 80 }),
  rendering: z
    .boolean()
    .default(false)
    .meta({ title: 'image de synthèse, et non une photo', description: 'La page qui la montre le dit, une fois.' }),
  focus: z
    .strictObject({ x: percent('de gauche à droite'), y: percent('de haut en bas') })
    .optional()
    .meta({ title: 'point à garder en vue', description: 'En pour cent ; sans lui, le milieu.' }),
});

/** All photos by name; the files are in data/photos/. */
export const photosSchema = z.record(z.string(), photoSchema).meta({ title: 'photos', control: 'photos' });

/** A photo of the gallery page. Two neighbouring photos can show one place before and after the works. */
const galleryImage = group('photo', {
  id: z.number().int().positive().meta({ title: 'numéro', isInternal: true }),
  photo: photo('photo'),
  description: text('légende', { max: 140 }),
  /** Shown above a pair. A single photo needs no heading, because its caption names it. */
  heading: optionalText("titre au-dessus d'un avant et après", {
    max: 40,
    description: 'Au-dessus des deux photos, si celle-ci est un « Avant ».',
    example: 'Couverture et façade',
  }),
  advice: optionalText('ce qu’il faut y regarder', {
    max: 200,
    description: 'À côté du titre d’un « Avant », ou sous une photo seule.',
    isLong: true,
  }),
});
export const gallerySchema = list('photos de la page Nos réalisations', galleryImage, {
  control: 'pairs',
  count: 'il ne reste aucune photo ; remettez-en une au moins',
  description: 'À partir de quatre photos de vos chantiers, la page ne montre plus les illustrations.',
});
/** A finished job. Its fields show visitors how the craftsman decides. */
const job = group('chantier', {
  commune: text('commune', { max: 60, example: 'Girancourt' }),
  month: text('mois', {
    rule: [/^20\d\d-(0[1-9]|1[0-2])$/, "écrivez l'année et le mois, comme 2027-05"],
    example: '2027-05',
  }),
  found: paragraph('ce que vous avez trouvé'),
  decided: paragraph('ce que vous avez décidé'),
  why: paragraph('pourquoi'),
  duration: text('durée du chantier', { max: 40, example: 'deux jours' }),
  photos: list('photos, du même endroit', photo('photo'), { min: 1, max: 3, isUnique: true }),
});

export const jobsSchema = z.array(job).meta({
  title: 'chantiers de la page Nos réalisations',
  description: 'Le premier de la liste est montré en haut de la page. Dès quatre chantiers, ils remplacent les photos.',
});

export const portfolioSchema = list('quatre photos des pages de villes', photo('photo'), { isUnique: true });

const isFinished = (sentence: string) => /[.!?…]$/.test(sentence);

/** Pages print either text in the same place, so both end with a full stop or neither does. */
const commitment = group('engagement', {
  isKept: z.boolean().meta({ title: 'vous le faites' }),
  question: text('ce que vous feriez', { isInternal: true }),
  sentence: paragraph('phrase si vous le faites'),
  otherwise: paragraph('phrase sinon'),
}).superRefine(({ sentence, otherwise }, { addIssue }) => {
  if (isFinished(sentence) === isFinished(otherwise)) return;
  const path = [isFinished(sentence) ? 'otherwise' : 'sentence'];
  addIssue({ code: 'custom', path, message: "finissez-la avec un point, ou ôtez celui de l'autre phrase" });
});

/** Two texts for the same place of a page. Pages print `sentence` if the owner has given `fact`, else `otherwise`. */
const credential = group('qualification', {
  fact: text("l'information qui décide", { isInternal: true }),
  sentence: text("texte, une fois l'information donnée"),
  otherwise: text('texte en attendant'),
});

export const credentialsSchema = z.record(z.string(), credential).meta({ title: 'qualifications et certificats' });

export const commitmentsSchema = z.record(z.string(), commitment).meta({ title: 'engagements' });

const STARS = 'une note est un nombre entier de 1 à 5';
/** Returns a field for a day up to the day of the build. */
const pastDay = (title: string, hints: Hints = {}) =>
  day(title, hints).refine((date) => date <= dayOfBuild(), 'cette date est à venir');

/** A customer's review with the fields of the specification. */
const testimonialSchema = group('témoignage, avec accord écrit du client', {
  name: text('nom', { example: 'Marie L.' }),
  location: text('commune'),
  // Removes quotation marks around the review, because pages print their own.
  text: paragraph('avis', { normalize: (typedText) => typedText.replace(/^[«"“]\s*([^«»"“”]*?)\s*[»"”]$/, '$1') }),
  rating: z.literal([1, 2, 3, 4, 5], STARS).meta({ title: 'note sur 5' }),
});

/**
 * A real review, published with written consent and with both dates that the law requires (Code de la consommation D.
 * 111-17).
 */
const reviewSchema = testimonialSchema
  .extend({
    name: text('nom', {
      rule: [/^(?!Prénom N\.?$)/, 'écrivez le nom que le client accepte de voir, comme « Marie L. »'],
      description: 'Comme le client veut être nommé, et avec son accord pour publier l’avis.',
      example: 'Marie L.',
    }),
    published: pastDay('date de publication', {
      beginsToday: true,
      where:
        'Pour un avis Google, l’email qui vous l’a annoncé a ce jour ; la fiche dit seulement « il y a trois mois ».',
    }),
    works: pastDay('fin des travaux', {
      where:
        'Votre facture de ce chantier, car Google ne le dit pas : la loi demande cette date à côté de l’avis (Code de la consommation, D. 111-17).',
    }),
  })
  .meta({ title: 'avis' });

/**
 * A sample review. Its dates are optional, because no customer wrote it. With both dates, the sample can become a real
 * review.
 */
export const sampleReviewSchema = testimonialSchema.extend(
  reviewSchema.pick({ published: true, works: true }).partial().shape,
);

export const testimonialsSchema = z.array(reviewSchema).meta({
  title: 'avis',
  description: 'Le site montre les plus récents en premier.',
  isSorted: true,
});

export const reviewTermsSchema = text('en combien de temps un avis est publié, et combien de temps il est gardé', {
  description: 'La loi le demande dès le premier avis : les mentions légales le disent alors.',
  isLong: true,
}).optional();

/** The tabs of the zones page. */
export const zonesSchema = list(
  'secteurs',
  group('secteur', { label: text("nom de l'onglet", { max: 40 }), towns: list('villes', town(), { isUnique: true }) }),
  { isUnique: 'label' },
);
export const serviceOrderSchema = list('services, dans l’ordre du menu', service(), { isUnique: true });
export const areaServicesSchema = list('services des pages de villes', service(), { isUnique: true });

/** Returns a field for a distance. */
const kilometres = (title: string) => z.number().positive().max(200, '200 km au plus').meta({ title });
export const serviceAreaSchema = group("zone d'intervention", {
  centre: town('ville du centre'),
  namedFirst: list('villes nommées les premières sur la carte', town(), { isUnique: true }),
  radiusKm: kilometres("rayon d'intervention, en km"),
  neighbourRadiusKm: kilometres('distance des communes voisines, en km'),
});

/** Returns a field for the path of a page. */
const pathText = (title: string, hints: Hints = {}) =>
  text(title, {
    ...hints,
    rule: [/^\/$|^(\/[a-z0-9-]+)+$/, 'une adresse commence par « / », sans espace, accent ni majuscule ; corrigez-la'],
  });

/** All pages except services and towns. */
export const pagesSchema = list(
  'pages',
  group('page', { path: pathText('adresse', { isInternal: true }), name: text('nom', { max: 60 }) }),
  { isUnique: 'path', isFixed: true },
);

/** Paths that redirect to another page. */
export const redirectsSchema = z
  .record(pathText('adresse'), text('page'))
  .meta({ title: 'anciennes adresses, et la page où chacune mène' });

export type Photo = z.output<typeof photoSchema>;
export type GalleryImage = z.output<typeof galleryImage>;
export type Testimonial = z.output<typeof testimonialSchema>;
export type Review = z.output<typeof reviewSchema>;
