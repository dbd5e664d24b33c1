import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './ContactForm.css';

/** A field as its form needs it: what data/contact-form.ts says of it. */
export type ShownField = {
  name: string;
  label: string;
  /** An example of what the field takes, where it does not take just any text. */
  hint?: string;
  required: boolean;
  rule?: { pattern: string; message: string };
  input?: { type: string; autoComplete?: string; inputMode?: 'tel' | 'email' };
  /** Height in lines of a box that takes several; other fields have an input. */
  rows?: number;
  /** Characters that are received; any number where nothing is transmitted. */
  maxLength?: number;
};

type FormFieldProps = {
  field: ShownField;
  id: string;
  /** The message under the field; none while it is valid. */
  error: string | undefined;
  registration: UseFormRegisterReturn;
  /** Between the field and its message. */
  children?: ReactNode;
};

/** A label, its field and its message, tied together for assistive technology. */
export function FormField({ field, id, error, registration, children }: FormFieldProps) {
  const { label, hint, required, input, rows, maxLength } = field;
  const errorId = `${id}-error`;
  const attributes = {
    ...registration,
    ...input,
    id,
    required,
    maxLength,
    className: styles.field,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
        {hint && ' '}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} />}
      {children}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
