/** What went wrong, as the two protocols have it in common. */
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
  'denied',
  'missing',
  'disk-full',
  'not-stored',
  'other',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What only the server can tell, for the remedy. */
export type FailureFacts = {
  /** The file or folder it was about, relative to the site's folder. */
  path?: string;
  /** Fingerprint of the certificate or host key that the server showed. */
  fingerprint?: string;
  /** Host names in the certificate. */
  names?: string[];
  /** Folders that there are instead of the missing one. */
  folders?: string[];
  /** True where the login opens in a folder that visitors see. */
  opensInSite?: boolean;
  /** What the server speaks instead. */
  speaks?: 'FTP' | 'SFTP';
};

/** A server or a network said no. `message` is the server's own text; `messages.ts` says it to the owner. */
export class HostFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly facts: FailureFacts = {},
  ) {
    super(message);
    this.name = 'HostFailure';
  }

  /** The same failure, with more known about it. */
  with(facts: FailureFacts): HostFailure {
    return new HostFailure(this.kind, this.message, { ...this.facts, ...facts });
  }
}

const NETWORK: Record<string, FailureKind> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ECONNRESET: 'dropped',
  ECONNABORTED: 'dropped',
  EPIPE: 'dropped',
};

/** The kind of a failure below FTP and SFTP, if it is one of those. */
export function networkFailure(error: unknown): HostFailure | undefined {
  const { code, message } = error as { code?: unknown; message?: string };
  const kind = typeof code === 'string' ? NETWORK[code] : undefined;
  return kind && new HostFailure(kind, message ?? String(code));
}
