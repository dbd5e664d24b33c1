import { z } from 'zod';
import { COLLECTIONS, type CollectionName } from '../collections';
import type { Path } from '../owner-facts';
import type { Problem } from '../read/problems';
import { wordings } from './wordings';

/** What a field's value may name: a photo of data/photos.ts, or a record of a collection by its slug. */
export type Referable = 'photos' | CollectionName;

/** How the desk's forms ask for a field, if its type alone does not say so. */
export type Control =
  /** One of the photos of data/photos.ts. */
  | 'photo'
  /** A record of photos by their names. */
  | 'photos'
  /** A list of photos in which two neighbours can be one place before and after the works. */
  | 'pairs'
  | 'pdf'
  /** Hours and minutes: «08:30». */
  | 'time'
  | 'date'
  | 'password';

/** What the owner is told of a field, in French; the one home of these words. */
export type Hints = {
  /** A sentence on what belongs here, where the title does not say it. */
  description?: string;
  /** One that fits. */
  example?: string;
  /** The paper or the place that tells him. */
  where?: string;
  /** The value is the name of one of these, which must exist. */
  refersTo?: Referable;
  control?: Control;
  /** The code goes by it, or asks by it: a form leaves it alone. */
  isInternal?: boolean;
  /** The day with which something new begins. */
  beginsToday?: boolean;
  /** The site puts the list in an order of its own. */
  isSorted?: boolean;
  /** What the code is made for is in the list: nothing comes or goes. */
  isFixed?: boolean;
  /** A form shows several lines. */
  isLong?: boolean;
  /** The desk joins several lines of such a text with commas. */
  isEnumeration?: boolean;
  /** What pages say in its place, where that is neither the value nor a part of it. */
  shownAs?: (value: unknown) => string;
};

declare module 'zod' {
  interface GlobalMeta extends Hints {}
}

/**
 * How a text is limited; `rule` is a pattern and what would be right, as half a French sentence. Before all that, `spelt`
 * gives what is kept of what was typed; what it does not know it leaves alone.
 */
type Limits = { max?: number; tooLong?: string; min?: number; rule?: [RegExp, Sentence]; empty?: string } & {
  spelt?: (typed: string) => string;
};
type Sentence = string | ((issue: { input?: unknown }) => string);

/** A text of the record; `title` names it, with a small letter, as it stands in «[à compléter : numéro SIRET]». */
export function text(title: string, { max, tooLong, min, rule, empty, spelt = String, ...hints }: Limits & Hints = {}) {
  let schema = z.string().trim().overwrite(spelt);
  // A rule that nothing fits says itself what is wanted.
  if (!rule || rule[0].test('')) schema = schema.min(1, { error: empty ?? 'écrivez-le', abort: true });
  if (min !== undefined) schema = schema.min(min, `il en faut ${min} au moins`);
  if (max !== undefined) schema = schema.max(max, tooLong ?? `${max} au plus`);
  if (rule) schema = schema.regex(rule[0], { error: rule[1] });
  return schema.meta({ title, ...hints });
}

/** A heading, a button, a label: what stands on one line or two. */
export const line = (title: string, hints: Hints = {}) => text(title, { max: 100, ...hints });
/** A paragraph. */
export const paragraph = (title: string, hints: Limits & Hints = {}) => text(title, { isLong: true, ...hints });
/** A text that the record may do without. */
export const optionalText = (title: string, limits: Limits & Hints = {}) =>
  text(title, { empty: 'écrivez-le, ou retirez le champ', ...limits }).optional();

/** Fields between braces: all of them, and no others. */
export function group<Shape extends z.ZodRawShape>(title: string, shape: Shape, hints: Hints = {}) {
  return z.strictObject(shape).meta({ title, ...hints });
}

type Lines<Shape> = { [Name in keyof Shape]: Shape[Name] extends z.ZodType ? Shape[Name] : ReturnType<typeof line> };

/** Fields by their names: where there is a title alone, a line. */
export function lines<Shape extends Record<string, string | z.ZodType>>(title: string, shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, typeof field === 'string' ? line(field) : field]);
  return group(title, Object.fromEntries(fields) as Lines<Shape>);
}

/** A sentence each, by their names. */
export function sentences<Name extends string>(title: string, names: Record<Name, string>) {
  return group(
    title,
    fieldsOf(names, (name) => paragraph(name)),
  );
}

/** A field for each name, by its title. */
export function fieldsOf<Name extends string, Words, Schema extends z.ZodType>(
  names: Record<Name, Words>,
  field: (words: Words) => Schema,
): Record<Name, Schema> {
  const entries = Object.entries<Words>(names).map(([name, words]) => [name, field(words)]);
  return Object.fromEntries(entries) as Record<Name, Schema>;
}

/** How a list is limited; `isUnique` refuses what stands in it twice, by itself or by one of its fields. */
type ListLimits<Item> = {
  min?: number;
  max?: number;
  length?: number;
  count?: string;
  isUnique?: boolean | (keyof Item & string);
};

/** A list; one entry at the least. */
export function list<Item extends z.ZodType>(
  title: string,
  item: Item,
  { min = 1, max, length, count, isUnique, ...hints }: ListLimits<z.output<Item>> & Hints = {},
) {
  let schema = z.array(item).min(min, count ?? `il en faut ${inWords(min)} au moins`);
  if (max !== undefined) schema = schema.max(max, count ?? `${max} au plus`);
  if (length !== undefined) schema = schema.length(length, count ?? `il en faut ${inWords(length)}`);
  return schema.superRefine(isUnique ? rejectRepetition(isUnique, item) : () => {}).meta({ title, ...hints });
}

/** Paragraphs under one another. */
export const paragraphs = (title = 'paragraphes', hints: Hints = {}) => list(title, paragraph('paragraphe'), hints);

/** The name of a picture of data/photos.ts. */
export const photo = (title: string, hints: Hints = {}) =>
  text(title, { empty: 'choisissez une photo', refersTo: 'photos', control: 'photo', ...hints });
/** The address of a service: the name of its file. */
export const service = (title = 'service', hints: Hints = {}) =>
  text(title, { empty: COLLECTIONS.services.words.choose, refersTo: 'services', ...hints });
/** The address of a town: the name of its file. */
export const town = (title = 'ville', hints: Hints = {}) =>
  text(title, { empty: COLLECTIONS.towns.words.choose, refersTo: 'towns', ...hints });

/** What search engines and shared links show of a page. */
export const seo = group('dans Google', {
  title: text('titre dans Google', {
    max: 70,
    tooLong: '70 au plus, sinon les moteurs de recherche coupent ce titre',
    description: "Le nom de l'entreprise s'y ajoute tout seul.",
  }),
  description: text('description dans Google', {
    min: 70,
    max: 165,
    tooLong: '165 au plus, sinon les moteurs de recherche coupent cette description',
    description: "Une phrase qui donne une raison d'appeler.",
    isLong: true,
  }),
  keywords: list('mots-clés', text('mot-clé'), { min: 3, max: 12, count: 'il en faut trois au moins, douze au plus' }),
});

/** The closing band of a page. */
export const banner = group('bandeau de fin', {
  title: line('titre'),
  text: paragraph('texte'),
  action: line('bouton'),
});
export const titledText = group('titre et texte', { title: line('titre'), text: paragraph('texte') });
/** A heading and what stands under it. */
export const section = (title: string, description?: string) =>
  group(title, { title: line('titre'), paragraphs: paragraphs() }, { description });

const DAY_EXPECTED = wordings(
  'écrivez une date qui existe, comme « 2027-05-31 »',
  'écrivez une date qui existe, comme « 31/05/2027 »',
);
/** A day as «2027-05-31». */
export const day = (title: string, hints: Hints = {}) =>
  z.iso.date({ error: DAY_EXPECTED, abort: true }).meta({ title, control: 'date', ...hints });

const LATITUDE = 'dans les Vosges, la latitude va de 47 à 49 degrés';
const LONGITUDE = 'dans les Vosges, la longitude va de 5 à 8 degrés';
/** A range for degrees; a value that is not a number gets the general message. */
const degrees = (title: string, least: number, most: number, range: string) =>
  z.number().min(least, range).max(most, range).meta({ title, where: WHERE });
const WHERE = 'Sur geoportail.gouv.fr : clic droit sur le lieu.';

/** Degrees; a slip of the finger puts no place into another country. */
export const coordinates = {
  latitude: degrees('latitude', 47, 49, LATITUDE),
  longitude: degrees('longitude', 5, 8, LONGITUDE),
};

/** Returns the schema at a path of a record, as far as the path leads; wrappers (optional, default) are opened. */
export function fieldAt(schema: z.ZodType, path: Path): z.ZodType {
  return unwrap(wrappedAt(schema, path));
}

/** The same without opening the wrappers of the last field. */
function wrappedAt(schema: z.ZodType, path: Path): z.ZodType {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = unwrap(schema);
  for (const next of childrenOf(inner, key)) return wrappedAt(next, rest);
  return inner;
}

/** Through `optional` and `default` to what holds the fields and the words. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner ? unwrap(inner) : schema;
}

const innerOf = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : undefined;

/** Returns true if a record may do without the field at a path. */
export function isOptionalAt(schema: z.ZodType, path: Path): boolean {
  return wrappedAt(schema, path) instanceof z.ZodOptional;
}

/** What the owner calls the value at a path: the title of its field, else of the nearest one around it. */
export function titleAt(schema: z.ZodType, path: Path): string {
  const title = titleOf(wrappedAt(schema, path));
  return title ?? (path.length > 0 ? titleAt(schema, path.slice(0, -1)) : 'cette information');
}

/** Returns the title of a schema, which may be on its wrapper. */
function titleOf(schema: z.ZodType): string | undefined {
  const inner = innerOf(schema);
  return schema.meta()?.title ?? (inner && titleOf(inner));
}

function childrenOf(schema: z.ZodType, key: string | number): z.ZodType[] {
  if (schema instanceof z.ZodObject) {
    const child = Object.hasOwn(schema.shape, key) ? schema.shape[key] : schema.def.catchall;
    return child ? [child as z.ZodType] : [];
  }
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => childrenOf(unwrap(option as z.ZodType), key));
  return [];
}

/** Adds a fault that is named whole, instead of what is found and what would be right. */
export function refuse(context: z.RefinementCtx, problem: Problem, path: Path = []) {
  context.addIssue({ code: 'custom', path, params: { problem } });
}

function rejectRepetition(by: boolean | string, item: z.ZodType) {
  const isChoice = fieldAt(item, typeof by === 'string' ? [by] : []).meta()?.refersTo !== undefined;
  return (entries: unknown[], context: z.RefinementCtx) => {
    const named = entries.map((entry) =>
      typeof by === 'string' ? (entry as Record<string, unknown> | null)?.[by] : entry,
    );
    // What is still blank is told for itself.
    for (const [index, name] of named.entries())
      if (name !== undefined && name !== '' && named.indexOf(name) < index)
        refuse(context, {
          code: 'repeated-entry',
          facts: { index, first: named.indexOf(name), value: String(name), isChoice },
        });
  };
}

function inWords(count: number): string {
  return ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'][count] ?? String(count);
}
