import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './ContactForm.css';
import { FormField, type ShownField } from './FormField';
import type { ContactFormCode, ContactRequest, Outcome, SendingMethod } from './sending';

export type ContactFormProps = {
  variant: 'compact' | 'full';
  /** Fields in the order of the form. */
  fields: ShownField[];
  requiredMessage: string;
  texts: {
    requiredNote: string;
    submit: string;
    submitting: string;
    success: { title: string; text: string };
  };
  sending: SendingMethod;
  /** Code that checks and sends the form; absent in the server-rendered form. */
  code?: ContactFormCode;
};

/** Milliseconds for which the toast is visible, long enough to read it twice. */
const TOAST_DURATION_MS = 6000;

/** Maximum wait for the toast. Afterwards the form itself reports success. */
const MAX_TOAST_WAIT_MS = 3000;

/** Height in pixels at the bottom of a phone's window that the toast and the call button cover. */
const BOTTOM_OVERLAY_PX = 190;

/** Renders the contact form. Checks the visitor's input and sends it or, as ordered, simulates sending. */
export function ContactForm({ variant, fields, texts, sending, code }: ContactFormProps) {
  // No defaultValues, because they would clear the text typed before this code arrived.
  const { register, handleSubmit, getValues, setValue, reset, setError, control, formState } = useForm<ContactRequest>({
    ...(code && { resolver: code.resolver }),
  });
  const { errors, isSubmitting } = formState;
  const [outcome, setOutcome] = useState<Outcome>();
  const isRunning = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  /** Reads values that a kiosk, an old password manager or an extension has set without an event. */
  const readSetValues = () => {
    for (const { name } of fields) {
      const { value } = form.current!.elements.namedItem(name) as HTMLInputElement;
      if (value !== (getValues(name) ?? '')) setValue(name, value);
    }
  };

  const submit = handleSubmit(async (request) => {
    // Keeps the focus in the form, because the retry button disappears with its report.
    if ((document.activeElement as HTMLButtonElement).type === 'submit') button.current!.focus({ preventScroll: true });
    setOutcome(undefined);
    const toast = import('../widgets/toast').catch(() => undefined);
    const result = await code!.send(request, { sending, fields, form: form.current! });
    const fieldErrors = Object.entries(result.errors ?? {});
    for (const [name, message] of fieldErrors)
      setError(name, { type: 'server', message }, { shouldFocus: name === fieldErrors[0]![0] });
    if (result.isSent) {
      const { title, text } = texts.success;
      // Does not report success for a simulated request, because the request reached nobody.
      const kind = sending.kind === 'delivery' ? 'success' : 'notice';
      try {
        await Promise.race([
          toast.then((code) =>
            code!.showToast({ title, text, kind, duration: TOAST_DURATION_MS, anchor: form.current! }),
          ),
          new Promise((_, reject) => setTimeout(reject, MAX_TOAST_WAIT_MS)),
        ]);
      } catch {
        // The connection broke or hangs, so the form itself reports success.
        result.report = (
          <>
            <p>{`${title} ${text}`}</p>
            {result.report}
          </>
        );
      }
      const empty: ContactRequest = {};
      for (const { name } of fields) empty[name] = '';
      reset(empty);
    }
    setOutcome(result);
  });

  useEffect(() => {
    if (outcome?.report)
      scrollBy(0, Math.max(0, form.current!.getBoundingClientRect().bottom + BOTTOM_OVERLAY_PX - innerHeight));
  }, [outcome]);

  return (
    <form
      className={styles.form}
      action={sending.action}
      method="post"
      encType={sending.kind === 'delivery' ? undefined : 'text/plain'}
      ref={form}
      // Before this code arrives, a script has set noValidate on the form.
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning.current) return;
        isRunning.current = true;
        readSetValues();
        submit().finally(() => {
          isRunning.current = false;
        });
      }}
    >
      <p className={styles.note}>{texts.requiredNote}</p>
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={`devis-${field.name}`}
          error={errors[field.name]?.message}
          registration={register(field.name)}
        >
          {code?.RoomLeft && field.rows && <code.RoomLeft control={control} field={field} sending={sending} />}
        </FormField>
      ))}
      {sending.kind === 'delivery' && (
        <>
          <input type="hidden" name="page" value={variant} />
          {/* Honeypot, which is filled in only by robots and by browsers that show hidden elements. */}
          <div hidden>
            <label>
              {`${sending.texts.trap} `}
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        </>
      )}
      <button className={styles.submit} type="submit" aria-disabled={isSubmitting || undefined} ref={button}>
        {isSubmitting ? texts.submitting : texts.submit}
      </button>
      {outcome?.report && !outcome.isSent && (
        <div className={styles.report} role="alert">
          {outcome.report}
        </div>
      )}
      <div className={isSubmitting ? styles.busyStatus : styles.report} role="status">
        {isSubmitting ? texts.submitting : outcome?.isSent && outcome.report}
      </div>
    </form>
  );
}
