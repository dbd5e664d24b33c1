import type { z } from 'zod';
import type { Path } from '../owner-facts';
import { fieldAt, isOptionalAt } from '../schema/fields';
import { type ActualValue, type ExpectedValue, isExpectedType, type Problem, problem } from './problems';
import { textsIn } from './texts-in';
import { findUnfinished } from './unfinished';

/** What is wrong, at a path of a record. */
export type ProblemAt = { path: Path } & Problem;

/** Every field of a record that is wrong: its shape first, then texts that are not finished. */
export const problemsIn = (schema: z.ZodType, value: unknown): ProblemAt[] => checkRecord(schema, value).problems;

/** The same, and the value as its schema hands it on; to be used only where nothing is wrong. */
export function checkRecord(schema: z.ZodType, value: unknown): { problems: ProblemAt[]; checked: unknown } {
  const { error, data: checked } = schema.safeParse(value, { error: () => NO_MESSAGE });
  const schemaProblems = (error?.issues ?? []).flatMap((issue) => problemsOf(issue, schema, value));
  const told = new Set(schemaProblems.map(({ path }) => path.join()));
  const textProblems = [...textsIn(value)].flatMap(({ path, text }) => {
    const problem = told.has(path.join()) ? undefined : findUnfinished(text);
    return problem ? [{ path, ...problem }] : [];
  });
  return { problems: [...schemaProblems, ...textProblems], checked };
}

/** The message of an issue whose schema has none: the owner reads neither English nor zod. */
const NO_MESSAGE = '';

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, record: unknown): ProblemAt[] {
  const path = issue.path as Path;
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], record);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], ...problem('unknown-field') }));
    case 'invalid_key': {
      const key = String(path.at(-1));
      return issue.issues.map((inner) => ({ path, ...problem('wrong-key', { key, wanted: expectedOf(inner, key) }) }));
    }
    case 'custom':
      // Some rules of schemas name the whole problem (`refuse` of schema/fields.ts).
      if (issue.params?.problem) return [{ path, ...(issue.params.problem as Problem) }];
  }
  const isEmptyList = Array.isArray(value) && value.length === 0 && issue.code === 'too_small';
  if (isEmptyList && isOptionalAt(schema, path)) return [{ path, ...problem('empty-optional-list') }];
  const wanted = expectedOf(issue, value);
  const { refersTo, control } = fieldAt(schema, path).meta() ?? {};
  const isBlank = typeof value === 'string' && !value.trim();
  if (isBlank && (issue.code === 'invalid_value' || refersTo)) return [{ path, ...problem('no-choice', { wanted }) }];
  if (isBlank && control === 'pdf') return [{ path, ...problem('no-pdf', { wanted }) }];
  return [{ path, ...problem('wrong-value', { found: actualOf(value, issue), wanted }) }];
}

/** A day as forms and files write it, also one that does not exist. */
const DAY = /^\d{4}-\d\d-\d\d$/;

function actualOf(value: unknown, { code, ...issue }: z.core.$ZodIssue): ActualValue {
  const isAboutSize = code === 'too_big' || code === 'too_small';
  if (value === undefined) return { is: 'missing' };
  if (value === null) return { is: 'null' };
  if (typeof value === 'string') {
    const { length } = value.trim();
    if (length === 0) return { is: 'format' in issue && issue.format === 'date' ? 'no-date' : 'no-text' };
    if (isAboutSize) return { is: 'text-length', count: length };
    if (DAY.test(value)) return { is: 'date', day: value };
    return length > 60 ? { is: 'long-text' } : { is: 'text', text: value };
  }
  if (Array.isArray(value) && value.length === 0) return { is: 'empty-list' };
  if (Array.isArray(value)) {
    if (isAboutSize) return { is: 'list-length', count: value.length };
    return { is: code === 'invalid_type' ? 'list' : 'other-list' };
  }
  return typeof value === 'object' ? { is: 'fields' } : { is: 'value', value: String(value) };
}

/** Returns what would be right: in the words of the schema, else by the kind of issue. */
function expectedOf(issue: z.core.$ZodIssue, value: unknown): ExpectedValue {
  if (issue.message !== NO_MESSAGE) return { is: 'message', message: issue.message };
  switch (issue.code) {
    case 'invalid_type': {
      const digits = ['number', 'int'].includes(issue.expected) ? digitsOf(value) : undefined;
      if (digits) return { is: 'number-without-quotes', digits };
      return isExpectedType(issue.expected) ? { is: 'type', type: issue.expected } : { is: 'unknown' };
    }
    case 'too_big':
      return { is: 'most', limit: String(issue.maximum) };
    case 'too_small':
      return { is: issue.inclusive ? 'least' : 'above', limit: String(issue.minimum) };
    case 'invalid_value':
      return { is: 'one-of', values: issue.values.map(String) };
  }
  return { is: 'unknown' };
}

/** Returns the number that a text is: «48,211»; undefined for other texts. */
function digitsOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(value) ? value.trim() : undefined;
}
