import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './ContactForm.css';
import { type ContactRequest, contactRequestSchema, resolveWith } from './contact-request';
import { type ContactField, FormField } from './FormField';

export type ContactFormProps = {
  /** Begins the ids of the fields: two forms may stand on one page. */
  place: string;
  /** Where the form goes without scripts: the visitor's mail program. */
  mailto: string;
  /** In their order. */
  fields: ContactField[];
  requiredMessage: string;
  texts: {
    requiredNote: string;
    submit: string;
    submitting: string;
    success: { title: string; text: string };
  };
  /** Milliseconds of simulated sending. */
  submitDelay: number;
};

/** Milliseconds: long enough to be read twice. */
const TOAST_DURATION = 6000;

/** Checks what the visitor writes and, as specified, sends it nowhere: the data is logged to the console. */
export function ContactForm({ place, mailto, fields, requiredMessage, texts, submitDelay }: ContactFormProps) {
  const resolver = useMemo(() => resolveWith(contactRequestSchema(fields, requiredMessage)), [fields, requiredMessage]);
  // No defaultValues: they would empty what was typed before this code arrived.
  const { register, handleSubmit, reset, formState } = useForm<ContactRequest>({ resolver });
  const { errors, isSubmitting } = formState;
  const [notice, setNotice] = useState('');
  const running = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  const submit = handleSubmit(async (request) => {
    console.log('Demande de contact', request);
    const toast = import('../widgets/toast').catch(() => undefined);
    await new Promise((done) => setTimeout(done, submitDelay));
    const { title, text } = texts.success;
    try {
      await (await toast)!.showToast({ title, text, kind: 'success', duration: TOAST_DURATION });
    } catch {
      // The connection broke meanwhile: the form says it itself.
      setNotice(`${title} ${text}`);
    }
    const empty: ContactRequest = {};
    for (const { name } of fields) empty[name] = '';
    reset(empty);
  });

  useEffect(() => {
    if (!isSubmitting) return;
    // A disabled button loses the focus: who sent the form with it goes on from there.
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [isSubmitting]);

  return (
    <form
      className={styles.form}
      action={mailto}
      method="post"
      encType="text/plain"
      // The browser's own checks are switched off before this code is here.
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        if (running.current) return;
        running.current = true;
        submit(event).finally(() => {
          running.current = false;
        });
      }}
    >
      <p className={styles.note}>{texts.requiredNote}</p>
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={`${place}-${field.name}`}
          error={errors[field.name]?.message}
          registration={register(field.name)}
        />
      ))}
      <button className={styles.submit} type="submit" disabled={isSubmitting} ref={button}>
        {isSubmitting ? texts.submitting : texts.submit}
      </button>
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </form>
  );
}
