// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Apache, hasApache, startApache } from './apache';
import { setUpDeployments } from './deployment';
import type { HostServer } from './ftp-server';
import { hasSshServer, startSshServer } from './ssh-server';

const runs = hasApache && hasSshServer;
if (!runs) console.warn('SKIPPED tests/hosting/htaccess-on-host.test.ts: apt-get install apache2 openssh-server');

const { folderOf, put, printed, refusal } = setUpDeployments();

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
    ['in Windows line ends', (text) => text.replaceAll('\n', '\r\n'), []],
    ['with a byte order mark', (text) => `\u00ef\u00bb\u00bf${text}`, []],
    ['before and behind the rules', (text) => BEFORE + text + BEHIND, [BEFORE, BEHIND]],
    ['around the rules, which stand there twice', (text) => BEFORE + text + text + BEHIND, [BEFORE, BEHIND]],
    ['without the markers', (text) => BEFORE + text.replace(/^# (>>>|<<<) site\n/gm, '') + BEHIND, [BEFORE, BEHIND]],
    ['without the end of the rules', (text) => text.replace('# <<< site\n', '') + BEHIND, [BEHIND]],
  ])('written %s, it serves the new policy and keeps the host lines', async (_, harm, kept) => {
    await put(server, 'A');
    writeFileSync(file(), harm(readFileSync(file(), 'latin1')), 'latin1');
    await put(server, 'B', { siteUrl: apache.origin });
    expect(printed()).not.toContain("n'est pas protégé comme");

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

  test('a host that answers with another policy is told', async () => {
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}Header always set Content-Security-Policy "default-src *"\n`);
    await put(server, 'C', { siteUrl: apache.origin });
    expect(printed()).toContain("n'est pas protégé comme ce qui vient d'être envoyé");
  });

  test('a host that answers 500 since is told, with the way out', async () => {
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}NoSuchDirective on\n`);
    expect(await refusal(server, 'D', { siteUrl: apache.origin })).toMatch(
      /répond 500 à chaque page : .* renommez ce fichier en « htaccess\.txt »/,
    );
  });

  test('a site that cannot be asked is read back', async () => {
    await put(server, 'A', { siteUrl: 'http://127.0.0.1:1' });
    expect(printed()).not.toMatch(/n'est pas (protégé|resté)/);
  });
});
