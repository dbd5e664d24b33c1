import { SentenceError } from '../../data/model/read/sentence-error';
import { type FailureFacts, type FailureKind, HostFailure, networkFailure } from './failure';

/** Status codes of SFTP version 3 (draft-ietf-secsh-filexfer-02 section 7), and the library's own. */
const KINDS: Record<string, FailureKind> = {
  2: 'missing',
  3: 'denied',
  ENOENT: 'missing',
  EACCES: 'denied',
  ERR_NOT_CONNECTED: 'dropped',
};

/** Words of the library and of servers that have no code for a failure. The first that matches decides. */
const WORDS: [RegExp, FailureKind][] = [
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

/** Says what kind of failure an SFTP answer or a broken connection is. */
export function sftpFailure(error: unknown, facts: FailureFacts = {}): HostFailure {
  if (SentenceError.is(error)) throw error;
  if (error instanceof HostFailure) return error.with(facts);
  const { code, message } = error as { code?: unknown; message: string };
  const kind = KINDS[String(code)] ?? WORDS.find(([words]) => words.test(message))?.[1];
  return networkFailure(error)?.with(facts) ?? new HostFailure(kind ?? 'other', message, facts);
}
