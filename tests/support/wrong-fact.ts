import { DataError } from '../../data/validation/validate';

/** What the owner is told when data/ is read by `read`; throws when it is read without complaint. */
export function sentencesOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof DataError) return error.message.split('\n');
    throw error;
  }
  throw new Error('nothing was refused');
}

/** A record as the owner left it after one change. */
export function changed<Record extends object>(record: Record, change: (record: Changeable<Record>) => void): Record {
  const copy = structuredClone(record);
  change(copy as Changeable<Record>);
  return copy;
}

/** Owners write what no type allows. */
type Changeable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Changeable<T[Key]> : unknown };
