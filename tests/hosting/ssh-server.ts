import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { HostServer } from './ftp-server';
import { freePorts, isRoot, run, SERVER, startProgram } from './own-server';

/** False if OpenSSH's server is not installed (`apt-get install openssh-server`). */
export const hasSshServer = existsSync('/usr/sbin/sshd') && existsSync('/usr/lib/openssh/sftp-server');
if (!hasSshServer) console.warn('SKIPPED tests that need sshd: apt-get install openssh-server');

type SshServer = {
  /** If true, the server refuses every write. */
  readOnly?: boolean;
  /** Configuration lines that replace those that start SFTP. */
  config?: string;
};

/** Starts an OpenSSH server that allows SFTP only. The login opens in a folder that contains «www». */
export async function startSshServer({ readOnly = false, config }: SshServer = {}): Promise<HostServer> {
  const home = await mkdtemp(join(tmpdir(), 'ssh-'));
  const site = join(home, 'login/www');
  await mkdir(site, { recursive: true });
  await chmod(home, 0o755);
  // sshd does not start without this folder, which its package creates at boot.
  if (isRoot) await mkdir('/run/sshd', { recursive: true });
  for (const key of ['host', 'user']) run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', join(home, key));
  const [port = 0] = await freePorts(1);
  await writeFile(
    join(home, 'sshd.conf'),
    `Port ${port}
ListenAddress ${SERVER}
HostKey ${home}/host
AuthorizedKeysFile ${home}/user.pub
PidFile ${home}/pid
StrictModes no
UsePAM no
PermitRootLogin yes
PasswordAuthentication yes
MaxStartups 100
${config ?? `Subsystem sftp internal-sftp\nForceCommand internal-sftp ${readOnly ? '-R ' : ''}-d ${home}/login`}
`,
  );
  const { stop } = await startProgram('/usr/sbin/sshd', ['-D', '-e', '-f', join(home, 'sshd.conf')], port);
  const [, fingerprint = ''] = run('ssh-keygen', '-lf', join(home, 'host.pub')).split(' ');
  return {
    site,
    ports: [port],
    settings: {
      protocol: 'sftp',
      host: SERVER,
      port,
      user: userInfo().username,
      privateKey: join(home, 'user'),
      folder: 'www',
      manifest: '.deploy-manifest.json',
      timeout: 5_000,
      hostKey: fingerprint,
    },
    stop: async () => {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
