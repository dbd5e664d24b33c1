import { z } from 'zod';
import { SERVICE_SLUGS } from '../service-slugs';
import { pastDay, photoId, seoSchema } from './schema';

const text = z.string().trim().min(1, 'écrivez-le');
const texts = z.array(text).min(1, 'il en faut un au moins');
const titled = { title: text, text };
const link = z.strictObject({ text, href: text });
const service = z.enum(SERVICE_SLUGS, "aucun service n'a cette adresse ; copiez celle d'un fichier de data/services/");
const services = z.array(service).min(1);
const banner = z.strictObject({ ...titled, action: text });
const section = { title: text, paragraphs: texts };

/** The copy of each page that is no record of its own: nothing missing, nothing empty, no name misspelt. */
export const pageSchemas = {
  home: z.strictObject({
    seo: seoSchema,
    hero: z.strictObject({
      image: photoId,
      uprightImage: photoId,
      ...titled,
      guarantees: z.array(text).length(3, 'il en faut trois'),
    }),
    about: z.strictObject({ image: photoId, ...section, points: texts, action: text }),
    teaser: z.strictObject({ service, ...titled, before: photoId, after: photoId, action: text, gallery: text }),
    services: z.strictObject({ title: text, cards: services }),
    reasons: z.strictObject({ title: text, items: z.array(z.strictObject(titled)).min(1) }),
    testimonials: z.strictObject({
      title: text,
      titleOfSamples: text,
      method: text,
      rules: z.strictObject({ title: text, href: text }),
    }),
    zone: z.strictObject({ ...section, action: text }),
    contact: z.strictObject(titled),
    banner,
  }),
  footerServices: services,
  areaPage: z.strictObject({
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
    phonePattern: text,
    emailPattern: text,
    messages: z.strictObject({ required: text, phone: text, email: text }),
    labels: z.strictObject({ name: text, phone: text, email: text, subject: text, message: text }),
    hints: z.strictObject({ phone: text, email: text }),
    requiredNote: text,
    submit: text,
    submitting: text,
    success: z.strictObject(titled),
    demoNote: text,
  }),
  contactPage: z.strictObject({
    title: text,
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
    title: text,
    intro: text,
    renderings: z.strictObject({ all: text, some: text }),
    seo: seoSchema,
    heading: text,
    after: text,
    banner,
  }),
  servicePage: z.strictObject({
    process: text,
    benefits: text,
    questions: text,
    urgent: z.strictObject({ id: text, title: text, description: text }),
    price: z.strictObject({
      title: text,
      titleWithAid: text,
      factors: text,
      quote: z.strictObject(titled),
      tax: z.strictObject({ ...titled, titleWithAid: text }),
      adviser: z.strictObject({ text, link: text, href: text }),
      coverage: text,
    }),
    gallery: text,
    together: text,
    aside: text,
    form: text,
    related: text,
    towns: text,
    rates: text,
    ratesLink: text,
    banner,
  }),
  siteCredit: z.strictObject({ title: text, href: z.url("écrivez l'adresse entière, avec « https:// »") }),
  zonesPage: z.strictObject({ title: text, intro: text, seo: seoSchema, map: z.strictObject(section) }),
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
  sections: z.array(z.strictObject({ id: text, title: text, blocks: z.array(block).min(1) })).min(1),
});
