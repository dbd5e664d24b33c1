import { dayInFrench } from '../../../components/typography/dates';
import { isOwnerFact, type Mark, type Path } from '../../../data/model/owner-facts';
import { textsIn } from '../../../data/model/read/texts-in';
import { daysInFrench, isDay } from '../../../data/model/text/days';
import type { Edit, Value } from '../records/edit-source';
import { type FieldSchema, isDate, valueAt } from './protocol';

/** What a schema says of a place in its record. */
export function schemaAt(schema: FieldSchema, value: Value | undefined, [key, ...rest]: Path): FieldSchema {
  const option = matchingOption(schema, value);
  const isNone = option.const !== undefined;
  // «None» is no field: there may be one.
  if (key === undefined) return isNone ? schema : option;
  const inner = isNone ? (schema.anyOf?.find(({ type }) => type === 'object') ?? option) : option;
  const next =
    inner.properties?.[key] ??
    inner.items ??
    (typeof inner.additionalProperties === 'object' ? inner.additionalProperties : {});
  return schemaAt(next, valueAt(value, [key]), rest);
}

/** The one of several shapes that a value has. */
export function matchingOption(schema: FieldSchema, value: Value | undefined): FieldSchema {
  const options = schema.oneOf ?? schema.anyOf;
  if (!options) return schema;
  const fits = options.find((option) => {
    if (option.const !== undefined) return option.const === value;
    if (typeof value !== 'object' || value === null) return option.type === typeof value;
    const kinds = Object.entries(option.properties ?? {}).filter(([, property]) => property.const !== undefined);
    return option.type === 'object' && kinds.every(([name, property]) => valueAt(value, [name]) === property.const);
  });
  return { ...(fits ?? options[0]), title: schema.title ?? fits?.title };
}

/** What something new holds before anything is typed. */
export function blank(schema: FieldSchema): Value {
  if (schema.const !== undefined) return schema.const;
  if (schema.beginsToday) return new Date().toLocaleDateString('sv');
  if (schema.type === 'array' && schema.items?.enum) return [];
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items ?? {}));
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((key) => [key, blank(schema.properties?.[key] ?? {})]));
  return schema.type === 'boolean' ? false : '';
}

/** A value after an edit, as `editSource` leaves its file. */
export function applyEdit(value: Value | undefined, edit: Edit): Value | undefined {
  if (edit.path.length === 0 && edit.kind === 'set') return edit.value;
  const copy = structuredClone(value ?? {});
  const valueIn = (path: Path) => withoutMark(valueAt(copy, path)) as Record<string | number, Value> & Value[];
  const key = edit.path.at(-1) ?? '';
  const holder = valueIn(edit.path.slice(0, -1));
  // Somebody has removed what it was in.
  if (typeof holder !== 'object') return value;
  if (edit.kind === 'set') holder[key as number] = edit.value;
  if (edit.kind === 'insert') valueIn(edit.path).splice(edit.index, 0, edit.value);
  if (edit.kind === 'move') valueIn(edit.path).splice(edit.to, 0, ...valueIn(edit.path).splice(edit.from, 1));
  if (edit.kind === 'remove' && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (edit.kind === 'remove') delete holder[key as number];
  return copy;
}

/** Where a place is after an edit of a list that it is in; nowhere once its entry is removed, or what it lies in is no group. */
export function pathAfterEdit(place: Path, edit: Edit): Path | undefined {
  if (edit.kind === 'set') {
    const isInside = isWithin(edit.path, place) && place.length > edit.path.length;
    const around = valueAt(edit.value, place.slice(edit.path.length, -1));
    return isInside && (typeof around !== 'object' || around === null) ? undefined : place;
  }
  if (edit.kind === 'remove' && isWithin(edit.path, place)) return undefined;
  const list = edit.kind === 'remove' ? edit.path.slice(0, -1) : edit.path;
  const index = place[list.length];
  if (typeof index !== 'number' || !isWithin(list, place)) return place;
  const from = edit.kind === 'remove' ? Number(edit.path.at(-1)) : edit.kind === 'move' ? edit.from : Infinity;
  const to = edit.kind === 'insert' ? edit.index : edit.kind === 'move' ? edit.to : Infinity;
  const between = index - Number(index > from);
  return place.with(list.length, index === from ? to : between + Number(between >= to));
}

/** Where a value first has one of these texts. */
export function pathTo(names: string[], value: Value | undefined): Path | undefined {
  for (const { path, text } of textsIn(value)) if (names.includes(text)) return path;
  return undefined;
}

/** True of a place that lies in the part at `path`, or is it. */
export const isWithin = (path: Path, place: Path) => path.every((key, index) => key === place[index]);

export const isMark = (value: Value | undefined, mark: Mark) => isOwnerFact(value) && value.ownerFact === mark;
/** Addresses that nobody can have (RFC 2606): no owner says that they are right. */
export const INVENTED = /\.example\b|\bexample\.(?:com|org|net)\b/;

/** Without «sample(…)» around it; nothing where the owner has given nothing. */
export const withoutMark = (value: Value | undefined): Value | undefined =>
  isOwnerFact(value) ? (value.value as Value | undefined) : value;

const CHOICES: Record<string, string> = { sftp: 'SFTP, s’il le propose', ftps: 'FTPS, le FTP chiffré' };
/** A day, or what else is chosen from a few, as the owner calls it. */
export const choiceName = (value: string | number) =>
  isDay(value) ? daysInFrench([value]).toLowerCase() : (CHOICES[value] ?? String(value));

/** The first text in a value, or the beginning of it: by it one knows an entry of a list. */
export function summary(value: Value | undefined, most = 70): string | undefined {
  const plain = withoutMark(value);
  if (Array.isArray(plain) && plain.length > 0 && plain.every(isDay)) return daysInFrench(plain).toLowerCase();
  if (isDate(plain)) return dayInFrench(String(plain));
  if (isDay(plain)) return daysInFrench([plain]).toLowerCase();
  if (typeof plain === 'string') return plain.length > most ? shorten(plain, most) : plain || undefined;
  if (typeof plain !== 'object' || plain === null) return undefined;
  // A name that the code goes by says nothing to the owner.
  const { question, alt, id: _, photo: __, kind: ___, when: ____, ...rest } = plain as Record<string, Value>;
  return [question, alt, ...Object.values(rest)].map((one) => summary(one, most)).find((text) => text !== undefined);
}

/** The words around a place of a text. */
export function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - 30);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + 90)}${text.length > from + 90 ? '…' : ''}`;
}

/** As many whole words as there is room for. */
const shorten = (text: string, most: number) => `${text.slice(0, most).replace(/[^\p{L}\d]*\s\S*$/u, '')}…`;

export const capitalize = (text = '') => text.charAt(0).toUpperCase() + text.slice(1);
