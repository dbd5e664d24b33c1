// @vitest-environment node

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkFiles } from '../../scripts/check-online/check-files';
import { checkHtaccess } from '../../scripts/check-online/check-htaccess';
import { type Apache, type Host, hasApache, startApache } from './apache';
import { writeSampleSite } from './sample-site';

if (!hasApache) console.warn('SKIPPED tests/hosting/check-online.test.ts: no Apache here (apt-get install apache2)');
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.skipIf(!hasApache)('check:online', () => {
  let built: string;
  let server: Apache | undefined;
  beforeAll(async () => {
    built = join(mkdtempSync(join(tmpdir(), 'online-')), 'site');
    await writeSampleSite(built);
  });
  afterAll(() => rm(join(built, '..'), { recursive: true }));

  /** What it says of a host, after something has happened to the files there. */
  async function check(host: Host, harm: (folder: string) => void = () => {}) {
    server = await startApache(built, host);
    try {
      harm(server.folder);
      const site = new URL(server.origin);
      return [...(await checkFiles(site, built)), ...(await checkHtaccess(site, built))];
    } finally {
      await server.stop();
    }
  }
  const said = (findings: { level: string; text: string }[], level: string) =>
    findings.filter((finding) => finding.level === level).map(({ text }) => text);

  test('finds nothing to say against a host that reads .htaccess', async () => {
    const findings = await check({});
    expect(findings.filter(({ level }) => level !== 'good')).toEqual([]);
    expect(findings[0]?.text).toBe('5 pages sur 5 sont celles qui ont été construites.');
  });

  test('tells what a host does not do, without calling it a fault', async () => {
    const findings = await check({ allowOverride: 'None', without: ['deflate', 'brotli'] });
    expect(said(findings, 'fault')).toEqual([]);
    const limits = said(findings, 'limit').join('\n');
    expect(limits).toContain('Pages qui coûtent une redirection (4) : /contact');
    expect(limits).toContain("n'envoie pas tout compressé");
    expect(limits).toContain('Content-Security-Policy');
    expect(limits).toContain("avec la page de l'hébergeur");
    expect(limits).toContain('montre la liste des fichiers de /assets/');
  });

  test('finds a page that is not the built one, and an asset that is missing', async () => {
    const findings = await check({}, (folder) => {
      for (const ending of ['', '.br', '.gz']) rmSync(join(folder, `contact/index.html${ending}`));
      writeFileSync(join(folder, 'index.html.br'), 'not brotli');
      rmSync(join(folder, 'assets/x-AAAAAAAA.avif'));
    });
    const faults = said(findings, 'fault').join('\n');
    expect(faults).toContain('/ (contenu différent), /contact (réponse 404)');
    expect(faults).toContain('Fichiers qui manquent ou diffèrent (1 sur 6) : /assets/x-AAAAAAAA.avif (réponse 404)');
  });

  test('finds rules that are of another version', async () => {
    const findings = await check({}, (folder) => {
      writeFileSync(
        join(folder, '.htaccess'),
        'ErrorDocument 404 /404.html\nHeader always set Content-Security-Policy "style-src \'self\'"\n',
      );
    });
    expect(said(findings, 'fault').join('\n')).toContain("n'est pas celle de ces pages");
  });
});
