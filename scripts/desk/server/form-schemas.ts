import { z } from 'zod';
import { typesetDeep } from '../../../components/typography/typeset';
import { COLLECTION_NAMES, COLLECTIONS } from '../../../data/model/collections';
import { COLLECTION_SCHEMAS, RECORDS } from '../../../data/model/schema/records';
import type { FieldSchema } from '../shared/protocol';
import { hostEntry } from './online';

/** Returns the JSON schemas of all records by name, and of the host's settings, for the forms. */
export function createFormSchemas(): Record<string, FieldSchema> {
  const convert = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as FieldSchema;
  const recordSchemas = Object.entries(RECORDS).map(([name, { schema }]) => [name, convert(schema)] as const);
  const collectionSchemas = COLLECTION_NAMES.map(
    (name) => [COLLECTIONS[name].record, convert(COLLECTION_SCHEMAS[name])] as const,
  );
  return typesetDeep(Object.fromEntries([...recordSchemas, ...collectionSchemas, ['host', convert(hostEntry)]]));
}
