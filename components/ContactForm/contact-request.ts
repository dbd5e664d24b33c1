import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ShownField } from './FormField';
import type { ContactRequest } from './sending';

// Otherwise zod tries `new Function`, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true });

/**
 * Matches whitespace and direction marks around a text. A number copied from a phone's contacts is between two of these
 * invisible marks.
 */
const OUTER_SPACE = /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** Returns the schema of a form's fields with their messages. */
export function contactRequestSchema(fields: ShownField[], requiredMessage: string) {
  const text = z.string().check(z.overwrite((value) => value.replace(OUTER_SPACE, '')));
  const required = text.check(z.minLength(1, { error: requiredMessage, abort: true }));
  const shape: Record<string, typeof text> = {};
  for (const { name, required: isRequired, rule } of fields) {
    const first = isRequired ? required : text;
    shape[name] = rule ? first.check(z.regex(new RegExp(`^$|${rule.pattern}`, 'i'), rule.message)) : first;
  }
  return z.object(shape);
}

/**
 * Returns a resolver for React Hook Form. It resolves to the trimmed request, or to the first message of each invalid
 * field.
 */
export function resolveWith(schema: ReturnType<typeof contactRequestSchema>): Resolver<ContactRequest> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    if (data) return { values: data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of error.issues) {
      const field = path[0] as string;
      errors[field] = errors[field] ?? { type: code, message };
    }
    return { values: {}, errors };
  };
}
