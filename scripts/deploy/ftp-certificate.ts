import { X509Certificate } from 'node:crypto';
import { type ConnectionOptions, type PeerCertificate, TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { HostFailure } from './failure';
import type { Settings } from './settings';

/** On this port the encryption starts with the connection, elsewhere on request. */
const IMPLICIT_TLS_PORT = 990;

/** Codes by which Node says that a certificate is not to be trusted, and that no encryption could be agreed on. */
const REFUSED_CERTIFICATE = /CERT|SELF_SIGNED|ISSUER|SIGNATURE/;
const NO_AGREEMENT = /^(EPROTO|ERR_SSL_)/;

/** What a noted fingerprint has made acceptable: the other connections of a run need not ask for it again. */
const accepted = new WeakMap<Settings, ConnectionOptions>();

/**
 * Connects and starts the encryption, for the control connection and all data connections to come. Accepts a
 * certificate that an authority vouches for and that carries the host's name, or the very one whose fingerprint the
 * owner has noted. Rejects with a HostFailure of kind «certificate» otherwise, and before any password is sent.
 */
export async function connectEncrypted(client: Client, settings: Settings): Promise<void> {
  const { host } = settings;
  const named = { host, ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }) };
  try {
    await startTls(client, settings, accepted.get(settings) ?? named);
  } catch (error) {
    const code = error instanceof FTPError ? '' : String((error as { code?: unknown }).code);
    if (NO_AGREEMENT.test(code)) throw new HostFailure('no-encryption', code);
    if (!REFUSED_CERTIFICATE.test(code)) throw error;
    const certificate = await shownCertificate(settings);
    if (!settings.certificate || !sameFingerprint(settings.certificate, certificate.fingerprint256)) {
      throw new HostFailure('certificate', code, {
        fingerprint: certificate.fingerprint256,
        names: namesIn(certificate),
      });
    }
    const ca = [new X509Certificate(certificate.raw).toString()];
    const noted = { ...named, ca, allowPartialTrustChain: true, checkServerIdentity: () => undefined };
    await startTls(client, settings, noted);
    accepted.set(settings, noted);
  }
}

/** Connects, unless the server turns out to speak SSH: basic-ftp would wait for a number until its time is over. */
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
  if (port === IMPLICIT_TLS_PORT) {
    await client.connectImplicitTLS(host, port, options);
    return;
  }
  await connectTo(client, settings);
  try {
    await client.useTLS(options);
  } catch (error) {
    throw error instanceof FTPError ? new HostFailure('no-encryption', error.message) : error;
  }
}

/** Looks at the certificate on a connection that sends nothing else. */
async function shownCertificate(settings: Settings): Promise<PeerCertificate> {
  const client = new Client(settings.timeout);
  try {
    await startTls(client, settings, { host: settings.host, rejectUnauthorized: false });
    const { socket } = client.ftp;
    if (!(socket instanceof TLSSocket))
      throw new HostFailure('no-encryption', 'The control connection is not encrypted.');
    return socket.getPeerCertificate();
  } finally {
    client.close();
  }
}

function namesIn(certificate: PeerCertificate): string[] {
  return (certificate.subjectaltname ?? '')
    .split(', ')
    .flatMap((name) => (name.startsWith('DNS:') ? [name.slice(4)] : []));
}

function sameFingerprint(noted: string, shown: string): boolean {
  const bare = (fingerprint: string) =>
    fingerprint
      .replace(/^sha-?256[: ]/i, '')
      .replaceAll(/[:\s]/g, '')
      .toLowerCase();
  return bare(noted) === bare(shown);
}
