import type { Path } from '../owner-facts';
import { titleAt } from '../schema/fields';
import { schemaOf } from '../schema/records';
import { type Problem, printInFile } from './problems';
import { SentenceError } from './sentence-error';

/** The place of a problem in data/: `path` leads to the value in its record. */
export type Place = { file: string; record: string; path: Path; line?: number | undefined };

/** What is wrong in data/, and where. */
export type Fault = Place & Problem;

/** data/ cannot be used as it is; the message has a French sentence a line. */
export class DataError extends SentenceError {
  constructor(faults: Fault[]) {
    super([...new Set(faults.map(sentenceOf))].join('\n'));
  }
}

/** The fault as the owner reads it: file, line, field, what is wrong and what would be right. */
export function sentenceOf(fault: Fault): string {
  return `${fault.file}${sentenceWithoutFile(fault)}.`;
}

/** The sentence without its file and its full stop. */
export function sentenceWithoutFile(fault: Fault): string {
  const { file, record, path, line } = fault;
  const problem = printInFile(fault);
  const at = line ? `, ligne ${line}` : '';
  if (path.length === 0) return `${at}${record && `, « ${record} »`} : ${problem}`;
  const schema = schemaOf(file, record);
  const title = schema && titleAt(schema, path);
  return `${at}, champ « ${fieldName(path)} »${title ? ` (${title})` : ''} : ${problem}`;
}

/** A path as the owner finds it: «neighbours › n° 3 › km». */
export function fieldName(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `n° ${key + 1}` : key)).join(' › ');
}
