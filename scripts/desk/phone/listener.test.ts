import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_WAIT_MS } from '../../../tests/support/max-wait';
import { type Listener, listenForPhone } from './listener';
import { createUploads, MAX_PIECE_BYTES } from './uploads';

const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(96, 7)]);
/** The preview's answers to some paths. The preview answers every other path with a page. */
const deskAnswers: Record<string, [type: string, body: string]> = {
  '/assets/a.jpg': ['image/jpeg', 'picture'],
  '/bureau/': ['text/html', 'the desk itself'],
  '/data/company.ts': ['text/javascript', 'code'],
};

let root: string;
let listener: Listener;
let asked: string[];
let stopDesk: () => void;
const [receive, onAttack, onVisit] = [vi.fn(), vi.fn(() => listener.close()), vi.fn()];
const version = vi.fn<() => string>();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'listener-'));
  asked = [];
  for (const mock of [receive, onAttack, onVisit]) mock.mockClear();
  receive.mockImplementation(async (name: string) => ({ file: name }));
  version.mockReturnValue('v1');
  const desk = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [type, body] = deskAnswers[url] ?? [
      'text/html',
      '<body><img src="/assets/a.jpg"><a href="/contact">x</a></body>',
    ];
    response.setHeader('Content-Type', type);
    response.end(body);
  });
  await new Promise<void>((listening) => desk.listen(0, '127.0.0.1', listening));
  stopDesk = () => desk.close().closeAllConnections();
  const { port } = desk.address() as { port: number };
  const uploads = createUploads(join(root, 'telephone'), receive, () => {});
  const deskAddress = `http://127.0.0.1:${port}/bureau/`;
  listener = await listenForPhone({ address: '127.0.0.2', deskAddress, root, uploads, version, onVisit, onAttack });
});
afterEach(() => {
  listener.close();
  stopDesk();
  rmSync(root, { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: string };
/** Sends a request with the path and the body unchanged. */
function send(path: string, { body, ...options }: RequestOptions & { body?: string | Buffer } = {}): Promise<Answer> {
  const { hostname, port, host } = new URL(listener.url);
  return new Promise((answered, failed) => {
    const sent = httpRequest(
      { hostname, port, path, agent: false, ...options, headers: { host, ...options.headers } },
      async (response) =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    );
    sent.on('error', failed).end(body);
  });
}
const key = () => new URL(listener.url).pathname.slice(1, -1);
const phonePath = (path: string) => `/${key()}/${path}`;
const piece = (start = 0, size = JPEG.length) => `photo/a1?name=a.jpg&size=${size}&start=${start}`;
const post = { method: 'POST' };

describe('the phone’s listener', () => {
  test('answers a mistyped address with a page of instructions', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' };
    for (const path of ['/', `/${key().slice(1)}/`, phonePath('site.html')]) {
      const { status, headers: sent, body } = await send(path, { headers });
      expect([status, sent['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('Scannez de nouveau le code');
      expect(body).not.toContain(key());
    }
  });

  test('serves the upload page, pictures and printed pages, and nothing else', async () => {
    expect(await send(phonePath(''))).toMatchObject({
      status: 200,
      body: expect.stringContaining('Envoyer des photos'),
    });
    expect(await send(phonePath('site/contact'))).toMatchObject({
      status: 200,
      body: expect.stringContaining(phonePath('site/contact')),
    });
    expect(await send(phonePath('site/assets/a.jpg'))).toMatchObject({ status: 200, body: 'picture' });
    expect(await send(phonePath(piece()), { ...post, body: JPEG })).toMatchObject({ status: 200 });
    expect(receive).toHaveBeenCalledExactlyOnceWith('a.jpg', JPEG);
    expect(onVisit).toHaveBeenCalled();
    asked.length = 0;
    const refused = [
      ...['bureau/', 'bureau/change', 'events', 'photo', 'photo/', 'photo/../a1', 'photo/%61', 'photo/xyz', 'x'],
      ...['site/bureau', 'site/bureau/', 'site/../bureau/', 'site/%2e%2e/bureau/', 'site//bureau/', 'site/.//bureau/'],
      ...['site/data/company.ts', 'site/@fs/etc/passwd', 'site/@vite/client', 'site/__open-in-editor', 'site/.env'],
      ...[
        'site/node_modules/x',
        'site/%00',
        'site/..%2f..%2fbureau',
        'site/\\bureau',
        'site/assets/b.jpg',
        'site/?raw',
      ],
      ...['site/assets/a.jpg?import', 'site/contact?html-proxy&index=0.js', '../bureau/', 'site/http://127.0.0.1/'],
    ];
    for (const path of refused.filter((path) => !/contact\?|site\/\?/.test(path)))
      expect([path, (await send(phonePath(path))).status]).toEqual([path, 404]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
      for (const path of ['', 'site/', 'site/contact', 'follow', 'bureau/change'])
        expect([method, path, (await send(phonePath(path), { method })).status]).toEqual([method, path, 404]);
    // The listener forwards only the known page, and without its query.
    await send(phonePath('site/contact?html-proxy&index=0.js'));
    expect(asked.filter((url) => url !== '/contact')).toEqual([]);
  });

  test('refuses other hosts, other origins and pages of other sites', async () => {
    const { port } = new URL(listener.url);
    const foreign = [
      ...['evil.example', `evil.example:${port}`, `127.0.0.1:${port}`, `localhost:${port}`, '127.0.0.2'].map(
        (host) => ({ host }),
      ),
      ...['http://evil.example', 'null', `https://127.0.0.2:${port}`, `http://127.0.0.1:${port}`].map((origin) => ({
        origin,
      })),
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    ];
    for (const headers of foreign)
      for (const path of ['', 'site/', 'follow', 'photo/a1'])
        expect([headers, (await send(phonePath(path), { headers })).status]).toEqual([headers, 403]);
    for (const headers of foreign)
      expect((await send(phonePath(piece()), { ...post, headers, body: JPEG })).status).toBe(403);
    expect(receive).not.toHaveBeenCalled();
    // Guesses from a page of another site do not close the access, because that page learns nothing from the answers.
    for (let index = 0; index < 9; index += 1) await send('/guess', { headers: foreign[0] });
    expect(onAttack).not.toHaveBeenCalled();
    const origin = new URL(listener.url).origin;
    expect((await send(phonePath(piece()), { ...post, headers: { origin }, body: JPEG })).status).toBe(200);
  });

  test('answers wrong keys like unknown paths, and closes at the fifth key', async () => {
    const nowhere = await send(phonePath('x'));
    for (let index = 0; index < 4; index += 1)
      expect(await send(`/${'0'.repeat(25)}${index}/`)).toMatchObject({ status: 404, body: nowhere.body });
    expect(onAttack).not.toHaveBeenCalled();
    expect((await send(phonePath(''))).status).toBe(200);
    await send('/one-more/photo/a1', post).catch(() => {});
    await vi.waitFor(() => expect(onAttack).toHaveBeenCalledTimes(1), MAX_WAIT_MS);
    await expect(send(phonePath(''))).rejects.toThrow(/ECONNREFUSED|hang up|ECONNRESET/);
  });

  test('creates a new key at each start and refuses the old key', async () => {
    const old = key();
    const uploads = createUploads(join(root, 'other'), receive, () => {});
    const other = await listenForPhone({
      address: '127.0.0.2',
      deskAddress: 'http://x/',
      root,
      uploads,
      version,
      onVisit,
      onAttack,
    });
    const { hostname, port, host } = new URL(other.url);
    expect(other.url).not.toContain(old);
    expect((await send(`/${old}/`, { hostname, port, headers: { host } })).status).toBe(404);
    other.close();
  });

  test('refuses a piece that is too large without reading it', async () => {
    const { hostname, port, host } = new URL(listener.url);
    const socket = connect(Number(port), hostname);
    const answer = text(socket);
    const path = phonePath(piece(0, 2 * 1024 ** 3));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${2 * 1024 ** 3}\r\n\r\n`);
    socket.on('error', () => {});
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    for (const headers of [{ 'transfer-encoding': 'chunked' }, { 'content-length': String(MAX_PIECE_BYTES + 1) }])
      expect(
        (await send(phonePath(piece()), { ...post, headers, body: JPEG }).catch(() => ({ status: 413 }))).status,
      ).toBe(413);
    expect((await send(phonePath(piece(0, 61 * 1024 ** 2)), { ...post, body: JPEG })).status).toBe(413);
    expect((await send(phonePath(piece()), { ...post, body: '<?php system("x");' })).status).toBe(415);
    for (const name of ['..%2Fx.jpg', 'a%00.jpg', '', 'a%5Cb.jpg'])
      expect((await send(phonePath(`photo/a1?name=${name}&size=100&start=0`), { ...post, body: JPEG })).status).toBe(
        400,
      );
    expect(receive).not.toHaveBeenCalled();
  });

  test('accepts the longest file name of a phone', async () => {
    const pathWith = (id: string, length: number) =>
      phonePath(`photo/${id}?name=${encodeURIComponent('é'.repeat(length))}&size=${JPEG.length}&start=0`);
    expect((await send(pathWith('a1', 255), { ...post, body: JPEG })).status).toBe(200);
    expect((await send(pathWith('a2', 256), { ...post, body: JPEG })).status).toBe(400);
  });

  test('discards an incomplete piece and then accepts the whole piece', async () => {
    const { hostname, port, host } = new URL(listener.url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((sent) =>
      socket.write(
        Buffer.concat([
          Buffer.from(`POST ${phonePath(piece())} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${JPEG.length}\r\n\r\n`),
          JPEG.subarray(0, 40),
        ]),
        () => sent(),
      ),
    );
    socket.destroy();
    expect(JSON.parse((await send(phonePath('photo/a1'))).body)).toEqual({ received: 0, isDone: false });
    expect((await send(phonePath(piece()), { ...post, body: JPEG })).status).toBe(200);
    expect(receive).toHaveBeenCalledTimes(1);
  });

  test('ends requests that send headers or the body too slowly', async () => {
    const uploads = createUploads(join(root, 'slow'), receive, () => {});
    const timeouts = {
      headersTimeout: 200,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
      keepAliveTimeout: 50,
      maxHeaderSize: 8_192,
    };
    const slow = await listenForPhone({
      address: '127.0.0.2',
      deskAddress: 'http://x/',
      root,
      uploads,
      version,
      timeouts,
      onVisit,
      onAttack,
    });
    const { hostname, port, host, pathname } = new URL(slow.url);
    const path = `${pathname}${piece()}`;
    for (const request of [
      'GET / HTTP/1.1\r\nHost: ',
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\n`,
    ]) {
      const socket = connect(Number(port), hostname).on('error', () => {});
      const answer = text(socket);
      socket.write(request);
      const drip = setInterval(() => socket.write('x'), 40);
      expect(await answer.catch(() => '')).not.toContain('200 OK');
      clearInterval(drip);
    }
    expect(uploads.progress('a1').received).toBe(0);
    slow.close();
  });

  test('allows no foreign scripts and sends no referrer to other sites', async () => {
    for (const path of ['', 'site/']) {
      const { headers, body } = await send(phonePath(path));
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^']+';/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'none'");
      const [, nonce = 'none'] = /nonce-([^']+)/.exec(policy) ?? [];
      for (const [script] of body.matchAll(/<script[^>]*>/g)) expect(script).toBe(`<script nonce="${nonce}">`);
      expect(headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('does not log the key of a failed request', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    stopDesk();
    expect((await send(phonePath('site/'))).status).toBe(500);
    receive.mockRejectedValue(new Error(`cannot write at ${listener.url}`));
    await send(phonePath(piece()), { ...post, body: JPEG });
    const written = log.mock.calls.flat().map(String).join('\n');
    log.mockRestore();
    expect(written).not.toContain(key());
    expect(written).not.toBe('');
  });

  test('sends each version of data/ and the end of the access', async () => {
    const { hostname, port, host } = new URL(listener.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (part) => (received += part));
    socket.write(`GET ${phonePath('follow')} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await vi.waitFor(() => expect(received).toContain('text/event-stream'), MAX_WAIT_MS);
    await vi.waitFor(() => expect(received).toContain('data: {"version":"v1"}'), MAX_WAIT_MS);
    version.mockReturnValue('v2');
    listener.announceChange();
    await vi.waitFor(() => expect(received).toContain('data: {"version":"v2"}'), MAX_WAIT_MS);
    listener.close();
    // The last chunk ends the response. A browser may drop the event of a response that breaks off.
    await vi.waitFor(() => expect(received).toMatch(/data: \{"end":true\}\n\n\r\n0\r\n\r\n$/), MAX_WAIT_MS);
    await vi.waitFor(() => expect(socket.destroyed).toBe(true), MAX_WAIT_MS);
  });
});
