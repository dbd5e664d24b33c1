import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'basic-ftp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transportFor } from '../../scripts/deploy/session';
import type { Settings } from '../../scripts/deploy/settings';
import { tryHost } from '../../scripts/deploy/try-host';
import { filesIn, setUpDeployments, unfinishedUploads } from './deployment';
import { type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { hasVsftpd, startVsftpd } from './other-ftp-servers';

const { folderOf, deployVersion, output, refusal, expectOnline } = setUpDeployments();

describe.skipIf(!hasFtpServer)('deploy to unusual FTP servers', () => {
  let server: HostServer;
  afterEach(() => server.stop());

  test('rejects an untrusted certificate before sending the password', async () => {
    server = await startFtpServer();
    const { certificate, ...settings } = server.settings;
    expect(await refusal(server, 'A', { settings })).toMatch(
      new RegExp(`^Aucune autorité ne garantit .* DEPLOY_CERTIFICATE=${certificate}$`),
    );
  });

  test('rejects a certificate with another fingerprint than the noted fingerprint', async () => {
    server = await startFtpServer();
    const settings = { ...server.settings, certificate: `${'AA:'.repeat(31)}AA` };
    expect(await refusal(server, 'A', { settings })).toMatch(/^Aucune autorité ne garantit/);
    expect(readdirSync(server.site)).toEqual([]);
  });

  test('sends no password to a server without encryption', async () => {
    server = await startFtpServer({ protocol: 'ftp' });
    const settings: Settings = { ...server.settings, protocol: 'ftps' };
    expect(await refusal(server, 'A', { settings })).toMatch(
      /ne sait pas chiffrer la connexion FTP : écrivez DEPLOY_PROTOCOL=sftp/,
    );
  });

  test('uses plain FTP if the owner has asked for it', async () => {
    server = await startFtpServer({ protocol: 'ftp' });
    await deployVersion(server, 'A');
    expectOnline(server, 'A');
  });

  test('reports a read-only folder before anything changes', async () => {
    server = await startFtpServer();
    chmodSync(server.site, 0o555);
    expect(await refusal(server, 'A', { pauses: [1, 1] })).toMatch(
      /^Le serveur interdit d'écrire dans le dossier du site : vérifiez DEPLOY_FOLDER/,
    );
    expect(readdirSync(server.site)).toEqual([]);
  });

  test('changes whole pages although the server refuses to replace files', async () => {
    server = await startFtpServer({ config: 'AllowOverwrite off' });
    await deployVersion(server, 'A');
    await deployVersion(server, 'B');
    await deployVersion(server, 'C');
    expectOnline(server, 'C');
    expect(unfinishedUploads(server)).toEqual([]);

    // Simulates the state after an interruption between two renames.
    const rules = join(server.site, '.htaccess');
    const lines = `AddHandler php82 .php\n${readFileSync(rules, 'utf8')}`;
    rmSync(rules);
    writeFileSync(`${rules}.replaced.uploading`, lines);
    await deployVersion(server, 'C');
    expect(readFileSync(rules, 'utf8')).toBe(lines);
    expect(unfinishedUploads(server)).toEqual([]);
  });

  test('updates the site although the server refuses to delete', async () => {
    server = await startFtpServer({ config: '<Limit DELE RMD>\n  DenyAll\n</Limit>' });
    for (const version of ['A', 'B', 'C']) await deployVersion(server, version);
    const summary = await deployVersion(server, 'D');
    expectOnline(server, 'D');
    expect(summary).toMatchObject({ removed: 0 });
  });

  test('uses another manifest name if dot files are refused', async () => {
    server = await startFtpServer({ config: 'PathDenyFilter "(^|/)[.][^/]+$"' });
    expect(await refusal(server, 'A', { pauses: [1, 1] })).toContain('écrivez DEPLOY_MANIFEST=deploy-manifest.json');
    await deployVersion(server, 'A', {
      pauses: [1, 1],
      settings: { ...server.settings, manifest: 'deploy-manifest.json' },
    });
    expect(filesIn(server.site).filter((path) => path !== 'deploy-manifest.json')).toEqual(
      filesIn(folderOf('A')).filter((path) => !path.endsWith('.htaccess')),
    );
    expect(output()).toContain('Le serveur refuse « .htaccess » : déposez ce fichier');
  });

  test('does not publish a truncated file reported as complete by the server', async () => {
    server = await startFtpServer();
    await deployVersion(server, 'A');
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

  test.skipIf(!hasVsftpd)('resumes the TLS session for each file, as vsftpd requires', async () => {
    server = await startVsftpd();
    expect(await tryHost(server.settings)).toEqual({ hasSite: false, canDelete: true });
    for (const version of ['A', 'B']) await deployVersion(server, version);
    expectOnline(server, 'B');
    expect(await deployVersion(server, 'B')).toMatchObject({ uploaded: 0, removed: 0 });
    const { certificate: _, ...settings } = server.settings;
    expect(await refusal(server, 'A', { settings: { ...settings, protocol: 'ftp' } })).toMatch(
      /^Le serveur 127\.0\.0\.1 n'accepte que les connexions chiffrées : écrivez DEPLOY_PROTOCOL=ftps\.\n.*encryption/,
    );
  });

  test('recognises FTP settings for an SFTP port without retrying', async () => {
    server = await startFtpServer();
    const settings: Settings = { ...server.settings, protocol: 'sftp', timeout: 60_000 };
    expect(await refusal(server, 'A', { settings, pauses: [60_000] })).toMatch(
      /parle FTP sur le port \d+, pas SFTP : écrivez DEPLOY_PROTOCOL=ftps, ou corrigez DEPLOY_PORT\.$/,
    );
  });

  test('reports a login refused by closing, without retrying', async () => {
    server = await startFtpServer({ config: 'MaxLoginAttempts 1' });
    const settings = { ...server.settings, password: 'faux' };
    expect(await refusal(server, 'A', { settings, pauses: [60_000] })).toMatch(
      /^Le serveur (refuse l'identifiant|.* ferme la connexion au moment de s'identifier)/,
    );
  });

  test('uses a single connection if the host allows only one', async () => {
    server = await startFtpServer({ config: 'MaxClientsPerUser 1' });
    await deployVersion(server, 'A', { pauses: [60_000] });
    expectOnline(server, 'A');
  });

  test('waits if there are too many connections', async () => {
    server = await startFtpServer({ config: 'MaxClients 1' });
    const blocker = await transportFor(server.settings)();
    const deployment = deployVersion(server, 'A', { pauses: Array.from({ length: 200 }, () => 20) });
    while (!output().includes('Connexion interrompue')) await new Promise((resolve) => setTimeout(resolve, 5));
    blocker.close();
    await deployment;
    expectOnline(server, 'A');
  });

  test('works over SFTP with a password', async () => {
    server = await startFtpServer({ protocol: 'sftp' });
    const firstMessage = await refusal(server, 'A');
    const [, hostKey] = /DEPLOY_HOST_KEY=(SHA256:\S+)$/.exec(firstMessage) ?? [];
    expect(firstMessage).toMatch(/^Premier contact avec/);
    const settings = { ...server.settings, hostKey: hostKey ?? '' };
    await deployVersion(server, 'A', { settings });
    await deployVersion(server, 'B', { settings });
    expectOnline(server, 'B');
    expect(await refusal(server, 'B', { settings: { ...settings, password: 'faux' } })).toMatch(
      /^Le serveur refuse l'identifiant/,
    );
  });

  describe('two deployments at the same time', () => {
    beforeEach(async () => {
      server = await startFtpServer();
      await deployVersion(server, 'A');
    });

    test('the earlier deployment stops and explains when the other has begun', async () => {
      const manifest = join(server.site, '.deploy-manifest.json');
      const firstMessage = refusal(server, 'B');
      // Waits until the first deployment has stored its list of planned uploads.
      while (!/"underway": {\n/.test(readFileSync(manifest, 'utf8')))
        await new Promise((resolve) => setTimeout(resolve, 2));
      const otherManifest = `${readFileSync(manifest, 'utf8')}\n`;
      writeFileSync(manifest, otherManifest);
      expect(await firstMessage).toMatch(/^Un autre envoi a commencé entre-temps, .* relancez la même commande\.$/);
      expect(readFileSync(join(server.site, 'index.html'), 'utf8')).toContain('Toits A');
      expect(readFileSync(manifest, 'utf8')).toBe(otherManifest);
    });

    test('the next deployment repairs the site', async () => {
      await Promise.all([refusal(server, 'B'), refusal(server, 'C')]);
      await deployVersion(server, 'D', { byContent: true });
      expectOnline(server, 'D');
      expect(await deployVersion(server, 'D', { byContent: true })).toMatchObject({ uploaded: 0, removed: 0 });
    });
  });
});
