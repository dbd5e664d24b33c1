import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { withConnection } from '../../scripts/deploy/session';
import { tryHost } from '../../scripts/deploy/try-host';
import { setUpDeployments, unfinishedUploads } from './deployment';
import { type Quirk, startFakeFtpServer } from './fake-ftp-server';
import { writeSampleSite } from './sample-site';

const { deployVersion, path, output, refusal, expectOnline } = setUpDeployments();

/** Unusual answers of one server, by FTP command. */
type Quirks = Record<string, Quirk>;
const NO_MLSD = { features: [] };
const replyWith =
  (reply: string): Quirk =>
  () =>
    reply;

describe('deploy to an FTP server', () => {
  let server: Awaited<ReturnType<typeof startFakeFtpServer>>;
  afterEach(() => server.stop());
  const start = async (quirks: Quirks, options: { features?: string[]; address?: string } = {}) => {
    server = await startFakeFtpServer(quirks, options);
  };

  test('works with a standard server', async () => {
    await start({});
    await deployVersion(server, 'A');
    await deployVersion(server, 'B');
    expectOnline(server, 'B');
    expect(await deployVersion(server, 'B')).toMatchObject({ uploaded: 0, removed: 0, remarks: [] });
  });

  describe('behind NAT, whose answer to PASV is', () => {
    test.each([
      ['a private address', '192,168,77,5'],
      ['a foreign address', '203,0,113,9'],
    ])("%s: connects to the control connection's address", async (_, address) => {
      await start({ EPSV: replyWith('500 EPSV not understood') }, { address });
      await deployVersion(server, 'A', { pauses: [] });
      expectOnline(server, 'A');
    });
  });

  test.each([
    ['no passive mode', { EPSV: replyWith('502 No'), PASV: replyWith('502 No') }],
    [
      'a passive port that nobody listens on',
      { EPSV: replyWith('229 Passive (|||1|)'), PASV: replyWith('227 (127,0,0,1,0,1)') },
    ],
    ['an answer to PASV without a port', { EPSV: replyWith('500 No'), PASV: replyWith('227 Entering passive mode') }],
  ])('reports a missing data connection without retrying: %s', async (_, quirks: Quirks) => {
    await start(quirks);
    expect(await refusal(server, 'A', { pauses: [60_000] })).toMatch(
      /^Le serveur 127\.0\.0\.1 répond, mais la connexion par laquelle passent les fichiers .* écrivez DEPLOY_PROTOCOL=sftp/,
    );
  });

  test.each([
    ['501 No such directory.', '250 Done'],
    ['501 Invalid argument', '550 Failed to change directory'],
    ['504 Not for that', '550 Failed to change directory'],
    ['550 Failed to open directory', '550 Failed to change directory'],
  ])('treats «%s» as a missing folder', async (listing, entering) => {
    const isMissing = (folder: string) => folder !== '' && !existsSync(join(server.site, '..', folder));
    await start({
      MLSD: (folder) => (isMissing(folder) ? listing : undefined),
      LIST: (argument) => (isMissing(argument.replace(/^-a ?/, '')) ? listing : undefined),
      CWD: (folder) => (isMissing(folder) ? entering : undefined),
    });
    await deployVersion(server, 'A', { pauses: [] });
    expectOnline(server, 'A');
  });

  test('treats an empty listing as missing if the folder cannot be entered', async () => {
    const isMissing = (folder: string) => !existsSync(join(server.site, '..', folder));
    await start({ MLSD: (folder) => (isMissing(folder) ? { data: '' } : undefined) });
    expect(await withConnection(server.settings, ({ list }) => list('assets'))).toBeUndefined();
    mkdirSync(join(server.site, 'assets'));
    expect(await withConnection(server.settings, ({ list }) => list('assets'))).toEqual([]);
  });

  test('reads a LIST with months in another language', async () => {
    await start(
      { LIST: (argument) => ({ data: frenchListing(join(server.site, '..', withoutListOption(argument))) }) },
      NO_MLSD,
    );
    await deployVersion(server, 'A', { pauses: [] });
    expect(await deployVersion(server, 'A', { pauses: [] })).toMatchObject({ uploaded: 0, removed: 0 });
    await deployVersion(server, 'B', { pauses: [] });
    expectOnline(server, 'B');
  });

  test('rejects a VMS listing and suggests SFTP', async () => {
    const data =
      'Directory DISK$:[CLIENT.WWW]\r\n\r\nINDEX.HTML;1 2/4 13-FEB-2025 10:00:00.00 [G,O] (RWED,RWED,RE,)\r\n';
    await start({ LIST: () => ({ data }) }, NO_MLSD);
    expect(await refusal(server, 'A', { pauses: [60_000] })).toMatch(
      /^La liste des fichiers .* n'est pas comprise.* écrivez DEPLOY_PROTOCOL=sftp/,
    );
  });

  describe('that answers «LIST -a» with an empty listing', () => {
    const hideListing: Quirk = (argument) => (argument.startsWith('-a') ? { data: '' } : undefined);

    test('uploads nothing again, and deletes withdrawn pages', async () => {
      await start({ LIST: hideListing }, NO_MLSD);
      const folder = path('with-a-page-more');
      await writeSampleSite(folder, { files: { 'promo/index.html': 'x'.repeat(400) } });
      await deployVersion(server, 'A', { folder });
      expect(await deployVersion(server, 'A', { folder })).toMatchObject({ uploaded: 0 });
      expect((await deployVersion(server, 'A')).removed).toBeGreaterThan(0);
      expect(existsSync(join(server.site, 'promo/index.html'))).toBe(false);
    });

    test('works if the listing has only hidden names', async () => {
      const hiddenEntry = '-rw-r--r-- 1 u g 2 Feb 13 2025 .ftpquota\r\n';
      const exists = (argument: string) => existsSync(join(server.site, '..', withoutListOption(argument)));
      await start(
        { LIST: (argument) => (argument.startsWith('-a') && exists(argument) ? { data: hiddenEntry } : undefined) },
        NO_MLSD,
      );
      await deployVersion(server, 'A');
      expect(await deployVersion(server, 'A')).toMatchObject({ uploaded: 0 });
    });
  });

  describe('that forbids renaming', () => {
    const quirks = { RNFR: replyWith('550 Permission denied') };
    const message = /^Le serveur interdit de renommer .* demandez à votre hébergeur de le permettre .*RNFR et RNTO/;

    test('reports it and leaves no files behind', async () => {
      await start(quirks);
      expect(await refusal(server, 'A', { pauses: [1, 1] })).toMatch(message);
      expect(readdirSync(server.site)).toEqual([]);
    });

    test('is found by the test of the settings', async () => {
      await start(quirks);
      await expect(tryHost(server.settings)).rejects.toMatchObject({ kind: 'no-rename' });
    });
  });

  describe('that forbids deleting', () => {
    const quirks = {
      DELE: replyWith('550 Delete operation failed.'),
      RMD: replyWith('550 Remove directory operation failed.'),
    };

    test('reports the withdrawn pages still online', async () => {
      await start(quirks);
      const folder = path('with-two-pages-more');
      const files = { 'zones/vittel/index.html': 'x'.repeat(400), 'promo/index.html': 'x'.repeat(400) };
      await writeSampleSite(folder, { files });
      await deployVersion(server, 'A', { folder });
      const { removed, remarks } = await deployVersion(server, 'A');
      expect(removed).toBe(0);
      expect(remarks).toEqual([{ code: 'not-deleted', pages: ['/promo', '/zones/vittel'] }]);
      expect(output()).toContain(
        "Le serveur refuse d'effacer 2 pages retirées, qui restent en ligne : /promo, /zones/vittel.",
      );
      // The manifest still lists them, so that the next deployment tries again.
      expect((await deployVersion(server, 'A')).remarks).toHaveLength(1);
    });

    test('is found by the test of the settings', async () => {
      await start(quirks);
      expect(await tryHost(server.settings)).toEqual({ hasSite: false, canDelete: false });
      expect(await tryHost(server.settings)).toEqual({ hasSite: false, canDelete: false });
    });
  });

  test.each([
    ['vsftpd', { USER: '530 Non-anonymous sessions must use encryption.' }],
    ['ProFTPD', { USER: '550 SSL/TLS required on the control channel' }],
    ['IIS', { USER: '534 Policy requires SSL.' }],
    ['Pure-FTPd', { PASS: '421 Sorry, cleartext sessions and weak ciphers are not accepted on this server.' }],
    ['FileZilla Server', { USER: '503 Use AUTH first.' }],
    [
      'vsftpd, for data alone',
      { MLSD: '522 Data connections must be encrypted.', LIST: '522 Data connections must be encrypted.' },
    ],
  ])('suggests FTPS if the server requires encryption: %s', async (_, replies: Record<string, string>) => {
    await start(Object.fromEntries(Object.entries(replies).map(([command, reply]) => [command, replyWith(reply)])));
    const [reply = ''] = Object.values(replies);
    expect(await refusal(server, 'A', { pauses: [60_000] })).toBe(
      `Le serveur 127.0.0.1 n'accepte que les connexions chiffrées : écrivez DEPLOY_PROTOCOL=ftps.\nDétail technique : ${reply}`,
    );
  });

  test.each([
    ['PWD', '257 here'],
    ['TYPE', '900 What?'],
  ])('does not retry after a malformed reply: %s', async (command, reply) => {
    await start({ [command]: replyWith(reply) });
    expect(await refusal(server, 'A', { pauses: [60_000] })).toMatch(
      /^(Une réponse du serveur 127\.0\.0\.1 n'est pas comprise|Le serveur refuse)/,
    );
  });

  test.each([
    ['MLSD', {}, {}],
    ['LIST alone', { LIST: (argument: string) => (argument.startsWith('-a') ? { data: '' } : undefined) }, NO_MLSD],
  ])('lists files by %s if the server lacks SIZE', async (_, quirks: Quirks, options) => {
    await start({ SIZE: replyWith('502 Command not implemented'), ...quirks }, options);
    await deployVersion(server, 'A', { pauses: [] });
    expect(await deployVersion(server, 'B', { pauses: [] })).toMatchObject({ removed: 0 });
    expectOnline(server, 'B');
  });

  test('the test of the settings tries every command and cleans up', async () => {
    await start({});
    expect(await tryHost(server.settings)).toEqual({ hasSite: false, canDelete: true });
    expect(readdirSync(server.site)).toEqual([]);
    for (const command of ['MKD', 'STOR', 'RNFR', 'RNTO', 'DELE', 'RMD', 'MLSD'])
      expect(server.commands.some((line) => line.startsWith(command))).toBe(true);
  });

  test('the test of the settings finds a refused file name', async () => {
    await start({ STOR: (name) => (/\/\.[^/]*$/.test(name) ? '553 Prohibited file name' : undefined) });
    await expect(tryHost(server.settings)).rejects.toMatchObject({
      kind: 'denied',
      facts: { path: '.deploy-manifest.json' },
    });
  });

  test('withConnection lists, reads and removes files, and returns undefined for missing ones', async () => {
    await start({});
    const file = join(server.site, '.demandes/1.php');
    mkdirSync(dirname(file));
    writeFileSync(file, 'a request');
    const results = await withConnection(server.settings, async ({ list, read, remove }) => {
      const names = (await list('.demandes'))?.map(({ name }) => name);
      const text = String(await read('.demandes/1.php'));
      await remove('.demandes/1.php');
      return { names, text, none: await list('.nowhere'), gone: await read('.demandes/1.php') };
    });
    expect(results).toEqual({ names: ['1.php'], text: 'a request', none: undefined, gone: undefined });
    expect(existsSync(file)).toBe(false);
  });

  test('rejects a file replaced by a build during the upload', async () => {
    const folder = path('rebuilt');
    await writeSampleSite(folder);
    let isFirst = true;
    await start({
      STOR: () => {
        if (isFirst) writeFileSync(join(folder, 'index.html'), 'made by another build');
        isFirst = false;
        return undefined;
      },
    });
    expect(await refusal(server, 'A', { folder })).toMatch(/^Le site a été construit de nouveau pendant l'envoi/);
    expect(existsSync(join(server.site, 'index.html'))).toBe(false);
    expect(unfinishedUploads(server)).toEqual([]);
  });
});

const withoutListOption = (argument: string) => argument.replace(/^-a ?/, '');

/**
 * Returns the listing of a folder like `ls -l` in French, with months of three to six letters, with and without a dot.
 */
function frenchListing(folder: string): string {
  const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
  const entries = readdirSync(folder, { withFileTypes: true });
  const lines = entries.map((entry, index) => {
    const size = entry.isFile() ? readFileSync(join(folder, entry.name)).length : 4096;
    const time = index % 2 ? ' 2025' : '10:00';
    return `${entry.isFile() ? '-rw-r--r--' : 'drwxr-xr-x'}. 1 u g ${size} ${months[index % 12]} ${String(index % 28 || 3).padStart(2)} ${time} ${entry.name}`;
  });
  return `total ${lines.length}\r\n${lines.join('\r\n')}\r\n`;
}
