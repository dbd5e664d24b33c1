import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import SftpClient from 'ssh2-sftp-client';
import { HostFailure } from './failure';
import type { Settings } from './settings';
import { toSftpFailure } from './sftp-failure';
import { UploadProblem } from './upload-problem';

/** Connects and logs in to a host whose key the owner has noted. Sends nothing to any other host. */
export async function connectSftp(settings: Settings): Promise<SftpClient> {
  const silent = { error() {}, end() {}, close() {} };
  const client = new SftpClient('deploy', silent);
  let shownKey = '';
  let greeting = '';
  const sock = connect(settings.port, settings.host);
  // Disables Nagle's algorithm, because it holds back the second part of each request until the server's delayed
  // acknowledgement (40 ms). ssh2 disables the algorithm only on sockets that it opens itself.
  sock.setNoDelay(true);
  // Some hosts ask for the password by keyboard-interactive authentication.
  client.on(
    'keyboard-interactive',
    (_name, _text, _language, prompts: unknown[], answer: (answers: string[]) => void) =>
      answer(prompts.map(() => settings.password ?? '')),
  );
  try {
    greeting = await readGreeting(sock, settings.timeout);
    if (/^\d{3}[ -]/.test(greeting)) throw new HostFailure('wrong-protocol', greeting, { speaks: 'FTP' });
    await client.connect({
      sock,
      host: settings.host,
      port: settings.port,
      username: settings.user,
      ...(await readCredentials(settings)),
      hostVerifier: (key: Buffer) => {
        shownKey = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
        return isVerifiedKey(shownKey, settings);
      },
      readyTimeout: settings.timeout,
      keepaliveInterval: settings.timeout / 3,
      keepaliveCountMax: 3,
    });
    return client;
  } catch (error) {
    // The connection has already failed, so a failure to end it is ignored.
    client.end().catch(() => undefined);
    sock.destroy();
    if (shownKey && !isVerifiedKey(shownKey, settings)) {
      throw new HostFailure('host-key', `The host shows ${shownKey}`, { fingerprint: shownKey });
    }
    refuseKey(settings, error as Error);
    const failure = toSftpFailure(error);
    if (failure.kind !== 'dropped') throw failure;
    // A host that has shown its key speaks SSH, so a connection that it closes afterwards is a refused login.
    throw new HostFailure(shownKey ? 'login-closed' : 'wrong-protocol', failure.message);
  }
}

/** Throws an UploadProblem if the library could not read the owner's private key. */
function refuseKey({ privateKey }: Settings, { message }: Error): void {
  if (!privateKey || !/privateKey/.test(message)) return;
  const facts = { setting: 'DEPLOY_PRIVATE_KEY', value: privateKey } as const;
  throw new UploadProblem(/passphrase/.test(message) ? 'locked-key' : 'invalid-key', facts);
}

/**
 * Returns whether the owner has noted this key. A host has one key per algorithm, so the setting may hold several,
 * separated by spaces.
 */
function isVerifiedKey(shownKey: string, { hostKey = '' }: Settings): boolean {
  return hostKey.split(/\s+/).includes(shownKey);
}

/** Returns the first bytes from the server and puts them back, so that they are read again. */
async function readGreeting(socket: Socket, timeout: number): Promise<string> {
  const text = await new Promise<Buffer | null>((resolve, reject) => {
    socket.setTimeout(timeout, () => reject(new HostFailure('unreachable', 'The server says nothing.')));
    socket.once('error', reject);
    socket.once('readable', () => resolve(socket.read()));
  });
  socket.setTimeout(0);
  if (!text) throw new HostFailure('busy', 'The server closes the connection without a word.');
  socket.unshift(text);
  return text.toString('latin1');
}

async function readCredentials({ privateKey, password }: Settings) {
  if (!privateKey) return { password: password ?? '', tryKeyboard: true };
  try {
    return { privateKey: await readFile(privateKey), ...(password ? { passphrase: password } : {}) };
  } catch {
    throw new UploadProblem('unreadable-key', { setting: 'DEPLOY_PRIVATE_KEY', value: privateKey });
  }
}
