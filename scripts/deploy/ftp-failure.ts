import { FTPError } from 'basic-ftp';
import { type FailureFacts, type FailureKind, HostFailure, networkFailure } from './failure';

/** What the numbers of FTP mean (RFC 959 section 4.2); 550 means several things and is told apart by its words. */
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

const FULL = /quota|no space|disk full|disque plein|insufficient storage|exceeded storage/i;
const MISSING = /no such|not found|does not exist|doesn't exist|can't find|introuvable/i;
/** True where the server has refused one connection too many. */
export const isCrowded = (message: string) => /too many|maximum|limit|trop de/i.test(message);

/** Says what kind of failure an FTP answer or a broken connection is. */
export function ftpFailure(error: unknown, facts: FailureFacts = {}): HostFailure {
  if (error instanceof HostFailure) return error.with(facts);
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FTPError)) {
    // basic-ftp closes the connection on all other errors: timeouts, a FIN, a broken data connection.
    return networkFailure(error)?.with(facts) ?? new HostFailure('dropped', message, facts);
  }
  return new HostFailure(kindOf(error.code, message), message, facts);
}

function kindOf(code: number, message: string): FailureKind {
  if (FULL.test(message)) return 'disk-full';
  if (code === 450 || code === 550) return MISSING.test(message) ? 'missing' : 'denied';
  if (code === 530 && isCrowded(message)) return 'busy';
  return KINDS[code] ?? 'other';
}
