import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../scripts/deploy/settings';
import { freePorts, isRoot, run, SERVER, signCertificate, startProgram } from './own-server';

/** False if ProFTPD is not installed (`apt-get install proftpd-core proftpd-mod-crypto`). */
export const hasFtpServer = existsSync('/usr/sbin/proftpd') && existsSync('/usr/lib/proftpd/mod_tls.so');
if (!hasFtpServer) console.warn('SKIPPED tests that need ProFTPD: apt-get install proftpd-core proftpd-mod-crypto');

/** User and group of FTP sessions. They are not root, because no folder is read-only for root. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 };
const PASSWORD = 'Motde#passe';

export type HostServer = {
  /** The folder on this computer that the site is uploaded to. */
  site: string;
  settings: Settings;
  /** All ports that a proxy must forward. */
  ports: number[];
  /** Path of the FTP server's certificate. */
  certificateFile?: string;
  stop(): Promise<void>;
};

type FtpServer = {
  /** Lines to add to the server's configuration. */
  config?: string;
  /** Protocol of the server; default 'ftps'. 'sftp' uses a password. */
  protocol?: 'ftps' | 'ftp' | 'sftp';
  /** Host name in the certificate. */
  certificateFor?: string;
};

/** Starts ProFTPD with one user whose site is in «www». */
export async function startFtpServer({
  config = '',
  protocol = 'ftps',
  certificateFor = 'localhost',
}: FtpServer = {}): Promise<HostServer> {
  const home = await mkdtemp(join(tmpdir(), 'ftp-'));
  const site = join(home, 'login/www');
  await mkdir(site, { recursive: true });
  await chmod(home, 0o755);
  const { uid, gid } = isRoot ? UNPRIVILEGED : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (isRoot) run('chown', '-R', `${uid}:${gid}`, join(home, 'login'));
  await writeFile(
    join(home, 'passwd'),
    `client:${run('openssl', 'passwd', '-6', PASSWORD).trim()}:${uid}:${gid}::${home}/login:/bin/false\n`,
  );
  await chmod(join(home, 'passwd'), 0o600);
  signCertificate(home, 'ec -pkeyopt ec_paramgen_curve:prime256v1', certificateFor);
  await chmod(join(home, 'key.pem'), 0o600);

  // After each transfer its port is blocked for a minute, and a fast machine makes many transfers per minute.
  const [port = 0, ...passive] = await freePorts(600);
  await writeFile(
    join(home, 'proftpd.conf'),
    `ModulePath /usr/lib/proftpd
LoadModule mod_tls.c
LoadModule mod_sftp.c
ServerType standalone
ServerName test
DefaultAddress ${SERVER}
SocketBindTight on
Port ${port}
PassivePorts ${passive[0]} ${passive.at(-1)}
User ${isRoot ? 'nobody' : process.env.USER}
Group ${isRoot ? 'nogroup' : process.env.USER}
UseReverseDNS off
UseIPv6 off
AuthPAM off
AuthOrder mod_auth_file.c
AuthUserFile ${home}/passwd
RequireValidShell off
DefaultRoot ~
Umask 022
WtmpLog off
TransferLog none
SystemLog ${home}/system.log
ScoreboardFile ${home}/scoreboard
PidFile ${home}/pid
DelayEngine off
TimeoutLinger 0
${config.includes('AllowOverwrite') ? '' : 'AllowOverwrite on'}
${{ sftp: `SFTPEngine on\nSFTPHostKey ${home}/key.pem\nSFTPAuthMethods password`, ftps: `TLSEngine on\nTLSECCertificateFile ${home}/cert.pem\nTLSECCertificateKeyFile ${home}/key.pem\nTLSCACertificateFile ${home}/cert.pem\nTLSRequired on`, ftp: '' }[protocol]}
${config}
`,
  );
  const { stop } = await startProgram('/usr/sbin/proftpd', ['-n', '-q', '-c', join(home, 'proftpd.conf')], port);
  const { fingerprint256 } = new X509Certificate(await readFile(join(home, 'cert.pem')));
  return {
    site,
    ports: [port, ...passive],
    certificateFile: join(home, 'cert.pem'),
    settings: {
      protocol,
      host: SERVER,
      port,
      user: 'client',
      password: PASSWORD,
      folder: 'www',
      manifest: '.deploy-manifest.json',
      timeout: 5_000,
      ...(protocol === 'ftps' ? { certificate: fingerprint256 } : {}),
    },
    stop: async () => {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Returns settings as the variables of .env.deploy. */
export function environmentOf({ protocol, host, port, user, password = '', folder, certificate = '' }: Settings) {
  return {
    DEPLOY_PROTOCOL: protocol,
    DEPLOY_HOST: host,
    DEPLOY_PORT: String(port),
    DEPLOY_USER: user,
    DEPLOY_PASSWORD: password,
    DEPLOY_FOLDER: folder,
    DEPLOY_CERTIFICATE: certificate,
  };
}
