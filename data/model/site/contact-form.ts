/** Duration of simulated sending, as the customer ordered. */
export const SUBMIT_DELAY_MS = 1000;

/** Path to which the form posts if delivery is on. */
export const deliveryPath = '/demande.php';
