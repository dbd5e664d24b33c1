import type { Path } from '../owner-facts';
import { titleAt } from '../schema/fields';
import { schemaOf } from '../schema/records';
import { SentenceError } from './sentence-error';

/** What is wrong in data/, and where: `path` leads to the value in its record; `problem` is half a French sentence. */
export type Fault = { file: string; record: string; path: Path; problem: string; line?: number };

/** data/ cannot be used as it is; the message has a French sentence a line. */
export class DataError extends SentenceError {
  constructor(faults: Fault[]) {
    super([...new Set(faults.map(sentenceOf))].join('\n'));
  }
}

/** The fault as the owner reads it: file, line, field, what is wrong and what would be right. */
export function sentenceOf(fault: Fault): string {
  return `${fault.file}${fieldOf(fault)}.`;
}

/** The sentence without its file and its full stop. */
export function fieldOf({ file, record, path, problem, line }: Fault): string {
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
