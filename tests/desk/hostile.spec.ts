import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { KEY_HEADER } from '../../scripts/desk/protocol';
import { type OpenDesk, openDesk } from './open-desk';

let desk: OpenDesk;
let key: Record<string, string>;
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  desk = await openDesk();
  key = { [KEY_HEADER]: /name="cle" content="([^"]+)"/.exec(await (await fetch(desk.url)).text())![1]! };
});
test.afterAll(() => desk.close());

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };
/** The status of the answer and its sentence; `body` is sent as it is. */
function send({
  method = 'POST',
  path = '/bureau/changer',
  headers = {},
  body = '',
}: Sent): Promise<{ status: number; said: string }> {
  const { hostname, port, host } = new URL(desk.url);
  return new Promise((answered, failed) => {
    const asked = request({ hostname, port, method, path, headers: { host, ...headers } }, async (response) => {
      let said = '';
      for await (const part of response) said += part;
      answered({ status: response.statusCode ?? 0, said });
    });
    asked.on('error', failed).end(body);
  });
}

const edit = (file: string, record = 'company', path: unknown = ['legalForm']) =>
  JSON.stringify({
    edits: [{ file, record, title: 'x', was: 'entrepreneur individuel', edit: { kind: 'set', path, value: 'pirate' } }],
  });

test('forty hostile requests get a sentence and change nothing @desktop', async () => {
  const files = ['data/company.ts', 'data/model/literal.ts', 'package.json', 'scripts/owner.ts'];
  const before = files.map((file) => desk.read(file));
  symlinkSync(join(desk.root, 'package.json'), join(desk.root, 'data/towns/lien.ts'));
  const good = edit('data/company.ts');
  const requests: Sent[] = [
    ...['evil.example', 'localhost.evil.example', '127.0.0.1', '127.0.0.1:1', '[::1]', 'x'].map((host) => ({
      headers: { ...key, host },
      body: good,
    })),
    ...['http://evil.example', 'null', 'https://127.0.0.1:4180', 'http://localhost:1', 'file://'].map((origin) => ({
      headers: { ...key, origin },
      body: good,
    })),
    { headers: { ...key, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, body: good },
    { headers: { ...key, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, body: good },
    { body: good },
    { headers: { [KEY_HEADER]: 'x' }, body: good },
    { headers: { [KEY_HEADER]: '' }, body: good },
    ...['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({
      method,
      headers: key,
      body: method === 'GET' ? '' : good,
    })),
    ...[
      '../package.json',
      '/etc/passwd',
      'package.json',
      'scripts/owner.ts',
      'data/model/literal.ts',
      'data/../package.json',
      'data/towns/lien.ts',
      'data/towns/..',
      'data/photos/x.php',
      'DATA/company.ts',
      'data/company.ts\0',
      'file:///etc/passwd',
    ].map((file) => ({ headers: key, body: edit(file) })),
    { headers: key, body: edit('data/company.ts', 'constructor') },
    { headers: key, body: edit('data/company.ts', 'company', ['__proto__', 'x']) },
    { headers: key, body: edit('data/company.ts', 'company', 'legalForm') },
    { headers: key, body: 'not json' },
    { headers: key, body: '[]' },
    { headers: key, body: `"${'a'.repeat(2 * 1024 ** 2)}"` },
    { headers: { ...key, 'content-length': String(2 * 1024 ** 3) }, body: 'x' },
    { headers: key, path: '/bureau/../../etc/passwd', body: good },
    { headers: key, path: '/bureau/effacer', body: good },
    { method: 'GET', path: '/bureau/photo/..%2f..%2fpackage.json' },
  ];
  expect(requests.length).toBeGreaterThanOrEqual(40);
  for (const one of requests) {
    const { status, said } = await send(one);
    const what = JSON.stringify(one).slice(0, 150);
    expect(
      status >= 400 || said.includes('"kind":"conflict"') || said.includes('"kind":"refused"'),
      `${what}: ${status}`,
    ).toBe(true);
    if (one.path === undefined && one.method === undefined) expect(said, what).toMatch(/"sentence":"[^"]{10,}/);
  }
  expect(files.map((file) => desk.read(file))).toEqual(before);
  // The same request with all that it needs does write.
  expect((await send({ headers: key, body: good })).said).toContain('"kind":"saved"');
  expect(readFileSync(join(desk.root, 'data/company.ts'), 'utf8')).toContain("'pirate'");
});

test('a photograph comes in whole, from the desk alone, or not at all @desktop', async () => {
  const heic = readFileSync('tests/support/iphone.heic');
  const photos = () => [
    ...readdirSync(join(desk.root, 'data/photos')),
    ...readdirSync(join(desk.root, '.cache/bureau')),
  ];
  const before = photos();
  const path = '/bureau/photo?nom=IMG_1.HEIC';
  const refused: [Sent, number, RegExp][] = [
    [{ path, body: heic }, 403, /relancé/],
    [{ path, body: heic, headers: { ...key, host: 'evil.example' } }, 403, /cet ordinateur/],
    [{ path, body: heic, headers: { ...key, origin: 'http://evil.example' } }, 403, /Une autre page/],
    [{ path, method: 'PUT', headers: key }, 405, /ne reçoit que/],
    [{ path, body: 'x', headers: { ...key, 'content-length': String(2 * 1024 ** 3) } }, 413, /60 Mo au plus/],
    [
      { path, body: Buffer.alloc(61 * 1024 ** 2), headers: { ...key, 'transfer-encoding': 'chunked' } },
      413,
      /60 Mo au plus/,
    ],
    [{ path: '/bureau/photo?nom=..%2F..%2Fcompany.ts', body: heic, headers: key }, 400, /pas le nom d'un fichier/],
    [{ path: '/bureau/photo', body: heic, headers: key }, 400, /pas le nom d'un fichier/],
    [{ path, body: '<?php', headers: key }, 422, /n'est pas une image/],
    [{ path, headers: key }, 422, /n'est pas une image/],
  ];
  for (const [sent, status, sentence] of refused) {
    const answer = await send(sent);
    expect(answer.said, JSON.stringify(sent).slice(0, 150)).toMatch(sentence);
    expect(answer.status).toBe(status);
  }
  const { hostname, port, host } = new URL(desk.url);
  const headers = { host, ...key, 'content-length': String(heic.length) };
  const cut = request({ hostname, port, path, method: 'POST', headers }).on('error', () => {});
  await new Promise((sent) => cut.write(heic.subarray(0, 900), sent));
  cut.destroy();
  expect(photos()).toEqual(before);
  // The next one does come in, although the one before never ended.
  expect(JSON.parse((await send({ path, headers: key, body: heic })).said)).toEqual({
    file: 'img-1.jpg',
    note: expect.stringContaining('1200 px'),
  });
  expect((await send({ method: 'GET', path: '/bureau/photo/img-1.jpg' })).status).toBe(200);
  for (const file of ['..%2F..%2Fcompany.ts', 'x.jpg', '%00', '..%2Fphotos%2Fzone-lac.jpg'])
    expect((await send({ method: 'GET', path: `/bureau/photo/${file}` })).status, file).toBe(404);
});
