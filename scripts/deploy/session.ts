import { Failure, type FailureKind } from './failure';
import { openFtp } from './ftp-transport';
import type { Settings } from './settings';
import { openSftp } from './sftp-transport';
import type { OpenTransport, Transport } from './transport';

/** The way to the host that the settings name. */
export function transportFor(settings: Settings): OpenTransport {
  return () => (settings.protocol === 'sftp' ? openSftp(settings) : openFtp(settings));
}

/** Pauses before each new attempt, in milliseconds; together longer than a router takes to restart. */
export const PAUSES = [1_000, 3_000, 8_000, 20_000, 60_000];

/** A connection that comes back when it breaks. */
export type Session = {
  /**
   * Runs an action that may be repeated from its start. When the connection drops, it waits, connects again and
   * repeats; rejects with the last Failure when no attempt is left, and at once with any other.
   */
  run<T>(action: (transport: Transport) => Promise<T>): Promise<T>;
  close(): void;
};

type SessionOptions = {
  open: OpenTransport;
  pauses?: readonly number[];
  /** Told before each pause: which attempt comes next, out of how many, after how many milliseconds. */
  onRetry?: (failure: Failure, attempt: number, attempts: number, pause: number) => void;
};

const PASSING: FailureKind[] = ['dropped', 'incomplete', 'busy'];
/** Once the host has been reached, these mean that the line is down, not that the settings are wrong. */
const PASSING_LATER: FailureKind[] = [...PASSING, 'unknown-host', 'unreachable'];

/** Prepares a session; it connects with the first action. */
export function createSession({ open, pauses = PAUSES, onRetry }: SessionOptions): Session {
  let transport: Transport | undefined;
  let hasConnected = false;

  async function once<T>(action: (transport: Transport) => Promise<T>): Promise<T> {
    transport ??= await open();
    hasConnected = true;
    return action(transport);
  }

  return {
    async run(action) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(action);
        } catch (error) {
          // A file that ends short on a line that holds: a second try tells a cut from a full disk.
          const isFull = error instanceof Failure && error.kind === 'incomplete' && attempt > 1;
          const pause = isFull ? undefined : pauses[attempt - 1];
          const passing = hasConnected ? PASSING_LATER : PASSING;
          if (!(error instanceof Failure) || !passing.includes(error.kind)) throw error;
          transport?.close();
          transport = undefined;
          if (pause === undefined) throw error;
          onRetry?.(error, attempt, pauses.length, pause);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    close() {
      transport?.close();
      transport = undefined;
    },
  };
}
