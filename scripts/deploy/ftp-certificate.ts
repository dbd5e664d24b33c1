import { X509Certificate } from 'node:crypto';
import { type ConnectionOptions, type PeerCertificate, TLSSocket } from 'node:tls';
import { type Client, FTPError } from 'basic-ftp';
import { HostFailure } from './failure';
import type { Settings } from './settings';

/** On this port the encryption starts with the connection, elsewhere on request. */
const IMPLICIT_TLS_PORT = 990;

/** The code by which Node says that no encryption could be agreed on. */
const NO_AGREEMENT = /^(EPROTO|ERR_SSL_)/;

/**
 * Connects and starts the encryption, for the control connection and all data connections to come. Accepts a
 * certificate that an authority vouches for and that carries the host's name, or the very one whose fingerprint the
 * owner has noted. Rejects with a HostFailure of kind «certificate» otherwise, and before any password is sent.
 */
export async function connectEncrypted(client: Client, settings: Settings): Promise<void> {
  const { host } = settings;
  const named = { host, ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }) };
  await startTls(client, settings, { ...named, rejectUnauthorized: false });
  const { socket } = client.ftp;
  if (!(socket instanceof TLSSocket))
    throw new HostFailure('no-encryption', 'The control connection is not encrypted.');
  client.ftp.tlsOptions = named;
  if (socket.authorized) return;
  const certificate = socket.getPeerCertificate();
  const fingerprint = certificate.fingerprint256;
  if (!settings.certificate || !sameFingerprint(settings.certificate, fingerprint))
    throw new HostFailure('certificate', String(socket.authorizationError), {
      fingerprint,
      names: namesIn(certificate),
    });
  const ca = [new X509Certificate(certificate.raw).toString()];
  // Anew: a session that began unchecked stays so for the data connections that take it up.
  await startTls(client, settings, {
    ...named,
    ca,
    allowPartialTrustChain: true,
    checkServerIdentity: () => undefined,
  });
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

function sameFingerprint(noted: string, shown: string): boolean {
  const bare = (fingerprint: string) =>
    fingerprint
      .replace(/^sha-?256[: ]/i, '')
      .replaceAll(/[:\s]/g, '')
      .toLowerCase();
  return bare(noted) === bare(shown);
}
