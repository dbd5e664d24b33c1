import { FTPError } from 'basic-ftp';
import { type FailureFacts, type FailureKind, HostFailure, toNetworkFailure } from './failure';

/** Meanings of FTP's reply codes (RFC 959 section 4.2). Codes with several meanings are distinguished by their text. */
const KINDS: Record<number, FailureKind> = {
  421: 'busy',
  425: 'dropped',
  426: 'dropped',
  430: 'password',
  452: 'disk-full',
  530: 'password',
  532: 'password',
  552: 'disk-full',
  553: 'denied',
};

const DISK_FULL = /quota|no space|disk full|disque plein|insufficient storage|exceeded storage/i;
const MISSING = /no such|not found|does not exist|doesn't exist|can't find|introuvable|n'existe pas/i;
/** Returns whether the server has refused a connection because there are too many. */
export const isTooManyConnections = (message: string) => /too many|maximum|limit|trop de/i.test(message);
/**
 * Texts by which servers ask for encryption: vsftpd 530 and 522, ProFTPD 550, IIS 534, Pure-FTPd 421, FileZilla Server
 * 503.
 */
const WANTS_ENCRYPTION = /\b(ssl|tls|use auth)\b|encrypt|cleartext|chiffr/i;

/**
 * Messages of basic-ftp for a lost connection. Its other plain errors are replies that it could not parse, so that a
 * retry would not help.
 */
const CONNECTION_LOST =
  /^(client is closed|user closed client|server (sent|closed)|socket closed|timeout)|no data connection|premature close|socket disconnected|connection (reset|closed|lost)/i;

/**
 * Classifies an FTP reply, an error of basic-ftp, or a broken connection. `isPlain` means a connection without
 * encryption.
 */
export function toFtpFailure(error: unknown, facts: FailureFacts = {}, isPlain = false): HostFailure {
  if (error instanceof HostFailure) return error.with(facts);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof FTPError && isPlain && WANTS_ENCRYPTION.test(message))
    return new HostFailure('needs-encryption', message, facts);
  if (error instanceof FTPError) return new HostFailure(kindOf(error.code, message), message, facts);
  const kind = CONNECTION_LOST.test(message) ? 'dropped' : 'not-understood';
  return toNetworkFailure(error)?.with(facts) ?? new HostFailure(kind, message, facts);
}

function kindOf(code: number, message: string): FailureKind {
  if (DISK_FULL.test(message)) return 'disk-full';
  const isLogin = code === 430 || code === 530;
  // pyftpdlib answers 501 for a missing folder, other servers 450, 550 or 553.
  if (!isLogin && MISSING.test(message)) return 'missing';
  if (code === 450 || code === 550) return 'denied';
  if (code === 530 && isTooManyConnections(message)) return 'busy';
  return KINDS[code] ?? 'other';
}
