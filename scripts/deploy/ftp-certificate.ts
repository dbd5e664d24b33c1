import { X509Certificate } from 'node:crypto';
import { type ConnectionOptions, type PeerCertificate, TLSSocket } from 'node:tls';
import { type Client, FTPError } from 'basic-ftp';
import { HostFailure } from './failure';
import type { Settings } from './settings';

/** Port on which TLS starts with the connection. On all other ports TLS starts on request (explicit FTPS). */
const IMPLICIT_TLS_PORT = 990;

/** Error codes of Node.js if client and server could not agree on an encryption. */
const NO_AGREEMENT = /^(EPROTO|ERR_SSL_)/;

/**
 * Connects and starts the encryption of the control connection and of all later data connections. Accepts a certificate
 * that is signed by an authority and carries the host's name, or a certificate with the fingerprint that the owner has
 * noted. Otherwise rejects with a HostFailure of kind «certificate» before any password is sent.
 */
export async function connectEncrypted(client: Client, settings: Settings): Promise<void> {
  const { host } = settings;
  const hostOptions = { host, ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }) };
  await startTls(client, settings, { ...hostOptions, rejectUnauthorized: false });
  const { socket } = client.ftp;
  if (!(socket instanceof TLSSocket))
    throw new HostFailure('no-encryption', 'The control connection is not encrypted.');
  client.ftp.tlsOptions = hostOptions;
  if (socket.authorized) return;
  const certificate = socket.getPeerCertificate();
  const fingerprint = certificate.fingerprint256;
  if (!settings.certificate || !isSameFingerprint(settings.certificate, fingerprint))
    throw new HostFailure('certificate', String(socket.authorizationError), {
      fingerprint,
      names: namesIn(certificate),
    });
  const ca = [new X509Certificate(certificate.raw).toString()];
  // Starts TLS again, because data connections resume the session, and a session that began unchecked stays unchecked.
  await startTls(client, settings, {
    ...hostOptions,
    ca,
    allowPartialTrustChain: true,
    checkServerIdentity: () => undefined,
  });
}

/**
 * Connects. Closes the connection if the server speaks SSH, because basic-ftp would wait for an FTP reply until its
 * timeout.
 */
export async function connectTo(client: Client, { host, port }: Settings): Promise<void> {
  let greeting = '';
  const connecting = client.connect(host, port);
  client.ftp.socket.once('data', (text) => {
    greeting = String(text);
    if (greeting.startsWith('SSH-')) client.close();
  });
  try {
    await connecting;
  } catch (error) {
    throw greeting.startsWith('SSH-') ? new HostFailure('wrong-protocol', greeting, { speaks: 'SFTP' }) : error;
  }
}

async function startTls(client: Client, settings: Settings, options: ConnectionOptions): Promise<void> {
  const { host, port } = settings;
  const isImplicit = port === IMPLICIT_TLS_PORT;
  if (!isImplicit) await connectTo(client, settings);
  try {
    await (isImplicit ? client.connectImplicitTLS(host, port, options) : client.useTLS(options));
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    const isRefused = error instanceof FTPError || NO_AGREEMENT.test(String(code));
    throw isRefused ? new HostFailure('no-encryption', message) : error;
  }
}

function namesIn(certificate: PeerCertificate): string[] {
  return (certificate.subjectaltname ?? '')
    .split(', ')
    .flatMap((name) => (name.startsWith('DNS:') ? [name.slice(4)] : []));
}

function isSameFingerprint(expected: string, actual: string): boolean {
  const normalizeFingerprint = (fingerprint: string) =>
    fingerprint
      .replace(/^sha-?256[: ]/i, '')
      .replaceAll(/[:\s]/g, '')
      .toLowerCase();
  return normalizeFingerprint(expected) === normalizeFingerprint(actual);
}
