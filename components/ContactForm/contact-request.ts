import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

// Without this zod tries `new Function`, which a strict Content-Security-Policy reports as an attack.
z.config({ jitless: true });

export type ContactRules = {
  /** Sources of regular expressions; the form's page takes them from data/contact-form.ts. */
  phonePattern: string;
  /** Only where the form has this field. */
  emailPattern?: string;
  messages: { required: string; phone: string; email?: string };
};

/** What a visitor asks; the compact form has neither email nor subject. */
export type ContactRequest = { name: string; phone: string; message: string; email?: string; subject?: string };

export type FieldName = keyof ContactRequest;

/** The rules of the fields that a form has, each with its message. */
export function contactRequestSchema({ phonePattern, emailPattern = '', messages }: ContactRules, fields: FieldName[]) {
  const text = z.string().check(z.trim());
  const required = text.check(z.minLength(1, { error: messages.required, abort: true }));
  const rules: Record<FieldName, typeof text> = {
    name: required,
    phone: required.check(z.regex(new RegExp(phonePattern), messages.phone)),
    email: text.check(z.regex(new RegExp(`^$|${emailPattern}`, 'i'), messages.email)),
    subject: text,
    message: required,
  };
  const shape: Partial<typeof rules> = {};
  for (const field of fields) shape[field] = rules[field];
  return z.object(shape);
}

/** Checks a form's values by its schema: the request, trimmed, or the first message of each field that breaks a rule. */
export function resolveWith(schema: ReturnType<typeof contactRequestSchema>): Resolver<ContactRequest> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    if (data) return { values: data as ContactRequest, errors: {} };
    const errors: Partial<Record<FieldName, { type: string; message: string }>> = {};
    for (const { path, code, message } of error.issues) {
      const field = path[0] as FieldName;
      errors[field] = errors[field] ?? { type: code, message };
    }
    return { values: {}, errors };
  };
}
