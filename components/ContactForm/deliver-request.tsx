import * as styles from './ContactForm.css';
import type { ContactRequest, Delivery, Outcome, Send } from './sending';

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 20_000;

type Answer = { status: number; body: string };
type Failure = 'offline' | 'cut' | 'late';

/** The message that is on its way: the same key at each try tells the program that it is the same message. */
let attempt: { written: string; key: string } | undefined;

/** Sends a request to the site's own program, and says what came of it. */
export const send: Send = async (request, sending, form) => {
  const { action, phone, texts } = sending as Delivery;
  const written = JSON.stringify(request);
  if (!attempt || attempt.written !== written) attempt = { written, key: newKey() };
  const hidden = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  const answer = await post(action, {
    ...request,
    website: hidden('website'),
    page: hidden('page'),
    key: attempt.key,
  });

  const read = typeof answer === 'string' ? texts[answer] : readAnswer(answer, request);
  if (typeof read === 'object') {
    if (read.isSent) attempt = undefined;
    return read;
  }
  const isRefusal = typeof answer !== 'string' && read;
  return {
    isSent: false,
    report: (
      <>
        <p>
          {/* The program's own sentence says what to do, and ends with the number. */}
          <strong>{(read || texts.unreadable).replace(`${phone.display}.`, '')}</strong> {!isRefusal && texts.kept}{' '}
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

/** The program's own sentence where it refuses; nothing where the answer is not the program's: a host's error page, say. */
function readAnswer({ status, body }: Answer, request: ContactRequest): Outcome | string | undefined {
  let said: { stored?: unknown; errors?: Record<string, unknown>; message?: unknown };
  try {
    said = Object(JSON.parse(body));
  } catch {
    return undefined;
  }
  if (status === 200) return said.stored === true ? { isSent: true } : undefined;
  const errors: Record<string, string> = {};
  // In the order of the fields: the first one gets the focus.
  for (const name of Object.keys(request)) {
    const message = Object(said.errors)[name];
    if (typeof message === 'string') errors[name] = message;
  }
  if (Object.keys(errors).length > 0) return { isSent: false, errors };
  return typeof said.message === 'string' ? said.message : undefined;
}

/** Not fetch(): before Chromium 66 it cannot be given up. */
function post(url: string, fields: Record<string, string>): Promise<Answer | Failure> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      request.abort();
    }, PATIENCE);
    request.onloadend = () => {
      clearTimeout(patience);
      const { status, responseText: body } = request;
      if (status) resolve({ status, body });
      else if (isLate) resolve('late');
      else resolve(navigator.onLine ? 'cut' : 'offline');
    };
    request.open('POST', url);
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8');
    request.setRequestHeader('Accept', 'application/json');
    request.send(new URLSearchParams(fields).toString());
  });
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
