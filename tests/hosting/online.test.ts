import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Goal } from '../../scripts/commands/go-online';
import { createOnline, type HostEntry, type OnlineState } from '../../scripts/desk/server/online';
import { stampFolder } from '../../scripts/finished-build/build-stamp';
import { serveFolder } from '../../scripts/lib/serve-folder';
import { startFakeFtpServer } from './fake-ftp-server';
import { environmentOf, type HostServer, hasFtpServer, startFtpServer } from './ftp-server';
import { writeSampleSite } from './sample-site';
import { hasSshServer, startSshServer } from './ssh-server';

const scratch = mkdtempSync(join(tmpdir(), 'online-'));
afterAll(() => rm(scratch, { recursive: true }));

const entryFor = ({ settings }: HostServer): HostEntry => ({
  DEPLOY_PROTOCOL: settings.protocol,
  DEPLOY_HOST: settings.host,
  DEPLOY_PORT: String(settings.port),
  DEPLOY_USER: settings.user,
  DEPLOY_PASSWORD: settings.password ?? '',
  DEPLOY_FOLDER: settings.folder,
  DEPLOY_HOST_KEY: '',
  DEPLOY_CERTIFICATE: '',
});

/** Creates a project without host settings, and opens its desk. */
function createProject(name: string) {
  const root = mkdtempSync(join(scratch, name));
  copyFileSync('.env.deploy.example', join(root, '.env.deploy.example'));
  return { root, desk: createOnline(root, () => {}), file: () => readFileSync(join(root, '.env.deploy'), 'utf8') };
}

test('offers to go back after two versions or an interrupted upload', async () => {
  const { root, desk } = createProject('kept-');
  const offersWayBack = async (...versions: string[]) => {
    await rm(join(root, '.versions'), { recursive: true, force: true });
    for (const version of versions) {
      mkdirSync(join(root, '.versions', version), { recursive: true });
      writeFileSync(join(root, '.versions', version, 'build-stamp.json'), '{}');
    }
    return (await desk.state()).hasPrevious;
  };
  expect(await offersWayBack()).toBe(false);
  expect(await offersWayBack('underway')).toBe(false);
  expect(await offersWayBack('current')).toBe(false);
  expect(await offersWayBack('current', 'previous')).toBe(true);
  expect(await offersWayBack('current', 'underway')).toBe(true);
});

describe.skipIf(!hasFtpServer)("the host's settings at the desk, over FTPS", () => {
  let server: HostServer;
  beforeAll(async () => {
    server = await startFtpServer();
  });
  afterAll(() => server.stop());

  test('shows an untrusted certificate once, and stores it when accepted', async () => {
    const { root, desk, file } = createProject('ftps-');
    const entry = entryFor(server);
    const firstAnswer = await desk.tryAndSave(entry);
    expect(firstAnswer).toMatchObject({ ok: false, fingerprint: { DEPLOY_CERTIFICATE: expect.any(String) } });
    expect(firstAnswer.sentence).toMatch(/^Premier contact avec 127\.0\.0\.1 : comparez cette empreinte/);
    expect(() => file()).toThrow();
    const acceptedEntry = { ...entry, ...firstAnswer.fingerprint };
    expect((await desk.tryAndSave(acceptedEntry)).sentence).toMatch(/^Tout marche : le dossier est prêt/);
    expect(readdirSync(server.site)).toEqual([]);
    expect(statSync(join(root, '.env.deploy')).mode & 0o777).toBe(0o600);
    expect(file()).toContain(`DEPLOY_PASSWORD='${entry.DEPLOY_PASSWORD}'`);
    expect(file()).toContain('# Adresse du serveur');
    // The stored password is used if the form does not contain a password, but is never shown.
    writeFileSync(join(server.site, '.deploy-manifest.json'), '');
    const { sentence } = await desk.tryAndSave({ ...acceptedEntry, DEPLOY_PASSWORD: '' });
    expect(sentence).toMatch(/^Tout marche : le site y est déjà/);
    const { host } = await desk.state();
    expect(host).toMatchObject({ DEPLOY_HOST: '127.0.0.1', hasPassword: true });
    expect(JSON.stringify(await desk.state())).not.toContain(entry.DEPLOY_PASSWORD);
  });

  test.each([
    [
      'a wrong password',
      { DEPLOY_PASSWORD: 'faux' },
      /^Le serveur refuse l'identifiant « client » ou son mot de passe/,
    ],
    [
      'a missing folder',
      { DEPLOY_FOLDER: 'htdocs' },
      /corrigez « Dossier du site » \(les dossiers visibles sont : shut, www\)/,
      'DEPLOY_FOLDER',
    ],
    ['an unknown address', { DEPLOY_HOST: 'ftp.nulle-part.invalid' }, /est introuvable/, 'DEPLOY_HOST'],
    [
      'the parent folder',
      { DEPLOY_FOLDER: '' },
      /Le serveur a un dossier « www », où va sans doute le site.* « \. » à « Dossier du site » si/,
      'DEPLOY_FOLDER',
    ],
    ['another port', { DEPLOY_PORT: '1' }, /ne répond pas sur le port 1/],
    ['a read-only folder', { DEPLOY_FOLDER: 'shut' }, /^Le serveur interdit d'écrire le dossier « shut »/],
    [
      'a space',
      { DEPLOY_HOST: 'mon site' },
      /^« mon site » \(« Adresse du serveur »\) doit être un nom seul/,
      'DEPLOY_HOST',
    ],
    ['no address', { DEPLOY_HOST: '' }, /est vide ; écrivez-y l'adresse du serveur/, 'DEPLOY_HOST'],
  ])('explains %s in the words of the form, and stores nothing', async (_, wrongSettings, sentence, field?: string) => {
    const { desk, file } = createProject('wrong-');
    mkdirSync(join(server.site, '../shut'), { recursive: true, mode: 0o555 });
    const trial = await desk.tryAndSave({
      ...entryFor(server),
      DEPLOY_CERTIFICATE: server.settings.certificate ?? '',
      ...wrongSettings,
    });
    expect(trial).toEqual({ ok: false, sentence: expect.stringMatching(sentence), field });
    expect(trial.sentence).not.toMatch(/DEPLOY_|\.env/);
    expect(() => file()).toThrow();
  });
});

test('reports unreadable stored settings', async () => {
  const { root, desk } = createProject('unreadable-');
  writeFileSync(join(root, '.env.deploy'), 'DEPLOY_HOST=ftp.toits.example\nDEPLOY_PASSWORD: secret\n');
  const { host, hostFault } = await desk.state();
  expect(host).toBeUndefined();
  expect(hostFault).toMatch(/^Les réglages de l’hébergeur ne se lisent pas\. \.env\.deploy, ligne 2 :/);
  expect(hostFault).not.toContain('secret');
});

test('stores settings although the host forbids deleting, and warns', async () => {
  const server = await startFakeFtpServer({ RMD: () => '550 Permission denied' });
  const { root, desk } = createProject('keeping-');
  writeFileSync(join(root, '.env.deploy'), 'DEPLOY_PLAIN_FTP=oui\n');
  const { ok, sentence } = await desk.tryAndSave(entryFor(server));
  expect([ok, sentence]).toEqual([true, expect.stringMatching(/^Tout marche : .* Mais le serveur refuse d’effacer/)]);
  await server.stop();
});

test.skipIf(!hasSshServer)('shows the key of an SFTP server once, and accepts it', async () => {
  const server = await startSshServer();
  const { desk, root } = createProject('sftp-');
  const { privateKey } = server.settings;
  writeFileSync(join(root, '.env.deploy'), `DEPLOY_PRIVATE_KEY=${privateKey}\n`);
  const entry = entryFor(server);
  const firstAnswer = await desk.tryAndSave(entry);
  expect(firstAnswer).toMatchObject({ ok: false, fingerprint: { DEPLOY_HOST_KEY: expect.stringMatching(/^SHA256:/) } });
  expect(await desk.tryAndSave({ ...entry, ...firstAnswer.fingerprint })).toMatchObject({ ok: true });
  // If the host's key changes, every field of the form is still right.
  const answerToChange = await desk.tryAndSave({ ...entry, DEPLOY_HOST_KEY: `SHA256:${'A'.repeat(43)}` });
  expect(answerToChange.sentence).toMatch(
    /^La clé du serveur 127\.0\.0\.1 a changé .* acceptez la nouvelle ci-dessous ; rien n'a été envoyé\.$/,
  );
  expect([answerToChange.field, answerToChange.fingerprint]).toEqual([undefined, firstAnswer.fingerprint]);
  await server.stop();
});

test.skipIf(!hasSshServer)('uses the stored key of an SFTP server for no other server', async () => {
  const [server, otherServer] = await Promise.all([startSshServer(), startSshServer()]);
  const { desk, root, file } = createProject('other-');
  const { privateKey, hostKey = '' } = server.settings;
  writeFileSync(join(root, '.env.deploy'), `DEPLOY_PRIVATE_KEY=${privateKey}\n`);
  expect(await desk.tryAndSave({ ...entryFor(server), DEPLOY_HOST_KEY: hostKey })).toMatchObject({ ok: true });
  const { hasPassword: _, ...savedEntry } = (await desk.state()).host!;
  const trial = await desk.tryAndSave({ ...savedEntry, DEPLOY_PORT: String(otherServer.settings.port) });
  expect(trial.sentence).toMatch(/^Premier contact avec 127\.0\.0\.1 : comparez cette empreinte/);
  expect(trial.fingerprint).toEqual({ DEPLOY_HOST_KEY: otherServer.settings.hostKey });
  // The key of the saved server is still known.
  expect(file()).toContain(hostKey);
  expect(await desk.tryAndSave(savedEntry)).toMatchObject({ ok: true });
  expect(file()).toContain(hostKey);
  await Promise.all([server.stop(), otherServer.stop()]);
});

describe.skipIf(!hasFtpServer)('going online from the desk', () => {
  let server: HostServer;
  let siteUrl = '';
  let close: () => Promise<unknown>;
  const site = join(scratch, 'dist/site');
  const states: OnlineState[] = [];
  let desk: ReturnType<typeof createOnline>;
  const openDesk = (env: Record<string, string> = {}) =>
    createOnline(
      '.',
      async () => {
        states.push(await desk.state());
      },
      { ...process.env, DEPLOY_ENV_FILE: '/dev/null', DEPLOY_SOURCE: site, SITE_ADDRESS: siteUrl, ...env },
    );
  const environment = () => environmentOf(server.settings);
  async function waitForEnd(goal: Goal): Promise<OnlineState> {
    states.length = 0;
    desk.start(goal);
    await vi.waitUntil(async () => (await desk.state()).phase !== 'running', { timeout: 50_000, interval: 50 });
    return desk.state();
  }
  const readHomePage = () => readFileSync(join(server.site, 'index.html'), 'utf8');

  beforeAll(async () => {
    server = await startFtpServer();
    const servedFolder = await serveFolder(server.site, 0);
    siteUrl = servedFolder.url;
    close = servedFolder.close;
    await writeSampleSite(site);
    await stampFolder(site, {});
    desk = openDesk(environment());
  });
  afterAll(async () => {
    await close();
    await server.stop();
  });

  test('reports an incomplete first upload and later an unreachable host', async () => {
    let isQuotaFull = false;
    const firstServer = await startFakeFtpServer({
      STOR: (path) => (isQuotaFull && path.includes('contact') ? '552 Quota exceeded' : undefined),
    });
    const settings = { ...environmentOf(firstServer.settings), DEPLOY_PLAIN_FTP: 'oui', SITE_ADDRESS: '' };
    desk = openDesk(settings);
    isQuotaFull = true;
    const { failure } = await waitForEnd('online');
    expect(failure?.online).toMatch(/^Le site en ligne n'est pas encore complet/);
    expect(failure?.sentence).toMatch(/puis cliquez sur « Continuer »\./);
    isQuotaFull = false;
    expect(await waitForEnd('online')).toMatchObject({ phase: 'done' });
    await firstServer.stop();
    expect((await waitForEnd('online')).failure?.sentence).toMatch(
      /les réglages ont déjà marché, il n'y a rien à y changer/,
    );
    await rm(join(scratch, '.versions'), { recursive: true });
    await rm(join(scratch, '.cache'), { recursive: true });
    desk = openDesk(environment());
  }, 120_000);

  test('lists the changed pages before anything is uploaded', async () => {
    const { phase, pages } = await waitForEnd('prepare');
    expect([phase, pages?.isFirst]).toEqual(['done', true]);
    expect(() => readHomePage()).toThrow();
  });

  test('builds, uploads and checks with progress, and shows the URL', async () => {
    const state = await waitForEnd('online');
    expect(state).toMatchObject({ phase: 'done', address: siteUrl });
    expect(state.observations.find(({ text }) => /pages sur/.test(text))?.level).toBe('good');
    expect(readHomePage()).toContain('Toits A');
    const steps = states.map(({ step }) => step);
    expect(['build', 'send', 'check'].map((step) => steps.indexOf(step as never)).every((index) => index >= 0)).toBe(
      true,
    );
    const sendStates = states.filter(({ step, total }) => step === 'send' && total > 0);
    expect(sendStates.at(-1)?.done).toBe(sendStates.at(-1)?.total);
  });

  test('shows the state of the site after a failure, then continues', async () => {
    await writeSampleSite(site, { version: 'B' });
    await stampFolder(site, {});
    desk = openDesk({ ...environment(), DEPLOY_PASSWORD: 'faux' });
    expect(await waitForEnd('online')).toMatchObject({
      phase: 'failed',
      failure: {
        sentence: expect.stringMatching(
          /^Le serveur refuse l'identifiant « client » ou son mot de passe : recopiez « Identifiant » et « Mot de passe »/,
        ),
        online: "Le site en ligne n'a pas changé.",
      },
    });
    expect(readHomePage()).toContain('Toits A');
    desk = openDesk(environment());
    expect((await waitForEnd('prepare')).pages?.changed.length).toBeGreaterThan(0);
    chmodSync(join(server.site, 'contact'), 0o555);
    expect((await waitForEnd('online')).failure?.online).toMatch(/^En ligne, chaque page est entière/);
    chmodSync(join(server.site, 'contact'), 0o755);
    expect(await waitForEnd('online')).toMatchObject({ phase: 'done' });
    expect(readHomePage()).toContain('Toits B');
  }, 120_000);

  test('reports an unchanged site if the host was only read', async () => {
    await writeSampleSite(site, { version: 'C' });
    await stampFolder(site, {});
    chmodSync(server.site, 0o555);
    expect((await waitForEnd('all')).failure?.online).toBe("Le site en ligne n'a pas changé.");
    chmodSync(server.site, 0o755);
    expect(readHomePage()).toContain('Toits B');
  });

  test('goes back to the previous version', async () => {
    expect(await waitForEnd('back')).toMatchObject({ phase: 'done' });
    expect(readHomePage()).toContain('Toits A');
  });
});
