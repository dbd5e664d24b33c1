import { useWatch } from 'react-hook-form';
import * as styles from './ContactForm.css';
import type { ContactRequest, Delivery, Outcome, RoomLeftProps, Send } from './sending';

/** Milliseconds to wait for an answer. */
const TIMEOUT_MS = 20_000;

type ServerAnswer = { status: number; body: string };
type Failure = 'offline' | 'cut' | 'late';

/** Posts a request to demande.php and returns the outcome. */
export const send: Send = async (request, { sending, form }) => {
  const { action, phone, texts } = sending as Delivery;
  const hiddenValue = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  // A retry is harmless, because demande.php stores the same text of the same day only once.
  const body = new URLSearchParams({ ...request, website: hiddenValue('website'), page: hiddenValue('page') });
  const answer = await post(action, body);

  const result = typeof answer === 'string' ? texts[answer] : readAnswer(answer, request);
  if (typeof result === 'object') {
    if (result.isSent) scheduleRetry(action, body, result.isMailedLater);
    return result.isSent ? { ...result, report: <strong>{texts.sent}</strong> } : result;
  }
  const isRefusal = typeof answer !== 'string' && result;
  return {
    isSent: false,
    report: (
      <>
        <p>
          {/* The message of demande.php ends with the phone number, which the link below repeats. */}
          <strong>{(result || texts.unreadable).replace(`${phone.display}.`, '')}</strong> {!isRefusal && texts.kept}{' '}
          <a href={phone.href}>{phone.display}</a>.
        </p>
        <p>
          <button className={styles.submit} type="submit">
            {texts.retry}
          </button>
        </p>
      </>
    ),
  };
};

/** Matches the JSON of demande.php. A host may output statistics or a PHP warning before or after the JSON. */
const JSON_ANSWER = /\{"(?:stored|message|errors":\{)[^}]*\}+/;

/**
 * Returns the outcome, or the message of demande.php if it refuses the request. Returns undefined if the answer is not
 * from demande.php but, for example, a host's error page. A refusal also has status 200 if the host has sent other
 * output first.
 */
function readAnswer(
  { status, body }: ServerAnswer,
  request: ContactRequest,
): (Outcome & { isMailedLater?: boolean }) | string | undefined {
  let answer: { stored?: unknown; again?: unknown; errors?: Record<string, unknown>; message?: unknown };
  try {
    answer = JSON.parse(JSON_ANSWER.exec(body)?.[0] ?? '');
  } catch {
    return undefined;
  }
  if (status === 200 && answer.stored === true) return { isSent: true, isMailedLater: answer.again === true };
  const errors: Record<string, string> = {};
  // Collected in the order of the fields, because the first error gets the focus.
  for (const name of Object.keys(request)) {
    const message = Object(answer.errors)[name];
    if (typeof message === 'string') errors[name] = message;
  }
  if (Object.keys(errors).length > 0) return { isSent: false, errors };
  return typeof answer.message === 'string' ? answer.message : undefined;
}

/** Posts with XMLHttpRequest, because fetch() cannot be aborted before Chromium 66. */
function post(url: string, body: URLSearchParams): Promise<ServerAnswer | Failure> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      request.abort();
    }, TIMEOUT_MS);
    request.onloadend = () => {
      clearTimeout(timer);
      const { status, responseText: body } = request;
      if (status) resolve({ status, body });
      else if (isLate) resolve('late');
      else resolve(navigator.onLine ? 'cut' : 'offline');
    };
    request.open('POST', url);
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8');
    request.setRequestHeader('Accept', 'application/json');
    request.send(body.toString());
  });
}

/**
 * Posts a stored request again after one minute and when the visitor leaves the page, so that demande.php retries a
 * mail that failed. Also posts at once if demande.php leaves the mail to this call (CGI). Has no effect if the mail has
 * already been sent.
 */
function scheduleRetry(url: string, body: URLSearchParams, isMailedLater?: boolean): void {
  body.append('again', '1');
  if (isMailedLater) void post(url, body);
  setTimeout(() => post(url, body), 60_000);
  addEventListener('pagehide', () => navigator.sendBeacon(url, body), { once: true });
}

/**
 * Number of remaining characters from which the counter is visible. The counter decreases in steps of 50, then 10, so
 * that screen readers do not announce every letter.
 */
const COUNTER_FROM_CHARACTERS = 500;

/** Renders the remaining characters of a field near its maximum length. */
export function RoomLeft({ control, field, sending }: RoomLeftProps) {
  const { roomLeft, full } = (sending as Delivery).texts;
  const left = field.maxLength! - (useWatch({ control, name: field.name }) ?? '').length;
  if (left > COUNTER_FROM_CHARACTERS) return null;
  const step = left < 100 ? 10 : 50;
  return (
    <p className={styles.characterCount} role="status">
      {left > 0 ? roomLeft.replace('{count}', String(Math.ceil(left / step) * step)) : full}
    </p>
  );
}
