import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_WAIT_MS } from '../../../tests/support/max-wait';
import { RefusedRequest } from '../http/guard';
import type { ReceivedFile } from '../shared/protocol';
import { createUploads, isPictureStart, MAX_PICTURES } from './uploads';

const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(96, 7)]);
const piece = (start: number, size = JPEG.length) => ({ name: 'IMG_1.JPG', size, start });

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'uploads-')), 'telephone');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function setUp(receive = vi.fn(async (name: string, _content: Buffer) => ({ file: name.toLowerCase() }))) {
  const onPhoto = vi.fn();
  return { receive, onPhoto, uploads: createUploads(folder, receive, onPhoto) };
}

/** Returns uploads whose pictures stay in preparation until a function of `finishReceiving` is called. */
function setUpPending() {
  const finishReceiving: { resolve(file: ReceivedFile): void; reject(error: Error): void }[] = [];
  const receive = () => new Promise<ReceivedFile>((resolve, reject) => void finishReceiving.push({ resolve, reject }));
  return { finishReceiving, uploads: createUploads(folder, receive, () => {}) };
}

describe('isPictureStart', () => {
  const bytesOf = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(20)]);
  test.each([
    ['JPEG', 'ffd8ffe1'],
    ['PNG', '89504e470d0a1a0a'],
    ['WebP', '524946460000000057454250'],
    ['HEIC', `00000018${Buffer.from('ftypheic').toString('hex')}`],
    ['AVIF', `0000001c${Buffer.from('ftypavif').toString('hex')}`],
    ['TIFF', '49492a00'],
  ])('accepts the beginning of a %s', (_, hex) => expect(isPictureStart(bytesOf(hex))).toBe(true));

  test.each([
    ['PDF', '%PDF-1.7'],
    ['HTML', '<!DOCTYPE html>'],
    ['SVG', '<svg xmlns="x">'],
    ['program', 'MZ\x90\0'],
    ['empty file', ''],
    ['WAV', 'RIFF\0\0\0\0WAVEfmt '],
  ])('refuses a %s', (_, text) => expect(isPictureStart(Buffer.from(text, 'latin1'))).toBe(false));
});

describe('createUploads', () => {
  test('calls `receive` once all pieces of a picture have arrived', async () => {
    const { uploads, receive, onPhoto } = setUp();
    expect(await uploads.addPiece('a1', piece(0), JPEG.subarray(0, 40))).toEqual({ received: 40, isDone: false });
    expect(receive).not.toHaveBeenCalled();
    expect(await uploads.addPiece('a1', piece(40), JPEG.subarray(40))).toMatchObject({ isDone: true });
    expect(receive).toHaveBeenCalledExactlyOnceWith('IMG_1.JPG', JPEG);
    expect(onPhoto).toHaveBeenCalledExactlyOnceWith({ file: 'img_1.jpg', alt: '' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('reports the received bytes, so that a phone can continue', async () => {
    const { uploads, receive } = setUp();
    expect(uploads.progress('a1')).toEqual({ received: 0, isDone: false });
    await uploads.addPiece('a1', piece(0), JPEG.subarray(0, 40));
    // The phone sends the piece again, because the answer was lost.
    await expect(uploads.addPiece('a1', piece(0), JPEG.subarray(0, 40))).rejects.toMatchObject({ status: 409 });
    await expect(uploads.addPiece('a1', piece(60), JPEG.subarray(60))).rejects.toMatchObject({ status: 409 });
    const { received } = uploads.progress('a1');
    await uploads.addPiece('a1', piece(received), JPEG.subarray(received));
    expect(receive.mock.calls[0]?.[1]).toEqual(JPEG);
    // The answer to the last piece was lost, too.
    expect(await uploads.addPiece('a1', piece(40), JPEG.subarray(40))).toMatchObject({ isDone: true });
    expect(receive).toHaveBeenCalledTimes(1);
  });

  test('reports a picture as unfinished until the desk has taken it', async () => {
    const { uploads, finishReceiving } = setUpPending();
    const answer = uploads.addPiece('a1', piece(0), JPEG);
    await vi.waitFor(() => expect(finishReceiving).toHaveLength(1), MAX_WAIT_MS);
    expect(uploads.progress('a1')).toEqual({ received: JPEG.length, isDone: false });
    finishReceiving[0]!.resolve({ file: 'img_1.jpg' });
    expect(await answer).toEqual({ received: JPEG.length, isDone: true });
    expect(uploads.progress('a1')).toEqual({ received: JPEG.length, isDone: true });
  });

  test('reports a refusal to a phone that has lost the answer', async () => {
    const { uploads, finishReceiving } = setUpPending();
    const answer = uploads.addPiece('a1', piece(0), JPEG);
    await vi.waitFor(() => expect(finishReceiving).toHaveLength(1), MAX_WAIT_MS);
    expect(uploads.progress('a1')).toEqual({ received: JPEG.length, isDone: false });
    finishReceiving[0]!.reject(new RefusedRequest(422, 'abîmée'));
    const refusal = { received: JPEG.length, isDone: true, refused: 'abîmée' };
    expect(await answer).toEqual(refusal);
    expect(uploads.progress('a1')).toEqual(refusal);
    // The owner chooses the picture again.
    const nextAnswer = uploads.addPiece('a1', piece(0), JPEG);
    await vi.waitFor(() => expect(finishReceiving).toHaveLength(2), MAX_WAIT_MS);
    expect(uploads.progress('a1')).toEqual({ received: JPEG.length, isDone: false });
    finishReceiving[1]!.resolve({ file: 'img_1.jpg' });
    expect(await nextAnswer).toEqual({ received: JPEG.length, isDone: true });
  });

  test('keeps a picture in preparation when other pictures begin', async () => {
    const { uploads, finishReceiving } = setUpPending();
    const answer = uploads.addPiece('ff', piece(0), JPEG);
    await vi.waitFor(() => expect(finishReceiving).toHaveLength(1), MAX_WAIT_MS);
    for (let index = 0; index < 20; index += 1)
      await uploads.addPiece(index.toString(16), piece(0), JPEG.subarray(0, 10));
    finishReceiving[0]!.resolve({ file: 'img_1.jpg' });
    await answer;
    expect(uploads.progress('ff')).toEqual({ received: JPEG.length, isDone: true });
  });

  test('adds a piece only once if it arrives twice simultaneously', async () => {
    const { uploads, receive } = setUp();
    const twice = await Promise.allSettled([1, 2].map(() => uploads.addPiece('a1', piece(0), JPEG.subarray(0, 40))));
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await uploads.addPiece('a1', piece(40), JPEG.subarray(40));
    expect(receive.mock.calls[0]?.[1]).toEqual(JPEG);
  });

  test.each([
    ['what is no picture', 415, piece(0), Buffer.from('%PDF-1.7 and more')],
    ['a picture of 2 GB', 413, piece(0, 2 * 1024 ** 3), JPEG],
    ['a picture of one byte too many', 413, piece(0, 60 * 1024 ** 2 + 1), JPEG],
    ['a picture without a size', 400, piece(0, Number.NaN), JPEG],
    ['an empty picture', 400, piece(0, 0), JPEG],
    ['more than the picture has', 409, piece(0, JPEG.length - 1), JPEG],
  ])('refuses %s', async (_, status, place, content) => {
    const { uploads, receive } = setUp();
    await expect(uploads.addPiece('a1', place, content)).rejects.toMatchObject({ status });
    expect(receive).not.toHaveBeenCalled();
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  test.runIf(existsSync('/dev/full'))('refuses a picture on a full disk, and takes it later', async () => {
    const { uploads, receive } = setUp();
    await uploads.addPiece('a1', piece(0), JPEG.subarray(0, 40));
    const path = join(folder, 'a1.partie');
    rmSync(path);
    symlinkSync('/dev/full', path);
    const refusal = { isDone: true, refused: expect.stringContaining('Le disque est plein') };
    expect(await uploads.addPiece('a1', piece(40), JPEG.subarray(40))).toMatchObject(refusal);
    expect(uploads.progress('a1')).toMatchObject(refusal);
    expect(await uploads.addPiece('a1', piece(0), JPEG)).toEqual({ received: JPEG.length, isDone: true });
    expect(receive).toHaveBeenCalledExactlyOnceWith('IMG_1.JPG', JPEG);
  });

  test('refuses the 101st picture, even if the first hundred were refused', async () => {
    const { uploads } = setUp(
      vi.fn(async () => {
        throw new RefusedRequest(422, 'trop petite');
      }),
    );
    for (let index = 0; index < MAX_PICTURES; index += 1)
      expect(await uploads.addPiece(index.toString(16), piece(0), JPEG)).toMatchObject({ refused: 'trop petite' });
    await expect(uploads.addPiece('ffff', piece(0), JPEG)).rejects.toMatchObject({ status: 429 });
  });

  test('keeps the pieces of at most eight unfinished pictures', async () => {
    const { uploads } = setUp();
    for (let index = 0; index < 20; index += 1)
      await uploads.addPiece(index.toString(16), piece(0), JPEG.subarray(0, 10));
    await vi.waitFor(() => expect(readdirSync(folder).length).toBeLessThanOrEqual(8));
    expect(uploads.progress('0').received).toBe(0);
    expect(uploads.progress('13').received).toBe(10);
  });

  test('reports a description sent before or after the picture', async () => {
    const { uploads, onPhoto } = setUp();
    expect(() => uploads.describe('a1', 'x')).toThrow(RefusedRequest);
    await uploads.addPiece('a1', piece(0), JPEG.subarray(0, 40));
    uploads.describe('a1', ' Toit\n neuf\u202e ');
    await uploads.addPiece('a1', piece(40), JPEG.subarray(40));
    expect(onPhoto).toHaveBeenLastCalledWith({ file: 'img_1.jpg', alt: 'Toit neuf' });
    uploads.describe('a1', 'é'.repeat(300));
    expect(onPhoto).toHaveBeenLastCalledWith({ file: 'img_1.jpg', alt: 'é'.repeat(180) });
  });

  test('reports a description only once if the phone repeats it', async () => {
    const { uploads, onPhoto } = setUp();
    await uploads.addPiece('a1', piece(0), JPEG);
    for (const _ of ['first', 'again']) uploads.describe('a1', 'Toit neuf');
    expect(onPhoto.mock.calls.map(([{ alt }]) => alt)).toEqual(['', 'Toit neuf']);
  });

  test('reports a picture once if the phone sends it under two names', async () => {
    const { uploads, onPhoto } = setUp(vi.fn(async () => ({ file: 'toit.jpg' })));
    await uploads.addPiece('a1', piece(0), JPEG);
    const answer = await uploads.addPiece('a2', { ...piece(0), name: 'copie.jpg' }, JPEG);
    expect(answer).toMatchObject({ isDone: true, note: expect.stringContaining('La même photo') });
    expect(onPhoto).toHaveBeenCalledExactlyOnceWith({ file: 'toit.jpg', alt: '' });
  });

  test('forgets all pictures and removes their pieces when cleared', async () => {
    const { uploads } = setUp();
    await uploads.addPiece('a1', piece(0), JPEG.subarray(0, 40));
    await uploads.clear();
    expect(existsSync(folder)).toBe(false);
    expect(uploads.progress('a1').received).toBe(0);
  });

  test('receives another hundred pictures after it was cleared', async () => {
    const { uploads, receive } = setUp();
    for (const access of ['a', 'b']) {
      for (let index = 0; index < MAX_PICTURES; index += 1)
        await uploads.addPiece(access + index.toString(16), piece(0), JPEG);
      await expect(uploads.addPiece('ffff', piece(0), JPEG)).rejects.toMatchObject({ status: 429 });
      await uploads.clear();
    }
    expect(receive).toHaveBeenCalledTimes(2 * MAX_PICTURES);
  });
});
