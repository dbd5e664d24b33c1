import type { z } from 'zod';
import type { Path } from '../owner-facts';
import { fieldAt, isOptionalAt } from '../schema/fields';
import { type Problem, problem } from './problems';
import { textsIn } from './texts-in';
import { findUnfinished } from './unfinished';
import { type ActualValue, type ExpectedValue, isExpectedType } from './value-descriptions';

/** A problem of the field at `path` of a record. */
export type ProblemAt = { path: Path } & Problem;

/** Returns the problems of a record. Problems that its schema finds come first, unfinished texts last. */
export const problemsIn = (schema: z.ZodType, value: unknown): ProblemAt[] => checkRecord(schema, value).problems;

/** Returns the problems of a record, and its parsed value, which is usable only if there are no problems. */
export function checkRecord(schema: z.ZodType, value: unknown): { problems: ProblemAt[]; checked: unknown } {
  const { error, data: checked } = schema.safeParse(value, { error: () => NO_MESSAGE });
  const schemaProblems = (error?.issues ?? []).flatMap((issue) => problemsOf(issue, schema, value));
  const reportedPaths = new Set(schemaProblems.map(({ path }) => path.join()));
  const textProblems = [...textsIn(value)].flatMap(({ path, text }) => {
    const problem = reportedPaths.has(path.join()) ? undefined : findUnfinished(text);
    return problem ? [{ path, ...problem }] : [];
  });
  return { problems: [...schemaProblems, ...textProblems], checked };
}

/** Replaces zod's English messages. `expectedOf` returns a French description instead. */
const NO_MESSAGE = '';

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, record: unknown): ProblemAt[] {
  const path = issue.path as Path;
  const value = path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
    record,
  );
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], ...problem('unknown-field') }));
    case 'invalid_key': {
      const key = String(path.at(-1));
      return issue.issues.map((keyIssue) => ({
        path,
        ...problem('wrong-key', { key, expected: expectedOf(keyIssue, key) }),
      }));
    }
    case 'custom':
      // Rules that call `addProblem` (schema/fields.ts) pass the whole problem.
      if (issue.params?.problem) return [{ path, ...(issue.params.problem as Problem) }];
  }
  const isEmptyList = Array.isArray(value) && value.length === 0 && issue.code === 'too_small';
  if (isEmptyList && isOptionalAt(schema, path)) return [{ path, ...problem('empty-optional-list') }];
  const expected = expectedOf(issue, value);
  const { refersTo, control } = fieldAt(schema, path).meta() ?? {};
  const isBlank = typeof value === 'string' && !value.trim();
  if (isBlank && (issue.code === 'invalid_value' || refersTo)) return [{ path, ...problem('no-choice', { expected }) }];
  if (isBlank && control === 'pdf') return [{ path, ...problem('no-pdf', { expected }) }];
  return [{ path, ...problem('wrong-value', { actual: actualOf(value, issue), expected }) }];
}

/** A day such as «2027-05-31». Also matches days that do not exist. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the wrong value in the form that its sentence needs. */
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

/**
 * Returns the schema's message about the expected value. If the schema has no message, describes the value by the kind
 * of issue.
 */
function expectedOf(issue: z.core.$ZodIssue, value: unknown): ExpectedValue {
  if (issue.message !== NO_MESSAGE) return { is: 'message', message: issue.message };
  switch (issue.code) {
    case 'invalid_type': {
      const digits = ['number', 'int'].includes(issue.expected) ? digitsOf(value) : undefined;
      if (digits) return { is: 'number-without-quotes', digits };
      return isExpectedType(issue.expected) ? { is: 'type', type: issue.expected } : { is: 'unknown' };
    }
    case 'too_big':
      return { is: 'at-most', limit: String(issue.maximum) };
    case 'too_small':
      return { is: issue.inclusive ? 'at-least' : 'greater-than', limit: String(issue.minimum) };
    case 'invalid_value':
      return { is: 'one-of', values: issue.values.map(String) };
  }
  return { is: 'unknown' };
}

/** Returns a text that contains only a number, such as «48,211»; undefined for other texts. */
function digitsOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(value) ? value.trim() : undefined;
}
