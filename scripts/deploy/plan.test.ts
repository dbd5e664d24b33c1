import { describe, expect, test } from 'vitest';
import type { Fingerprint } from './built-folder';
import { emptyManifest, type Manifest, parseManifest, printManifest } from './manifest';
import { planDeployment } from './plan';

/** Files whose content is their hash; all have the size of its length. */
const site = (files: Record<string, string>): Map<string, Fingerprint> =>
  new Map(Object.entries(files).map(([path, hash]) => [path, { size: hash.length, hash }]));

const remembered = (version: number, files: Record<string, [hash: string, version: number]>): Manifest => ({
  ...emptyManifest(),
  version,
  files: Object.fromEntries(
    Object.entries(files).map(([path, [hash, last]]) => [path, { size: hash.length, hash, version: last }]),
  ),
});

const online = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, hash]) => [path, { size: hash.length }]));

describe('planDeployment', () => {
  test('assets come first, then new pages, changed pages, and last what invites search engines', () => {
    const built = site({
      'index.html': 'new',
      'robots.txt': 'x',
      'sitemap.xml': 'x',
      'zones/new/index.html': 'x',
      'assets/a.js': 'x',
      'favicon.svg': 'x',
      '404.html': 'x',
    });
    const { uploads } = planDeployment({ built, manifest: emptyManifest(), online: online({ 'index.html': 'old' }) });
    expect(uploads.map(({ path }) => path)).toEqual([
      'assets/a.js',
      'favicon.svg',
      '404.html',
      'zones/new/index.html',
      'index.html',
      'robots.txt',
      'sitemap.xml',
    ]);
  });

  test('what receives the form comes before the pages that post to it, and goes with them', () => {
    const pages = { 'contact/index.html': 'posts', 'demande.php': 'receives' };
    const coming = planDeployment({
      built: site(pages),
      manifest: emptyManifest(),
      online: online({ 'contact/index.html': 'old' }),
    });
    expect(coming.uploads.map(({ path }) => path)).toEqual(['demande.php', 'contact/index.html']);
    const going = planDeployment({
      built: site({ 'contact/index.html': 'mailto' }),
      manifest: remembered(1, { 'contact/index.html': ['posts', 1], 'demande.php': ['receives', 1] }),
      online: online(pages),
    });
    expect(going.removals).toEqual(['demande.php']);
  });

  test('a hidden file that the server does not list is believed to be there', () => {
    const manifest = remembered(1, { 'assets/.htaccess': ['rules', 1] });
    expect(
      planDeployment({ built: site({ 'assets/.htaccess': 'rules' }), manifest, online: new Map() }).uploads,
    ).toEqual([]);
  });

  test('where the content has been read, it decides, whatever the size and the manifest say', () => {
    const read = (hash: string, manifest: Manifest) =>
      planDeployment({
        built: site({ 'index.html': 'same' }),
        manifest,
        online: new Map([['index.html', { size: 4, hash }]]),
      });
    const known = remembered(3, { 'index.html': ['same', 3] });
    expect(read('diff', known).uploads).toHaveLength(1);
    expect(read('same', known).uploads).toEqual([]);
    expect(read('same', emptyManifest())).toMatchObject({
      uploads: [],
      before: { files: { 'index.html': { hash: 'same' } } },
    });
  });

  test('a deployment that changes nothing is no new version: the assets of the two before stay', () => {
    const { removals, version } = planDeployment({
      built: site({ 'index.html': 'same' }),
      manifest: remembered(5, { 'index.html': ['same', 5], 'assets/old.js': ['old', 3] }),
      online: online({ 'index.html': 'same', 'assets/old.js': 'old' }),
    });
    expect([removals, version]).toEqual([[], 5]);
  });

  test('pages go before the assets that they need, and before their compressed copies', () => {
    const files = { 'old/index.html': 'x', 'old/index.html.br': 'x', 'assets/old.js': 'x' };
    const manifest = remembered(9, Object.fromEntries(Object.keys(files).map((path) => [path, ['x', 1]])));
    expect(planDeployment({ built: site({ 'index.html': 'x' }), manifest, online: online(files) }).removals).toEqual([
      'old/index.html',
      'old/index.html.br',
      'assets/old.js',
    ]);
  });

  test('what an unfinished run may have put there is sent again, or cleared away if it arrived', () => {
    const manifest: Manifest = {
      ...emptyManifest(),
      underway: {
        'index.html': { size: 3, hash: 'new' },
        'promo/index.html': { size: 5, hash: 'promo' },
        'lost/index.html': { size: 4, hash: 'lost' },
      },
    };
    const plan = planDeployment({
      built: site({ 'index.html': 'new' }),
      manifest,
      online: online({ 'index.html': 'new', 'promo/index.html': 'promo' }),
    });
    expect(plan.uploads.map(({ path }) => path)).toEqual(['index.html']);
    expect(plan.removals).toEqual(['promo/index.html']);
  });

  test('a page that an unfinished run may have changed is sent again, also when the owner goes back to the version before', () => {
    const manifest: Manifest = {
      ...remembered(1, { 'index.html': ['03 29 11 11 11', 1] }),
      underway: { 'index.html': { size: 14, hash: '03 29 22 22 22' } },
    };
    const { uploads } = planDeployment({
      built: site({ 'index.html': '03 29 11 11 11' }),
      manifest,
      online: new Map([['index.html', { size: 14 }]]),
    });
    expect(uploads.map(({ path }) => path)).toEqual(['index.html']);
  });

  test("a page that an unfinished run may have changed is still known as the site's own", () => {
    const manifest: Manifest = {
      ...remembered(1, { 'promo/index.html': ['first', 1] }),
      underway: { 'promo/index.html': { size: 6, hash: 'second' } },
    };
    const plan = (size: number) =>
      planDeployment({
        built: site({ 'index.html': 'x' }),
        manifest,
        online: new Map([['promo/index.html', { size }]]),
      });
    expect([plan(5).removals, plan(6).removals]).toEqual([['promo/index.html'], ['promo/index.html']]);
    expect(plan(7)).toMatchObject({ removals: [], changedRemotely: ['promo/index.html'] });
  });

  test('half-arrived files of the site are cleared away', () => {
    const files = { 'index.html.uploading': 'ha', 'index.html.replaced.uploading': 'old' };
    expect(
      planDeployment({
        built: site({ 'index.html': 'x' }),
        manifest: emptyManifest(),
        online: online(files),
      }).removals.sort(),
    ).toEqual(Object.keys(files).sort());
  });
});

describe('the manifest', () => {
  test('is read as it was printed', () => {
    const manifest: Manifest = {
      ...remembered(4, { 'b.js': ['bb', 4], 'a.js': ['a', 2] }),
      underway: { 'c.js': { size: 1, hash: 'c' } },
    };
    expect(parseManifest(printManifest(manifest))).toEqual(manifest);
  });

  test.each([
    '',
    '{"format":1',
    '[]',
    '{"format":2,"version":1,"files":{},"underway":{}}',
    '<html>',
  ])('%s is no manifest', (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });
});
