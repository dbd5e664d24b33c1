/** The visitor's answer, as it is stored. */
export type Consent = 'accepted' | 'essential' | 'declined';

const CHOICE_KEY = 'cookieConsent';
const DATE_KEY = 'cookieConsentDate';
/** The CNIL's good practice: an answer holds six months, then one asks again. */
const MONTHS_KEPT = 6;

const CONSENT_EVENT = 'cookieconsent';

// In private windows some engines refuse storage: the answer then lasts as long as the page.
let volatileConsent: Consent | null = null;

/**
 * The answer that counts today, or null if there is none, an unknown one, or one older than six months. A stored
 * answer without a date counts, and gets today's.
 */
export function readConsent(today = new Date()): Consent | null {
  try {
    const choice = localStorage.getItem(CHOICE_KEY) as Consent;
    if (!/^(accepted|essential|declined)$/.test(choice)) return volatileConsent;
    const given = new Date(localStorage.getItem(DATE_KEY) || '');
    const expiryDate = new Date(given);
    expiryDate.setMonth(expiryDate.getMonth() + MONTHS_KEPT);
    if (today >= expiryDate) return null;
    // There is no date, or none that can be read, or one that is still to come.
    if (!(given <= today)) store(DATE_KEY, today.toISOString());
    return choice;
  } catch {
    return volatileConsent;
  }
}

/** Stores the answer with its date, and tells the page. */
export function writeConsent(choice: Consent, today = new Date()): void {
  volatileConsent = choice;
  store(CHOICE_KEY, choice);
  store(DATE_KEY, today.toISOString());
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/**
 * Calls back with each new answer: given on this page, or on another one before this one came back from the browser's
 * cache.
 */
export function onConsent(callback: (answer: Consent) => void): void {
  let known = readConsent();
  const notify = ({ type }: Event) => {
    const answer = readConsent();
    if (answer && (type === CONSENT_EVENT || answer !== known)) callback(answer);
    known = answer;
  };
  document.addEventListener(CONSENT_EVENT, notify);
  addEventListener('pageshow', notify);
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Refused, or full: `volatileConsent` holds the answer.
  }
}
