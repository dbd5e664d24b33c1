import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compress } from '../../scripts/build-site/hosting/compress';
import { writeHtaccess } from '../../scripts/build-site/hosting/htaccess';
import { findInlineCode } from '../../scripts/build-site/hosting/inline-code';
import { scratchFolder } from '../support/scratch';

const folder = scratchFolder();

async function write(files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(folder(path)), { recursive: true });
    await writeFile(folder(path), content);
  }
}
const read = (path: string) => readFile(folder(path));

describe('compress', () => {
  test('skips small files, binary files and incompressible files', async () => {
    const noise = Buffer.concat(
      Array.from({ length: 20 }, (_, index) => createHash('sha256').update(`${index}`).digest()),
    );
    await write({ 'robots.txt': 'User-agent: *', 'a.avif': 'x'.repeat(500), 'noise.txt': noise });
    await compress(folder());
    expect((await readdir(folder())).sort()).toEqual(['a.avif', 'noise.txt', 'robots.txt']);
  });
});

describe('findInlineCode', () => {
  const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='";

  test('returns executable styles and scripts, but no data blocks', () => {
    const inlineCode = findInlineCode(
      '<style>a{}</style><script>doSomething();</script><script type="module">m()</script>' +
        '<script type="speculationrules">{}</script><script type="application/ld+json">{}</script>' +
        '<script type="application/json">{}</script><script src="/a.js"></script><noscript><style>b{}</style></noscript>',
      'index.html',
    );
    expect(inlineCode.styles.size).toBe(2);
    expect(inlineCode.scripts.size).toBe(3);
    expect([...inlineCode.scripts][0]).toBe(hash);
  });

  test.each([
    '<p style="color:red">',
    '<button onclick="go()">',
  ])('rejects %s and names its place and the remedy', (html) => {
    expect(() => findInlineCode(html, 'contact/index.html')).toThrow(
      /^contact\/index.html: .* blocked .* Put the style into/,
    );
  });
});

describe('writeHtaccess', () => {
  const facts = { siteUrl: 'https://a.example', siteUrlIsSample: true, redirects: { '/old': '/new' } };
  const template = () => readFile('public/.htaccess', 'utf8');

  test('lists each hash once per policy, however many pages share it', async () => {
    const page = '<style>a{}</style><script>go()</script>';
    await write({ '.htaccess': await template(), 'index.html': page, 'a/index.html': page });
    await writeHtaccess(folder(), facts);
    const policies = (await read('.htaccess')).toString().match(/Content-Security-Policy ".*/g) ?? [];
    expect(policies.map((policy) => policy.match(/'sha256-/g)?.length)).toEqual([2, 2]);
  });

  test('leaves no placeholder in braces', async () => {
    await write({ '.htaccess': await template(), 'index.html': '' });
    await writeHtaccess(folder(), facts);
    expect((await read('.htaccess')).toString()).not.toMatch(/\{[a-z]+\}/);
  });

  test('throws if it is called twice', async () => {
    await write({ '.htaccess': await template(), 'index.html': '' });
    await writeHtaccess(folder(), facts);
    await expect(writeHtaccess(folder(), facts)).rejects.toThrow('copy it from public/ again');
  });

  test('rejects an asset without a hash in its name', async () => {
    await write({ '.htaccess': await template(), 'assets/logo.png': '' });
    await expect(writeHtaccess(folder(), facts)).rejects.toThrow('assets/logo.png has no hash in its name');
  });

  test('rejects a policy too long for some hosts', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`${index}/index.html`, `<style>a{--x:${index}}</style>`]),
    );
    await write({ '.htaccess': await template(), ...pages });
    await expect(writeHtaccess(folder(), facts)).rejects.toThrow(/with 60 styles and 0 scripts/);
  });
});
