import { afterEach, expect, test } from 'vitest';
import type { Settings } from '../../scripts/deploy/settings';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy';
import { describeDeploy, setUpDeployments, unfinishedUploads } from './deployment';
import { FOREIGN_FILES, readForeignFiles, writeForeignFiles } from './foreign-files';
import { isRoot, run } from './own-server';
import { writeSampleSite } from './sample-site';
import { findBroken, watchWhile } from './visitor';

const { versions, deployVersion, path, output, refusal, expectOnline } = setUpDeployments();

/** Seed of the random places of the cuts. Set SEED to repeat a run. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describeDeploy('an interrupted deploy', (host) => {
  let proxy: CuttingProxy | undefined;
  afterEach(async () => {
    await proxy?.stop();
    proxy = undefined;
  });
  /** Returns settings for a deployment through a proxy that can break connections. */
  async function startProxied(): Promise<Settings> {
    proxy = await startCuttingProxy(host.server.ports);
    return { ...host.server.settings, host: proxy.host };
  }

  test('keeps the old page after a cut, and continues when run again', async () => {
    await deployVersion(host.server, 'A');
    const settings = await startProxied();
    proxy?.cutAfter(60_000, 100);
    expect(await refusal(host.server, 'B', { settings })).toMatch(
      /^La connexion avec 127\.0\.0\.2 se coupe .* relancez la même commande/,
    );
    expectOnline(host.server, 'A');
    expect(findBroken(host.server.site, versions)).toBeUndefined();
    await deployVersion(host.server, 'B');
    expectOnline(host.server, 'B');
    expect(unfinishedUploads(host.server)).toEqual([]);
  });

  test('reconnects after a lost connection', async () => {
    const settings = await startProxied();
    proxy?.cutAfter(40_000, 2);
    await deployVersion(host.server, 'A', { settings, pauses: [1, 1, 1, 1] });
    expectOnline(host.server, 'A');
    expect(output()).toContain('Connexion interrompue');
  });

  test('shows whole pages and keeps foreign files, wherever the cut is', async () => {
    writeForeignFiles(host.server.site);
    await deployVersion(host.server, 'A');
    const settings = await startProxied();
    await deployVersion(host.server, 'B', { settings });
    const CUT_COUNT = 3;
    // Foreign HTML files are complete pages of their own.
    writeForeignFiles(path('foreign'));
    const withForeign = { ...versions, foreign: path('foreign') };
    const random = randomNumbers(SEED);
    console.info(`SEED=${SEED}`);
    const totalBytes = proxy?.sentBytes() ?? 0;
    let online = 'B';
    for (let cut = 1; cut <= CUT_COUNT; cut += 1) {
      const nextVersion = online === 'B' ? 'C' : 'B';
      proxy?.cutAfter(Math.floor((totalBytes * (cut - 0.5 + random() * 0.5)) / CUT_COUNT), 100);
      await watchWhile(
        host.server.site,
        withForeign,
        // A cut after the last byte fails nothing, so the error is optional.
        deployVersion(host.server, nextVersion, { settings }).catch(() => undefined),
      );
      await watchWhile(host.server.site, withForeign, deployVersion(host.server, nextVersion));
      expectOnline(host.server, nextVersion);
      online = nextVersion;
    }
    expect(readForeignFiles(host.server.site)).toEqual(FOREIGN_FILES);
  }, 180_000);

  test('saves the progress of an interrupted run', async () => {
    const FILE_COUNT = 100;
    const folderWith = async (letter: string) => {
      const folder = path(`many-${letter}`);
      const names = Array.from({ length: FILE_COUNT }, (_, index) => String(index).padStart(8, '0'));
      const files = Object.fromEntries(names.map((name) => [`assets/${letter}-${name}.avif`, name.repeat(150)]));
      await writeSampleSite(folder, { files });
      return folder;
    };
    const settings = await startProxied();
    await deployVersion(host.server, 'A', { settings, folder: await folderWith('p') });
    // Servers differ by a factor of two in the bytes for a file, so the cut is a share of the bytes of a whole run. It
    // is after the middle, because the other connections upload on while one saves the progress of the first 25 files.
    proxy?.cutAfter((proxy.sentBytes() * 3) / 5, FILE_COUNT);
    const folder = await folderWith('q');
    expect(await refusal(host.server, 'A', { settings, folder })).toMatch(/^La connexion avec .* se coupe/);
    const { uploaded } = await deployVersion(host.server, 'A', { folder });
    expect(uploaded).toBeLessThan(FILE_COUNT - 20);
    expect(await deployVersion(host.server, 'A', { folder })).toMatchObject({ uploaded: 0 });
  });

  test.skipIf(!isRoot)('stops on a full disk with a remedy, without breaking the site', async () => {
    await deployVersion(host.server, 'A');
    const backup = path('saved');
    run('cp', '-aT', host.server.site, backup);
    run('mount', '-t', 'tmpfs', '-o', 'size=300k,mode=755', 'tmpfs', host.server.site);
    try {
      run('cp', '-aT', backup, host.server.site);
      const folder = path('B-with-a-large-picture');
      await writeSampleSite(folder, { version: 'B', files: { 'assets/z-00000000.avif': 'x'.repeat(400_000) } });
      const sentence = await refusal(host.server, 'B', { folder });
      expect(sentence).toMatch(/faute de place|la place manque|vérifiez la place qui reste/);
      expectOnline(host.server, 'A');
      // pyftpdlib closes the connection without an answer; the next run deletes the partial file.
      expect(sentence.includes('se coupe') ? [] : unfinishedUploads(host.server)).toEqual([]);
    } finally {
      // Lazy unmount, because a closing connection may still use the folder.
      run('umount', '-l', host.server.site);
    }
  });
});
