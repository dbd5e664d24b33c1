import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { SentenceError } from '../../data/model/read/sentence-error';
import { listenForPhone } from '../../scripts/desk/phone/listener';
import { createUploads, MAX_PIECE_BYTES } from '../../scripts/desk/phone/uploads';
import type { ReceivedFile } from '../../scripts/desk/shared/protocol';

/** A picture of two pieces. */
const PICTURE = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(MAX_PIECE_BYTES, 7)]);

/** Functions that end the preparation of a received picture. */
type Preparation = { accept(file: ReceivedFile): void; refuse(sentence: string): void };
type Upload = {
  /** The pictures that the phone has sent completely, in order. */
  preparations: Preparation[];
  /** Chooses the same picture on the phone. */
  choose(): Promise<void>;
};

/** Opens the upload page of a listener whose test takes or refuses the pictures. */
const test = base.extend<{ upload: Upload }>({
  upload: async ({ page }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'phone-upload-'));
    const preparations: Preparation[] = [];
    const receive = () =>
      new Promise<ReceivedFile>((accept, fail) => {
        preparations.push({ accept, refuse: (sentence) => fail(new SentenceError(sentence)) });
      });
    const listener = await listenForPhone({
      address: '127.0.0.2',
      deskAddress: 'http://127.0.0.1:1/',
      root,
      uploads: createUploads(join(root, 'telephone'), receive, () => {}),
      version: () => undefined,
      onVisit: () => {},
      onAttack: () => {},
    });
    await page.goto(listener.url);
    // Only files on disk keep their modification date, by which the page recognizes a picture.
    const path = join(root, 'toit.jpg');
    writeFileSync(path, PICTURE);
    await use({ preparations, choose: () => page.getByLabel('Choisir des photos').setInputFiles(path) });
    listener.close();
    rmSync(root, { recursive: true, maxRetries: 5 });
  },
});

const row = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');

/** Cuts the connection after the desk has received the last piece, and before the phone has the answer. */
const loseLastAnswer = (page: Page) =>
  page.route(
    (url) => Number(url.searchParams.get('start')) > 0,
    async (route) => {
      const request = route.request();
      const body = new Uint8Array(request.postDataBuffer()!);
      // The desk answers only when it has prepared the picture.
      fetch(request.url(), { method: 'POST', body }).catch(() => {});
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('shows a refusal after a connection lost during the preparation', async ({ page, upload }) => {
  await loseLastAnswer(page);
  await upload.choose();
  await expect(row(page)).toContainText('Le bureau la prépare…');
  await expect(page.getByRole('status')).toHaveText('0 sur 1 arrivée au bureau');
  await expect.poll(() => upload.preparations.length).toBe(1);
  upload.preparations[0]!.refuse('La photo est abîmée.');
  await expect(row(page)).toContainText('La photo est abîmée.');
  expect(upload.preparations).toHaveLength(1);
});

test('shows the arrival after a connection lost during the preparation', async ({ page, upload }) => {
  await loseLastAnswer(page);
  await upload.choose();
  await expect(row(page)).toContainText('Le bureau la prépare…');
  await expect.poll(() => upload.preparations.length).toBe(1);
  upload.preparations[0]!.accept({ file: 'toit.jpg' });
  await expect(row(page)).toContainText('Arrivée au bureau.');
  expect(upload.preparations).toHaveLength(1);
});

test('sends a refused picture again when it is chosen again', async ({ page, upload }) => {
  await upload.choose();
  await expect.poll(() => upload.preparations.length).toBe(1);
  upload.preparations[0]!.refuse('Le disque est plein.');
  await expect(row(page)).toContainText('Le disque est plein.');
  await upload.choose();
  await expect.poll(() => upload.preparations.length).toBe(2);
  upload.preparations[1]!.accept({ file: 'toit.jpg' });
  await expect(row(page)).toContainText('Arrivée au bureau.');
});
