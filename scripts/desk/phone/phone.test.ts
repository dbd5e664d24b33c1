import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_WAIT_MS } from '../../../tests/support/max-wait';
import { createPhone, type Phone } from './phone';

const MINUTE = 60_000;
const VIEWER = 'page-of-a-test';
const OTHER = 'another-page';

let root: string;
let phone: Phone;
let addresses: string[];
const onChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  root = mkdtempSync(join(tmpdir(), 'phone-'));
  addresses = ['127.0.0.2'];
  const receive = async (name: string) => ({ file: name });
  phone = createPhone({
    root,
    deskAddress: 'http://127.0.0.1:1/',
    receive,
    version: () => 'v1',
    onChange,
    addresses: async () => addresses,
  });
});
afterEach(() => {
  phone.close();
  vi.useRealTimers();
  rmSync(root, { recursive: true, maxRetries: 5 });
});

const open = (address?: string) => phone.applyWish({ viewer: VIEWER, wish: 'open', address });
const stay = (viewer = VIEWER) => phone.applyWish({ viewer, wish: 'stay' });
const status = async (url = phone.state().url ?? '') => (await fetch(url)).status;

describe('the phone’s access', () => {
  test('is closed until the owner opens it at a single address', async () => {
    expect(phone.state().url).toBeUndefined();
    await stay();
    expect(phone.state().url).toBeUndefined();
    await open();
    const url = phone.state().url!;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/[0-9a-z]{26}\/$/);
    expect(await status(url)).toBe(200);
    await expect(fetch(url.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
    expect(phone.state().isReached).toBe(true);
  });

  test('ends when the owner closes it, and reopens with a new key', async () => {
    await open();
    const { url = '' } = phone.state();
    await phone.applyWish({ viewer: VIEWER, wish: 'close' });
    expect(phone.state()).toMatchObject({ url: undefined, closed: 'closed' });
    await expect(fetch(url)).rejects.toThrow();
    await open();
    expect(new URL(phone.state().url!).pathname).not.toBe(new URL(url).pathname);
  });

  test('ends after an hour even if the desk stays open', async () => {
    await open();
    const { url = '' } = phone.state();
    for (let minutes = 0; minutes < 59; minutes += 1) {
      vi.advanceTimersByTime(MINUTE);
      await stay();
    }
    expect(await status(url)).toBe(200);
    vi.advanceTimersByTime(MINUTE);
    expect(phone.state()).toMatchObject({ url: undefined, closed: 'hour' });
    await stay();
    await expect(fetch(url)).rejects.toThrow();
  });

  test('ends without a signal from a page of the desk', async () => {
    await open();
    await stay(OTHER);
    await phone.applyWish({ viewer: VIEWER, wish: 'leave' });
    vi.advanceTimersByTime(MINUTE);
    expect(phone.state().url).toBeDefined();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(phone.state()).toMatchObject({ url: undefined, closed: 'closed' });
  });

  test('stays open when a page is reloaded', async () => {
    await open();
    await phone.applyWish({ viewer: VIEWER, wish: 'leave' });
    vi.advanceTimersByTime(3_000);
    await stay(OTHER);
    vi.advanceTimersByTime(MINUTE);
    expect(phone.state().url).toBeDefined();
  });

  test('ends at the fifth wrong key within a minute', async () => {
    await open();
    const { url = '' } = phone.state();
    for (let index = 0; index < 5; index += 1) await fetch(new URL(`/wrong${index}/`, url)).catch(() => {});
    await vi.waitFor(() => expect(phone.state()).toMatchObject({ url: undefined, closed: 'wrong-keys' }), MAX_WAIT_MS);
    await expect(fetch(url)).rejects.toThrow();
  });

  test('reports that this computer has no private address', async () => {
    addresses = [];
    await open();
    expect(phone.state()).toMatchObject({ url: undefined, closed: 'no-address' });
  });

  test('reports an address in use', async () => {
    addresses = ['192.0.2.7'];
    await open();
    expect(phone.state()).toMatchObject({ url: undefined, closed: 'address-in-use' });
  });

  test('moves only to addresses of this computer', async () => {
    addresses = ['127.0.0.2', '127.0.0.3'];
    await open();
    await open('127.0.0.3');
    expect(phone.state()).toMatchObject({ addresses: ['127.0.0.3', '127.0.0.2'] });
    expect(phone.state().url).toContain('//127.0.0.3:');
    await open('0.0.0.0');
    expect(phone.state().url).toContain('//127.0.0.2:');
  });

  test('keeps a photo until a page adds its latest description', async () => {
    await open();
    const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(20)]);
    const url = new URL(`photo/a1?name=a.jpg&size=${jpeg.length}&start=0`, phone.state().url);
    await fetch(url, { method: 'POST', body: jpeg });
    expect(phone.state().photos).toEqual([{ file: 'a.jpg', alt: '' }]);
    await fetch(new URL('description/a1', phone.state().url), { method: 'POST', body: 'Toit neuf' });
    phone.forgetPhoto({ file: 'a.jpg', alt: '' });
    expect(phone.state().photos).toEqual([{ file: 'a.jpg', alt: 'Toit neuf' }]);
    phone.forgetPhoto({ file: 'a.jpg', alt: 'Toit neuf' });
    expect(phone.state().photos).toEqual([]);
  });

  test('receives a discarded photo again', async () => {
    await open();
    const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(20)]);
    const url = new URL(`photo/a1?name=a.jpg&size=${jpeg.length}&start=0`, phone.state().url);
    for (const _ of ['first', 'again']) {
      await fetch(url, { method: 'POST', body: jpeg });
      expect(phone.state().photos).toEqual([{ file: 'a.jpg', alt: '' }]);
      phone.discardPhoto('a.jpg');
      expect(phone.state().photos).toEqual([]);
    }
  });
});
