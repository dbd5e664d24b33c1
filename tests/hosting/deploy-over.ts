import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Settings } from '../../scripts/deploy/settings';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import { arriving, filesIn, setUpDeployments } from './deployment';
import { FOREIGN, giveToOwner, readForeignFiles, writeForeignFiles } from './foreign-files';
import type { HostServer } from './ftp-server';
import { isRoot, run } from './own-server';
import { assetsOf, writeSampleSite } from './sample-site';
import { findBroken, watching } from './visitor';

/** A kind of server that owners upload to; `available` where this machine can start one. */
type Kind = { name: string; available: boolean; start: () => Promise<HostServer> };

/** What an owner and his visitors are promised whatever the server speaks. */
export function promiseOfDeploy({ name, available, start }: Kind): void {
  if (!available) console.warn(`SKIPPED: deploy over ${name}, which is not installed`);

  describe.skipIf(!available)(`deploy over ${name}`, () => {
    const { versions, folderOf, put, path, said, refusal, expectOnline } = setUpDeployments();
    let server: HostServer;
    let proxy: CuttingProxy | undefined;

    beforeAll(async () => {
      server = await start();
    });
    afterEach(async () => {
      await proxy?.stop();
      proxy = undefined;
      for (const name of readdirSync(server.site)) rmSync(join(server.site, name), { recursive: true });
    });
    afterAll(() => server.stop());
    const throughProxy = async (): Promise<Settings> => {
      proxy = await startCuttingProxy(server.ports);
      return { ...server.settings, host: proxy.host };
    };

    test('the first time, the whole site goes online, readable by all and writable by its owner alone', async () => {
      const summary = await put(server, 'A');
      expectOnline(server, 'A');
      expect(summary.uploaded).toBe(filesIn(folderOf('A')).length);
      expect(run('stat', '-c', '%a', join(server.site, 'index.html')).trim()).toBe('644');
      expect(arriving(server)).toEqual([]);
    });

    test('a second time, nothing is sent', async () => {
      await put(server, 'A');
      const before = run('stat', '-c', '%y', join(server.site, '.deploy-manifest.json'));
      expect(await put(server, 'A')).toMatchObject({ uploaded: 0, removed: 0 });
      expect(run('stat', '-c', '%y', join(server.site, '.deploy-manifest.json'))).toBe(before);
    });

    test('one changed page sends that page and its compressed copies alone', async () => {
      const folder = path('A-with-one-change');
      await writeSampleSite(folder, { version: 'A', files: { 'robots.txt': 'User-agent: *\nDisallow:\n' } });
      await put(server, 'A');
      expect(await put(server, 'A', { folder })).toMatchObject({ uploaded: 1, removed: 0 });
      expect(readFileSync(join(server.site, 'robots.txt'), 'utf8')).toContain('Disallow');
    });

    test('while a new version arrives, visitors get whole pages, old or new, and all their assets', async () => {
      await put(server, 'A');
      await watching(server.site, versions, put(server, 'B'));
      expectOnline(server, 'B');
    });

    test("assets of the two versions before stay, older ones go, and nobody else's file is touched", async () => {
      writeForeignFiles(server.site);
      for (const version of ['A', 'B', 'C', 'D']) await put(server, version);
      for (const [version, stays] of [
        ['A', false],
        ['B', true],
        ['C', true],
        ['D', true],
      ] as const) {
        for (const asset of assetsOf(version))
          expect([asset, existsSync(join(server.site, asset))]).toEqual([asset, stays]);
      }
      expect(readForeignFiles(server.site)).toEqual(FOREIGN);
    });

    test('a page that the site no longer has goes with its folder, unless somebody else keeps a file there', async () => {
      const folder = path('with-two-more-pages');
      await writeSampleSite(folder, {
        files: { 'zones/vittel/index.html': 'x'.repeat(400), 'zones/vagney/index.html': 'x'.repeat(400) },
      });
      await put(server, 'A', { folder });
      writeFileSync(join(server.site, 'zones/vagney/plan.pdf'), 'a plan');
      expect((await put(server, 'A')).removed).toBe(6);
      expect(existsSync(join(server.site, 'zones/vittel'))).toBe(false);
      expect(readdirSync(join(server.site, 'zones/vagney'))).toEqual(['plan.pdf']);
      expect(existsSync(join(server.site, 'zones/epinal/index.html'))).toBe(true);
    });

    test('a file that somebody changed on the host is not deleted, and is said', async () => {
      const folder = path('with-a-page-that-changes-hands');
      await writeSampleSite(folder, { files: { 'promo/index.html': 'x'.repeat(100) } });
      await put(server, 'A', { folder });
      writeFileSync(join(server.site, 'promo/index.html'), 'written by somebody else');
      await put(server, 'A');
      expect(readFileSync(join(server.site, 'promo/index.html'), 'utf8')).toBe('written by somebody else');
      expect(said()).toContain("« promo/index.html » a été changé sur le serveur par quelqu'un d'autre");
    });

    test('a file that got lost or damaged on the host is sent again', async () => {
      await put(server, 'A');
      rmSync(join(server.site, 'contact/index.html'));
      writeFileSync(join(server.site, 'index.html'), 'cut');
      expect((await put(server, 'A')).uploaded).toBe(2);
      expectOnline(server, 'A');
    });

    test('lines that the host wrote into .htaccess stay', async () => {
      writeFileSync(
        join(server.site, '.htaccess'),
        '# php -- BEGIN cPanel\nAddHandler application/x-httpd-php82 .php\n',
      );
      giveToOwner(server.site);
      for (const version of ['A', 'B']) await put(server, version);
      const rules = readFileSync(join(server.site, '.htaccess'), 'utf8');
      expect(rules).toContain(readFileSync(join(folderOf('B'), '.htaccess'), 'utf8'));
      expect(rules).toContain('AddHandler application/x-httpd-php82 .php');
      expect(rules.match(/AddHandler/g)).toHaveLength(1);
    });

    test('--dry-run tells what would happen and changes nothing', async () => {
      await put(server, 'A');
      const before = filesIn(server.site);
      expect(await put(server, 'B', { dryRun: true })).toMatchObject({ removed: 0 });
      expect(said()).toMatch(/à envoyer {4}index\.html \(1,9 ko\)/);
      expect(filesIn(server.site)).toEqual(before);
      expectOnline(server, 'A');
    });

    test('a connection cut in the middle of a file leaves the page online as it was, and running again continues', async () => {
      await put(server, 'A');
      const settings = await throughProxy();
      proxy?.cutAfter(60_000, 100);
      expect(await refusal(server, 'B', { settings })).toMatch(
        /^La connexion avec 127\.0\.0\.2 se coupe .* relancez la même commande/,
      );
      expectOnline(server, 'A');
      expect(findBroken(server.site, versions)).toBeUndefined();
      await put(server, 'B');
      expectOnline(server, 'B');
      expect(arriving(server)).toEqual([]);
    });

    test('a connection that drops during a run is taken up again', async () => {
      const settings = await throughProxy();
      proxy?.cutAfter(40_000, 2);
      await put(server, 'A', { settings, pauses: [1, 1, 1, 1] });
      expectOnline(server, 'A');
      expect(said()).toContain('Connexion interrompue');
    });

    test('wherever the connection is cut, no visitor finds a broken page and nothing foreign is lost', async () => {
      writeForeignFiles(server.site);
      await put(server, 'A');
      const settings = await throughProxy();
      await put(server, 'B', { settings });
      const CUTS = 3;
      // Foreign pages are whole in their own way.
      writeForeignFiles(path('foreign'));
      const withForeign = { ...versions, foreign: path('foreign') };
      const whole = proxy?.sent() ?? 0;
      let online = 'B';
      for (let cut = 1; cut <= CUTS; cut += 1) {
        const next = online === 'B' ? 'C' : 'B';
        proxy?.cutAfter(Math.floor((whole * (cut - 0.5 + Math.random() * 0.5)) / CUTS), 100);
        await watching(
          server.site,
          withForeign,
          put(server, next, { settings }).catch(() => {}),
        );
        await watching(server.site, withForeign, put(server, next));
        expectOnline(server, next);
        online = next;
      }
      expect(readForeignFiles(server.site)).toEqual(FOREIGN);
    });
    test('an interrupted run has saved what it had done', async () => {
      const many = path('many');
      await writeSampleSite(many, {
        files: Object.fromEntries(
          Array.from({ length: 60 }, (_, index) => [
            `assets/p-${String(index).padStart(8, '0')}.avif`,
            `${index}`.repeat(900),
          ]),
        ),
      });
      const settings = await throughProxy();
      proxy?.cutAfter(130_000, 100);
      await refusal(server, 'A', { settings, folder: many });
      const { uploaded } = await put(server, 'A', { folder: many });
      expect(uploaded).toBeLessThan(filesIn(many).length - 20);
      expect(await put(server, 'A', { folder: many })).toMatchObject({ uploaded: 0 });
    });

    test.skipIf(!isRoot)('a full disk stops the run with its remedy, and the site online stays whole', async () => {
      await put(server, 'A');
      const saved = await mkdtemp(join(tmpdir(), 'saved-'));
      run('cp', '-aT', server.site, saved);
      run('mount', '-t', 'tmpfs', '-o', 'size=300k,mode=755', 'tmpfs', server.site);
      try {
        run('cp', '-aT', saved, server.site);
        const big = path('B-with-a-large-picture');
        await writeSampleSite(big, { version: 'B', files: { 'assets/z-00000000.avif': 'x'.repeat(400_000) } });
        expect(await refusal(server, 'B', { folder: big })).toMatch(
          /^Le serveur n'enregistre plus rien, faute de place .* libérez de l'espace/,
        );
        expectOnline(server, 'A');
        expect(arriving(server)).toEqual([]);
      } finally {
        run('umount', server.site);
        rmSync(saved, { recursive: true });
      }
    });

    test('a folder that does not exist is named, with those that do', async () => {
      mkdirSync(join(server.site, '../logs'), { recursive: true });
      const settings = { ...server.settings, folder: 'htdocs' };
      expect(await refusal(server, 'A', { settings })).toBe(
        "Le dossier « htdocs » n'existe pas sur le serveur : corrigez DEPLOY_FOLDER (les dossiers visibles sont : logs, www).",
      );
    });

    test('a site is not put next to the folder that visitors see', async () => {
      const settings = { ...server.settings, folder: '' };
      expect(await refusal(server, 'A', { settings })).toContain('écrivez DEPLOY_FOLDER=www');
      expect(readdirSync(join(server.site, '..'))).not.toContain('index.html');
    });

    test('a wrong password is said at once, without trying again', async () => {
      const { privateKey: _, ...settings } = { ...server.settings, password: 'faux' };
      expect(await refusal(server, 'A', { settings, pauses: [60_000] })).toMatch(
        /^Le serveur refuse l'identifiant « .+ » ou son mot de passe : recopiez/,
      );
    });

    test('a server that cannot be found or reached is said, with what to check', async () => {
      const unknown = { ...server.settings, host: 'ftp.nulle-part.invalid' };
      expect(await refusal(server, 'A', { settings: unknown })).toMatch(
        /^Le serveur « ftp\.nulle-part\.invalid » est introuvable/,
      );
      const closed = { ...server.settings, port: 1 };
      expect(await refusal(server, 'A', { settings: closed })).toMatch(
        /ne répond pas sur le port 1 : vérifiez DEPLOY_PROTOCOL et DEPLOY_PORT/,
      );
    });
  });
}
