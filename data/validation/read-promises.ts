import { z } from 'zod';
import { resolveFacts, type Unconfirmed } from './owner-facts';
import { readRecord } from './validate';

const text = z.string().trim().min(1, 'écrivez-le');
const promiseSchema = z.strictObject({ isKept: z.boolean(), sentence: text, otherwise: text });

/** What only the owner's practice makes true, and the words that hold without it. */
export type PromiseRecord = { isKept: boolean | Unconfirmed; sentence: string; otherwise: string };

/** What the pages say: the promise where the owner has confirmed it, else the words that hold without. Throws a DataError. */
export function readPromises<Name extends string>(records: Record<Name, PromiseRecord>): Record<Name, string> {
  const said = Object.entries<PromiseRecord>(records).map(([name, record]) => {
    const { isKept, sentence, otherwise } = readRecord(promiseSchema, resolveFacts(record), {
      file: 'data/promises.ts',
      name,
    });
    return [name, isKept ? sentence : otherwise];
  });
  return Object.fromEntries(said) as Record<Name, string>;
}
