import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planHtaccess } from '../../scripts/deploy/merge-htaccess';
import { readHeaders } from '../../scripts/lib/built-headers';
import { scratchFolder } from '../support/scratch';
import { type Apache, type Host, hasApache, type ServedResponse, startApache } from './apache';
import { assetsOf, PAGES, writeSampleSite } from './sample-site';

const HOSTS = {
  'all modules': {},
  'without headers, expires, brotli, deflate': { without: ['headers', 'expires', 'brotli', 'deflate'] },
  'without Options': { allowOverride: 'FileInfo Indexes AuthConfig Limit' },
  'without rewrite': { without: ['rewrite'] },
  'no .htaccess read': { allowOverride: 'None' },
} satisfies Record<string, Host>;
type HostName = keyof typeof HOSTS;

const ALL_HOSTS = Object.keys(HOSTS) as HostName[];
/**
 * Hosts that read .htaccess. On the other hosts only the host's own settings, or extra documents in each folder, could
 * hide folder listings.
 */
const HOSTS_WITH_HTACCESS = ALL_HOSTS.filter((name) => name !== 'no .htaccess read');
const HOSTS_WITH_REWRITE: HostName[] = ['all modules', 'without headers, expires, brotli, deflate', 'without Options'];
const HOSTS_WITH_HEADERS: HostName[] = ['all modules', 'without Options', 'without rewrite'];

const servers = {} as Record<HostName, Apache>;
const scratch = scratchFolder('file');
let folder: string;
const pages = PAGES.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
/** Folders without a page of their own. */
const foldersWithoutPage = ['/services', '/assets', '/assets/entries', '/assets/photos'];
const [SCRIPT = '', STYLE = '', PICTURE = ''] = assetsOf('A').map((file) => `/${file}`);

beforeAll(async () => {
  if (!hasApache) return;
  folder = scratch('site');
  await writeSampleSite(folder);
  await Promise.all(ALL_HOSTS.map(async (name) => (servers[name] = await startApache(folder, HOSTS[name]))));
});

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
});

function visit(name: HostName, path: string, headers?: Record<string, string>): Promise<ServedResponse> {
  return servers[name].get(path, headers);
}

const pathOf = (location: string | undefined) => {
  const { pathname, search } = new URL(location ?? 'missing:', 'http://localhost');
  return pathname + search;
};
const decompress = ({ headers, body }: ServedResponse) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};
const contactPathOn = (name: HostName) => (name === 'without rewrite' ? '/contact/' : '/contact');
const readBuilt = (file: string) => readFile(join(folder, file));
describe.skipIf(!hasApache)('the built folder on Apache', () => {
  test.each(ALL_HOSTS)('%s: serves every page byte for byte', async (name) => {
    for (const page of pages) {
      const first = await visit(name, page);
      const answer = first.status === 301 ? await visit(name, pathOf(first.headers.location)) : first;
      expect([page, answer.status]).toEqual([page, 200]);
      expect(answer.body.equals(await readBuilt(page === '/' ? 'index.html' : `${page.slice(1)}/index.html`))).toBe(
        true,
      );
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  test.each(HOSTS_WITH_REWRITE)('%s: serves pages without a redirect, with or without a query', async (name) => {
    for (const page of pages) {
      expect((await visit(name, page)).status).toBe(200);
      expect((await visit(name, `${page}?utm_source=carte`)).status).toBe(200);
    }
  });

  test.each(HOSTS_WITH_REWRITE)('%s: redirects other spellings of a path in one step, with query', async (name) => {
    for (const page of pages) {
      const spellings = page === '/' ? ['/index.html'] : [`${page}/`, `${page}/index.html`];
      for (const spelling of spellings) {
        const answer = await visit(name, `${spelling}?a=1&b=%C3%A9`);
        expect([spelling, answer.status, pathOf(answer.headers.location)]).toEqual([
          spelling,
          301,
          `${page}?a=1&b=%C3%A9`,
        ]);
      }
    }
  });

  test.each(HOSTS_WITH_REWRITE)('%s: redirects /zones to /zones-intervention in one step', async (name) => {
    for (const spelling of ['/zones', '/zones/', '/zones/index.html']) {
      const answer = await visit(name, `${spelling}?a=1`);
      expect([answer.status, pathOf(answer.headers.location)]).toEqual([301, '/zones-intervention?a=1']);
    }
  });

  test.each(ALL_HOSTS)('%s: answers 404 for an unknown path', async (name) => {
    for (const unknownPath of ['/inconnu', '/inconnu/', '/contact/inconnu', '/assets/inconnu-12345678.js']) {
      expect([unknownPath, (await visit(name, unknownPath)).status]).toEqual([unknownPath, 404]);
    }
  });

  test.each(HOSTS_WITH_HTACCESS)("%s: shows the site's own 404 page", async (name) => {
    const answer = await visit(name, '/inconnu', { 'accept-encoding': 'br, gzip' });
    expect(decompress(answer).equals(await readBuilt('404.html'))).toBe(true);
  });

  test.each(
    HOSTS_WITH_REWRITE,
  )('%s: answers 404 for hidden, compressed and unfinished files, and folders', async (name) => {
    await writeFile(join(servers[name].folder, 'index.html.uploading'), 'half');
    const folders = foldersWithoutPage.flatMap((path) => [path, `${path}/`, `${path}/index.html`]);
    const hiddenPaths = '/404 /404.html /index.html.br /contact/index.html.gz /.git/config /index.html.uploading'.split(
      ' ',
    );
    for (const path of [...folders, ...hiddenPaths]) {
      const answer = await visit(name, path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.equals(await readBuilt('404.html'))).toBe(true);
    }
  });

  test.each(HOSTS_WITH_HTACCESS)('%s: hides files and folders with a dot, wherever they are', async (name) => {
    for (const path of ['.git/config', '.env', 'stats/.git/HEAD', 'contact/.ds/x', '.well-known2/x']) {
      const file = join(servers[name].folder, path);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, 'secret');
      for (const url of [`/${path}`, `/${path}?a=1`]) {
        const answer = await visit(name, url);
        expect([url, answer.status, answer.body.includes('secret')]).toEqual([url, 404, false]);
      }
    }
    expect((await visit(name, '/.git/')).status).toBe(404);
  });

  test.each(ALL_HOSTS)('%s: hides .htaccess', async (name) => {
    expect([403, 404]).toContain((await visit(name, '/.htaccess')).status);
  });

  test.each(HOSTS_WITH_HTACCESS)('%s: lists no folder', async (name) => {
    for (const path of foldersWithoutPage) {
      expect([path, (await visit(name, `${path}/`)).status]).toEqual([path, 404]);
    }
  });

  test.each(HOSTS_WITH_REWRITE)('%s: compresses text once if accepted, with its type and Vary', async (name) => {
    const texts = { '/contact': 'text/html', [SCRIPT]: 'text/javascript', '/sitemap.xml': 'application/xml' };
    for (const [path, type] of Object.entries(texts)) {
      const identity = await visit(name, path);
      expect(identity.headers['content-encoding']).toBeUndefined();
      for (const [acceptedEncodings, usedEncoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['br;q=1.0, gzip;q=0.8', 'br'],
        ['gzip, deflate', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
      ] as const) {
        const answer = await visit(name, path, { 'accept-encoding': acceptedEncodings });
        expect(answer.headers['content-encoding']).toBe(usedEncoding);
        expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
        expect(answer.headers['content-language']).toBeUndefined();
        expect(answer.headers.vary).toBe('Accept-Encoding');
        const file = path === '/contact' ? 'contact/index.html' : path.slice(1);
        expect(answer.body.equals(await readBuilt(`${file}.${usedEncoding.replace('ip', '')}`))).toBe(true);
        expect(decompress(answer).equals(identity.body)).toBe(true);
      }
    }
  });

  test.each(HOSTS_WITH_REWRITE)('%s: serves the file itself if no accepted copy exists', async (name) => {
    const answer = await visit(name, PICTURE, { 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([undefined, 'image/avif']);
    const refused = await visit(name, '/contact', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  test.each(HOSTS_WITH_HEADERS)('%s: answers 304 to a second visit, compressed or not', async (name) => {
    const path = contactPathOn(name);
    for (const acceptedEncodings of ['identity', 'gzip', 'br, gzip']) {
      const firstAnswer = await visit(name, path, { 'accept-encoding': acceptedEncodings });
      expect(firstAnswer.headers['cache-control']).toBe('max-age=300');
      const lastModified = firstAnswer.headers['last-modified'] ?? '';
      const secondAnswer = await visit(name, path, {
        'accept-encoding': acceptedEncodings,
        'if-modified-since': lastModified,
        ...(firstAnswer.headers.etag ? { 'if-none-match': firstAnswer.headers.etag } : {}),
      });
      expect([secondAnswer.status, secondAnswer.body.length]).toEqual([304, 0]);
    }
  });

  test.each(HOSTS_WITH_HEADERS)('%s: caches hashed files for a year, pages for five minutes', async (name) => {
    for (const asset of [SCRIPT, STYLE, PICTURE]) {
      const answer = await visit(name, asset, { 'accept-encoding': 'br' });
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/', contactPathOn(name)]) {
      expect([path, (await visit(name, path)).headers['cache-control']]).toEqual([path, 'max-age=300']);
    }
    for (const path of ['/sitemap.xml', '/robots.txt', '/inconnu', '/assets/inconnu-12345678.js', '/assets/']) {
      expect([path, (await visit(name, path)).headers['cache-control']]).toEqual([path, 'no-cache']);
    }
  });

  test.each(HOSTS_WITH_HEADERS)('%s: sends the security headers once, also with the 404 page', async (name) => {
    for (const path of ['/', '/inconnu']) {
      const { headers } = await visit(name, path, { 'accept-encoding': 'br' });
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
      expect(policy).not.toMatch(/unsafe|,|http:/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers).not.toHaveProperty('x-xss-protection');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('geolocation=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test.each(HOSTS_WITH_HEADERS)('%s: lets other sites show photos', async (name) => {
    const picture = await visit(name, PICTURE);
    expect(picture.headers['cross-origin-resource-policy']).toBeUndefined();
  });

  test.each(HOSTS_WITH_HEADERS)('%s: sends HSTS only over HTTPS', async (name) => {
    const securedAnswer = await visit(name, '/', { 'x-forwarded-proto': 'https' });
    expect(securedAnswer.headers['strict-transport-security']).toBe('max-age=31536000');
    const plainAnswer = await servers[name].get('/');
    expect(plainAnswer.headers['strict-transport-security']).toBeUndefined();
  });

  test.each(ALL_HOSTS)("%s: serves other people's files as it did before the site", async (name) => {
    const foreign = {
      'stats/index.html': 'statistics',
      'stats/usage.gz': 'an archive',
      'google1234.html': 'verification',
      '.well-known/acme-challenge/token': 'certificate',
    };
    for (const [path, text] of Object.entries(foreign)) {
      const file = join(servers[name].folder, path);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, text);
    }
    for (const [path, text] of Object.entries({ ...foreign, 'stats/': 'statistics' })) {
      expect([path, (await visit(name, `/${path}`)).body.toString()]).toEqual([path, text]);
    }
    const { status, headers } = await visit(name, '/stats');
    expect([status, pathOf(headers.location)]).toEqual([301, '/stats/']);
  });

  const BEFORE = '# panel\r\nSetEnv BEFORE caf\u00e9\r\n';
  const BEHIND = '<IfModule mod_headers.c>\n  Header always set X-Host "behind"\n</IfModule>\n';
  test.each<[string, (text: string) => string, string[]]>([
    ['a byte order mark', (text) => `\u00ef\u00bb\u00bf${text}`, []],
    ['lines before and after the rules', (text) => BEFORE + text + BEHIND, [BEFORE, BEHIND]],
    ['no markers', (text) => BEFORE + text.replace(/^# (>>>|<<<) site\n/gm, '') + BEHIND, [BEFORE, BEHIND]],
  ])("keeps the host's changes in .htaccess, and serves the new policy: %s", async (_, tamper, keptLines) => {
    const nextFolder = scratch('next');
    await writeSampleSite(nextFolder, { version: 'B' });
    const live = Buffer.from(tamper((await readBuilt('.htaccess')).toString('latin1')), 'latin1');
    const { after = Buffer.of() } = planHtaccess(await readFile(join(nextFolder, '.htaccess')), live);
    for (const lines of keptLines) expect(after.toString('latin1').split(lines)).toHaveLength(2);
    await writeFile(join(servers['all modules'].folder, '.htaccess'), after);
    const rules = await readFile(join(nextFolder, '.htaccess'), 'utf8');
    for (const [page, file] of [
      ['/', '/index.html'],
      ['/contact', '/contact/index.html'],
    ] as const) {
      const { status, headers } = await visit('all modules', page);
      const policy = readHeaders(rules, { file }).get('Content-Security-Policy');
      expect([status, headers['content-security-policy']]).toEqual([200, policy]);
    }
  });
});

describe.skipIf(!hasApache)('the built folder with a domain', () => {
  const domain = { siteUrl: 'https://www.toits.example', siteUrlIsSample: false };
  const behindProxy = { host: 'www.toits.example', 'x-forwarded-proto': 'https' };
  let httpServer: Apache;
  let httpsServer: Apache;

  beforeAll(async () => {
    const withDomain = scratch('with-domain');
    await writeSampleSite(withDomain, domain);
    [httpServer, httpsServer] = await Promise.all([startApache(withDomain), startApache(withDomain, { https: true })]);
  });
  afterAll(async () => {
    await Promise.all([httpServer?.stop(), httpsServer?.stop()]);
  });

  test('redirects HTTP to HTTPS on the same host name and path', async () => {
    for (const host of ['www.toits.example', 'toits.example']) {
      const { status, headers } = await httpServer.get('/zones/epinal?a=1', { host });
      expect([status, headers.location]).toEqual([301, `https://${host}/zones/epinal?a=1`]);
    }
  });

  test('redirects any other host name to the domain', async () => {
    const { status, headers } = await httpsServer.get('/contact?a=1', { host: 'toits.example' });
    expect([status, headers.location]).toEqual([301, 'https://www.toits.example/contact?a=1']);
    const answer = await httpServer.get('/contact', { host: 'client42.host.example' });
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://www.toits.example/contact']);
  });

  test('sends HSTS with redirects, for the requested host name', async () => {
    for (const [path, host] of [
      ['/', 'toits.example'],
      ['/contact/', 'www.toits.example'],
      ['/zones', 'www.toits.example'],
    ] as const) {
      const { status, headers } = await httpsServer.get(path, { host });
      expect([path, status, headers['strict-transport-security']]).toEqual([path, 301, 'max-age=31536000']);
    }
    expect((await httpServer.get('/', { host: 'toits.example' })).headers['strict-transport-security']).toBeUndefined();
  });

  test('answers directly and sends HSTS over HTTPS on the domain', async () => {
    for (const answer of [
      await httpsServer.get('/contact', { host: 'www.toits.example' }),
      await httpServer.get('/contact', behindProxy),
    ]) {
      expect([answer.status, answer.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    }
  });

  test('does not loop if a proxy terminates TLS', async () => {
    const { status, headers } = await httpServer.get('/contact/?a=1', behindProxy);
    expect([status, headers.location]).toEqual([301, 'https://www.toits.example/contact?a=1']);
    const zones = await httpServer.get('/zones', behindProxy);
    expect([zones.status, zones.headers.location]).toEqual([301, 'https://www.toits.example/zones-intervention']);
  });

  test('answers 404 over HTTPS for an unknown path', async () => {
    expect((await httpsServer.get('/inconnu', { host: 'www.toits.example' })).status).toBe(404);
  });

  test('lets certificates be renewed over HTTP', async () => {
    await mkdir(join(httpServer.folder, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(httpServer.folder, '.well-known/acme-challenge/token'), 'certificate');
    expect((await httpServer.get('/.well-known/acme-challenge/token', { host: 'toits.example' })).body.toString()).toBe(
      'certificate',
    );
  });
});
