import { z } from 'zod';
import type { PhotoId } from '../photos';
import { NEIGHBOUR_RADIUS_KM } from '../service-area';
import { AREA_SERVICE_SLUGS, SERVICE_SLUGS } from '../service-slugs';
import { dayOfBuild } from './day-of-build';

/** How many of its five neighbours the eight texts of an area page name between them, at least. */
export const LEAST_NEIGHBOURS_NAMED = 3;

const text = z.string().trim().min(1, 'écrivez-le, ou retirez le champ');
/** A day as «2027-05-31». */
export const day = z.iso.date({ error: 'écrivez une date qui existe, comme « 2027-05-31 »', abort: true });
/** A day that has come. */
export const pastDay = day.refine((date) => date <= dayOfBuild(), 'cette date est à venir');

const paragraphs = z.array(text).min(1, 'il en faut un au moins');
const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'une adresse ne contient que des minuscules sans accent, des chiffres et des tirets',
  );

const LATITUDE = 'dans les Vosges, la latitude va de 47 à 49 degrés';
const LONGITUDE = 'dans les Vosges, la longitude va de 5 à 8 degrés';

/** Degrees; a slip of the finger puts no place into another country. */
export const coordinates = {
  latitude: z.number(LATITUDE).min(47, LATITUDE).max(49, LATITUDE),
  longitude: z.number(LONGITUDE).min(5, LONGITUDE).max(8, LONGITUDE),
};

const HEIGHT = "dans les Vosges et autour, l'altitude va de 150 à 1500 m, en mètres entiers";
const height = z.number(HEIGHT).int(HEIGHT).min(150, HEIGHT).max(1500, HEIGHT);

/** A page's own words for search engines and shared links. */
export const seoSchema = z.strictObject({
  /** Document title without the company name, which the document appends. */
  title: text.max(70, '70 au plus, sinon les moteurs de recherche coupent ce titre'),
  /** One sentence with a reason to call. */
  description: text
    .min(70, 'il en faut 70 au moins')
    .max(165, '165 au plus, sinon les moteurs de recherche coupent cette description'),
  keywords: z.array(text).min(3, 'il en faut trois au moins').max(12, 'douze au plus'),
});

/** Names a record of data/photos.ts; photo-references.ts refuses one that does not exist. */
export const photoId = text as unknown as z.ZodType<PhotoId>;

const titledText = z.strictObject({ title: text, text });
const captioned = z.strictObject({ photo: photoId, caption: text });

/** A service page. */
export const serviceSchema = z.strictObject({
  slug: z.enum(
    SERVICE_SLUGS,
    "aucun service n'a cette adresse ; corrigez-la, ou ajoutez-la à SERVICE_SLUGS dans data/service-slugs.ts",
  ),
  /** The page's heading, and its name wherever the service is linked in full. */
  title: text.max(60),
  /** The name and the line under it in menus and cards. */
  menu: z.strictObject({ title: text.max(34), description: text.max(60) }),
  /** One or two sentences for the cards of the home page. */
  card: text.max(150),
  seo: seoSchema,
  heroImage: photoId,
  /** The sentence or two under the heading. */
  intro: text,
  /** What it is and why a house needs it. */
  content: z.strictObject({ title: text, paragraphs }),
  /** What the owner of a house sees from the ground; nobody climbs. */
  signs: z.strictObject({ title: text, items: z.array(text).min(4, 'il en faut quatre au moins') }),
  /** Pictures between the text: what to look for; the work or what comes of it, where no gallery shows that. */
  pictures: z.strictObject({ signs: captioned, work: captioned.optional() }),
  /** What is done, section by section. */
  offers: z.array(z.strictObject({ title: text, intro: text.optional(), items: z.array(text).min(2) })).min(1),
  /** How the craftsman decides, before any work. */
  approach: z.strictObject({ title: text, steps: z.array(titledText).min(2) }),
  benefits: z.array(text).optional(),
  /** The work itself, numbered. */
  process: z.array(z.strictObject({ title: text, description: text })).min(4),
  /** How often, and in which season. */
  frequency: z.strictObject({ title: text, paragraphs }),
  /** What influences the choice of material here, in the Vosges. */
  materials: z.strictObject({ title: text, paragraphs, items: z.array(titledText).optional() }),
  /** The true thing that competitors' pages do not say. */
  goodToKnow: z.strictObject({ title: text, paragraphs }),
  /** What homeowners ask about works beside these: «Posez-vous … ?», and whom to ask instead. */
  questions: z.array(titledText).min(1).optional(),
  /** What to do before the craftsman comes: the header links it. */
  urgent: z.strictObject({ title: text, items: z.array(text).min(3), text }).optional(),
  /** What the price depends on; never a figure that the owner has not given. */
  price: z.strictObject({
    factors: z.array(text).min(3, 'il en faut trois au moins'),
    /** Grants, where they can apply. */
    aid: text.optional(),
    /** Whether these works may be an «ouvrage» under the ten-year warranty (Code civil 1792). */
    tenYear: z.boolean(),
    /** What insurance covers, and what it does not. */
    coverage: text,
  }),
  /** More pictures, which open large: photo ids. */
  gallery: z.array(photoId).min(1).optional(),
  /** Repairs and maintenance: the page links the rates that the arrêté of 24 January 2017 wants shown. */
  ratesApply: z.boolean().optional(),
  relatedServices: z
    .array(z.enum(SERVICE_SLUGS, "aucun service n'a cette adresse ; copiez celle d'un fichier de data/services/"))
    .min(2)
    .max(3),
  /** Towns where this work matters most, and why there: area slugs. */
  towns: z
    .array(z.strictObject({ slug, reason: text }))
    .min(3)
    .max(6),
});

/** A commune near a town. Distances as the crow flies, in kilometres. */
export const neighbourSchema = z.strictObject({
  name: text,
  km: z.number().positive().max(NEIGHBOUR_RADIUS_KM, `une commune voisine est à ${NEIGHBOUR_RADIUS_KM} km au plus`),
  /** Named only outside the Vosges. */
  department: text.optional(),
});

/** An area page: a town, its five neighbours and what its roofs have to bear. */
export const townSchema = z.strictObject({
  slug,
  name: text,
  /** With its preposition: «à Épinal», «au Val-d'Ajol». */
  at: text.regex(
    /^(à|au|aux|en|dans) /,
    "écrivez le nom avec « à » ou « au » devant, comme « à Épinal », « au Val-d'Ajol »",
  ),
  /** With its preposition: «d'Épinal», «du Val-d'Ajol». */
  of: text.regex(
    /^(de |du |des |d['’])/,
    "écrivez le nom avec « de » ou « du » devant, comme « de Golbey », « d'Épinal »",
  ),
  /** Of the Vosges, or of a department beside them. */
  postalCode: z
    .string()
    .regex(
      /^(88|52|54|55|57|67|68|70|90)\d{3}$/,
      'écrivez le code postal de la commune, cinq chiffres entre guillemets, comme « 88000 »',
    ),
  /** Of the town hall. */
  ...coordinates,
  /** Metres above the sea, of the whole commune, forest and summits included. */
  altitude: z
    .strictObject({ min: height, mean: height, max: height })
    .refine(
      ({ min, mean, max }) => min <= mean && mean <= max,
      'écrivez la plus basse, la moyenne, puis la plus haute',
    ),
  seo: seoSchema,
  heroImage: photoId,
  /** Under the heading: where the town lies and what that means for a roof. */
  intro: paragraphs,
  /** The roofs and façades one meets there. */
  roofs: z.strictObject({ title: text, paragraphs }),
  /** Altitude, valley, forest, wind, snow: what wears a house there. */
  climate: z.strictObject({ title: text, paragraphs }),
  /** When to do what there. */
  season: text,
  /** Permits and protected surroundings, always to be checked at the town hall. */
  rules: text,
  neighbours: z.array(neighbourSchema).length(5, 'une page de ville nomme exactement cinq communes voisines'),
  /** The two or three services that matter most there, and why. */
  priorities: z
    .array(
      z.strictObject({
        service: z.enum(SERVICE_SLUGS, "aucun service n'a cette adresse ; copiez celle d'un fichier de data/services/"),
        reason: text,
      }),
    )
    .min(2)
    .max(3),
  /**
   * One text for each of the eight services; between them they name the neighbours, where there is something to say of one.
   * What was written for a service that is withdrawn may stay, and is not shown.
   */
  blurbs: z.object(
    Object.fromEntries(AREA_SERVICE_SLUGS.map((slug) => [slug, text])) as Record<
      (typeof AREA_SERVICE_SLUGS)[number],
      typeof text
    >,
  ),
  /** Photo ids shown instead of the four default ones. */
  portfolioImages: z.array(photoId).min(1).optional(),
});

/** A tab of the zones page; its towns have a shape of their own. */
export const tabSchema = z.strictObject({ label: text.max(40), towns: z.array(z.unknown()).min(1) });

/** A photo of the gallery page: two of them may be one place before and after. */
export const galleryImageSchema = z.strictObject({
  id: z.number().int().positive(),
  photo: photoId,
  /** The caption. */
  description: text.max(140),
});

const STARS = 'une note est un nombre entier de 1 à 5';

/** A customer's words as the specification has them; without dates they can only be a sample. */
export const testimonialSchema = z.strictObject({
  name: text,
  location: text,
  text,
  rating: z.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
});

/** What a customer wrote, with written consent, and both dates that stand beside it (Code de la consommation D. 111-17). */
export const reviewSchema = testimonialSchema.extend({
  name: text.regex(/^(?!Prénom N\.?$)/, 'écrivez le nom que le client accepte de voir, comme « Marie L. »'),
  /** When it is published here. */
  published: pastDay,
  /** When the works ended. */
  works: pastDay,
});

export type Seo = z.infer<typeof seoSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Town = z.infer<typeof townSchema>;
export type Zone = { label: string; towns: Town[] };
export type Neighbour = z.infer<typeof neighbourSchema>;
export type GalleryImage = z.infer<typeof galleryImageSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Review = z.infer<typeof reviewSchema>;
