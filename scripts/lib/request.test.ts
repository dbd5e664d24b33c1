import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchFollowing, sendRequest } from './request';

/** Server that answers /301 with that status and a redirect to /. It redirects /3 to /2, and so on to /0. */
let server: Server;
const urlAt = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const number = Number(url.slice(1));
    const status = number >= 300 ? number : number > 0 ? 302 : 200;
    response.writeHead(status, status < 300 ? {} : { location: number >= 300 ? '/' : `/${number - 1}` });
    response.end('Bonjour');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => void server.close());

test.each([301, 302, 303, 307, 308])('fetchFollowing() follows a redirect with status %i', async (status) => {
  const { url, status: answered, redirects, body } = await fetchFollowing(urlAt(`/${status}`));
  expect([url.pathname, answered, redirects, String(body)]).toEqual(['/', 200, 1, 'Bonjour']);
});

test('fetchFollowing() follows at most five redirects', async () => {
  expect(await fetchFollowing(urlAt('/5'))).toMatchObject({ status: 200, redirects: 5 });
  expect(await fetchFollowing(urlAt('/6'))).toMatchObject({ status: 302, redirects: 5 });
});

test('ask() returns a redirect instead of following it', async () => {
  expect(await sendRequest(urlAt('/301'))).toMatchObject({ status: 301, headers: { location: '/' } });
});
