import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { Settings } from '../../scripts/deploy/settings';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import type { HostServer } from './ftp-server';

/** A kind of server that owners upload to; `available` where this machine can start one. */
export type Kind = { name: string; available: boolean; start: () => Promise<HostServer> };

/** A server of that kind, empty before each test, and a line to it that can be cut. */
export type DeployHost = {
  readonly server: HostServer;
  /** The line in use, once a test has asked for it. */
  readonly proxy: CuttingProxy | undefined;
  /** Settings with which a deployment goes over a line that can be cut. */
  throughProxy(): Promise<Settings>;
};

/** Tests of a deployment over this kind of server; passed over, with a line that says so, where there is none. */
export function describeDeploy(
  { name, available, start }: Kind,
  what: string,
  tests: (host: DeployHost) => void,
): void {
  if (!available) console.warn(`SKIPPED: ${what} over ${name}, which is not installed`);

  describe.skipIf(!available)(`${what} over ${name}`, () => {
    let server: HostServer;
    let proxy: CuttingProxy | undefined;

    beforeAll(async () => {
      server = await start();
    });
    afterEach(async () => {
      await proxy?.stop();
      proxy = undefined;
      for (const file of readdirSync(server.site)) rmSync(join(server.site, file), { recursive: true });
    });
    afterAll(() => server.stop());

    tests({
      get server() {
        return server;
      },
      get proxy() {
        return proxy;
      },
      async throughProxy() {
        proxy = await startCuttingProxy(server.ports);
        return { ...server.settings, host: proxy.host };
      },
    });
  });
}
