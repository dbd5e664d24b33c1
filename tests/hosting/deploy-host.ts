import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { hasSshServer, startSshServer } from './ssh-server';

/** Kinds of servers that owners upload to. */
const KINDS = [
  { name: 'FTPS, ProFTPD', isHere: hasFtpServer, start: () => startFtpServer() },
  { name: 'SFTP, OpenSSH', isHere: hasSshServer, start: () => startSshServer() },
];

/** The server of a test, empty before each. */
export type DeployHost = { server: HostServer };

/** Tests of a deployment over each kind of server, as far as it is installed. */
export function describeDeploy(what: string, tests: (host: DeployHost) => void): void {
  describe.each(KINDS.filter(({ isHere }) => isHere))(`${what} over $name`, ({ start }) => {
    const host = {} as DeployHost;
    beforeAll(async () => {
      host.server = await start();
    });
    afterEach(() => {
      for (const file of readdirSync(host.server.site)) rmSync(join(host.server.site, file), { recursive: true });
    });
    afterAll(() => host.server.stop());
    tests(host);
  });
}
