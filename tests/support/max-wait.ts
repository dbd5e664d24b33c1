/**
 * Milliseconds for which a test waits for a condition. The usual limit of one second is too short on a busy machine.
 */
export const MAX_WAIT_MS = 20_000;
