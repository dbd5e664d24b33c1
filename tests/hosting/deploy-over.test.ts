import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDeploy, filesIn, setUpDeployments, unfinishedUploads } from './deployment';
import { FOREIGN_FILES, readForeignFiles, writeForeignFiles } from './foreign-files';
import { run } from './own-server';
import { assetsOf, writeSampleSite } from './sample-site';
import { watchWhile } from './visitor';

const { versions, folderOf, deployVersion, path, output, refusal, expectOnline } = setUpDeployments();

/** These guarantees for the owner and visitors hold for every protocol and server. */
describeDeploy('deploy', (host) => {
  test('uploads the whole site, readable by all, writable by its owner', async () => {
    const summary = await deployVersion(host.server, 'A');
    expectOnline(host.server, 'A');
    expect(summary.uploaded).toBe(filesIn(folderOf('A')).length);
    expect(run('stat', '-c', '%a', join(host.server.site, 'index.html')).trim()).toBe('644');
    expect(unfinishedUploads(host.server)).toEqual([]);
  });

  test('sends nothing the second time', async () => {
    await deployVersion(host.server, 'A');
    const before = run('stat', '-c', '%y', join(host.server.site, '.deploy-manifest.json'));
    expect(await deployVersion(host.server, 'A')).toMatchObject({ uploaded: 0, removed: 0 });
    expect(run('stat', '-c', '%y', join(host.server.site, '.deploy-manifest.json'))).toBe(before);
  });

  test('serves whole pages with all assets while a version arrives', async () => {
    await deployVersion(host.server, 'A');
    await watchWhile(host.server.site, versions, deployVersion(host.server, 'B'));
    expectOnline(host.server, 'B');
  });

  test('keeps assets of two earlier versions, and all foreign files', async () => {
    writeForeignFiles(host.server.site);
    for (const version of ['A', 'B', 'C', 'D']) await deployVersion(host.server, version);
    for (const [version, stays] of [
      ['A', false],
      ['B', true],
      ['C', true],
      ['D', true],
    ] as const) {
      for (const asset of assetsOf(version))
        expect([asset, existsSync(join(host.server.site, asset))]).toEqual([asset, stays]);
    }
    expect(readForeignFiles(host.server.site)).toEqual(FOREIGN_FILES);
  });

  test('deletes a withdrawn page with its folder unless it holds other files', async () => {
    const folder = path('with-two-more-pages');
    await writeSampleSite(folder, {
      files: { 'zones/vittel/index.html': 'x'.repeat(400), 'zones/vagney/index.html': 'x'.repeat(400) },
    });
    await deployVersion(host.server, 'A', { folder });
    writeFileSync(join(host.server.site, 'zones/vagney/plan.pdf'), 'a plan');
    expect((await deployVersion(host.server, 'A')).removed).toBe(6);
    expect(existsSync(join(host.server.site, 'zones/vittel'))).toBe(false);
    expect(readdirSync(join(host.server.site, 'zones/vagney'))).toEqual(['plan.pdf']);
    expect(existsSync(join(host.server.site, 'zones/epinal/index.html'))).toBe(true);
  });

  test('keeps and reports a withdrawn file changed on the host', async () => {
    const folder = path('with-a-page-that-changes-hands');
    await writeSampleSite(folder, { files: { 'promo/index.html': 'x'.repeat(100) } });
    await deployVersion(host.server, 'A', { folder });
    writeFileSync(join(host.server.site, 'promo/index.html'), 'written by somebody else');
    await deployVersion(host.server, 'A');
    expect(readFileSync(join(host.server.site, 'promo/index.html'), 'utf8')).toBe('written by somebody else');
    expect(output()).toContain("« promo/index.html » a été changé sur le serveur par quelqu'un d'autre");
  });

  test('uploads a file again if the host has lost or damaged it', async () => {
    await deployVersion(host.server, 'A');
    rmSync(join(host.server.site, 'contact/index.html'));
    writeFileSync(join(host.server.site, 'index.html'), 'cut');
    expect((await deployVersion(host.server, 'A')).uploaded).toBe(2);
    expectOnline(host.server, 'A');
  });

  test('finds a changed file of equal size if it compares contents', async () => {
    await deployVersion(host.server, 'A');
    const page = join(host.server.site, 'contact/index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll('Toits A', 'Tuile A'));
    expect(await deployVersion(host.server, 'A')).toMatchObject({ uploaded: 0 });
    expect(await deployVersion(host.server, 'A', { byContent: true })).toMatchObject({ uploaded: 1 });
    expectOnline(host.server, 'A');
    expect(await deployVersion(host.server, 'A', { byContent: true })).toMatchObject({ uploaded: 0 });
  });

  test('keeps the style of a page until the page is deleted', async () => {
    const style = 'body{--promo:1}';
    const hash = createHash('sha256').update(style).digest('base64');
    const folder = path('with-a-style-of-its-own');
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`promo/${index}/index.html`, `<style>${style}</style>`]),
    );
    await writeSampleSite(folder, { files });
    await deployVersion(host.server, 'A', { folder });
    let isDone = false;
    const finished = deployVersion(host.server, 'B').finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const rules = readFileSync(join(host.server.site, '.htaccess'), 'utf8');
      const exists = existsSync(join(host.server.site, 'promo/19/index.html'));
      expect(!exists || rules.includes(hash)).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await finished;
    expect(readFileSync(join(host.server.site, '.htaccess'), 'utf8')).not.toContain(hash);
  });

  test('reports a missing folder, and lists the existing folders', async () => {
    mkdirSync(join(host.server.site, '../logs'), { recursive: true });
    const settings = { ...host.server.settings, folder: 'htdocs' };
    expect(await refusal(host.server, 'A', { settings })).toBe(
      "Le dossier « htdocs » n'existe pas sur le serveur : corrigez DEPLOY_FOLDER (les dossiers visibles sont : logs, www).",
    );
  });

  test("reports the login folder itself as the site's folder", async () => {
    writeFileSync(join(host.server.site, '../index.html'), 'the host says hello');
    try {
      const settings = { ...host.server.settings, folder: 'htdocs' };
      expect(await refusal(host.server, 'A', { settings })).toMatch(/laissez DEPLOY_FOLDER vide\.$/);
    } finally {
      rmSync(join(host.server.site, '../index.html'));
    }
  });

  test('reports a wrong password without retrying', async () => {
    const { privateKey: _, ...settings } = { ...host.server.settings, password: 'faux' };
    expect(await refusal(host.server, 'A', { settings, pauses: [60_000] })).toMatch(
      /^Le serveur refuse l'identifiant « .+ » ou son mot de passe : recopiez/,
    );
  });

  test('reports an unknown or unreachable server, with the settings to check', async () => {
    const unknownHost = { ...host.server.settings, host: 'ftp.nulle-part.invalid' };
    expect(await refusal(host.server, 'A', { settings: unknownHost })).toMatch(
      /^Le serveur « ftp\.nulle-part\.invalid » est introuvable/,
    );
    const closedPort = { ...host.server.settings, port: 1 };
    expect(await refusal(host.server, 'A', { settings: closedPort })).toMatch(
      /ne répond pas sur le port 1 : vérifiez DEPLOY_PROTOCOL et DEPLOY_PORT/,
    );
  });
});
