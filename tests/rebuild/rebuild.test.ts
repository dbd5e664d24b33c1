import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { faultOfBuild, hashSources, SITE_FOLDER, stampFolder } from '../../scripts/finished-build/build-stamp';
import { listFiles } from '../../scripts/lib/list-files';
import { writeSampleSite } from '../hosting/sample-site';

// Fails if the site is outdated or incomplete, because its bytes would then differ although the build is right.
const fault = await faultOfBuild();
if (fault) throw new Error(fault);

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  return new Map((await listFiles(folder)).map((path) => [path, readFileSync(join(folder, path))]));
}

const builtFiles = await filesIn(SITE_FOLDER);

describe('another build, in another folder and time zone', () => {
  let folder: string;
  let previousSite: Map<string, Buffer>;
  // The footer's year must be that of the first build, and Vitest's own environment variables would change the build.
  const SOURCE_DATE_EPOCH = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(statSync(SITE_FOLDER).mtimeMs / 1000));
  const ownSettings = { NODE_ENV: undefined, VITEST: undefined };
  const env = { ...process.env, ...ownSettings, SOURCE_DATE_EPOCH, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "le dossier d'un autre "));
    const isSource = (path: string) => !/^(node_modules|dist|\.cache|\.git|test-results)$/.test(path);
    await cp('.', folder, { recursive: true, filter: isSource });
    await mkdir(join(folder, '.cache'));
    // Reuses the encoded photos and most of the share images and compressed files, because making all of them again
    // takes minutes.
    for (const path of ['node_modules', '.cache/photos']) await symlink(resolve(path), join(folder, path));
    const isKept = (path: string) => !/[\\/][01][0-9a-f]+\.\w+$/.test(path);
    for (const cache of ['.cache/share-images', '.cache/compressed'])
      await cp(cache, join(folder, cache), { recursive: true, filter: isKept });
    await writeSampleSite(join(folder, SITE_FOLDER));
    await stampFolder(join(folder, SITE_FOLDER), await hashSources(folder));
    previousSite = await filesIn(join(folder, SITE_FOLDER));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('gives the same bytes, and keeps the last site when interrupted', async () => {
    const build = spawn(process.execPath, ['scripts/commands/build.js'], { cwd: folder, env });
    const buildEnded = once(build, 'close');
    const photos = join(folder, 'data/photos');
    let output = '';
    for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
    // Pauses the build at its start, after the first page, and when only the stamp is missing. A paused process leaves
    // the disk in the same state as a killed process.
    for (const marker of ['', 'client/index.html', 'client/zones-intervention/index.html.gz']) {
      const file = join(folder, '.cache/builds', String(build.pid), marker);
      await vi.waitUntil(() => existsSync(file) || build.exitCode !== null, { timeout: 120_000, interval: 5 });
      build.kill('SIGSTOP');
      // The project's photos may be missing between rendering and compression, because the build has its own copy.
      if (marker.endsWith('.gz')) await rename(`${photos}-moved`, photos);
      expect(await filesIn(join(folder, SITE_FOLDER))).toEqual(previousSite);
      expect(await faultOfBuild(join(folder, SITE_FOLDER), { root: folder })).toBeUndefined();
      if (marker.endsWith('.html')) await rename(photos, `${photos}-moved`);
      build.kill('SIGCONT');
    }
    await buildEnded;
    // After Vike's list of pages and an empty line, the output has only messages for the owner and the progress.
    expect(output).toMatch(
      / documents pre-rendered\.\n(?:Photos : .*\n|Note : .*\n|\nAttention, .*\n| {2}\d+\/\d+ .*\n)+\n(?:Il reste .*\n)?Le site est construit.*\n$/,
    );
    const secondBuild = await filesIn(join(folder, SITE_FOLDER));
    expect([...secondBuild.keys()]).toEqual([...builtFiles.keys()]);
    expect(
      [...builtFiles].filter(([path, bytes]) => !secondBuild.get(path)?.equals(bytes)).map(([path]) => path),
    ).toEqual([]);
    expect(await readdir(join(folder, '.cache/builds'))).toEqual([]);
  }, 180_000);

  test('builds a site without reviews, with own photos and an attestation', async () => {
    const editFile = async (file: string, edit: (text: string) => string) =>
      writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
    await editFile('data/testimonials.ts', (text) => text.replace(/(testimonials = )\[[^]*?\n\];/, '$1[];'));
    let remaining = 4;
    await editFile('data/photos.ts', (text) =>
      text.replace(/('galerie-[^{]*\{[^}]*)rendering: true,/g, (all, before) => (remaining-- > 0 ? before : all)),
    );
    await editFile('data/company.ts', (text) =>
      text.replace('attestation: optional()', "attestation: { file: 'garantie-2.pdf', expires: '2099-12-31' }"),
    );
    await mkdir(join(folder, 'data/documents'));
    const pdfOf = (name: string) => Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`);
    for (const name of ['garantie.pdf', 'garantie-2.pdf'])
      await writeFile(join(folder, 'data/documents', name), pdfOf(name));
    const build = spawn(process.execPath, ['scripts/commands/build.js'], { cwd: folder, env });
    let errors = '';
    build.stderr.on('data', (text) => (errors += text));
    expect([(await once(build, 'close'))[0], errors]).toEqual([0, '']);
    const readPage = (path: string) => readFile(join(folder, SITE_FOLDER, path, 'index.html'), 'utf8');
    const [home, legal, gallery] = [
      await readPage(''),
      await readPage('mentions-legales'),
      await readPage('realisations'),
    ];
    for (const html of [home, legal])
      expect(/>[^<]*(?<!sans |d’)\bavis\b|"(review|aggregateRating)"/i.exec(html)?.[0]).toBeUndefined();
    expect(legal.includes('Images de synthèse')).toBe(true);
    expect(gallery.match(/<figure><a /g)).toHaveLength(4);
    expect(/(>|content=")[^<"]*(illustration|synthèse)/i.exec(gallery)?.[0]).toBeUndefined();
    const documents = [...(await filesIn(join(folder, SITE_FOLDER)))].filter(([path]) => path.endsWith('.pdf'));
    expect(documents).toEqual([['garantie-2.pdf', pdfOf('garantie-2.pdf')]]);
    expect(await readPage('services/charpente')).toContain('href="/garantie-2.pdf"');
  }, 120_000);
});
