/** Kinds of failures that both FTP and SFTP have. */
export const FAILURE_KINDS = [
  'unknown-host',
  'unreachable',
  'dropped',
  'incomplete',
  'busy',
  'password',
  'login-closed',
  'wrong-protocol',
  'certificate',
  'host-key',
  'no-encryption',
  /** The server rejects logins without encryption. */
  'needs-encryption',
  /** The control connection works, but no data connection opens. */
  'no-data-connection',
  /** The server's reply does not follow the protocol. */
  'not-understood',
  /** The listing of a folder has an unknown format. */
  'listing',
  /** SSH works, but the server does not start SFTP. */
  'no-sftp',
  /** A login script writes text where SFTP packets are expected. */
  'login-text',
  /** The server knows only SSH algorithms that are no longer safe. */
  'old-algorithms',
  'denied',
  'no-rename',
  'missing',
  'disk-full',
  'not-stored',
  'other',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Facts from the server that the remedy in a message needs. */
export type FailureFacts = {
  /** The file or folder of the failed action, relative to the site's folder. */
  path?: string;
  /** Fingerprint of the certificate or host key that the server showed. */
  fingerprint?: string;
  /** Host names in the certificate. */
  names?: string[];
  /** Existing folders, listed as alternatives to the missing folder. */
  folders?: string[];
  /** True if the login opens in a folder that visitors see. */
  opensInSite?: boolean;
  /** The protocol that the server speaks instead of the expected protocol. */
  speaks?: 'FTP' | 'SFTP';
  /**
   * True if these settings have reached the host before, so that they are not the cause. For a host key, true if this
   * server has been reached before, so that the stored key is its own.
   */
  wasReached?: boolean;
};

/**
 * A refusal by a server, or a broken network. `message` is the server's own text; `messages.ts` formats the failure for
 * the owner.
 */
export class HostFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly facts: FailureFacts = {},
  ) {
    super(message);
    this.name = 'HostFailure';
  }

  /** Returns the same failure with additional facts. */
  with(facts: FailureFacts): HostFailure {
    return new HostFailure(this.kind, this.message, { ...this.facts, ...facts });
  }

  /** Returns the same failure with another kind. */
  as(kind: FailureKind): HostFailure {
    return new HostFailure(kind, this.message, this.facts);
  }
}

const NETWORK: Record<string, FailureKind> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ECONNRESET: 'dropped',
  ECONNABORTED: 'dropped',
  ENETRESET: 'dropped',
  ENOTCONN: 'dropped',
  EPIPE: 'dropped',
  ERR_STREAM_PREMATURE_CLOSE: 'dropped',
  ERR_STREAM_DESTROYED: 'dropped',
  ERR_STREAM_WRITE_AFTER_END: 'dropped',
};

/** Converts a network error below FTP and SFTP to a failure; returns undefined for any other error. */
export function toNetworkFailure(error: unknown): HostFailure | undefined {
  const { code, message } = error as { code?: unknown; message?: string };
  const kind = typeof code === 'string' ? NETWORK[code] : undefined;
  return kind && new HostFailure(kind, message ?? String(code));
}
