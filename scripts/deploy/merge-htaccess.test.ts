// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { memoryOf, planHtaccess } from './merge-htaccess';

/** A block as the build writes it, whose policy allows one script and one style. */
const block = (hash: string, redirect = '/old') => `# >>> site
# A page of our own.
ErrorDocument 404 /404.html

<IfModule mod_rewrite.c>
  RewriteRule ^${redirect}$ /new [R=301,L]
</IfModule>
<IfModule mod_headers.c>
  Header always set Content-Security-Policy "script-src 'self' 'sha256-s${hash}='; style-src 'self' 'sha256-t${hash}='"
</IfModule>
# <<< site
`;
const PHP = '# php -- BEGIN\n<IfModule mime_module>\n  AddHandler php82 .php\n</IfModule>\n# php -- END\n';

/** What would be put online, as text. */
function plan(built: string, live: string | undefined, ...remembered: string[]) {
  const { isUnmarked, during, after, kept } = planHtaccess({
    built: Buffer.from(built),
    live: live === undefined ? undefined : Buffer.from(live, 'latin1'),
    remembered: remembered.map((text) => memoryOf(Buffer.from(text))),
  });
  return { during: during?.toString('latin1'), after: after?.toString('latin1'), kept, isUnmarked };
}

describe('the first time', () => {
  test("the rules come behind the pages, ahead of the host's own lines", () => {
    expect(plan(block('A'), undefined)).toMatchObject({ during: undefined, after: block('A') });
    expect(plan(block('A'), 'php 8\n')).toMatchObject({ during: undefined, after: `${block('A')}\nphp 8\n` });
  });
});

describe('a new version', () => {
  test('while pages change, the policy allows the styles and scripts of both versions', () => {
    const { during = '', after } = plan(block('B'), `php 8\n${block('A')}cache on\n`, block('A'));
    expect(after).toBe(`php 8\n${block('B')}cache on\n`);
    expect(during).toBe(
      after?.replace("'sha256-sB='", "'sha256-sB=' 'sha256-sA='").replace("'sha256-tB='", "'sha256-tB=' 'sha256-tA='"),
    );
  });

  test('what an interrupted run left allows all versions that may be online', () => {
    const { during } = plan(block('B'), block('A'));
    expect(plan(block('C'), during).during).toContain("'sha256-sC=' 'sha256-sB=' 'sha256-sA='");
  });

  test('unchanged rules are left alone', () => {
    expect(plan(block('A'), block('A'))).toEqual({ during: undefined, after: undefined, kept: 0, isUnmarked: false });
    expect(plan(block('A'), `php 8\n\n${block('A')}cache on\n`)).toMatchObject({
      during: undefined,
      after: undefined,
      kept: 2,
    });
  });
});

describe('what the host has made of it', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const inside = (text: string) => text.replace('<IfModule mod_headers.c>\n', `${PHP}<IfModule mod_headers.c>\n`);
  const atItsEnd = (text: string) => text.replace('</IfModule>\n# <<< site', `</IfModule>\n${PHP}# <<< site`);
  const endless = (text: string) => text.replace('# <<< site\n', '');
  const headless = (text: string) => text.replace('# >>> site\n', '');
  const unmarked = (text: string) => headless(endless(text));
  const tidied = (text: string) => text.replace(/^#.*\n|^\n|^ +/gm, '');

  test.each([
    ['Windows line ends', crlf(block('A')), '', ''],
    ["Windows line ends, the host's lines too", crlf(PHP + block('A') + PHP), crlf(PHP), crlf(PHP)],
    ['a byte order mark', `ï»¿${block('A')}`, '', ''],
    ['a byte order mark ahead of host lines', `ï»¿${PHP}${block('A')}`, PHP, ''],
    ['a panel before and behind', PHP + block('A') + PHP, PHP, PHP],
    ['a panel inside', inside(block('A')), '', PHP],
    ['a panel inside, with Windows line ends', crlf(inside(block('A'))), '', crlf(PHP)],
    ['a panel inside, ahead of the end', atItsEnd(block('A')), '', PHP],
    ['the block twice', block('A') + PHP + block('A'), '', PHP],
    ['blocks of two versions', block('0') + block('A'), '', ''],
    ['no end', endless(block('A')), '', ''],
    ['no end, and a panel behind', endless(block('A')) + PHP, '', PHP],
    ['the first of two without end', endless(block('A')) + block('A') + PHP, '', PHP],
    ['no beginning', headless(block('A')), '', ''],
    ['no beginning, and a panel before and behind', PHP + headless(block('A')) + PHP, PHP, PHP],
    ['no marks', unmarked(block('A')), '', ''],
    ['no marks, a panel everywhere', PHP + inside(unmarked(block('A'))) + PHP, PHP, PHP + PHP],
    ['no marks, with Windows line ends', crlf(PHP + unmarked(block('A')) + PHP), crlf(PHP), crlf(PHP)],
    ['no marks, and a whole block behind', PHP + unmarked(block('A')) + block('A') + PHP, PHP, PHP],
    ['no marks, and a whole block before', PHP + block('A') + unmarked(block('A')) + PHP, PHP, PHP],
    ['no marks, twice', unmarked(block('A')) + PHP + unmarked(block('A')), '', PHP],
    ['no marks, no comments, no indentation', PHP + tidied(block('A')), PHP, ''],
    ['cut in the middle of a word', block('A').slice(0, 130), '', ''],
    [
      'another encoding in host lines',
      `# caf\u00e9\n${block('A')}# \u20ac\n`.replace('\u20ac', '\u0080'),
      '# caf\u00e9\n',
      '# \u0080\n',
    ],
  ])('%s: the block stands there once, the rest as it was', (_, live, before, behind) => {
    for (const remembered of [[block('A')], [block('A', '/older'), block('A')]]) {
      const { during, after = during } = plan(block('B'), live, ...remembered);
      expect(after).toBe(before + block('B') + behind);
      expect(plan(block('B'), after, block('B'))).toMatchObject({ during: undefined, after: undefined });
    }
  });

  test("a block of another version, of which nothing is known, goes whole; host's lines around it stay", () => {
    expect(plan(block('B'), `${PHP}${block('A', '/other')}${PHP}`).after).toBe(PHP + block('B') + PHP);
    expect(plan(block('B'), endless(block('A', '/other')) + PHP).after?.endsWith(PHP)).toBe(true);
  });

  test('that the marks were gone is told', () => {
    expect(plan(block('B'), unmarked(block('A')), block('A')).isUnmarked).toBe(true);
    expect(plan(block('B'), inside(block('A')), block('A')).isUnmarked).toBe(false);
  });

  test('the styles of rules without marks stay allowed until the pages are there', () => {
    expect(plan(block('B'), unmarked(block('A')), block('A')).during).toContain("'sha256-tB=' 'sha256-tA='");
  });

  test('rules that lost their marks and were changed are refused: what is whose cannot be told', () => {
    const changed = unmarked(block('A')).replace('ErrorDocument 404 /404.html\n', '');
    expect(() => plan(block('B'), changed, block('A'))).toThrow('renommez-le en « htaccess-ancien.txt »');
    expect(() => plan(block('B'), PHP + block('A') + changed, block('A'))).toThrow('htaccess-ancien.txt');
  });

  test("a host's own rules that look like a few of ours are his", () => {
    const his = 'ErrorDocument 404 /404.html\n<IfModule mod_rewrite.c>\nRewriteEngine On\n</IfModule>\n';
    expect(plan(block('B'), his).after).toBe(`${block('B')}\n${his}`);
  });

  test('the styles of every block that is online stay allowed until the pages are there', () => {
    expect(plan(block('B'), block('0') + block('A')).during).toContain("'sha256-tB=' 'sha256-t0=' 'sha256-tA='");
  });
});
