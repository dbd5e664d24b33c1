import { type FailureKind, HostFailure } from './failure';
import { openFtp } from './ftp-transport';
import type { Settings } from './settings';
import { openSftp } from './sftp-transport';
import type { OpenTransport, Transport } from './transport';

/** Returns a function that opens connections to the host that the settings name, all of one session. */
export function transportFor(settings: Settings): OpenTransport {
  const memory = { hasTransferred: false };
  return () => (settings.protocol === 'sftp' ? openSftp(settings) : openFtp(settings, memory));
}

/**
 * Runs an action on one connection to the host, which is closed afterwards: to list, read, or remove files in the site's
 * folder. Rejects with a HostFailure or an UploadProblem; repeats nothing.
 */
export async function withConnection<T>(settings: Settings, action: (transport: Transport) => Promise<T>): Promise<T> {
  const transport = await transportFor(settings)();
  try {
    return await action(transport);
  } finally {
    transport.close();
  }
}

/** Pauses before each new attempt, in milliseconds; together longer than a router takes to restart. */
const PAUSES = [1_000, 3_000, 8_000, 20_000, 60_000];

/** Connections at once: what Pure-FTPd and OpenSSH allow unless told otherwise; a host that allows fewer is asked for no more. */
export const CONNECTIONS = 8;

/** Connections that come back when they break. */
export type Session = {
  /**
   * Runs an action that may be repeated from its start, on a connection of its own; several may run at once. When the
   * connection drops, it waits, connects again and repeats, and says which attempt it is; rejects with the last HostFailure when no attempt is left, and at once with any
   * other.
   */
  run<T>(action: (transport: Transport, attempt: number) => Promise<T>): Promise<T>;
  close(): void;
};

type SessionOptions = {
  open: OpenTransport;
  pauses?: readonly number[];
  /** Told before each pause: which attempt comes next, out of how many, after how many milliseconds. */
  onRetry?: (failure: HostFailure, attempt: number, attempts: number, pause: number) => void;
};

const PASSING: FailureKind[] = ['dropped', 'incomplete', 'busy'];
/** Once the host has been reached, these mean that the line is down, not that the settings are wrong. */
const PASSING_LATER: FailureKind[] = [...PASSING, 'unknown-host', 'unreachable', 'wrong-protocol', 'login-closed'];

/** Prepares a session; it connects with the first action, and with more connections while several actions run. */
export function createSession({ open, pauses = PAUSES, onRetry }: SessionOptions): Session {
  const idle: Transport[] = [];
  const all = new Set<Transport>();
  const waiting: (() => void)[] = [];
  let limit = CONNECTIONS;
  let connected = 0;
  let hasConnected = false;
  let isClosed = false;

  const leave = (transport?: Transport) => {
    if (transport) idle.push(transport);
    else connected -= 1;
    waiting.shift()?.();
  };

  const drop = (transport: Transport) => {
    transport.close();
    all.delete(transport);
    leave();
  };

  /** A connection that nobody uses; a new one where there is none, as long as the host takes another. */
  async function take(): Promise<Transport> {
    for (;;) {
      const free = idle.pop();
      if (free) return free;
      if (connected < limit) {
        connected += 1;
        try {
          const transport = await open();
          all.add(transport);
          hasConnected = true;
          return transport;
        } catch (error) {
          leave();
          // Whatever a host says to one connection too many: those that it took are enough.
          if (connected === 0 || !(error instanceof HostFailure)) throw error;
          limit = connected;
        }
      } else await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  async function once<T>(action: (transport: Transport) => Promise<T>): Promise<T> {
    const transport = await take();
    try {
      const result = await action(transport);
      leave(transport);
      return result;
    } catch (error) {
      const isAlive = error instanceof HostFailure && !PASSING.includes(error.kind);
      if (isAlive) leave(transport);
      // What has broken one connection has broken those that wait beside it: each would cost an attempt.
      else for (const lost of [transport, ...idle.splice(0)]) drop(lost);
      throw error;
    }
  }

  return {
    async run(action) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once((transport) => action(transport, attempt));
        } catch (error) {
          const passing = hasConnected ? PASSING_LATER : PASSING;
          if (isClosed || !(error instanceof HostFailure) || !passing.includes(error.kind)) throw error;
          // A file that ends short on a line that holds: a second try tells a cut from a full disk.
          const isFull = error.kind === 'incomplete' && attempt > 1;
          const pause = isFull ? undefined : pauses[attempt - 1];
          if (pause === undefined) throw hasConnected ? error.with({ wasReached: true }) : error;
          onRetry?.(error, attempt, pauses.length, pause);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    close() {
      isClosed = true;
      for (const transport of all) transport.close();
      all.clear();
      idle.length = 0;
    },
  };
}
