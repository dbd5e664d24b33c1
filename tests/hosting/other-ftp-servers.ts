import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/testing/programs';
import type { HostServer } from './ftp-server';
import { freePorts, isRoot, run, SERVER, signCertificate, startProgram } from './own-server';

/**
 * Finds a server program where Debian installs it, or where CI unpacks it, because Debian's packages of these servers
 * exclude each other.
 */
const findServer = (name: string) =>
  findProgram(name) ?? [`/usr/sbin/${name}`, `/usr/local/sbin/${name}`].find((path) => existsSync(path));

const PURE_FTPD = findServer('pure-ftpd');
const PURE_PW = findServer('pure-pw');
const VSFTPD = findServer('vsftpd');
const PYTHON = ['/usr/bin/python3', findProgram('python3')].find((path) => path && hasPyftpdlib(path));

function hasPyftpdlib(python: string): boolean {
  try {
    execFileSync(python, ['-c', 'import pyftpdlib'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const hasPureFtpd = PURE_FTPD !== undefined && PURE_PW !== undefined;
if (!hasPureFtpd) console.warn('SKIPPED tests that need Pure-FTPd: apt-get install pure-ftpd');
/** False unless vsftpd is installed and the tests run as root, because vsftpd changes its user. */
export const hasVsftpd = VSFTPD !== undefined && isRoot;
if (!hasVsftpd) console.warn('SKIPPED tests that need vsftpd and root: apt-get install vsftpd');
export const hasPyftpd = PYTHON !== undefined;
if (!hasPyftpd) console.warn('SKIPPED tests that need pyftpdlib: apt-get install python3-pyftpdlib');

/** User of FTP sessions. */
const UNPRIVILEGED_ID = 65534;
const PASSWORD = 'Motde#passe';

/** Creates a folder with «login/www» and a certificate, and finds free ports for a server. */
async function prepareFiles(name: string) {
  const home = await mkdtemp(join(tmpdir(), `${name}-`));
  const site = join(home, 'login/www');
  await mkdir(site, { recursive: true });
  await chmod(home, 0o755);
  if (isRoot) run('chown', '-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, site);
  signCertificate(home, 'rsa:2048', 'localhost');
  const pem = (await Promise.all(['key', 'cert'].map((part) => readFile(join(home, `${part}.pem`), 'utf8')))).join('');
  await writeFile(join(home, 'both.pem'), pem, { mode: 0o600 });
  const { fingerprint256: certificate } = new X509Certificate(await readFile(join(home, 'cert.pem')));
  // A port is blocked for a minute after each transfer.
  const ports = await freePorts(600);
  return { home, site, certificate, ports };
}

const hostOf = (
  { home, site, ports }: Awaited<ReturnType<typeof prepareFiles>>,
  settings: Partial<HostServer['settings']>,
  stop: () => Promise<void>,
): HostServer => ({
  site,
  ports,
  settings: {
    ...{ protocol: 'ftps', host: SERVER, port: ports[0] ?? 0, user: 'client', password: PASSWORD, folder: 'www' },
    // Pure-FTPd delays its answer to a wrong password by several seconds.
    ...{ manifest: '.deploy-manifest.json', timeout: 30_000 },
    ...settings,
  },
  async stop() {
    await stop();
    await rm(home, { recursive: true, force: true });
  },
});

/** Starts Pure-FTPd, which accepts encrypted logins only. */
export async function startPureFtpd(): Promise<HostServer> {
  const files = await prepareFiles('pure-ftpd');
  const { home, certificate, ports } = files;
  const { uid, gid } = isRoot
    ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }
    : { uid: process.getuid?.(), gid: process.getgid?.() };
  // `pure-pw useradd` is not used, because its hash takes a second of CPU time, and again when each of eight
  // connections logs in.
  const hash = run('openssl', 'passwd', '-6', PASSWORD).trim();
  await writeFile(join(home, 'passwd'), `client:${hash}:${uid}:${gid}::${home}/login/./::::::::::::\n`);
  run(PURE_PW!, 'mkdb', join(home, 'users.pdb'), '-f', join(home, 'passwd'));
  const options = [
    ...['-l', `puredb:${home}/users.pdb`, '-S', `${SERVER},${ports[0]}`, '-p', `${ports[1]}:${ports.at(-1)}`],
    ...['-E', '-A', '-H', '-Y', '2', '-2', join(home, 'both.pem'), '-g', join(home, 'pid'), '-u', '1', '-U', '133:022'],
    // The default is 50 clients, which the sessions of cut connections can fill on a busy machine.
    ...['-c', '1000'],
  ];
  const { stop } = await startProgram(PURE_FTPD!, options, ports[0] ?? 0);
  return hostOf(files, { certificate }, stop);
}

/**
 * Starts vsftpd, which requires the TLS session of the control connection on each data connection. It accepts any
 * password.
 */
export async function startVsftpd(): Promise<HostServer> {
  const files = await prepareFiles('vsftpd');
  const { home, certificate, ports } = files;
  await mkdir(join(home, 'empty'));
  run('chown', 'daemon', files.site);
  const lines = {
    ...{ listen: 'YES', background: 'NO', listen_address: SERVER, listen_port: ports[0] },
    ...{ pasv_min_port: ports[1], pasv_max_port: ports.at(-1) },
    // Local users would need a file in /etc/pam.d. The user of anonymous logins needs an existing home folder.
    ...{ anonymous_enable: 'YES', local_enable: 'NO', anon_root: join(home, 'login'), ftp_username: 'daemon' },
    ...{
      write_enable: 'YES',
      anon_upload_enable: 'YES',
      anon_mkdir_write_enable: 'YES',
      anon_other_write_enable: 'YES',
    },
    ...{ anon_umask: '022', anon_world_readable_only: 'NO', secure_chroot_dir: join(home, 'empty') },
    ...{ ssl_enable: 'YES', allow_anon_ssl: 'YES', force_anon_logins_ssl: 'YES', force_anon_data_ssl: 'YES' },
    ...{ require_ssl_reuse: 'YES', ssl_ciphers: 'HIGH', rsa_cert_file: join(home, 'both.pem') },
    ...{ seccomp_sandbox: 'NO', isolate: 'NO', isolate_network: 'NO', xferlog_enable: 'NO' },
  };
  const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(home, 'vsftpd.conf'), text.join(''));
  const { stop } = await startProgram(VSFTPD!, [join(home, 'vsftpd.conf')], ports[0] ?? 0);
  return hostOf(files, { certificate, user: 'anonymous' }, stop);
}

const PYFTPD = `
import sys
from pyftpdlib.authorizers import DummyAuthorizer
from pyftpdlib.handlers import FTPHandler
from pyftpdlib.servers import FTPServer
port, first, last, folder, password = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5]
users = DummyAuthorizer()
users.add_user('client', password, folder, perm='elradfmwMT')
FTPHandler.authorizer = users
FTPHandler.passive_ports = range(first, last)
FTPHandler.permit_foreign_addresses = True
FTPHandler.auth_failed_timeout = 0
FTPServer(('${SERVER}', port), FTPHandler).serve_forever()
`;

/** Starts the server of pyftpdlib without encryption. It answers 501 for a missing folder. */
export async function startPyftpd(): Promise<HostServer> {
  const files = await prepareFiles('pyftpd');
  const { home, ports } = files;
  const [port, first, last] = [ports[0], ports[1], ports.at(-1)].map(String);
  const program = ['-c', `import os; os.umask(0o022)\n${PYFTPD}`, port!, first!, last!, join(home, 'login'), PASSWORD];
  const { stop } = await startProgram(PYTHON!, program, ports[0] ?? 0);
  // On a full disk the server gives no answer, so the deployment waits for this timeout.
  return hostOf(files, { protocol: 'ftp', timeout: 8_000 }, stop);
}
