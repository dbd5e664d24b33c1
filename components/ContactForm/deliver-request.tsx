import { useWatch } from 'react-hook-form';
import * as styles from './ContactForm.css';
import type { ContactRequest, Delivery, Outcome, RoomLeftProps, Send } from './sending';

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 20_000;

type ProgramAnswer = { status: number; body: string };
type Failure = 'offline' | 'cut' | 'late';

/** Sends a request to the site's own program, and says what came of it. */
export const send: Send = async (request, { sending, form }) => {
  const { action, phone, texts } = sending as Delivery;
  const hiddenValue = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  // The same text on the same day is the same request to the program: a second try is none too many.
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
          {/* The program's own sentence says what to do, and ends with the number. */}
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

/** Matches the program's own answer, although its host may print before it or after it: statistics, a warning of PHP. */
const JSON_ANSWER = /\{"(?:stored|message|errors":\{)[^}]*\}+/;

/**
 * Returns the program's own sentence if it refuses; undefined if the answer is not the program's, but a host's error page,
 * for example. Where a host has printed something first, a refusal has the status 200 too.
 */
function readAnswer(
  { status, body }: ProgramAnswer,
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
  // In the order of the fields: the first one gets the focus.
  for (const name of Object.keys(request)) {
    const message = Object(answer.errors)[name];
    if (typeof message === 'string') errors[name] = message;
  }
  if (Object.keys(errors).length > 0) return { isSent: false, errors };
  return typeof answer.message === 'string' ? answer.message : undefined;
}

/** Not fetch(): before Chromium 66 it cannot be given up. */
function post(url: string, body: URLSearchParams): Promise<ProgramAnswer | Failure> {
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
 * A stored request whose mail failed is mailed when it is asked for again: so the page does a minute after, and as it is
 * left; at once, if the program leaves the mail to this call (CGI). Where the mail has gone nothing happens.
 */
function scheduleRetry(url: string, body: URLSearchParams, isMailedLater?: boolean): void {
  body.append('again', '1');
  if (isMailedLater) void post(url, body);
  setTimeout(() => post(url, body), 60_000);
  addEventListener('pagehide', () => navigator.sendBeacon(url, body), { once: true });
}

/** Characters before the end of a box from which on it says how much is left, and in what steps, not to be read out at each. */
const COUNTER_FROM_CHARACTERS = 500;

/** Below a box that takes so much and no more: how much is left, near its end. */
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
