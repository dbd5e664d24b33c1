import { describe, expect, test } from 'vitest';
import { planHtaccess } from './merge-htaccess';

/** Returns a block as the build writes it. Its policy allows one script and one style. */
const block = (hash: string) => `# >>> site
# A page of our own.
ErrorDocument 404 /404.html

<IfModule mod_headers.c>
  Header always set Content-Security-Policy "script-src 'self' 'sha256-s${hash}='; style-src 'self' 'sha256-t${hash}='"
</IfModule>
# <<< site
`;
const PHP = '# php -- BEGIN\n<IfModule mime_module>\n  AddHandler php82 .php\n</IfModule>\n# php -- END\n';
const crlf = (text: string) => text.replaceAll('\n', '\r\n');

/** Returns the planned .htaccess files as text. */
function plan(built: string, live?: string, backup?: string) {
  const bytes = (text?: string) => (text === undefined ? undefined : Buffer.from(text, 'latin1'));
  const { during, after } = planHtaccess(Buffer.from(built), bytes(live), bytes(backup));
  return { during: during?.toString('latin1'), after: after?.toString('latin1') };
}

test("uploads the first rules after the pages, before the host's lines", () => {
  expect(plan(block('A'))).toEqual({ during: undefined, after: block('A') });
  expect(plan(block('A'), 'php 8\n')).toEqual({ during: undefined, after: `${block('A')}\nphp 8\n` });
});

describe('a new version', () => {
  test('allows the styles and scripts of both versions while pages change', () => {
    const { during, after } = plan(block('B'), `php 8\n${block('A')}cache on\n`);
    expect(after).toBe(`php 8\n${block('B')}cache on\n`);
    expect(during).toBe(
      after?.replace("'sha256-sB='", "'sha256-sB=' 'sha256-sA='").replace("'sha256-tB='", "'sha256-tB=' 'sha256-tA='"),
    );
  });

  test('allows all versions that may be online after interrupted runs', () => {
    const { during } = plan(block('B'), block('A'));
    expect(plan(block('C'), during).during).toContain("'sha256-sC=' 'sha256-sB=' 'sha256-sA='");
    expect(plan(block('B'), during)).toEqual({ during: undefined, after: block('B') });
  });

  test("restores the host's lines after an interruption between two renames", () => {
    const [old, same] = [plan(block('B'), undefined, PHP + block('A')), plan(block('A'), undefined, PHP + block('A'))];
    expect(old.after).toBe(PHP + block('B'));
    expect(same).toEqual({ during: PHP + block('A'), after: undefined });
    expect(plan(block('B'), block('A'), PHP).after).toBe(block('B'));
  });

  test('leaves unchanged rules alone', () => {
    expect(plan(block('A'), block('A'))).toEqual({ during: undefined, after: undefined });
    expect(plan(block('A'), `php 8\n\n${block('A')}cache on\n`)).toEqual({ during: undefined, after: undefined });
  });
});

describe('planHtaccess with a file that the host has changed', () => {
  test.each([
    ['Windows line ends', crlf(block('A')), '', ''],
    ["Windows line ends, the host's lines too", crlf(PHP + block('A') + PHP), crlf(PHP), crlf(PHP)],
    ['a byte order mark', `ï»¿${block('A')}`, '', ''],
    ['a byte order mark ahead of host lines', `ï»¿${PHP}${block('A')}`, PHP, ''],
    ["a panel's lines before and after", PHP + block('A') + PHP, PHP, PHP],
    ['the block twice', block('A') + PHP + block('A'), '', PHP],
    ['blocks of two versions', block('0') + block('A'), '', ''],
    ['no line end after its last line', block('A').trimEnd(), '', ''],
    ['another encoding in host lines', `# caf\u00e9\n${block('A')}# \u0080\n`, '# caf\u00e9\n', '# \u0080\n'],
  ])('writes the block once and keeps the rest: %s', (_, live, before, trailing) => {
    const { during, after = during } = plan(block('B'), live);
    expect(after).toBe(before + block('B') + trailing);
    expect(plan(block('B'), after)).toEqual({ during: undefined, after: undefined });
  });

  test.each([
    ['the markers are gone', block('A').replace(/^# (>>>|<<<) site\n/gm, '') + PHP],
    ['the end is gone', block('A').replace('# <<< site\n', '') + PHP],
    ['the beginning is gone', PHP + block('A').replace('# >>> site\n', '')],
    ['an incomplete copy precedes a complete one', block('A').replace('# <<< site\n', '') + PHP + block('A')],
  ])("has one policy and keeps the host's lines if %s", (_, live) => {
    const { during = '', after = '' } = plan(block('B'), live);
    expect(after.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(after).toContain(block('B'));
    expect(after).toContain(PHP);
    expect(during).toContain("'sha256-tB=' 'sha256-tA='");
    expect(plan(block('B'), after)).toEqual({ during: undefined, after: undefined });
  });

  test('keeps a policy that the host has written', () => {
    const hostPolicy = 'Header always set Content-Security-Policy "frame-ancestors *"\n';
    expect(plan(block('B'), hostPolicy).after).toBe(`${block('B')}\n${hostPolicy}`);
  });
});
