import type { z } from 'zod';
import type { Path } from '../../../data/model/owner-facts';
import { fieldAt } from '../../../data/model/schema/fields';
import { schemaOf } from '../../../data/model/schema/records';
import { joinWithCommas, joinWithSpaces } from '../shared/join-lines';
import { pageFileOf } from '../shared/protocol';
import type { Edit, Value } from './edit-source';

/** Normalizes the value of an edit with its schema, for example «www.exemple.fr» to «https://www.exemple.fr». */
export function normalizeEdit(file: string, record: string, edit: Edit): Edit {
  const schema = schemaOf(pageFileOf(file), record);
  if (!schema || !('value' in edit)) return edit;
  const path = edit.kind === 'insert' ? [...edit.path, edit.index] : edit.path;
  return { ...edit, value: normalizeValue(schema, path, edit.value) };
}

/** Normalizes all texts of a value, and removes invisible characters that copied text may contain. */
function normalizeValue(schema: z.ZodType, path: Path, value: Value): Value {
  if (typeof value === 'string') {
    const visibleText = value.replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
    const field = fieldAt(schema, path);
    const text = field.meta()?.isEnumeration ? joinWithCommas(visibleText) : joinWithSpaces(visibleText);
    const { data } = field.safeParse(text);
    return typeof data === 'string' ? data : text;
  }
  if (Array.isArray(value)) return value.map((entry, index) => normalizeValue(schema, [...path, index], entry));
  if (typeof value !== 'object' || value === null || 'ownerFact' in value) return value;
  const fields = Object.entries(value).map(([key, entry = null]) => [
    key,
    normalizeValue(schema, [...path, key], entry),
  ]);
  return Object.fromEntries(fields);
}
