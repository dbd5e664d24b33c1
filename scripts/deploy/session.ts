import { type FailureKind, HostFailure } from './failure';
import { openFtp } from './ftp-transport';
import type { Settings } from './settings';
import { openSftp } from './sftp-transport';
import type { OpenTransport, Transport } from './transport';

/** Returns a function that opens connections of one session to the host of the settings. */
export function transportFor(settings: Settings): OpenTransport {
  const memory = { hasTransferred: false };
  return () => (settings.protocol === 'sftp' ? openSftp(settings) : openFtp(settings, memory));
}

/**
 * Runs an action on one connection and closes it afterwards, for example to list, read, or remove files in the site's
 * folder. Rejects with a HostFailure or an UploadProblem. Does not retry.
 */
export async function withConnection<T>(settings: Settings, action: (transport: Transport) => Promise<T>): Promise<T> {
  const transport = await transportFor(settings)();
  try {
    return await action(transport);
  } finally {
    transport.close();
  }
}

/** Milliseconds before each retry. The sum is longer than the restart of a router. */
const RETRY_DELAYS_MS = [1_000, 3_000, 8_000, 20_000, 60_000];

/**
 * Maximum number of parallel connections, which is the default limit of Pure-FTPd and OpenSSH. If a host allows fewer
 * connections, the session stays at that number.
 */
export const MAX_CONNECTIONS = 8;

/** Connections of a deployment, which are reopened when they break. */
export type Session = {
  /**
   * Runs an action on a connection of its own; several actions may run at once. If the connection drops, waits,
   * connects again and repeats the action from its start. So the action must be repeatable. `attempt` counts from 1.
   * Rejects with the last HostFailure when no attempt is left, and at once with any other error.
   */
  run<T>(action: (transport: Transport, attempt: number) => Promise<T>): Promise<T>;
  close(): void;
};

type SessionOptions = {
  open: OpenTransport;
  pauses?: readonly number[];
  /** Runs before each pause, with the next attempt, the number of attempts, and the milliseconds of the pause. */
  onRetry?: (failure: HostFailure, attempt: number, attempts: number, pause: number) => void;
};

const RETRYABLE: FailureKind[] = ['dropped', 'incomplete', 'busy'];
/**
 * After a first successful connection, these kinds of failures mean that the connection is down, and not that the
 * settings are wrong.
 */
const RETRYABLE_AFTER_CONNECT: FailureKind[] = [
  ...RETRYABLE,
  'unknown-host',
  'unreachable',
  'wrong-protocol',
  'login-closed',
];

/**
 * Creates a session. The session connects with the first action, and opens more connections while several actions run.
 */
export function createSession({ open, pauses = RETRY_DELAYS_MS, onRetry }: SessionOptions): Session {
  const idle: Transport[] = [];
  const transports = new Set<Transport>();
  const waiters: (() => void)[] = [];
  let limit = MAX_CONNECTIONS;
  let connectionCount = 0;
  let hasConnected = false;
  let isClosed = false;

  const release = (transport?: Transport) => {
    if (transport) idle.push(transport);
    else connectionCount -= 1;
    waiters.shift()?.();
  };

  const discard = (transport: Transport) => {
    transport.close();
    transports.delete(transport);
    release();
  };

  /**
   * Returns an idle connection, or opens a connection. If the host allows no further connection, waits until a
   * connection is idle.
   */
  async function acquire(): Promise<Transport> {
    for (;;) {
      const idleTransport = idle.pop();
      if (idleTransport) return idleTransport;
      if (connectionCount < limit) {
        connectionCount += 1;
        try {
          const transport = await open();
          transports.add(transport);
          hasConnected = true;
          return transport;
        } catch (error) {
          release();
          // A host answers a connection above its limit with various errors. So after any refusal the limit is the
          // number of open connections.
          if (connectionCount === 0 || !(error instanceof HostFailure)) throw error;
          limit = connectionCount;
        }
      } else await new Promise<void>((resolve) => waiters.push(resolve));
    }
  }

  async function runOnce<T>(action: (transport: Transport) => Promise<T>): Promise<T> {
    const transport = await acquire();
    try {
      const result = await action(transport);
      release(transport);
      return result;
    } catch (error) {
      const isAlive = error instanceof HostFailure && !RETRYABLE.includes(error.kind);
      if (isAlive) release(transport);
      // A broken connection means that the idle connections are also broken. Drops all of them, because each would cost
      // an attempt.
      else for (const lost of [transport, ...idle.splice(0)]) discard(lost);
      throw error;
    }
  }

  return {
    async run(action) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce((transport) => action(transport, attempt));
        } catch (error) {
          const retryableKinds = hasConnected ? RETRYABLE_AFTER_CONNECT : RETRYABLE;
          if (isClosed || !(error instanceof HostFailure) || !retryableKinds.includes(error.kind)) throw error;
          // A file was truncated although the connection works. A second attempt distinguishes an interruption from a
          // full disk.
          const isFull = error.kind === 'incomplete' && attempt > 1;
          const pause = isFull ? undefined : pauses[attempt - 1];
          if (pause === undefined) throw hasConnected ? error.with({ wasReached: true }) : error;
          onRetry?.(error, attempt, pauses.length, pause);
          // A dropped or busy host needs time, and sends no signal when it is back.
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    close() {
      isClosed = true;
      for (const transport of transports) transport.close();
      transports.clear();
      idle.length = 0;
    },
  };
}
