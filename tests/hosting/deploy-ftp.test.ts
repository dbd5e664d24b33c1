import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'basic-ftp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transportFor } from '../../scripts/deploy/session';
import type { Settings } from '../../scripts/deploy/settings';
import { tryHost } from '../../scripts/deploy/try-host';
import { arriving, filesIn, setUpDeployments } from './deployment';
import { type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { hasVsftpd, startVsftpd } from './other-ftp-servers';

const { folderOf, put, printed, refusal, expectOnline } = setUpDeployments();

describe.skipIf(!hasFtpServer)('deploy to FTP servers with habits of their own', () => {
  let server: HostServer;
  afterEach(() => server.stop());

  test('a certificate that nobody vouches for is refused, with its fingerprint, before any password is sent', async () => {
    server = await startFtpServer();
    const { certificate, ...settings } = server.settings;
    expect(await refusal(server, 'A', { settings })).toMatch(
      new RegExp(`^Aucune autorité ne garantit .* DEPLOY_CERTIFICATE=${certificate}$`),
    );
  });

  test('a certificate other than the one noted is refused', async () => {
    server = await startFtpServer();
    const settings = { ...server.settings, certificate: `${'AA:'.repeat(31)}AA` };
    expect(await refusal(server, 'A', { settings })).toMatch(/^Aucune autorité ne garantit/);
    expect(readdirSync(server.site)).toEqual([]);
  });

  test('a server without encryption gets no password', async () => {
    server = await startFtpServer({ speaks: 'ftp' });
    const settings: Settings = { ...server.settings, protocol: 'ftps' };
    expect(await refusal(server, 'A', { settings })).toMatch(
      /ne sait pas chiffrer la connexion FTP : écrivez DEPLOY_PROTOCOL=sftp/,
    );
  });

  test('plain FTP works where the owner has asked for it', async () => {
    server = await startFtpServer({ speaks: 'ftp' });
    await put(server, 'A');
    expectOnline(server, 'A');
  });

  test('a read-only folder is said before anything changes', async () => {
    server = await startFtpServer();
    chmodSync(server.site, 0o555);
    expect(await refusal(server, 'A', { pauses: [1, 1] })).toMatch(
      /^Le serveur interdit d'écrire dans le dossier du site : vérifiez DEPLOY_FOLDER/,
    );
    expect(readdirSync(server.site)).toEqual([]);
  });

  test('where renaming over a file is refused, pages still change whole', async () => {
    server = await startFtpServer({ config: 'AllowOverwrite off' });
    await put(server, 'A');
    await put(server, 'B');
    await put(server, 'C');
    expectOnline(server, 'C');
    expect(arriving(server)).toEqual([]);

    // As a run leaves it that ends between two renames.
    const rules = join(server.site, '.htaccess');
    const lines = `AddHandler php82 .php\n${readFileSync(rules, 'utf8')}`;
    rmSync(rules);
    writeFileSync(`${rules}.replaced.uploading`, lines);
    await put(server, 'C');
    expect(readFileSync(rules, 'utf8')).toBe(lines);
    expect(arriving(server)).toEqual([]);
  });

  test('where deleting is refused, the site is up to date all the same', async () => {
    server = await startFtpServer({ config: '<Limit DELE RMD>\n  DenyAll\n</Limit>' });
    for (const version of ['A', 'B', 'C']) await put(server, version);
    const summary = await put(server, 'D');
    expectOnline(server, 'D');
    expect(summary).toMatchObject({ removed: 0 });
  });

  test('where names with a dot in front are refused, the manifest takes another name and the rest of the site goes online', async () => {
    server = await startFtpServer({ config: 'PathDenyFilter "(^|/)[.][^/]+$"' });
    expect(await refusal(server, 'A', { pauses: [1, 1] })).toContain('écrivez DEPLOY_MANIFEST=deploy-manifest.json');
    await put(server, 'A', { pauses: [1, 1], settings: { ...server.settings, manifest: 'deploy-manifest.json' } });
    expect(filesIn(server.site).filter((path) => path !== 'deploy-manifest.json')).toEqual(
      filesIn(folderOf('A')).filter((path) => !path.endsWith('.htaccess')),
    );
    expect(printed()).toContain('Le serveur refuse « .htaccess » : déposez ce fichier');
  });

  test('a file that arrived cut is not put in the place of the whole one, although the server reports success', async () => {
    server = await startFtpServer();
    await put(server, 'A');
    const size = vi.spyOn(Client.prototype, 'size').mockResolvedValue(12);
    try {
      expect(await refusal(server, 'B')).toMatch(
        /^Le serveur n'enregistre « .+ » qu'en partie : le plus souvent la place/,
      );
    } finally {
      size.mockRestore();
    }
    expectOnline(server, 'A');
  });

  test.skipIf(!hasVsftpd)('vsftpd gets the TLS session of the control connection for each file', async () => {
    server = await startVsftpd();
    expect(await tryHost(server.settings)).toEqual({ isThere: false, canDelete: true });
    for (const version of ['A', 'B']) await put(server, version);
    expectOnline(server, 'B');
    expect(await put(server, 'B')).toMatchObject({ uploaded: 0, removed: 0 });
    const { certificate: _, ...settings } = server.settings;
    expect(await refusal(server, 'A', { settings: { ...settings, protocol: 'ftp' } })).toMatch(
      /^Le serveur 127\.0\.0\.1 n'accepte que les connexions chiffrées : écrivez DEPLOY_PROTOCOL=ftps\.\n.*encryption/,
    );
  });

  test('SFTP to its port is told at once, without trying again', async () => {
    server = await startFtpServer();
    const settings: Settings = { ...server.settings, protocol: 'sftp', timeout: 60_000 };
    expect(await refusal(server, 'A', { settings, pauses: [60_000] })).toMatch(
      /parle FTP sur le port \d+, pas SFTP : écrivez DEPLOY_PROTOCOL=ftps, ou corrigez DEPLOY_PORT\.$/,
    );
  });

  test('a login that is refused by closing the connection is told at once', async () => {
    server = await startFtpServer({ config: 'MaxLoginAttempts 1' });
    const settings = { ...server.settings, password: 'faux' };
    expect(await refusal(server, 'A', { settings, pauses: [60_000] })).toMatch(
      /^Le serveur (refuse l'identifiant|.* ferme la connexion au moment de s'identifier)/,
    );
  });

  test('where one connection is all that the host takes, the site goes over that one', async () => {
    server = await startFtpServer({ config: 'MaxClientsPerUser 1' });
    await put(server, 'A', { pauses: [60_000] });
    expectOnline(server, 'A');
  });

  test('too many connections are waited out', async () => {
    server = await startFtpServer({ config: 'MaxClients 1' });
    const blocker = await transportFor(server.settings)();
    const waiting = put(server, 'A', { pauses: Array.from({ length: 200 }, () => 20) });
    while (!printed().includes('Connexion interrompue')) await new Promise((resolve) => setTimeout(resolve, 5));
    blocker.close();
    await waiting;
    expectOnline(server, 'A');
  });

  test('SFTP with a password goes the same way', async () => {
    server = await startFtpServer({ speaks: 'sftp' });
    const first = await refusal(server, 'A');
    const [, hostKey] = /DEPLOY_HOST_KEY=(SHA256:\S+)$/.exec(first) ?? [];
    expect(first).toMatch(/^Premier contact avec/);
    const settings = { ...server.settings, hostKey: hostKey ?? '' };
    await put(server, 'A', { settings });
    await put(server, 'B', { settings });
    expectOnline(server, 'B');
    expect(await refusal(server, 'B', { settings: { ...settings, password: 'faux' } })).toMatch(
      /^Le serveur refuse l'identifiant/,
    );
  });

  describe('from two computers at once', () => {
    beforeEach(async () => {
      server = await startFtpServer();
      await put(server, 'A');
    });

    test('whoever finds that another one has begun stops before he sends more, and says what to do', async () => {
      const manifest = join(server.site, '.deploy-manifest.json');
      const first = refusal(server, 'B');
      // It has said what it is about to send.
      while (!/"underway": {\n/.test(readFileSync(manifest, 'utf8')))
        await new Promise((later) => setTimeout(later, 2));
      const theirs = `${readFileSync(manifest, 'utf8')}\n`;
      writeFileSync(manifest, theirs);
      expect(await first).toMatch(/^Un autre envoi a commencé entre-temps, .* relancez la même commande\.$/);
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits A');
      expect(readFileSync(manifest, 'utf8')).toBe(theirs);
    });

    test('begun in the same moment, the next run puts a whole site online, whatever became of both', async () => {
      await Promise.all([refusal(server, 'B'), refusal(server, 'C')]);
      await put(server, 'D', { byContent: true });
      expectOnline(server, 'D');
      expect(await put(server, 'D', { byContent: true })).toMatchObject({ uploaded: 0, removed: 0 });
    });
  });
});
