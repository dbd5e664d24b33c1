/** Milliseconds of simulated sending, as ordered. */
export const SUBMIT_DELAY_MS = 1000;

/** Where the form sends what was written, when delivery is switched on. */
export const deliveryPath = '/demande.php';
