import { readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setUpDeployments } from './deployment';
import type { HostServer } from './ftp-server';
import { run } from './own-server';
import { hasSshServer, startSshServer } from './ssh-server';

const { refusal, deployVersion, expectOnline } = setUpDeployments();

describe.skipIf(!hasSshServer)('deploy to SSH servers', () => {
  let server: HostServer;
  afterEach(() => server.stop());

  test('stops if the host shows another key than the noted one', async () => {
    server = await startSshServer();
    const settings = { ...server.settings, hostKey: `SHA256:${'A'.repeat(43)}` };
    expect(await refusal(server, 'A', { settings, pauses: [60_000] })).toMatch(
      /^La clé que montre le serveur 127\.0\.0\.1 n'est pas celle qui est notée .* rien n'a été envoyé\.$/,
    );
    expect(readdirSync(server.site)).toEqual([]);
  });

  test('reports a read-only folder before anything changes', async () => {
    server = await startSshServer({ readOnly: true });
    expect(await refusal(server, 'A')).toMatch(
      /^Le serveur interdit d'écrire dans le dossier du site : vérifiez DEPLOY_FOLDER/,
    );
    expect(readdirSync(server.site)).toEqual([]);
  });

  test('recognises FTPS settings for an SFTP port without retrying', async () => {
    server = await startSshServer();
    const settings = { ...server.settings, protocol: 'ftps' as const, password: 'x', timeout: 60_000 };
    expect(await refusal(server, 'A', { settings, pauses: [60_000] })).toMatch(
      /parle SFTP sur le port \d+, pas FTPS : écrivez DEPLOY_PROTOCOL=sftp, ou corrigez DEPLOY_PORT\.$/,
    );
  });

  const SFTP = 'Subsystem sftp internal-sftp\n';
  test.each([
    [
      'has no SFTP',
      '',
      /^Le serveur .* accepte la connexion SSH, mais n'y reçoit pas de fichiers \(SFTP\) : activez SFTP/,
    ],
    [
      'starts a program that ends instead of SFTP',
      `${SFTP}ForceCommand echo "This account is not available."; exit 1`,
      /^Le serveur .* accepte la connexion SSH, mais n'y reçoit pas|^À la connexion, un script de votre compte/,
    ],
    [
      'prints text at each login',
      `${SFTP}ForceCommand echo Bonjour et bienvenue; exec /usr/lib/openssh/sftp-server`,
      /^À la connexion, un script de votre compte \(\.bashrc ou \.profile\) affiche du texte/,
    ],
    [
      'prints less than a packet at each login',
      `${SFTP}ForceCommand printf ok; exec /usr/lib/openssh/sftp-server`,
      /^À la connexion, un script de votre compte \(\.bashrc ou \.profile\) affiche du texte/,
    ],
    [
      'knows only an old key exchange',
      `${SFTP}KexAlgorithms diffie-hellman-group14-sha1`,
      /^Le serveur .* ne connaît que d'anciens chiffrements SSH/,
    ],
    ['knows only an old cipher', `${SFTP}Ciphers 3des-cbc`, /^Le serveur .* ne connaît que d'anciens chiffrements SSH/],
  ])('explains what to do about a server that %s', async (_, config, message) => {
    server = await startSshServer({ config });
    expect(await refusal(server, 'A', { pauses: [60_000] })).toMatch(message);
  });

  test('accepts any of several noted host keys', async () => {
    server = await startSshServer();
    const settings = { ...server.settings, hostKey: `SHA256:${'A'.repeat(43)} ${server.settings.hostKey}` };
    await deployVersion(server, 'A', { settings });
    expectOnline(server, 'A');
  });

  test("disables Nagle's algorithm on its connection", async () => {
    server = await startSshServer();
    const setNoDelay = vi.spyOn(Socket.prototype, 'setNoDelay');
    try {
      await deployVersion(server, 'A');
      const socketsToServer = setNoDelay.mock.contexts.filter(
        (socket) => (socket as Socket).remotePort === server.settings.port,
      );
      expect(socketsToServer.length).toBeGreaterThan(0);
    } finally {
      setNoDelay.mockRestore();
    }
  });

  test('rejects an unusable private key, naming its setting', async () => {
    server = await startSshServer();
    const refusalOfKey = (privateKey: string) => refusal(server, 'A', { settings: { ...server.settings, privateKey } });
    expect(await refusalOfKey('/nowhere/id_ed25519')).toMatch(
      /^\.env\.deploy : DEPLOY_PRIVATE_KEY=\/nowhere\/id_ed25519 ne mène à aucun fichier/,
    );
    const key = server.settings.privateKey ?? '';
    expect(await refusalOfKey(`${key}.pub`)).toMatch(/\.pub n'est pas une clé privée ; écrivez .* sans « \.pub »/);
    run('ssh-keygen', '-q', '-p', '-N', 'secret', '-f', key);
    expect(await refusalOfKey(key)).toMatch(/est protégée par une phrase secrète ; écrivez .* DEPLOY_PASSWORD\.$/);
  });
});
