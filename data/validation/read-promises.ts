import { z } from 'zod';
import { resolveFacts, type Unconfirmed } from './owner-facts';
import { checkRecords, rejectFaults } from './validate';

const text = z.string().trim().min(1, 'écrivez-le');
const promiseSchema = z.strictObject({ isKept: z.boolean(), sentence: text, otherwise: text });

/** What only the owner's practice makes true, and the words that hold without it. */
export type PromiseRecord = { isKept: boolean | Unconfirmed; sentence: string; otherwise: string };

/**
 * What the pages say: the promise where the owner has confirmed it, else the words that hold without. Throws a DataError
 * with all that is wrong.
 */
export function readPromises<Name extends string>(records: Record<Name, PromiseRecord>): Record<Name, string> {
  const names = Object.keys(records) as Name[];
  const { items, faults } = checkRecords(
    promiseSchema,
    names.map((name) => resolveFacts(records[name])),
    (_, index) => ({ file: 'data/promises.ts', name: names[index]! }),
  );
  rejectFaults(faults);
  const said = items.map((item, index) => [names[index], item!.isKept ? item!.sentence : item!.otherwise]);
  return Object.fromEntries(said) as Record<Name, string>;
}
