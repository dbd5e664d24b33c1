import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { DeploymentSummary } from '../../scripts/deploy/apply-plan';
import { deploy } from '../../scripts/deploy/deploy';
import { HostFailure } from '../../scripts/deploy/failure';
import { messageFor } from '../../scripts/deploy/messages';
import type { Settings } from '../../scripts/deploy/settings';
import { createProgress } from '../../scripts/lib/progress';
import { TERMINAL } from '../../scripts/lib/wording';
import { scratchFolder } from '../support/scratch';
import { type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { hasPureFtpd, hasPyftpd, startPureFtpd, startPyftpd } from './other-ftp-servers';
import { writeSampleSite } from './sample-site';
import { hasSshServer, startSshServer } from './ssh-server';
import type { Versions } from './visitor';

type DeployOptions = Partial<{
  settings: Settings;
  dryRun: boolean;
  pauses: number[];
  folder: string;
  byContent: boolean;
}>;

/** Sets up four versions of the sample site for the tests of one file. Returns functions to deploy and check them. */
export function setUpDeployments() {
  const versions: Versions = {};
  const messages: string[] = [];
  const path = scratchFolder('file');
  beforeAll(async () => {
    for (const version of ['A', 'B', 'C', 'D']) {
      versions[version] = path(version);
      await writeSampleSite(path(version), { version });
    }
  });
  beforeEach(() => {
    messages.length = 0;
  });

  const folderOf = (version: string) => versions[version] ?? '';

  function deployVersion(server: HostServer, version: string, options: DeployOptions = {}): Promise<DeploymentSummary> {
    const {
      settings = server.settings,
      // Retries once, as an owner would do, because two sessions of ProFTPD may take the same port at the same moment
      // (425).
      pauses = [1],
      dryRun = false,
      folder = folderOf(version),
      byContent = false,
    } = options;
    const progress = createProgress({ write: (text) => messages.push(text) });
    return deploy({ folder, settings, progress, pauses, dryRun, byContent });
  }

  return {
    versions,
    folderOf,
    deployVersion,
    /** Returns the path of a scratch folder for a test. */
    path,
    /** Returns the messages to the owner since the test began. */
    output: () => messages.join(''),
    /** Returns the message to the owner of a deployment that fails. */
    async refusal(server: HostServer, version: string, options: DeployOptions = {}): Promise<string> {
      try {
        await deployVersion(server, version, { pauses: [], ...options });
      } catch (error) {
        if (error instanceof HostFailure) return messageFor(error, options.settings ?? server.settings, TERMINAL);
        return (error as Error).message;
      }
      return 'not refused';
    },
    expectOnline(server: HostServer, version: string): void {
      const differingFiles = filesIn(folderOf(version)).filter(
        (path) => !readFileSync(join(server.site, path)).equals(readFileSync(join(folderOf(version), path))),
      );
      expect(differingFiles).toEqual([]);
    },
  };
}

/** Lists all files of a folder as relative paths. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Returns files with the suffix of an unfinished upload. */
export const unfinishedUploads = (server: HostServer) =>
  filesIn(server.site).filter((path) => path.endsWith('.uploading'));

/** The kinds of servers that owners upload to. */
const SERVER_KINDS = [
  { name: 'FTPS, ProFTPD', isInstalled: hasFtpServer, start: () => startFtpServer() },
  { name: 'FTPS, Pure-FTPd', isInstalled: hasPureFtpd, start: startPureFtpd },
  { name: 'FTP, pyftpdlib', isInstalled: hasPyftpd, start: startPyftpd },
  { name: 'SFTP, OpenSSH', isInstalled: hasSshServer, start: () => startSshServer() },
];

/** Runs the deployment tests with each installed kind of server. The server's folder is empty before each test. */
export function describeDeploy(subject: string, tests: (host: { server: HostServer }) => void): void {
  describe.each(SERVER_KINDS.filter(({ isInstalled }) => isInstalled))(`${subject} over $name`, ({ start }) => {
    const host = {} as { server: HostServer };
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
