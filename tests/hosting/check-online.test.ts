import { appendFileSync, chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFiles } from '../../scripts/check-online/check-files';
import { checkHtaccess } from '../../scripts/check-online/check-htaccess';
import { diagnoseHome } from '../../scripts/check-online/diagnose-home';
import { fetchFollowing } from '../../scripts/lib/request';
import { scratchFolder } from '../support/scratch';
import { type Apache, type Host, hasApache, startApache } from './apache';
import { writeSampleSite } from './sample-site';

/** Asks for a password, like a folder that is protected in a hosting panel. */
function requirePassword(folder: string): void {
  appendFileSync(join(folder, '.htaccess'), 'AuthType Basic\nAuthName x\nAuthUserFile /dev/null\nRequire valid-user\n');
}

/** Empties the document root, as if the site had been uploaded to another folder. */
function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, '.htaccess'), 'RedirectMatch 404 "^/"\n');
}

const scratch = scratchFolder('file');

describe.skipIf(!hasApache)('check:online', () => {
  let siteFolder: string;
  let server: Apache | undefined;
  beforeAll(async () => {
    siteFolder = scratch('site');
    await writeSampleSite(siteFolder);
  });

  /** Returns the report on a host after a change of the files there. */
  async function check(host: Host, change: (folder: string) => void = () => {}) {
    server = await startApache(siteFolder, host);
    try {
      change(server.folder);
      const site = new URL(server.origin);
      return [...(await checkFiles(site, siteFolder)), ...(await checkHtaccess(site, siteFolder))];
    } finally {
      await server.stop();
    }
  }
  const textsOfLevel = (findings: { level: string; text: string }[], level: string) =>
    findings.filter((finding) => finding.level === level).map(({ text }) => text);

  test('reports neither fault nor limit for a host that reads .htaccess', async () => {
    const findings = await check({});
    expect(findings.filter(({ level }) => level !== 'good')).toEqual([]);
    expect(findings[0]?.text).toBe('5 pages sur 5 sont celles qui ont été construites.');
  });

  test('reports unsupported features as limits, not as faults', async () => {
    const config = 'RedirectMatch 302 "^/zones$" "/zones-intervention"';
    const findings = await check({ allowOverride: 'None', without: ['deflate', 'brotli'], config });
    expect(textsOfLevel(findings, 'fault')).toEqual([]);
    const limits = textsOfLevel(findings, 'limit').join('\n');
    expect(limits).toContain('Pages qui coûtent une redirection (4) : /contact');
    expect(limits).toContain('/zones ne mène pas à /zones-intervention (réponse 302).');
    expect(limits).toContain("n'envoie pas tout compressé");
    expect(limits).toContain('Content-Security-Policy');
    expect(limits).toContain("avec la page de l'hébergeur");
    expect(limits).toContain('montre la liste des fichiers de /assets/');
  });

  test('finds a different page and a missing asset', async () => {
    const findings = await check({}, (folder) => {
      for (const ending of ['', '.br', '.gz']) rmSync(join(folder, `contact/index.html${ending}`));
      writeFileSync(join(folder, 'index.html.br'), 'not brotli');
      rmSync(join(folder, 'assets/x-AAAAAAAA.avif'));
    });
    expect(textsOfLevel(findings, 'good').join()).not.toMatch(/pages sur|images, styles et scripts sur/);
    const faults = textsOfLevel(findings, 'fault').join('\n');
    expect(faults).toContain('Une copie compressée est abîmée (1 fichier) : /. Lancez « npm run deploy:tout ».');
    expect(faults).toContain(
      'Manque en ligne (2 fichiers) : /assets/x-AAAAAAAA.avif (réponse 404), /contact (réponse 404). Lancez « npm run deploy ».',
    );
  });

  test('finds a missing plain file despite its compressed copy', async () => {
    const findings = await check({}, (folder) => rmSync(join(folder, 'assets/entries/x-AAAAAAAA.js')));
    expect(textsOfLevel(findings, 'fault').join('\n')).toMatch(
      /l'original manque ou diffère \(1 fichier\) : \/assets\/entries\/x-AAAAAAAA\.js\. Lancez « npm run deploy:tout »/,
    );
  });

  test('finds and quotes text inserted by the host', async () => {
    const findings = await check(
      {
        modules: ['substitute'],
        without: ['rewrite', 'deflate', 'brotli'],
        config: `AddOutputFilterByType SUBSTITUTE text/html\nSubstitute "s|</body>|<script src=//pub.example/ad.js></script></body>|n"`,
      },
      () => {},
    );
    const faults = textsOfLevel(findings, 'fault').join('\n');
    expect(faults).toMatch(
      /L'hébergeur ajoute du texte à lui \(5 fichiers\) : \/ \(« <script src=\/\/pub\.example\/ad\.js><\/script> »\), .* Désactivez publicité/,
    );
    expect(faults).not.toContain('npm run deploy');
  });

  test('finds an outdated cached copy, and does not advise an upload', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'cache-'));
    chmodSync(cache, 0o777);
    server = await startApache(siteFolder, {
      modules: ['cache', 'cache_disk'],
      config: `CacheRoot ${cache}\nCacheEnable disk /\nCacheIgnoreCacheControl On\nCacheStoreNoStore On\nCacheDefaultExpire 3600\nCacheMinExpire 3600\nCacheQuickHandler on`,
    });
    try {
      const url = new URL('/contact', server.origin);
      const encodings = { 'accept-encoding': 'br, gzip' };
      const oldPage = await readFile(join(siteFolder, 'contact/index.html'), 'utf8');
      for (const ending of ['', '.br', '.gz']) rmSync(join(server.folder, `contact/index.html${ending}`));
      writeFileSync(join(server.folder, 'contact/index.html'), oldPage.replaceAll('Toits', 'Tuile'));
      while ((await fetchFollowing(url, encodings)).headers.age === undefined);
      writeFileSync(join(server.folder, 'contact/index.html'), oldPage);
      const faults = textsOfLevel(await checkFiles(new URL(server.origin), siteFolder), 'fault').join('\n');
      expect(faults).toMatch(
        /^Un cache sert encore une ancienne copie \(1 fichier\) : \/contact \(gardée depuis \d+ s\)\. Videz le cache/,
      );
    } finally {
      await server.stop();
      rmSync(cache, { recursive: true });
    }
  });

  test.each<[string, RegExp, ((folder: string) => void)?, Host?]>([
    ['a password', /demande un mot de passe \(401\)\. Retirez la protection/, requirePassword],
    ['no right to read', /interdit le dossier du site \(403\)/, (site) => chmodSync(join(site, 'index.html'), 0o600)],
    [
      'an empty folder',
      /404 partout\)\. Le site est sans doute dans un autre dossier : comparez DEPLOY_FOLDER/,
      emptyFolder,
    ],
    [
      'only the home page missing',
      /la page d'accueil manque \(404\), d'autres fichiers sont là\. Lancez « npm run deploy:tout »/,
      (site) => rmSync(join(site, 'index.html')),
    ],
    [
      'a refused .htaccess',
      /erreur \(500\)\. Le plus souvent l'hébergeur refuse une ligne de \.htaccess/,
      (site) => appendFileSync(join(site, '.htaccess'), 'NoSuchDirective on\n'),
    ],
    [
      'redirects in a circle',
      /les redirections tournent en rond/,
      undefined,
      { config: 'RedirectMatch 302 "^/$" "/"' },
    ],
  ])('reports %s and the remedy', async (_, message, change, host) => {
    server = await startApache(siteFolder, host);
    try {
      change?.(server.folder);
      expect(await diagnoseHome(new URL(server.origin))).toMatch(message);
    } finally {
      await server.stop();
    }
  });

  test('finds rules of another version', async () => {
    const findings = await check({}, (folder) => {
      writeFileSync(
        join(folder, '.htaccess'),
        'ErrorDocument 404 /404.html\nHeader always set Content-Security-Policy "style-src \'self\'"\n',
      );
    });
    expect(textsOfLevel(findings, 'fault').join('\n')).toContain("n'est pas celle de ces pages");
  });
});
