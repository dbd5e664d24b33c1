import { dayInFrench } from '../../../components/typography/dates';
import { isOwnerFact, type Mark, type Path } from '../../../data/model/owner-facts';
import { textsIn } from '../../../data/model/read/texts-in';
import { daysInFrench, isDay } from '../../../data/model/text/days';
import type { Edit, Value } from '../records/edit-source';
import { type FieldSchema, isDate, valueAt } from './protocol';

/** Returns the schema of the field at a path. */
export function schemaAt(schema: FieldSchema, value: Value | undefined, [key, ...rest]: Path): FieldSchema {
  const option = matchingOption(schema, value);
  const isNone = option.const !== undefined;
  // The constant option means «none»; the path leads into the object option.
  if (key === undefined) return isNone ? schema : option;
  const innerSchema = isNone ? (schema.anyOf?.find(({ type }) => type === 'object') ?? option) : option;
  const next =
    innerSchema.properties?.[key] ??
    innerSchema.items ??
    (typeof innerSchema.additionalProperties === 'object' ? innerSchema.additionalProperties : {});
  return schemaAt(next, valueAt(value, [key]), rest);
}

/** Returns the option of a union schema that a value matches, or the first option. */
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

/** Returns the initial value for a schema. */
export function blankValue(schema: FieldSchema): Value {
  if (schema.const !== undefined) return schema.const;
  if (schema.beginsToday) return new Date().toLocaleDateString('sv');
  if (schema.type === 'array' && schema.items?.enum) return [];
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => blankValue(schema.items ?? {}));
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((key) => [key, blankValue(schema.properties?.[key] ?? {})]));
  return schema.type === 'boolean' ? false : '';
}

/** Returns a value after an edit, with the same result as `editSource` in its file. */
export function applyEdit(value: Value | undefined, edit: Edit): Value | undefined {
  if (edit.path.length === 0 && edit.kind === 'set') return edit.value;
  const copy = structuredClone(value ?? {});
  const valueIn = (path: Path) => withoutMark(valueAt(copy, path)) as Record<string | number, Value> & Value[];
  const key = edit.path.at(-1) ?? '';
  const parent = valueIn(edit.path.slice(0, -1));
  // Another program has removed the parent.
  if (typeof parent !== 'object') return value;
  if (edit.kind === 'set') parent[key as number] = edit.value;
  if (edit.kind === 'insert') valueIn(edit.path).splice(edit.index, 0, edit.value);
  if (edit.kind === 'move') valueIn(edit.path).splice(edit.to, 0, ...valueIn(edit.path).splice(edit.from, 1));
  if (edit.kind === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (edit.kind === 'remove') delete parent[key as number];
  return copy;
}

/**
 * Returns the path of a field after an edit of a list around it. Returns undefined if the field's entry was removed, or
 * if its parent is no longer an object or list.
 */
export function pathAfterEdit(fieldPath: Path, edit: Edit): Path | undefined {
  if (edit.kind === 'set') {
    const isInside = isWithin(edit.path, fieldPath) && fieldPath.length > edit.path.length;
    const parentValue = valueAt(edit.value, fieldPath.slice(edit.path.length, -1));
    return isInside && (typeof parentValue !== 'object' || parentValue === null) ? undefined : fieldPath;
  }
  if (edit.kind === 'remove' && isWithin(edit.path, fieldPath)) return undefined;
  const list = edit.kind === 'remove' ? edit.path.slice(0, -1) : edit.path;
  const index = fieldPath[list.length];
  if (typeof index !== 'number' || !isWithin(list, fieldPath)) return fieldPath;
  const fromIndex = edit.kind === 'remove' ? Number(edit.path.at(-1)) : edit.kind === 'move' ? edit.from : Infinity;
  const toIndex = edit.kind === 'insert' ? edit.index : edit.kind === 'move' ? edit.to : Infinity;
  const shiftedIndex = index - Number(index > fromIndex);
  return fieldPath.with(list.length, index === fromIndex ? toIndex : shiftedIndex + Number(shiftedIndex >= toIndex));
}

/** Returns the path of the first text that is one of `names`. */
export function pathTo(names: string[], value: Value | undefined): Path | undefined {
  for (const { path, text } of textsIn(value)) if (names.includes(text)) return path;
  return undefined;
}

/** Returns true if a field path equals `path` or lies below it. */
export const isWithin = (path: Path, fieldPath: Path) => path.every((key, index) => key === fieldPath[index]);

export const isMark = (value: Value | undefined, mark: Mark) => isOwnerFact(value) && value.ownerFact === mark;
/** Matches reserved example domains (RFC 2606), which cannot be the owner's real addresses. */
export const INVENTED_DOMAIN = /\.example\b|\bexample\.(?:com|org|net)\b/;

/** Returns a value without a mark such as `sample(…)`; undefined if the mark contains no value. */
export const withoutMark = (value: Value | undefined): Value | undefined =>
  isOwnerFact(value) ? (value.value as Value | undefined) : value;

const CHOICES: Record<string, string> = { sftp: 'SFTP, s’il le propose', ftps: 'FTPS, le FTP chiffré' };
/** Returns the French label of an option, such as a day of the week. */
export const choiceName = (value: string | number) =>
  isDay(value) ? daysInFrench([value]).toLowerCase() : (CHOICES[value] ?? String(value));

/** Returns the first text in a value, shortened, so that the owner recognizes an entry of a list. */
export function summarize(value: Value | undefined, maxCharacters = 70): string | undefined {
  const unmarkedValue = withoutMark(value);
  if (Array.isArray(unmarkedValue) && unmarkedValue.length > 0 && unmarkedValue.every(isDay))
    return daysInFrench(unmarkedValue).toLowerCase();
  if (isDate(unmarkedValue)) return dayInFrench(String(unmarkedValue));
  if (isDay(unmarkedValue)) return daysInFrench([unmarkedValue]).toLowerCase();
  if (typeof unmarkedValue === 'string')
    return unmarkedValue.length > maxCharacters ? shorten(unmarkedValue, maxCharacters) : unmarkedValue || undefined;
  if (typeof unmarkedValue !== 'object' || unmarkedValue === null) return undefined;
  // Identifiers mean nothing to the owner.
  const { question, alt, id: _, photo: __, kind: ___, when: ____, ...rest } = unmarkedValue as Record<string, Value>;
  return [question, alt, ...Object.values(rest)]
    .map((part) => summarize(part, maxCharacters))
    .find((text) => text !== undefined);
}

/** Returns at most 90 characters of a text around a position. */
export function excerptAt(text: string, position: number): string {
  const start = Math.max(0, position - 30);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 90)}${text.length > start + 90 ? '…' : ''}`;
}

/** Cuts a text after a whole word and appends an ellipsis. */
const shorten = (text: string, maxCharacters: number) =>
  `${text.slice(0, maxCharacters).replace(/[^\p{L}\d]*\s\S*$/u, '')}…`;
