import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './ContactForm.css';

/** A field of data/contact-form.ts with the properties that the form needs. */
export type ShownField = {
  name: string;
  label: string;
  /** Example of a valid value, for fields with a required format. */
  hint?: string;
  required: boolean;
  rule?: { pattern: string; message: string };
  input?: { type: string; autoComplete?: string; inputMode?: 'tel' | 'email' };
  /** Height in lines of a textarea; absent for an input. */
  rows?: number;
  /** Maximum number of characters with delivery; absent if nothing is transmitted. */
  maxLength?: number;
};

type FormFieldProps = {
  field: ShownField;
  id: string;
  /** Error message below the field; undefined while it is valid. */
  error: string | undefined;
  registration: UseFormRegisterReturn;
  /** Rendered between the field and its message. */
  children?: ReactNode;
};

/** Renders a label, its field and its message, linked for assistive technology. */
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
    <div className={rows ? styles.longField : undefined}>
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
