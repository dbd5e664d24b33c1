import { z } from 'zod';
import { COLLECTIONS, type CollectionName } from '../collections';
import type { Path } from '../owner-facts';
import type { Problem } from '../read/problems';
import { registerWordings } from './wordings';

/** Targets of a reference, that is, photos of data/photos.ts by name, or records of a collection by slug. */
export type Referable = 'photos' | CollectionName;

/** Form control of the desk, if it does not follow from the field's type. */
type Control =
  /** Picks a photo of data/photos.ts. */
  | 'photo'
  /** Edits all photos by name. */
  | 'photos'
  /** Edits a list of photos. Two neighbouring photos can show one place before and after the works. */
  | 'pairs'
  | 'pdf'
  /** Hours and minutes: «08:30». */
  | 'time'
  | 'date'
  | 'password';

/** French texts of a field for forms, and properties that the desk needs. Only the schemas define them. */
export type Hints = {
  /** A sentence that describes the value, if the title does not. */
  description?: string;
  /** A valid value. */
  example?: string;
  /** The document or website where the owner finds the value. */
  where?: string;
  /** The value is the name or slug of an existing target. */
  refersTo?: Referable;
  control?: Control;
  /** The code depends on the value, so forms do not edit it. */
  isInternal?: boolean;
  /**
   * The sibling field with the name of the record that this text describes. If that name changes, forms ask for the
   * text again.
   */
  subject?: string;
  /** A new record starts with today's date. */
  beginsToday?: boolean;
  /** The site sorts the list, so its order in the file does not matter. */
  isSorted?: boolean;
  /** The code depends on these entries, so forms do not add or remove entries. */
  isFixed?: boolean;
  /** Forms show a multi-line input. */
  isLong?: boolean;
  /** The text is a list or an address on one line. The desk joins several typed lines with commas. */
  isEnumeration?: boolean;
  /** Returns the text that pages print, if that text does not contain the value. */
  formatValue?: (value: unknown) => string;
};

declare module 'zod' {
  interface GlobalMeta extends Hints {}
}

/**
 * Limits of a text. `rule` is a pattern and its message, half a French sentence about the expected value. `tooLong` and
 * `empty` are the messages for `max` and for an empty text. `normalize` runs first. It formats the typed text and
 * returns unknown input unchanged.
 */
type Limits = { max?: number; tooLong?: string; min?: number; rule?: [RegExp, Sentence]; empty?: string } & {
  normalize?: (typedText: string) => string;
};
type Sentence = string | ((issue: { input?: unknown }) => string);

/**
 * Returns a text field. `title` begins with a small letter, because placeholders contain it: «[à compléter : numéro
 * SIRET]».
 */
export function text(
  title: string,
  { max, tooLong, min, rule, empty, normalize: normalizeText = String, ...hints }: Limits & Hints = {},
) {
  let schema = z.string().trim().overwrite(normalizeText);
  // If the rule rejects an empty text, its message already names the expected value.
  if (!rule || rule[0].test('')) schema = schema.min(1, { error: empty ?? 'écrivez-le', abort: true });
  if (min !== undefined) schema = schema.min(min, `il en faut ${min} au moins`);
  if (max !== undefined) schema = schema.max(max, tooLong ?? `${max} au plus`);
  if (rule) schema = schema.regex(rule[0], { error: rule[1] });
  return schema.meta({ title, ...hints });
}

/** Returns a field for a text of one or two lines, such as a heading, a button or a label. */
export const line = (title: string, hints: Hints = {}) => text(title, { max: 100, ...hints });
/** Returns a field for a paragraph. */
export const paragraph = (title: string, hints: Limits & Hints = {}) => text(title, { isLong: true, ...hints });
export const optionalText = (title: string, limits: Limits & Hints = {}) =>
  text(title, { empty: 'écrivez-le, ou retirez le champ', ...limits }).optional();

/** Returns an object schema that rejects missing and unknown fields. */
export function group<Shape extends z.ZodRawShape>(title: string, shape: Shape, hints: Hints = {}) {
  return z.strictObject(shape).meta({ title, ...hints });
}

type Lines<Shape> = { [Name in keyof Shape]: Shape[Name] extends z.ZodType ? Shape[Name] : ReturnType<typeof line> };

/** Returns a group of fields. A title instead of a schema stands for a `line` field. */
export function lines<Shape extends Record<string, string | z.ZodType>>(title: string, shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, typeof field === 'string' ? line(field) : field]);
  return group(title, Object.fromEntries(fields) as Lines<Shape>);
}

/** Returns a group of paragraphs. `names` maps the name of each field to its title. */
export function sentences<Name extends string>(title: string, names: Record<Name, string>) {
  return group(
    title,
    fieldsOf(names, (name) => paragraph(name)),
  );
}

/** Returns a field for each name. `field` creates the field from the labels of the name. */
export function fieldsOf<Name extends string, Labels, Schema extends z.ZodType>(
  names: Record<Name, Labels>,
  field: (labels: Labels) => Schema,
): Record<Name, Schema> {
  const entries = Object.entries<Labels>(names).map(([name, labels]) => [name, field(labels)]);
  return Object.fromEntries(entries) as Record<Name, Schema>;
}

/**
 * Limits of a list. `count` replaces the messages about the number of entries. `isUnique` rejects repeated entries. If
 * `isUnique` is the name of a field, it rejects entries with the same value in that field.
 */
type ListLimits<Item> = {
  min?: number;
  max?: number;
  length?: number;
  count?: string;
  isUnique?: boolean | (keyof Item & string);
};

/** Returns a list schema with at least one entry. */
export function list<Item extends z.ZodType>(
  title: string,
  item: Item,
  { min = 1, max, length, count, isUnique, ...hints }: ListLimits<z.output<Item>> & Hints = {},
) {
  let schema = z.array(item).min(min, count ?? `il en faut ${numberInFrench(min)} au moins`);
  if (max !== undefined) schema = schema.max(max, count ?? `${max} au plus`);
  if (length !== undefined) schema = schema.length(length, count ?? `il en faut ${numberInFrench(length)}`);
  return schema.superRefine(isUnique ? rejectRepetition(isUnique, item) : () => {}).meta({ title, ...hints });
}

export const paragraphs = (title = 'paragraphes', hints: Hints = {}) => list(title, paragraph('paragraphe'), hints);

/** Returns a field for the name of a photo in data/photos.ts. */
export const photo = (title: string, hints: Hints = {}) =>
  text(title, { empty: 'choisissez une photo', refersTo: 'photos', control: 'photo', ...hints });
/** Returns a field for the slug of a service, which is the name of its file. */
export const service = (title = 'service', hints: Hints = {}) =>
  text(title, { empty: COLLECTIONS.services.words.choose, refersTo: 'services', ...hints });
/** Returns a field for the slug of a town, which is the name of its file. */
export const town = (title = 'ville', hints: Hints = {}) =>
  text(title, { empty: COLLECTIONS.towns.words.choose, refersTo: 'towns', ...hints });

/** Metadata for search engines and shared links. */
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
/** Returns a group of a heading and paragraphs. */
export const section = (title: string, description?: string) =>
  group(title, { title: line('titre'), paragraphs: paragraphs() }, { description });

const DAY_EXPECTED = registerWordings(
  'écrivez une date qui existe, comme « 2027-05-31 »',
  'écrivez une date qui existe, comme « 31/05/2027 »',
);
/** Returns a field for a day such as «2027-05-31». */
export const day = (title: string, hints: Hints = {}) =>
  z.iso.date({ error: DAY_EXPECTED, abort: true }).meta({ title, control: 'date', ...hints });

const LATITUDE = 'dans les Vosges, la latitude va de 47 à 49 degrés';
const LONGITUDE = 'dans les Vosges, la longitude va de 5 à 8 degrés';
/** Returns a field for degrees in a range, with the message `outOfRange`. */
const degrees = (title: string, min: number, max: number, outOfRange: string) =>
  z.number().min(min, outOfRange).max(max, outOfRange).meta({ title, where: COORDINATES_HINT });
const COORDINATES_HINT = 'Sur geoportail.gouv.fr : clic droit sur le lieu.';

/** Coordinates in degrees, limited to the Vosges so that a typing error is found. */
export const coordinates = {
  latitude: degrees('latitude', 47, 49, LATITUDE),
  longitude: degrees('longitude', 5, 8, LONGITUDE),
};

/** Returns the unwrapped schema at a path; if the path does not exist, the schema at its longest existing part. */
export function fieldAt(schema: z.ZodType, path: Path): z.ZodType {
  return unwrap(wrappedAt(schema, path));
}

/** Returns the same schema as `fieldAt`, with the wrappers (optional, default) of the last field. */
function wrappedAt(schema: z.ZodType, path: Path): z.ZodType {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const innerSchema = unwrap(schema);
  for (const child of childrenOf(innerSchema, key)) return wrappedAt(child, rest);
  return innerSchema;
}

/** Removes the wrappers `optional` and `default` from a schema. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const innerSchema = innerOf(schema);
  return innerSchema ? unwrap(innerSchema) : schema;
}

const innerOf = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : undefined;

/** Returns true if the field at a path is optional. */
export function isOptionalAt(schema: z.ZodType, path: Path): boolean {
  return wrappedAt(schema, path) instanceof z.ZodOptional;
}

/** Returns the French title of the field at a path, or of the nearest enclosing field with a title. */
export function titleAt(schema: z.ZodType, path: Path): string {
  const title = titleOf(wrappedAt(schema, path));
  return title ?? (path.length > 0 ? titleAt(schema, path.slice(0, -1)) : 'cette information');
}

/** Returns the title of a schema, which may be on its wrapper. */
function titleOf(schema: z.ZodType): string | undefined {
  const innerSchema = innerOf(schema);
  return schema.meta()?.title ?? (innerSchema && titleOf(innerSchema));
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

/** Adds an issue with a problem of the catalogue instead of a message. */
export function addProblem(context: z.RefinementCtx, problem: Problem, path: Path = []) {
  context.addIssue({ code: 'custom', path, params: { problem } });
}

function rejectRepetition(uniqueKey: boolean | string, item: z.ZodType) {
  const isChoice = fieldAt(item, typeof uniqueKey === 'string' ? [uniqueKey] : []).meta()?.refersTo !== undefined;
  return (entries: unknown[], context: z.RefinementCtx) => {
    const keys = entries.map((entry) =>
      typeof uniqueKey === 'string' ? (entry as Record<string, unknown> | null)?.[uniqueKey] : entry,
    );
    // Empty entries are reported by their own rule.
    for (const [index, key] of keys.entries())
      if (key !== undefined && key !== '' && keys.indexOf(key) < index)
        addProblem(context, {
          code: 'repeated-entry',
          facts: { index, first: keys.indexOf(key), value: String(key), isChoice },
        });
  };
}

function numberInFrench(count: number): string {
  return ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'][count] ?? String(count);
}
