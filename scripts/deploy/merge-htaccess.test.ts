import { describe, expect, test } from 'vitest';
import { planHtaccess } from './merge-htaccess';

/** Returns a block like the blocks that the build writes. Its policy allows one script and one style. */
const createBlock = (hash: string) => `# >>> site
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
  expect(plan(createBlock('A'))).toEqual({ during: undefined, after: createBlock('A') });
  expect(plan(createBlock('A'), 'php 8\n')).toEqual({ during: undefined, after: `${createBlock('A')}\nphp 8\n` });
});

describe('a new version', () => {
  test('allows the styles and scripts of both versions while pages change', () => {
    const { during, after } = plan(createBlock('B'), `php 8\n${createBlock('A')}cache on\n`);
    expect(after).toBe(`php 8\n${createBlock('B')}cache on\n`);
    expect(during).toBe(
      after?.replace("'sha256-sB='", "'sha256-sB=' 'sha256-sA='").replace("'sha256-tB='", "'sha256-tB=' 'sha256-tA='"),
    );
  });

  test('allows all versions that may be online after interrupted runs', () => {
    const { during } = plan(createBlock('B'), createBlock('A'));
    expect(plan(createBlock('C'), during).during).toContain("'sha256-sC=' 'sha256-sB=' 'sha256-sA='");
    expect(plan(createBlock('B'), during)).toEqual({ during: undefined, after: createBlock('B') });
  });

  test("restores the host's lines after an interruption between two renames", () => {
    const [old, same] = [
      plan(createBlock('B'), undefined, PHP + createBlock('A')),
      plan(createBlock('A'), undefined, PHP + createBlock('A')),
    ];
    expect(old.after).toBe(PHP + createBlock('B'));
    expect(same).toEqual({ during: PHP + createBlock('A'), after: undefined });
    expect(plan(createBlock('B'), createBlock('A'), PHP).after).toBe(createBlock('B'));
  });

  test('leaves unchanged rules alone', () => {
    expect(plan(createBlock('A'), createBlock('A'))).toEqual({ during: undefined, after: undefined });
    expect(plan(createBlock('A'), `php 8\n\n${createBlock('A')}cache on\n`)).toEqual({
      during: undefined,
      after: undefined,
    });
  });
});

describe('planHtaccess with a file changed by the host', () => {
  test.each([
    ['Windows line ends', crlf(createBlock('A')), '', ''],
    ["Windows line ends, the host's lines too", crlf(PHP + createBlock('A') + PHP), crlf(PHP), crlf(PHP)],
    ['a byte order mark', `ï»¿${createBlock('A')}`, '', ''],
    ['a byte order mark ahead of host lines', `ï»¿${PHP}${createBlock('A')}`, PHP, ''],
    ["a panel's lines before and after", PHP + createBlock('A') + PHP, PHP, PHP],
    ['the block twice', createBlock('A') + PHP + createBlock('A'), '', PHP],
    ['blocks of two versions', createBlock('0') + createBlock('A'), '', ''],
    ['no line end after its last line', createBlock('A').trimEnd(), '', ''],
    ['another encoding in host lines', `# caf\u00e9\n${createBlock('A')}# \u0080\n`, '# caf\u00e9\n', '# \u0080\n'],
  ])('writes the block once and keeps the rest: %s', (_, live, before, trailing) => {
    const { during, after = during } = plan(createBlock('B'), live);
    expect(after).toBe(before + createBlock('B') + trailing);
    expect(plan(createBlock('B'), after)).toEqual({ during: undefined, after: undefined });
  });

  test.each([
    ['the markers are gone', createBlock('A').replace(/^# (>>>|<<<) site\n/gm, '') + PHP],
    ['the end is gone', createBlock('A').replace('# <<< site\n', '') + PHP],
    ['the beginning is gone', PHP + createBlock('A').replace('# >>> site\n', '')],
    [
      'an incomplete copy precedes a complete one',
      createBlock('A').replace('# <<< site\n', '') + PHP + createBlock('A'),
    ],
  ])("has one policy and keeps the host's lines if %s", (_, live) => {
    const { during = '', after = '' } = plan(createBlock('B'), live);
    expect(after.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(after).toContain(createBlock('B'));
    expect(after).toContain(PHP);
    expect(during).toContain("'sha256-tB=' 'sha256-tA='");
    expect(plan(createBlock('B'), after)).toEqual({ during: undefined, after: undefined });
  });

  test('keeps a policy written by the host', () => {
    const hostPolicy = 'Header always set Content-Security-Policy "frame-ancestors *"\n';
    expect(plan(createBlock('B'), hostPolicy).after).toBe(`${createBlock('B')}\n${hostPolicy}`);
  });
});
