import type { Path } from '../owner-facts';
import { titleAt } from '../schema/fields';
import { schemaOf } from '../schema/records';
import { type Problem, printInFile } from './problems';
import { SentenceError } from './sentence-error';

/** The place of a problem in data/. `path` is relative to the record. */
export type Place = { file: string; record: string; path: Path; line?: number | undefined };

/** A problem and its place in data/. */
export type Fault = Place & Problem;

/** Reports the faults that make data/ unusable. The message has one French sentence per line. */
export class DataError extends SentenceError {
  constructor(faults: Fault[]) {
    super([...new Set(faults.map(sentenceOf))].join('\n'));
  }
}

/** Returns the French sentence about a fault, with its file, line, field, problem and remedy. */
export function sentenceOf(fault: Fault): string {
  return `${fault.file}${sentenceWithoutFile(fault)}.`;
}

/** Returns the sentence about a fault without its file and its full stop. */
export function sentenceWithoutFile(fault: Fault): string {
  const { file, record, path, line } = fault;
  const problem = printInFile(fault);
  const position = line ? `, ligne ${line}` : '';
  if (path.length === 0) return `${position}${record && `, « ${record} »`} : ${problem}`;
  const schema = schemaOf(file, record);
  const title = schema && titleAt(schema, path);
  return `${position}, champ « ${fieldName(path)} »${title ? ` (${title})` : ''} : ${problem}`;
}

/** Formats a path for the owner: «neighbours › n° 3 › km». */
export function fieldName(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `n° ${key + 1}` : key)).join(' › ');
}
