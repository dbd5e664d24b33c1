import { readdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import type { ActionInput } from '../../scripts/desk/server/actions';
import { type HostEntry, hostEntry } from '../../scripts/desk/server/online';
import { KEY_HEADER } from '../../scripts/desk/shared/protocol';
import { test } from './journey';
import type { OpenDesk } from './open-desk';

let desk: OpenDesk;
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeEach(({ desk: open }) => {
  desk = open;
});
test.afterEach(() => desk.restore());

type RawRequest = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };
/**
 * Sends a request with the path and the body unchanged. Returns the status, the text and the headers of the response.
 */
function send({ method = 'POST', path = '/bureau/change', headers = {}, body = '' }: RawRequest) {
  const { hostname, port, host } = new URL(desk.url);
  // One connection per request, because a connection that is refused half-way would also end the next request.
  const allHeaders = { host, connection: 'keep-alive', ...headers };
  const options = { hostname, port, method, path, agent: false, headers: allHeaders };
  return new Promise<{ status: number; answer: string; headers: object }>((resolve, reject) => {
    const outgoing = request(options, async (response) =>
      resolve({ status: response.statusCode ?? 0, answer: await text(response), headers: response.headers }),
    );
    outgoing.on('error', reject).end(body);
  });
}

/** Returns everything that the desk might change. */
const allFiles = () => ({
  ...desk.all(),
  root: readdirSync(desk.root),
  data: readdirSync(join(desk.root, 'data'), { recursive: true }),
  package: desk.read('package.json'),
  code: desk.read('scripts/commands/owner.ts'),
});

const COMPANY = { file: 'data/company.ts', record: 'company' };
const LEGAL_FORM = { ...COMPANY, path: ['legalForm'] };
const DRAFT_FILE = { file: 'data/brouillons/towns/le-thillot.ts' };
/** A valid request for each action. The type makes the compiler require an entry for a new action. */
const VALID_INPUTS: ActionInput = {
  change: {
    edits: [
      {
        ...COMPANY,
        title: 'x',
        expected: 'entrepreneur individuel',
        edit: { kind: 'set', path: ['legalForm'], value: 'pirate' },
      },
    ],
  },
  undo: {},
  redo: {},
  revert: { ...LEGAL_FORM, title: 'test' },
  restore: { file: 'data/company.ts' },
  'discard-photo': { file: 'never-there.jpg' },
  begin: { ...DRAFT_FILE, value: {} },
  publish: DRAFT_FILE,
  discard: DRAFT_FILE,
  'before-withdrawal': { file: 'data/towns/epinal.ts' },
  mentions: { file: 'data/towns/epinal.ts' },
  'former-name': { file: 'data/towns/epinal.ts' },
  withdraw: { file: 'data/towns/epinal.ts' },
  resume: { file: 'data/towns/epinal.ts' },
  'go-online': { goal: 'prepare' },
  phone: { viewer: 'page-of-a-test', wish: 'close' },
  'photo-taken': { file: 'never-there.jpg', alt: '' },
  'read-requests': {},
  'delete-request': { name: 'a'.repeat(32) },
  'try-host': Object.fromEntries(Object.keys(hostEntry.shape).map((name) => [name, 'x'])) as HostEntry,
};
const ROUTES = [...Object.keys(VALID_INPUTS), 'photo', 'pdf'];
const bodyOf = (route: string) => JSON.stringify(VALID_INPUTS[route as keyof ActionInput] ?? 'x');

/**
 * Names that no request may use for a file, a page, a record or a goal. data-files.test.ts tests more of these names.
 */
const BAD_NAMES = [
  '../package.json',
  'scripts/commands/owner.ts',
  'data/towns/lien.ts',
  'data/photos/x.jpg',
  'data/documents/x.pdf',
  'data/company.ts\0',
  '',
];

/** Returns one copy of a request for each name in the request. In each copy, `name` replaces another of those names. */
function valuesWithName(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return entries.flatMap(([key, child]) => {
    const isName = ['file', 'record', 'goal', 'kind'].includes(key);
    const variants = isName ? [name] : valuesWithName(child, name);
    return variants.map((variant) =>
      Array.isArray(value) ? value.with(Number(key), variant) : { ...value, [key]: variant },
    );
  });
}

/** Headers of requests from another page, or to another host name of this computer. */
const FOREIGN: Record<string, string>[] = [
  ...['evil.example', 'localhost.evil.example', '127.0.0.1', '127.0.0.1:1', '[::1]', 'x'].map((host) => ({ host })),
  ...['http://evil.example', 'null', 'https://127.0.0.1', 'http://localhost:1', 'file://'].map((origin) => ({
    origin,
  })),
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
];
const REJECTION = /à cet ordinateur|Une autre page/;

async function expectRefusal(rawRequest: RawRequest, status: number, sentence: RegExp): Promise<void> {
  expect({ ...(await send(rawRequest)), sent: rawRequest }).toMatchObject({
    status,
    answer: expect.stringMatching(sentence),
  });
}

test('refuses requests of other pages, and requests without the key', async () => {
  const filesBefore = allFiles();
  for (const route of ROUTES) {
    const rawRequest = { path: `/bureau/${route}?name=x.jpg`, body: bodyOf(route) };
    for (const foreign of FOREIGN)
      await expectRefusal({ ...rawRequest, headers: { ...desk.key, ...foreign } }, 403, REJECTION);
    for (const value of [undefined, 'x', ''])
      await expectRefusal(
        { ...rawRequest, headers: value === undefined ? {} : { [KEY_HEADER]: value } },
        403,
        /relancé/,
      );
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      await expectRefusal({ path: rawRequest.path, method, headers: desk.key }, 405, /ne reçoit que/);
  }
  for (const path of ['/', '/contact', '/bureau/', '/bureau/events', '/bureau/photo/zone-lac.jpg'])
    for (const headers of FOREIGN) await expectRefusal({ method: 'GET', path, headers }, 403, REJECTION);
  const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await send({ method: 'GET', path: '/bureau/', headers: followed })).toMatchObject({
    status: 200,
    headers: {
      'content-security-policy': "frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  });
  for (const start of ['/', 'http:///', '//', '/\\', '/./', '/x/../'])
    for (const tool of ['__open-in-editor', '__Open-In-Editor'])
      await expectRefusal(
        { method: 'GET', path: `${start}${tool}?file=data/company.ts`, headers: followed },
        404,
        /n’existe pas/,
      );
  expect(allFiles()).toEqual(filesBefore);
});

test('refuses WebSocket connections', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const key = { ...upgrade, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  for (const path of ['/', '/x', '/bureau/']) {
    for (const protocol of ['vite-ping', 'vite-hmr'])
      for (const foreign of FOREIGN) {
        const headers = { ...key, 'sec-websocket-protocol': protocol, ...foreign };
        await expect(send({ method: 'GET', path, headers }), JSON.stringify(headers)).rejects.toThrow('hang up');
      }
    for (const headers of [key, { ...key, 'sec-websocket-protocol': 'x' }])
      await expect(send({ method: 'GET', path, headers })).rejects.toThrow('hang up');
  }
});

test('refuses bodies of the wrong shape, and names of other files', async () => {
  symlinkSync(join(desk.root, 'package.json'), join(desk.root, 'data/towns/lien.ts'));
  const filesBefore = allFiles();
  let refusedCount = 0;
  for (const route of Object.keys(VALID_INPUTS)) {
    const badInputs = BAD_NAMES.flatMap((name) => valuesWithName(VALID_INPUTS[route as keyof ActionInput], name));
    const bodies = ['', 'no json', '[]', 'null', '"x"', `"${'a'.repeat(2 * 1024 ** 2)}"`];
    for (const body of [...bodies, ...badInputs.map((input) => JSON.stringify(input))]) {
      const { status, answer } = await send({ path: `/bureau/${route}`, headers: desk.key, body });
      const description = `${route} ${body.slice(0, 200)}: ${answer.slice(0, 200)}`;
      expect(status >= 400 || /"kind":"(?:conflict|refused)"/.test(answer), description).toBe(true);
      expect(answer, description).toMatch(/"sentence":"[^"]{10,}/);
      refusedCount += 1;
    }
  }
  for (const path of [['__proto__', 'x'], ['constructor'], 'legalForm', [-1], [{}], Array(30).fill('a')]) {
    const [edit] = VALID_INPUTS.change.edits;
    const body = JSON.stringify({ edits: [{ ...edit, expected: undefined, edit: { ...edit!.edit, path } }] });
    const { answer } = await send({ headers: desk.key, body });
    expect(answer, body).toMatch(/"sentence":"[^"]{10,}/);
    expect(answer, body).not.toContain('n’a pas pu');
  }
  for (const path of ['../../etc/passwd', 'effacer', 'constructor', '__proto__', '%00'])
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? bodyOf('change') : '';
      const { status } = await send({ method, path: `/bureau/${path}`, headers: desk.key, body });
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    }
  console.log(`${refusedCount} requests with wrong names and bodies refused`);
  expect(allFiles()).toEqual(filesBefore);
  // The same request with the right names and key is saved.
  expect((await send({ headers: desk.key, body: bodyOf('change') })).answer).toContain('"kind":"saved"');
  expect(desk.read('data/company.ts')).toContain("'pirate'");
});

test('stores a photo or a PDF completely, or not at all', async () => {
  const heic = readFileSync('tests/support/iphone.heic');
  const pdf = '%PDF-1.7\n%%EOF';
  const files = () => [
    ...allFiles().data,
    ...readdirSync(join(desk.root, '.cache/bureau')).filter((name) => name !== 'vite'),
  ];
  const filesBefore = files();
  const path = '/bureau/photo?name=IMG_1.HEIC';
  const pdfPath = '/bureau/pdf?name=Attestation.pdf';
  const refusedUploads: [RawRequest, number, RegExp][] = [
    [{ path, body: Buffer.alloc(61 * 1024 ** 2) }, 413, /60 Mo au plus/],
    [{ path: '/bureau/photo?name=..%2F..%2Fcompany.ts', body: heic }, 400, /pas le nom d’un fichier/],
    [{ path: '/bureau/photo?name=%00.jpg', body: heic }, 400, /pas le nom d’un fichier/],
    [{ path: '/bureau/photo', body: heic }, 400, /pas le nom d’un fichier/],
    [{ path, body: '<?php' }, 422, /n’est pas une image/],
    [{ path }, 422, /n’est pas une image/],
    [{ path, body: heic.subarray(0, 1200) }, 422, /IMG_1.HEIC est abîmé ou incomplet/],
    [{ path: pdfPath, body: Buffer.alloc(11 * 1024 ** 2) }, 413, /10 Mo au plus, car/],
    [{ path: '/bureau/pdf?name=..%2Fx.pdf', body: pdf }, 400, /pas le nom d’un fichier/],
    [{ path: '/bureau/pdf?name=..%5Cx.pdf', body: pdf }, 400, /pas le nom d’un fichier/],
    [{ path: pdfPath, body: heic }, 422, /n’est pas un PDF/],
    [{ path: pdfPath, body: '%PDF-1.7' }, 422, /est abîmé ou incomplet/],
  ];
  for (const [rawRequest, status, sentence] of refusedUploads)
    await expectRefusal({ ...rawRequest, headers: desk.key }, status, sentence);
  const documents = join(desk.root, 'data/documents');
  symlinkSync(join(desk.root, 'scripts'), documents);
  await expectRefusal({ path: pdfPath, headers: desk.key, body: pdf }, 400, /n’écrit pas dans/);
  unlinkSync(documents);
  const { hostname, port, host } = new URL(desk.url);
  const headers = { host, ...desk.key, 'content-length': String(heic.length) };
  const cut = request({ hostname, port, path, method: 'POST', headers }).on('error', () => {});
  await new Promise((sent) => cut.write(heic.subarray(0, 900), sent));
  cut.destroy();
  expect(files()).toEqual(filesBefore);
  // The next upload succeeds after the upload that was cut off. A malicious target name cannot leave the folder.
  const nextUpload = await send({ path: `${path}&for=..%2F..%2Fpackage.json`, headers: desk.key, body: heic });
  expect(JSON.parse(nextUpload.answer)).toEqual({ file: 'package.jpg', note: expect.stringContaining('1200 px') });
  expect((await send({ method: 'GET', path: '/bureau/photo/package.jpg' })).status).toBe(200);
  for (const file of ['..%2F..%2Fcompany.ts', 'x.jpg', '%00', '%', '..%2Fphotos%2Fzone-lac.jpg'])
    expect((await send({ method: 'GET', path: `/bureau/photo/${file}` })).status, file).toBeGreaterThanOrEqual(400);
  expect(JSON.parse((await send({ path: pdfPath, headers: desk.key, body: pdf })).answer)).toEqual({
    file: 'attestation.pdf',
  });
  expect(await send({ method: 'GET', path: '/attestation.pdf' })).toMatchObject({ status: 200, answer: pdf });
  for (const file of ['..%2Fcompany.pdf', 'x.pdf', '..%2F..%2Fpackage.json'])
    expect((await send({ method: 'GET', path: `/${file}` })).status, file).toBeGreaterThanOrEqual(400);
});
