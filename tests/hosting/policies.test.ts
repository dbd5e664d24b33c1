import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInlineCode } from '../../scripts/build-site/hosting/inline-code';
import { measureAnswer, requestHome } from '../../scripts/check/round-trip';
import { planHtaccess } from '../../scripts/deploy/merge-htaccess';
import { readHeaders } from '../../scripts/lib/built-headers';
import { scratchFolder } from '../support/scratch';
import { type Apache, type Host, hasApache, type ServedResponse, startApache } from './apache';
import { writeSampleSite } from './sample-site';

const HOSTS = {
  'all modules': {},
  'without setenvif': { without: ['setenvif'] },
  'without rewrite': { without: ['rewrite'] },
  'without rewrite and setenvif': { without: ['rewrite', 'setenvif'] },
  'without headers': { without: ['headers'] },
  'without Options': { allowOverride: 'FileInfo Indexes AuthConfig Limit' },
} satisfies Record<string, Host>;
type HostName = keyof typeof HOSTS;
const ALL_HOSTS = Object.keys(HOSTS) as HostName[];
const HOSTS_WITH_HEADERS = ALL_HOSTS.filter((name) => name !== 'without headers');
const HOSTS_WITH_OWN_POLICIES = HOSTS_WITH_HEADERS.filter((name) => !name.includes('setenvif'));

/**
 * Files of each family of pages. `createFiles` gives one style to a family, and other styles to each version of the
 * site.
 */
const FAMILIES = {
  home: ['index.html'],
  contact: ['contact/index.html'],
  service: ['services/charpente/index.html', 'services/facade/index.html'],
  town: ['zones/epinal/index.html', 'zones/la-bresse/index.html'],
  notFound: ['404.html'],
};
const MAP = '<p data-map-src="https://www.openstreetmap.org/export/embed.html"></p>';

function createFiles(version: string): Record<string, string> {
  const pages = Object.entries(FAMILIES).flatMap(([family, files]) =>
    files.map((file) => {
      const script = family === 'notFound' ? '<script>announce()</script>' : '';
      const text = `Toits ${version}, ${file}. `.repeat(30);
      return [
        file,
        `<!doctype html><title>${file}</title><style>.${family}-${version}{color:red}</style>` +
          `<script>start()</script>${script}<p>${text}</p>${family === 'contact' ? MAP : ''}`,
      ] as const;
    }),
  );
  return Object.fromEntries(pages);
}

/** Paths under which a host serves the pages, each with the built file. */
const pathsOn = (name: HostName) =>
  Object.values(FAMILIES)
    .flat()
    .map((file) => {
      if (file === '404.html') return { path: '/inconnu', file };
      const folderPath = `/${file.replace('index.html', '')}`;
      return { path: name.includes('without rewrite') ? folderPath : folderPath.replace(/(?<=.)\/$/, ''), file };
    });

const decompress = ({ headers, body }: ServedResponse) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
};
const hashesIn = (policy = '', directive: string) =>
  new RegExp(`${directive} [^;]*`).exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? [];

const servers = {} as Record<HostName, Apache>;
const scratch = scratchFolder('file');
let folder: string;

beforeAll(async () => {
  if (!hasApache) return;
  folder = scratch('site');
  await writeSampleSite(folder, { files: createFiles('A') });
  await Promise.all(ALL_HOSTS.map(async (name) => (servers[name] = await startApache(folder, HOSTS[name]))));
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
});

describe.skipIf(!hasApache)("a page's policy on Apache", () => {
  test.each(HOSTS_WITH_HEADERS)('%s: allows the styles and scripts of each page', async (name) => {
    for (const { path } of pathsOn(name))
      for (const encoding of ['identity', 'gzip', 'br, gzip']) {
        const answer = await servers[name].get(path, { 'accept-encoding': encoding });
        const { styles, scripts } = findInlineCode(decompress(answer).toString(), path);
        expect(styles.size, path).toBe(1);
        const policy = answer.headers['content-security-policy'];
        expect(hashesIn(policy, 'style-src'), path).toEqual(expect.arrayContaining([...styles]));
        expect(hashesIn(policy, 'script-src'), path).toEqual(expect.arrayContaining([...scripts]));
      }
  });

  test.each(HOSTS_WITH_OWN_POLICIES)('%s: allows no code of other pages', async (name) => {
    for (const { path, file } of pathsOn(name)) {
      const { headers } = await servers[name].get(path, { 'accept-encoding': 'br' });
      const policy = headers['content-security-policy'];
      const { styles, scripts } = findInlineCode(await readFile(join(folder, file), 'utf8'), path);
      expect(hashesIn(policy, 'style-src'), path).toEqual([...styles]);
      expect(hashesIn(policy, 'script-src').sort(), path).toEqual([...scripts].sort());
      expect(policy?.includes('frame-src'), path).toBe(path.startsWith('/contact'));
    }
  });

  test.each(HOSTS_WITH_HEADERS)('%s: is sent once, also with an error and a redirect', async (name) => {
    for (const path of ['/', '/inconnu', '/contact/index.html', '/robots.txt', '/.htaccess']) {
      const policy = (await servers[name].get(path)).headers['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/^default-src 'none'; [^,]*frame-ancestors 'none'$/);
    }
  });

  test.each(HOSTS_WITH_HEADERS)('%s: is the same or left out in a 304 answer', async (name) => {
    for (const { path } of pathsOn(name).filter(({ file }) => file !== '404.html')) {
      const { headers } = await servers[name].get(path, { 'accept-encoding': 'br' });
      const second = await servers[name].get(path, {
        'accept-encoding': 'br',
        'if-modified-since': headers['last-modified'] ?? '',
      });
      expect([path, second.status]).toEqual([path, 304]);
      expect([undefined, headers['content-security-policy']]).toContain(second.headers['content-security-policy']);
    }
  });

  test('readHeaders returns the headers that Apache sends', async () => {
    const rules = await readFile(join(folder, '.htaccess'), 'utf8');
    for (const https of [true, false])
      for (const { path, file } of [...pathsOn('all modules'), { path: '/robots.txt', file: 'robots.txt' }]) {
        const answer = await servers['all modules'].get(path, https ? { 'x-forwarded-proto': 'https' } : {});
        const expected = readHeaders(rules, { file: `/${file}`, https });
        for (const [name, value] of expected) expect([path, answer.headers[name.toLowerCase()]]).toEqual([path, value]);
        const hostHeaders = /^(?:date|server|last-modified|accept-ranges|content-|connection|keep-alive)/;
        const siteHeaders = Object.keys(answer.headers).filter(
          (name) => !hostHeaders.test(name) || name === 'content-security-policy',
        );
        expect(siteHeaders.sort(), path).toEqual([...expected.keys()].map((name) => name.toLowerCase()).sort());
      }
  });

  test('measureAnswer counts the bytes that Apache sends', async () => {
    const server = await startApache(folder, { modules: ['http2'], config: 'Protocols h2c http/1.1' });
    try {
      const { opening, answer } = await requestHome(Number(new URL(server.origin).port));
      const { http2 } = await measureAnswer(folder, 'index.html');
      // The name of the server and the digits of the date may have other lengths.
      expect(Math.abs(opening + answer - http2)).toBeLessThan(9);
    } finally {
      await server.stop();
    }
  });

  test('allows the pages of both versions during an upload, and then of one', async () => {
    const nextFolder = scratch('next');
    await writeSampleSite(nextFolder, { version: 'B', files: createFiles('B') });
    const [live, built] = await Promise.all([folder, nextFolder].map((site) => readFile(join(site, '.htaccess'))));
    const server = servers['without Options'];
    const htaccess = join(server.folder, '.htaccess');
    const stylesOf = async (site: string, file: string) =>
      findInlineCode(await readFile(join(site, file), 'utf8'), file).styles;
    const policyOf = async (path: string) => (await server.get(path)).headers['content-security-policy'];
    const plan = planHtaccess(built!, live);
    for (const [rules, sites] of [
      [plan.during, [folder, nextFolder]],
      [plan.after, [nextFolder]],
    ] as const) {
      await writeFile(htaccess, rules!);
      for (const { path, file } of pathsOn('without Options'))
        for (const site of sites)
          expect(hashesIn(await policyOf(path), 'style-src'), path).toEqual(
            expect.arrayContaining([...(await stylesOf(site, file))]),
          );
    }
    // Rules of the first version that have lost their markers must not select a policy.
    const leftover = live!.toString('latin1').replace(/^# (>>>|<<<) site\n/gm, '');
    const { after } = planHtaccess(built!, Buffer.from(leftover, 'latin1'));
    await writeFile(htaccess, after!);
    for (const { path, file } of pathsOn('without Options'))
      expect(hashesIn(await policyOf(path), 'style-src'), path).toEqual([...(await stylesOf(nextFolder, file))]);
  });
});
