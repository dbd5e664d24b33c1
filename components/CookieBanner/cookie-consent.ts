/** The visitor's answer, as localStorage stores it. */
export type Consent = 'accepted' | 'essential' | 'declined';

const CHOICE_KEY = 'cookieConsent';
const DATE_KEY = 'cookieConsentDate';
/** Months for which an answer is valid, because the CNIL recommends asking again after six months. */
const MAX_AGE_MONTHS = 6;

const CONSENT_EVENT = 'cookieconsent';

// Keeps the answer until the page is closed, because some engines refuse storage in private windows.
let volatileConsent: Consent | null = null;

/**
 * Returns the stored answer. Returns null if no answer is stored, or if the answer is unknown or older than six months.
 * A stored answer without a date is valid and gets today's date.
 */
export function readConsent(today = new Date()): Consent | null {
  try {
    const choice = localStorage.getItem(CHOICE_KEY) as Consent;
    if (!/^(accepted|essential|declined)$/.test(choice)) return volatileConsent;
    const givenAt = new Date(localStorage.getItem(DATE_KEY) || '');
    const expiryDate = new Date(givenAt);
    expiryDate.setMonth(expiryDate.getMonth() + MAX_AGE_MONTHS);
    if (today >= expiryDate) return null;
    // The date is missing, invalid or in the future.
    if (!(givenAt <= today)) store(DATE_KEY, today.toISOString());
    return choice;
  } catch {
    return volatileConsent;
  }
}

/** Stores the answer with its date and notifies the listeners of onConsent. */
export function writeConsent(choice: Consent, today = new Date()): void {
  volatileConsent = choice;
  store(CHOICE_KEY, choice);
  store(DATE_KEY, today.toISOString());
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/**
 * Calls back with each new answer. The answer is from this page, or from another page while this page was in the
 * back/forward cache.
 */
export function onConsent(callback: (answer: Consent) => void): void {
  let lastAnswer = readConsent();
  const notify = ({ type }: Event) => {
    const answer = readConsent();
    if (answer && (type === CONSENT_EVENT || answer !== lastAnswer)) callback(answer);
    lastAnswer = answer;
  };
  document.addEventListener(CONSENT_EVENT, notify);
  addEventListener('pageshow', notify);
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is refused or full. `volatileConsent` keeps the answer.
  }
}
