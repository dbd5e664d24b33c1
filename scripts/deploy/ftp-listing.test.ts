import { FileType } from 'basic-ftp';
import { describe, expect, test } from 'vitest';
import { parseListing } from './ftp-listing';

const read = (...lines: string[]) =>
  parseListing(lines.join('\r\n')).map(({ name, type, size }) => [
    type === FileType.Directory ? 'folder' : type === FileType.SymbolicLink ? 'link' : 'file',
    name,
    size,
  ]);

describe('parseListing', () => {
  test.each([
    ['English', '-rw-r--r-- 1 u g 12 Feb 13 10:00 index.html'],
    ['English with a year', '-rw-r--r--    1 1000     1000           12 Feb 13  2025 index.html'],
    ['French, short with a dot', '-rw-r--r-- 1 u g 12 févr. 13 10:00 index.html'],
    ['French, four letters', '-rw-r--r-- 1 u g 12 août 13 2025 index.html'],
    ['French, whole', '-rw-r--r-- 1 u g 12 septembre 13 2025 index.html'],
    ['French, the day first', '-rw-r--r-- 1 u g 12 13 juil. 10:00 index.html'],
    ['French in an encoding that is not UTF-8', '-rw-r--r-- 1 u g 12 ao\ufffdt 13 2025 index.html'],
    ['German', '-rw-r--r-- 1 u g 12 13. Mär 10:00 index.html'],
    ['Japanese', '-rw-r--r-- 1 u g 12 2月 13日 2025年 index.html'],
    ['ISO', '-rw-r--r-- 1 u g 12 2025-02-13 10:00 index.html'],
    ['SELinux', '-rw-r--r--. 1 u g 12 Feb 13 2025 index.html'],
    ['ACL', '-rw-r--r--+ 1 u g 12 Feb 13 2025 index.html'],
    ['attributes', '-rw-r--r--@ 1 u g 12 Feb 13 2025 index.html'],
    ['no group', '-rw-r--r-- 1 u 12 Feb 13 2025 index.html'],
    ['a domain and a space in the owner', '-rw-r--r-- 1 DOM\\Jean Toit None 12 Feb 13 2025 index.html'],
    ['numbers for owner and group', '-rw-r--r-- 1 12 100 12 Feb 13 2025 index.html'],
    ['IIS', '02-13-25  10:00AM                   12 index.html'],
    ['IIS with a long year and 24 hours', '2025-02-13  10:00                   12 index.html'],
  ])('reads a file: %s', (_, line) => {
    expect(read(line)).toEqual([['file', 'index.html', 12]]);
  });

  test.each([
    ['drwxr-xr-x 2 u g 4096 févr.  3 10:00 www', ['folder', 'www', 4096]],
    ['drwxr-xr-x. 2 u g 4096 Feb  3 10:00 mon site', ['folder', 'mon site', 4096]],
    ['lrwxrwxrwx 1 u g 9 Feb  3 10:00 www -> /srv/www', ['link', 'www', 9]],
    ['02-13-25  10:00AM       <DIR>          www', ['folder', 'www', 0]],
    ['-rw-r--r-- 1 u g 12 Feb  3 10:00 plan du 13 août 2025.pdf', ['file', 'plan du 13 août 2025.pdf', 12]],
  ])('reads %s', (line, entry) => {
    expect(read(line)).toEqual([entry]);
  });

  test('skips headings, blank lines, and the folder itself', () => {
    const lines = ['total 12', '', '/www:', 'insgesamt 4', 'drwxr-xr-x 2 u g 4096 Feb  3 10:00 .'];
    expect(read(...lines, 'drwxr-xr-x 2 u g 4096 Feb  3 10:00 ..')).toEqual([]);
  });

  test.each([
    ['VMS', 'INDEX.HTML;1 2/4 13-FEB-2025 10:00:00.00 [G,O] (RWED,RWED,RE,)'],
    ['EPLF', '+i8388621.48594,m825718503,r,s280,\tindex.html'],
    ['Novell', '- [RWCEAFMS] jean 12 Feb 13 10:00 index.html'],
    ['names alone', 'index.html'],
  ])('rejects a format without known sizes, even among entries: %s', (_, line) => {
    const validLine = '-rw-r--r-- 1 u g 12 Feb 13 2025 a.html';
    for (const text of [line, `${validLine}\r\n${line}`, `${line}\r\n${validLine}`])
      expect(() => parseListing(text)).toThrow(expect.objectContaining({ kind: 'listing' }));
  });

  test('parses a long line quickly', () => {
    const long = `-rw-r--r-- 1 ${'12 Feb 1 '.repeat(400)}`;
    expect(() => parseListing(long)).toThrow(expect.objectContaining({ kind: 'listing' }));
  }, 2_000);
});
