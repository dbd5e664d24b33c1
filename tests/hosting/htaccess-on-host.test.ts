import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Apache, hasApache, startApache } from './apache';
import { setUpDeployments } from './deployment';
import type { HostServer } from './ftp-server';
import { hasSshServer, startSshServer } from './ssh-server';

const runs = hasApache && hasSshServer;

const { folderOf, put } = setUpDeployments();

/** One folder that SFTP writes and Apache serves, as at a host. */
describe.skipIf(!runs)('.htaccess at a host that writes into it', () => {
  let server: HostServer;
  let apache: Apache;
  beforeAll(async () => {
    server = await startSshServer();
    apache = await startApache(server.site, { inPlace: true });
  });
  afterAll(async () => {
    await apache?.stop();
    await server?.stop();
  });

  const file = () => join(server.site, '.htaccess');
  const policyOf = (folder: string) =>
    /Content-Security-Policy "([^"]+)"/.exec(readFileSync(join(folder, '.htaccess'), 'utf8'))?.[1];

  const BEFORE = '# panel\r\nSetEnv BEFORE caf\u00e9\r\n';
  const BEHIND = '<IfModule mod_headers.c>\n  Header always set X-Host "behind"\n</IfModule>\n';
  test.each<[string, (text: string) => string, string[]]>([
    ['with a byte order mark', (text) => `\u00ef\u00bb\u00bf${text}`, []],
    ['before and behind the rules', (text) => BEFORE + text + BEHIND, [BEFORE, BEHIND]],
    ['without the markers', (text) => BEFORE + text.replace(/^# (>>>|<<<) site\n/gm, '') + BEHIND, [BEFORE, BEHIND]],
  ])('written %s, it serves the new policy and keeps the host lines', async (_, harm, kept) => {
    await put(server, 'A');
    writeFileSync(file(), harm(readFileSync(file(), 'latin1')), 'latin1');
    await put(server, 'B');

    const live = readFileSync(file(), 'latin1');
    expect(live).toContain(readFileSync(join(folderOf('B'), '.htaccess'), 'latin1'));
    for (const lines of kept) expect(live.split(lines)).toHaveLength(2);
    for (const page of ['/', '/contact']) {
      const answer = await apache.get(page);
      expect([answer.status, answer.headers['content-security-policy']]).toEqual([200, policyOf(folderOf('B'))]);
    }
    expect(await put(server, 'B')).toMatchObject({ uploaded: 0, removed: 0 });
    expect(readFileSync(file(), 'latin1')).toBe(live);
    writeFileSync(file(), readFileSync(join(folderOf('B'), '.htaccess')));
  });
});
