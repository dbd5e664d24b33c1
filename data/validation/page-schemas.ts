import { z } from 'zod';
import type { RoofPartId } from '../roof-anatomy';
import { SERVICE_SLUGS } from '../service-slugs';
import { EXAMPLES, isUsable } from './form-patterns';
import { pastDay, photoId, coordinates as place, seoSchema } from './schema';

const text = z.string().trim().min(1, 'écrivez-le');
const texts = z.array(text).min(1, 'il en faut un au moins');
/** A heading, a button, a label: what stands on one line or two. */
const line = text.max(100, '100 au plus');
const lines = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>);
const sentences = (...names: string[]) => z.strictObject(Object.fromEntries(names.map((name) => [name, text])));
const titled = { title: line, text };
const link = z.strictObject({ text: line, href: text });
const service = z.enum(SERVICE_SLUGS, "aucun service n'a cette adresse ; copiez celle d'un fichier de data/services/");
const services = z
  .array(service)
  .min(1)
  .refine((slugs) => new Set(slugs).size === slugs.length, 'le même service y est deux fois ; remplacez-en un');
const pattern = (example: string) =>
  text.refine(
    (source) => isUsable(source, example),
    `« ${example} » doit y convenir ; remettez la ligne de votre dernière copie`,
  );
const banner = z.strictObject({ ...titled, action: line });
const section = { title: line, paragraphs: texts };

const address = z.url({ protocol: /^https?$/, error: "écrivez l'adresse entière, avec « https:// »" });
const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'une ancre ne contient que des minuscules sans accent, des chiffres et des tirets');
/** A drawing without one of its names would be a riddle; a service may do without its drawing. */
function drawing<Name extends string>(...names: Name[]) {
  const label = text.max(40, 'le dessin a la place de 40 caractères au plus');
  const labels = Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>;
  return z.strictObject({ caption: text, alternative: text, labels: z.strictObject(labels) }).optional();
}
/** What the drawing of the roof numbers. */
const ROOF_PARTS = [
  'ridge',
  'chimney',
  'vent',
  'hip',
  'valley',
  'verge',
  'purlin',
  'rafter',
  'underlay',
  'batten',
  'eaves',
  'fascia',
  'gutter',
  'flashing',
  'downpipe',
] as const satisfies RoofPartId[];
const roofPart = z.enum(ROOF_PARTS, "le dessin n'a pas cette pièce ; remettez l'« id » de votre dernière copie");
const kilometres = z.number().positive().max(200, '200 km au plus');

const count = z.number().int().positive();
const formInput = z.strictObject({ type: text });
const formRule = (example: string) => z.strictObject({ pattern: pattern(example), message: line });
const formField = <Own extends z.ZodRawShape>(own: Own) =>
  z.strictObject({ label: line, inMail: line, required: z.boolean(), compact: z.boolean(), maxLength: count, ...own });

/** The copy of each page that is no record of its own: nothing missing, nothing empty, no name misspelt. */
export const pageSchemas = {
  home: z.strictObject({
    seo: seoSchema,
    hero: z.strictObject({
      image: photoId,
      uprightImage: photoId,
      ...titled,
      guarantees: z.array(line).length(3, 'il en faut trois'),
    }),
    about: z.strictObject({ image: photoId, ...section, points: texts, action: line }),
    teaser: z.strictObject({ service, ...titled, before: photoId, after: photoId, action: line, gallery: line }),
    services: z.strictObject({ title: line, cards: services }),
    reasons: z.strictObject({ title: line, items: z.array(z.strictObject(titled)).min(1) }),
    testimonials: z.strictObject({
      title: line,
      titleOfSamples: line,
      method: text,
      rules: z.strictObject({ title: line, href: text }),
    }),
    zone: z.strictObject({ ...section, action: line }),
    contact: z.strictObject(titled),
    banner,
  }),
  footerServices: services,
  areaPage: z.strictObject({
    ask: text,
    rules: text,
    altitude: text,
    neighbours: text,
    radius: text,
    beyond: text,
    allZones: text,
    priorities: text,
    services: text,
    portfolio: text,
    allPhotos: text,
    nearby: text,
    banner,
  }),
  contactForm: z.strictObject({
    fields: z.strictObject({
      name: formField({ input: formInput.extend({ autoComplete: text }) }),
      phone: formField({
        hint: line,
        rule: formRule(EXAMPLES.phone),
        input: formInput.extend({ autoComplete: text, inputMode: text }),
      }),
      email: formField({
        hint: line,
        rule: formRule(EXAMPLES.email),
        input: formInput.extend({ autoComplete: text, inputMode: text }),
      }),
      subject: formField({ input: formInput }),
      message: formField({ rows: z.strictObject({ compact: count, full: count }) }),
    }),
    requiredMessage: line,
    requiredNote: text,
    submit: line,
    submitting: line,
    success: z.strictObject(titled),
    demoNote: text,
    lastStep: z.strictObject({ ...titled, email: text, call: text, left: text }),
    failure: z.strictObject({ offline: text, cut: text, late: text, unreadable: text, kept: text, retry: text }),
  }),
  deliveryCopy: z.strictObject({
    form: z.strictObject({ roomLeft: text, full: text, trap: text }),
    note: z.strictObject({ text, link }),
    thanks: z.strictObject({ path: text, seo: seoSchema, ...titled, services: text }),
    toCorrect: z.strictObject({ path: text, seo: seoSchema, ...titled, notice: text }),
    refusals: sentences('400', '403', '405', '411', '413', '429', '500', '503'),
    tooLong: text,
    mail: sentences(
      ...['subject', 'keptSubject', 'sent', 'robot', 'answerByMail', 'answerByPhone', 'attached', 'left', 'robots'],
    ),
  }),
  contactPage: z.strictObject({
    title: line,
    intro: text,
    seo: seoSchema,
    coordinates: text,
    card: link,
    googleProfile: text,
    zone: z.strictObject(section),
    form: text,
    map: text,
  }),
  galleryPage: z.strictObject({
    title: line,
    intro: text,
    renderings: z.strictObject({ all: text, some: text }),
    seo: seoSchema,
    heading: line,
    after: text,
    banner,
  }),
  servicePage: z.strictObject({
    chapters: z.strictObject({ signs: text, offers: text, process: text, choice: text }),
    benefits: text,
    urgent: z.strictObject({ id: anchor, title: text, description: text }),
    price: z.strictObject({
      id: anchor,
      title: text,
      titleWithAid: text,
      quote: z.strictObject(titled),
      terms: z.strictObject({ title: text, titleWithAid: text, tax: text }),
      adviser: z.strictObject({ text, link: line, href: address }),
    }),
    aside: text,
    form: text,
    related: text,
    towns: text,
    rates: text,
    ratesLink: text,
    banner,
  }),
  siteCredit: z.strictObject({ title: text, href: address }),
  interfaceCopy: z.strictObject({
    layout: z.strictObject({ skip: line, call: line, about: text }),
    siteHeader: z.strictObject({
      ...lines('menu', 'close', 'closeMenu', 'navigation', 'home', 'zones', 'gallery', 'contact').shape,
      services: lines('first', 'rest'),
    }),
    siteFooter: z.strictObject({
      ...lines('services', 'allTowns', 'contact', 'fartherTowns', 'cookies').shape,
      towns: lines('before', 'after'),
    }),
    homeHero: lines('quote', 'services', 'contact'),
    call: line,
    pageHero: lines('quote'),
    cookieBanner: z.strictObject({
      ...lines('label', 'question', 'policy', 'accepted', 'essential', 'declined', 'close').shape,
      text,
    }),
    mapPanel: z.strictObject({ ...lines('title', 'link', 'show').shape, note: text }),
    vosgesMap: line,
    notFound: z.strictObject({ ...lines('title', 'description', 'missing', 'home', 'back').shape, text }),
    gallery: z.strictObject({
      ...lines('viewer', 'rendering', 'close', 'previous', 'next').shape,
      position: line.regex(/\{n\}.*\{total\}/, 'écrivez {n} et {total} là où les nombres doivent venir'),
    }),
    picture: lines('rendering'),
    beforeAfter: lines('before', 'after'),
    breadcrumb: line,
    legalDocument: lines('contents', 'updated'),
    openingHours: lines('closed'),
    contactSection: z.strictObject({ withoutScript: text }),
    contactCards: lines('phone', 'sms', 'email'),
    testimonials: lines('sample', 'published', 'works'),
    stars: lines('rating', 'of'),
    zoneTabs: line,
  }),
  formNumbers: z.strictObject({
    SUBMIT_DELAY_MS: z.number().int().min(0).max(5000, '5000 au plus : ce sont des millièmes de seconde'),
  }),
  areaNumbers: z.strictObject({ SERVICE_RADIUS_KM: kilometres, NEIGHBOUR_RADIUS_KM: kilometres }),
  drawings: z.strictObject({
    'demoussage-nettoyage-toiture': drawing('lap', 'moss', 'lifted', 'wind', 'batten'),
    'peinture-boiserie': drawing('bare', 'painted', 'primer', 'coats', 'drinks', 'drips'),
    'ravalement-facade': drawing('cement', 'lime', 'slab', 'inside', 'kept', 'leaves'),
    'renovation-toiture': drawing('without', 'held', 'batten', 'with', 'underlay', 'freed', 'air'),
    'changement-toiture': drawing('rafter', 'underlay', 'counter', 'batten', 'tile'),
    'nettoyage-cheneau': drawing('hung', 'laid', 'leaves', 'seen', 'hidden'),
    'reparations-diverses': drawing('tile', 'batten', 'rafter', 'purlin', 'distance', 'stain'),
    charpente: drawing('rot', 'purlin', 'plate', 'scarf', 'foot', 'sound'),
    'dessous-de-toit': drawing('air', 'wool', 'grille', 'soffit', 'fascia'),
  }),
  mapFacts: z.strictObject({
    towns: z.array(z.strictObject({ ...place, name: text, slug: text, href: text })).min(1),
    base: z.strictObject({ ...place, name: text }),
    radius: z.strictObject({ ...place, km: kilometres }),
  }),
  roofAnatomy: z.strictObject({ title: line, alternative: text, caption: text }),
  roofParts: z
    .array(z.strictObject({ id: roofPart, name: text.max(40), what: text.max(60), service }))
    .refine(
      (parts) => new Set(parts.map(({ id }) => id)).size === ROOF_PARTS.length && parts.length === ROOF_PARTS.length,
      `le dessin a ${ROOF_PARTS.length} numéros ; remettez chaque pièce de votre dernière copie, une fois`,
    ),
  zonesPage: z.strictObject({ title: line, intro: text, seo: seoSchema, map: z.strictObject(section) }),
};

const rows = z.array(z.strictObject({ label: text, value: text })).min(1);
const block = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('paragraph'), text }),
    z.strictObject({ kind: z.literal('list'), items: texts }),
    z.strictObject({ kind: z.literal('facts'), rows }),
    z.strictObject({ kind: z.literal('table'), caption: text, head: texts, rows: z.array(texts).min(1) }),
  ],
  "écrivez « paragraph », « list », « facts » ou « table », avec les champs d'un bloc voisin de la même sorte",
);

/** A legal page: what the law wants said must not vanish with a field. */
export const legalPageSchema = z.strictObject({
  title: text,
  seo: seoSchema,
  intro: text,
  updated: pastDay,
  sections: z
    .array(z.strictObject({ id: anchor, title: line, blocks: z.array(block).min(1) }))
    .min(1)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'deux parties ont le même « id » ; donnez à chacune le sien',
    ),
});
