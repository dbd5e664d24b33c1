import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import * as styles from './ContactForm.css';
import { type ContactField, FormField } from './FormField';
import type { ContactRequest, Sending } from './sending';

/** Whether the site's own program receives requests: the code for the other way is left out of the build. */
declare const DELIVERS: boolean;

export type ContactFormProps = {
  variant: 'compact' | 'full';
  /** Begins the ids of the fields: two forms may stand on one page. */
  place: string;
  /** In their order. */
  fields: ContactField[];
  requiredMessage: string;
  texts: {
    requiredNote: string;
    submit: string;
    submitting: string;
    success: { title: string; text: string };
  };
  sending: Sending;
};

/** Milliseconds: long enough to be read twice. */
const TOAST_DURATION = 6000;

/** Pixels at the foot of a phone's window that lie under the toast and the call button. */
const COVERED = 190;

/** Milliseconds that a visitor waits for the code that checks and sends before the browser does it without. */
const PATIENCE = 10_000;

/** Checks what the visitor writes, and sends it or, as ordered, only seems to. */
export function ContactForm({ variant, place, fields, requiredMessage, texts, sending }: ContactFormProps) {
  const code = useCallback(
    // Not needed before a submit: what a tap on the form waits for is less without it.
    () =>
      Promise.all([import('./contact-request'), DELIVERS ? import('./deliver-request') : import('./simulate-sending')]),
    [],
  );
  const resolver = useMemo<Resolver<ContactRequest>>(
    () =>
      async (...checked) => {
        const [{ contactRequestSchema, resolveWith }] = await code();
        return resolveWith(contactRequestSchema(fields, requiredMessage))(...checked);
      },
    [code, fields, requiredMessage],
  );
  // No defaultValues: they would empty what was typed before this code arrived.
  const { register, handleSubmit, reset, setError, formState } = useForm<ContactRequest>({ resolver });
  const { errors, isSubmitting } = formState;
  const [report, setReport] = useState<ReactNode>();
  const running = useRef(false);
  const isNative = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);

  const submit = handleSubmit(async (request) => {
    setReport(undefined);
    const toast = import('../widgets/toast').catch(() => undefined);
    const [, { send }] = await code();
    const outcome = await send(request, sending, form.current!);
    if (outcome.errors) {
      Object.entries(outcome.errors).forEach(([name, message], index) =>
        setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      return;
    }
    if (!outcome.isSent) return setReport(outcome.report);

    const { title, text } = texts.success;
    let said: ReactNode;
    try {
      await (await toast)!.showToast({ title, text, kind: 'success', duration: TOAST_DURATION });
    } catch {
      // The connection broke meanwhile: the form says it itself.
      said = (
        <p>
          {title} {text}
        </p>
      );
    }
    setReport(
      <>
        {said}
        {outcome.report}
      </>,
    );
    const empty: ContactRequest = {};
    for (const { name } of fields) empty[name] = '';
    reset(empty);
  });

  /** Where the code that checks and sends never comes, the browser sends the form as it does without scripts. */
  const submitOnceReady = async () => {
    const { current: pressed } = button;
    pressed!.setAttribute('aria-busy', 'true');
    const patience = new Promise<never>((_, end) => setTimeout(end, PATIENCE));
    const isReady = await Promise.race([code(), patience]).then(
      () => true,
      () => false,
    );
    pressed!.removeAttribute('aria-busy');
    if (isReady) return submit();
    isNative.current = true;
    form.current!.noValidate = false;
    pressed!.click();
  };

  useEffect(() => {
    code().catch(() => {});
  }, [code]);

  useEffect(() => {
    if (report) scrollBy(0, Math.max(0, status.current!.getBoundingClientRect().bottom + COVERED - innerHeight));
  }, [report]);

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
      action={sending.action}
      method="post"
      encType={sending.kind === 'delivery' ? undefined : 'text/plain'}
      ref={form}
      // The browser's own checks are switched off before this code is here.
      suppressHydrationWarning
      onSubmit={(event) => {
        if (isNative.current) return;
        event.preventDefault();
        if (running.current) return;
        running.current = true;
        submitOnceReady().finally(() => {
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
      {sending.kind === 'delivery' && (
        <>
          <input type="hidden" name="page" value={variant} />
          {/* Only robots fill it in. */}
          <div hidden>
            <input type="text" name="website" aria-label="Site" tabIndex={-1} autoComplete="off" />
          </div>
        </>
      )}
      <button className={styles.submit} type="submit" disabled={isSubmitting} ref={button}>
        {isSubmitting ? texts.submitting : texts.submit}
      </button>
      <div className={styles.report} role="status" ref={status}>
        {report}
      </div>
    </form>
  );
}
