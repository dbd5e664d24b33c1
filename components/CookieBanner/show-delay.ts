/** Milliseconds between the load event and the banner, as ordered. */
export const SHOW_DELAY_MS = 1000;
