import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './ContactForm.css';
import type { FieldName } from './contact-request';

const ATTRIBUTES: Record<
  FieldName,
  { type?: string; autoComplete?: string; inputMode?: 'tel' | 'email'; required?: boolean }
> = {
  name: { type: 'text', autoComplete: 'name', required: true },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', required: true },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  subject: { type: 'text' },
  message: { required: true },
};

type FormFieldProps = {
  name: FieldName;
  id: string;
  label: string;
  /** An example of what the field takes, where it does not take just any text. */
  hint?: string | undefined;
  /** The message under the field; none while it is valid. */
  error: string | undefined;
  /** Height of the message box, in lines. */
  rows: number;
  registration: UseFormRegisterReturn;
};

/** A label, its field and its message, tied together for assistive technology. */
export function FormField({ name, id, label, hint, error, rows, registration }: FormFieldProps) {
  const { required, type, ...attributes } = ATTRIBUTES[name];
  const errorId = `${id}-error`;
  const field = {
    ...registration,
    ...attributes,
    id,
    required,
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
      {name === 'message' ? <textarea {...field} rows={rows} /> : <input {...field} type={type} />}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
