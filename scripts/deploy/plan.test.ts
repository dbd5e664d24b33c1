import { describe, expect, test } from 'vitest';
import type { Fingerprint } from './built-folder';
import { emptyManifest, type Manifest, parseManifest } from './manifest';
import { planDeployment, type RemoteFile } from './plan';

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

/** What is planned for a built site where this is online: by its content, of which only the size is seen. */
function plan(built: Record<string, string>, online: Record<string, string>, manifest = emptyManifest()) {
  const seen = Object.entries(online).map(([path, { length }]): [string, RemoteFile] => [path, { size: length }]);
  return planDeployment({ built: site(built), manifest, online: new Map(seen) });
}
const pathsOf = (uploads: { path: string }[]) => uploads.map(({ path }) => path);

describe('planDeployment', () => {
  test('assets come first, then new pages, changed pages, and last what invites search engines', () => {
    const built = Object.fromEntries(
      'index.html robots.txt sitemap.xml zones/new/index.html assets/a.js favicon.svg 404.html'
        .split(' ')
        .map((path) => [path, 'new']),
    );
    expect(pathsOf(plan(built, { 'index.html': 'older' }).uploads)).toEqual(
      'assets/a.js favicon.svg 404.html zones/new/index.html index.html robots.txt sitemap.xml'.split(' '),
    );
  });

  test('what receives the form comes before the pages that post to it, and goes with them', () => {
    const pages = { 'contact/index.html': 'posts', 'demande.php': 'receives' };
    const coming = plan(pages, { 'contact/index.html': 'old' });
    expect(pathsOf(coming.uploads)).toEqual(['demande.php', 'contact/index.html']);
    const manifest = remembered(1, { 'contact/index.html': ['posts', 1], 'demande.php': ['receives', 1] });
    expect(plan({ 'contact/index.html': 'mailto' }, pages, manifest).removals).toEqual(['demande.php']);
  });

  test('a hidden file that the server does not list is believed to be there', () => {
    const manifest = remembered(1, { 'assets/.htaccess': ['rules', 1] });
    expect(plan({ 'assets/.htaccess': 'rules' }, {}, manifest).uploads).toEqual([]);
  });

  test('what is there with the right content is not sent again, also where nobody remembers having sent it', () => {
    const file = { size: 4, hash: 'same' };
    const online = new Map([['index.html', file]]);
    expect(planDeployment({ built: new Map(online), manifest: emptyManifest(), online })).toMatchObject({
      uploads: [],
      before: { files: { 'index.html': file } },
    });
  });

  test('a deployment that changes nothing is no new version: the assets of the two before stay', () => {
    const manifest = remembered(5, { 'index.html': ['same', 5], 'assets/old.js': ['old', 3] });
    const { removals, version } = plan(
      { 'index.html': 'same' },
      { 'index.html': 'same', 'assets/old.js': 'old' },
      manifest,
    );
    expect([removals, version]).toEqual([[], 5]);
  });

  test('pages go before the assets that they need, and before their compressed copies', () => {
    const files = { 'old/index.html': 'x', 'old/index.html.br': 'x', 'assets/old.js': 'x' };
    const manifest = remembered(9, Object.fromEntries(Object.keys(files).map((path) => [path, ['x', 1]])));
    expect(plan({ 'index.html': 'x' }, files, manifest).removals).toEqual(Object.keys(files));
  });

  test('what an unfinished run may have put there is sent again, or cleared away if it arrived', () => {
    const underway = site({ 'index.html': 'new', 'promo/index.html': 'promo', 'lost/index.html': 'lost' });
    const { uploads, removals } = plan(
      { 'index.html': 'new' },
      { 'index.html': 'new', 'promo/index.html': 'promo' },
      { ...emptyManifest(), underway: Object.fromEntries(underway) },
    );
    expect([pathsOf(uploads), removals]).toEqual([['index.html'], ['promo/index.html']]);
  });

  test('a page that an unfinished run may have changed is sent again, also when the owner goes back to the version before', () => {
    const before = { 'index.html': '03 29 11 11 11' };
    const manifest: Manifest = {
      ...remembered(1, { 'index.html': ['03 29 11 11 11', 1] }),
      underway: { 'index.html': { size: 14, hash: '03 29 22 22 22' } },
    };
    expect(pathsOf(plan(before, before, manifest).uploads)).toEqual(['index.html']);
  });

  test("a page that an unfinished run may have changed is still known as the site's own", () => {
    const manifest: Manifest = {
      ...remembered(1, { 'promo/index.html': ['first', 1] }),
      underway: { 'promo/index.html': { size: 6, hash: 'second' } },
    };
    const where = (online: string) => plan({ 'index.html': 'x' }, { 'promo/index.html': online }, manifest);
    for (const own of ['first', 'second']) expect(where(own).removals).toEqual(['promo/index.html']);
    expect(where('another')).toMatchObject({ removals: [], changedRemotely: ['promo/index.html'] });
  });

  test('half-arrived files of the site are cleared away', () => {
    const files = { 'index.html.replaced.uploading': 'old', 'index.html.uploading': 'ha' };
    expect(plan({ 'index.html': 'x' }, files).removals).toEqual(Object.keys(files));
  });
});

test.each([
  '',
  '{"format":1',
  '[]',
  '{"format":2,"version":1,"files":{},"underway":{}}',
])('%s is no manifest', (text) => {
  expect(parseManifest(text)).toBeUndefined();
});
