import { describe, expect, test } from 'vitest';
import type { Fingerprint } from './built-folder';
import { createEmptyManifest, type Manifest, parseManifest } from './manifest';
import { planDeployment, type RemoteFile } from './plan';

/** Returns files whose hash is their content, and whose size is the length of the hash. */
const site = (files: Record<string, string>): Map<string, Fingerprint> =>
  new Map(Object.entries(files).map(([path, hash]) => [path, { size: hash.length, hash }]));

const createManifest = (version: number, files: Record<string, [hash: string, version: number]>): Manifest => ({
  ...createEmptyManifest(),
  version,
  files: Object.fromEntries(
    Object.entries(files).map(([path, [hash, last]]) => [path, { size: hash.length, hash, version: last }]),
  ),
});

/** Plans a built site for the given online content. Like on a server, only the size of the online files is known. */
function plan(built: Record<string, string>, online: Record<string, string>, manifest = createEmptyManifest()) {
  const listing = Object.entries(online).map(([path, { length }]): [string, RemoteFile] => [path, { size: length }]);
  return planDeployment({ built: site(built), manifest, online: new Map(listing) });
}
const pathsOf = (uploads: { path: string }[]) => uploads.map(({ path }) => path);

describe('planDeployment', () => {
  test('uploads assets, new pages, changed pages, then files for search engines', () => {
    const built = Object.fromEntries(
      'index.html robots.txt sitemap.xml zones/new/index.html assets/a.js favicon.svg 404.html'
        .split(' ')
        .map((path) => [path, 'new']),
    );
    expect(pathsOf(plan(built, { 'index.html': 'older' }).uploads)).toEqual(
      'assets/a.js favicon.svg 404.html zones/new/index.html index.html robots.txt sitemap.xml'.split(' '),
    );
  });

  test('uploads demande.php before the pages with its form', () => {
    const pages = { 'contact/index.html': 'posts', 'demande.php': 'receives' };
    const planned = plan(pages, { 'contact/index.html': 'old' });
    expect(pathsOf(planned.uploads)).toEqual(['demande.php', 'contact/index.html']);
    const manifest = createManifest(1, { 'contact/index.html': ['posts', 1], 'demande.php': ['receives', 1] });
    expect(plan({ 'contact/index.html': 'mailto' }, pages, manifest).removals).toEqual(['demande.php']);
  });

  test('trusts the manifest for hidden files missing from the listing', () => {
    const manifest = createManifest(1, { 'assets/.htaccess': ['rules', 1] });
    expect(plan({ 'assets/.htaccess': 'rules' }, {}, manifest).uploads).toEqual([]);
  });

  test('skips files with the right content, even if the manifest lacks them', () => {
    const file = { size: 4, hash: 'same' };
    const online = new Map([['index.html', file]]);
    expect(planDeployment({ built: new Map(online), manifest: createEmptyManifest(), online })).toMatchObject({
      uploads: [],
      before: { files: { 'index.html': file } },
    });
  });

  test('keeps the version and its assets if nothing has changed', () => {
    const manifest = createManifest(5, { 'index.html': ['same', 5], 'assets/old.js': ['old', 3] });
    const { removals, version } = plan(
      { 'index.html': 'same' },
      { 'index.html': 'same', 'assets/old.js': 'old' },
      manifest,
    );
    expect([removals, version]).toEqual([[], 5]);
  });

  test('deletes pages before their assets and compressed copies', () => {
    const files = { 'old/index.html': 'x', 'old/index.html.br': 'x', 'assets/old.js': 'x' };
    const manifest = createManifest(9, Object.fromEntries(Object.keys(files).map((path) => [path, ['x', 1]])));
    expect(plan({ 'index.html': 'x' }, files, manifest).removals).toEqual(Object.keys(files));
  });

  test('uploads files of an unfinished run again, or deletes them', () => {
    const pendingUploads = site({ 'index.html': 'new', 'promo/index.html': 'promo', 'lost/index.html': 'lost' });
    const { uploads, removals } = plan(
      { 'index.html': 'new' },
      { 'index.html': 'new', 'promo/index.html': 'promo' },
      { ...createEmptyManifest(), underway: Object.fromEntries(pendingUploads) },
    );
    expect([pathsOf(uploads), removals]).toEqual([['index.html'], ['promo/index.html']]);
  });

  test('uploads an uncertain page again when the owner goes back a version', () => {
    const before = { 'index.html': '03 29 11 11 11' };
    const manifest: Manifest = {
      ...createManifest(1, { 'index.html': ['03 29 11 11 11', 1] }),
      underway: { 'index.html': { size: 14, hash: '03 29 22 22 22' } },
    };
    expect(pathsOf(plan(before, before, manifest).uploads)).toEqual(['index.html']);
  });

  test("recognises a page of an unfinished run as the site's own", () => {
    const manifest: Manifest = {
      ...createManifest(1, { 'promo/index.html': ['first', 1] }),
      underway: { 'promo/index.html': { size: 6, hash: 'second' } },
    };
    const planFor = (online: string) => plan({ 'index.html': 'x' }, { 'promo/index.html': online }, manifest);
    for (const hash of ['first', 'second']) expect(planFor(hash).removals).toEqual(['promo/index.html']);
    expect(planFor('another')).toMatchObject({ removals: [], changedRemotely: ['promo/index.html'] });
  });

  test('deletes partially uploaded files of the site', () => {
    const files = { 'index.html.replaced.uploading': 'old', 'index.html.uploading': 'ha' };
    expect(plan({ 'index.html': 'x' }, files).removals).toEqual(Object.keys(files));
  });
});

test.each([
  '',
  '{"format":1',
  '[]',
  '{"format":2,"version":1,"files":{},"underway":{}}',
])('rejects the manifest %s', (text) => {
  expect(parseManifest(text)).toBeUndefined();
});
