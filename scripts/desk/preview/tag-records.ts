import { z } from 'zod';
import { COLLECTION_NAMES, collectionOf } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import type { LoadedRecords, WrittenRecord } from '../../../data/model/read/read-records';
import { REFERENCE } from '../../../data/model/read/references';
import { fieldAt, unwrap } from '../../../data/model/schema/fields';
import { type Records, schemaOf } from '../../../data/model/schema/records';
import { attachTags, tagText } from '../../../data/model/text/field-tags';
import type { Value } from '../records/edit-source';
import { type Field, keyOf } from '../shared/field';
import { slugOfFile, valueAt } from '../shared/protocol';
import { fieldsNamed, rawValueAt, resolvedValue } from './printed-fields';

/** Records whose texts are wrapped in tags with the index of their field in `fields`. */
export type TaggedRecords = { records: Partial<Records>; fields: Field[] };

/** Tags the texts of all records, so that the desk finds the fields behind each text of a page. */
export function tagRecords({ records, written }: LoadedRecords): TaggedRecords {
  const fields: Field[] = [];
  const ids = new Map<string, number>();
  const idOf = (field: Field) => {
    const key = keyOf(field);
    const id = ids.get(key) ?? fields.push(field) - 1;
    ids.set(key, id);
    return id;
  };

  function tagRecord(writtenRecord: WrittenRecord): unknown {
    const { file, record, raw } = writtenRecord;
    const schema = schemaOf(file, record)!;
    const field = (path: Path): Field => ({ file, record, path });

    function tagValue(value: unknown, path: Path): unknown {
      // Empty texts stay empty, because pages test for them and show another text instead.
      if (typeof value === 'string') return value && tagLeaf(value, path);
      if (Array.isArray(value)) return value.map((entry, index) => tagValue(entry, [...path, index]));
      if (typeof value !== 'object' || value === null) return value;
      const copy: Record<string, unknown> = {};
      const ids: Record<string, number> = {};
      for (const [key, entry] of Object.entries(value)) {
        copy[key] = tagValue(entry, [...path, key]);
        if (valueAt(raw as Value, [...path, key]) !== undefined) ids[key] = idOf(field([...path, key]));
      }
      return attachTags(copy, ids);
    }

    function tagLeaf(text: string, path: Path): string {
      const ownValue = valueAt(raw as Value, path);
      // A page's slug comes from its file name, so no field contains the slug.
      if (ownValue === undefined || !isShown(fieldAt(schema, path))) return text;
      return tagText(insertTaggedReferences(text, ownValue), idOf(field(path)));
    }

    return tagValue(resolvedValue(writtenRecord, records), []);
  }

  /**
   * Tags the parts of a text that come from references such as `{company.name}`, and from references in their texts.
   */
  function insertTaggedReferences(text: string, ownValue: Value | undefined): string {
    if (typeof ownValue !== 'string') return text;
    const parts = ownValue.split(REFERENCE);
    let remainingText = text;
    let taggedText = '';
    for (let index = 1; index < parts.length; index += 2) {
      const [precedingText = '', name = ''] = [parts[index - 1], parts[index]];
      const [reference] = fieldsNamed(name, written);
      const value = reference && String(valueAt(resolvedValue(reference, records) as Value, reference.path));
      // If the schema has normalized the text, its parts are not found. The text then gets only its own tag.
      if (!reference || !remainingText.startsWith(`${precedingText}${value}`)) return text;
      taggedText +=
        precedingText + tagText(insertTaggedReferences(`${value}`, rawValueAt(reference, written)), idOf(reference));
      remainingText = remainingText.slice(`${precedingText}${value}`.length);
    }
    return taggedText + remainingText;
  }

  const pages = COLLECTION_NAMES.map((name) => [name, { ...records[name] }]);
  const taggedRecords: Record<string, unknown> = { ...records, ...Object.fromEntries(pages) };
  for (const writtenRecord of written) {
    const { file, record } = writtenRecord;
    if (resolvedValue(writtenRecord, records) === undefined) continue;
    const collection = collectionOf(file);
    if (!collection) taggedRecords[record] = tagRecord(writtenRecord);
    else (taggedRecords[collection] as Record<string, unknown>)[slugOfFile(file)] = tagRecord(writtenRecord);
  }
  return { records: taggedRecords as Partial<Records>, fields };
}

/** Returns true unless the text is a reference or a value that only the code reads. */
function isShown(schema: z.ZodType): boolean {
  const { refersTo, isInternal } = schema.meta() ?? {};
  const innerSchema = unwrap(schema);
  return !refersTo && !isInternal && !(innerSchema instanceof z.ZodEnum) && !(innerSchema instanceof z.ZodLiteral);
}
