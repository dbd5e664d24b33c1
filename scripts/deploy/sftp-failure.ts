import { SentenceError } from '../../data/model/read/sentence-error';
import { type FailureFacts, type FailureKind, HostFailure, toNetworkFailure } from './failure';

/** Status codes of SFTP version 3 (draft-ietf-secsh-filexfer-02 section 7), and codes of the library. */
const KINDS: Record<string, FailureKind> = {
  2: 'missing',
  3: 'denied',
  ENOENT: 'missing',
  EACCES: 'denied',
  ERR_NOT_CONNECTED: 'dropped',
};

/** Texts of the library and of servers, for failures without a code. The first match decides. */
const MESSAGE_PATTERNS: [RegExp, FailureKind][] = [
  [/no matching .* algorithm|no matching .*(cipher|mac|host key|key exchange|compression)/i, 'old-algorithms'],
  // A login shell that does not start SFTP exits with a code, or prints text.
  [/unable to start subsystem|while establishing SFTP session/i, 'no-sftp'],
  [
    /packet length|unknown packet type|expected (INIT|VERSION)|malformed \w+ packet|SFTP.*(protocol|version)/i,
    'login-text',
  ],
  [/no such file/i, 'missing'],
  [/permission denied/i, 'denied'],
  [/authentication (methods? failed|failure)/i, 'password'],
  [/quota|no space/i, 'disk-full'],
  [/unexpected (end|close) event|not connected|no response|timed out|keepalive|connection lost|no sftp/i, 'dropped'],
];

/** Classifies an SFTP reply or a broken connection. */
export function toSftpFailure(error: unknown, facts: FailureFacts = {}): HostFailure {
  if (SentenceError.is(error)) throw error;
  if (error instanceof HostFailure) return error.with(facts);
  const { code, message } = error as { code?: unknown; message: string };
  const kind = KINDS[String(code)] ?? MESSAGE_PATTERNS.find(([pattern]) => pattern.test(message))?.[1];
  return toNetworkFailure(error)?.with(facts) ?? new HostFailure(kind ?? 'other', message, facts);
}
