// @vitest-environment happy-dom
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_ALT_CHARACTERS } from '../../../data/model/schema/collections';
import { MAX_WAIT_MS } from '../../../tests/support/max-wait';
import { readJson } from '../http/guard';
import { MAX_PICTURES } from '../phone/uploads';
import { actionsOf } from '../server/actions';
import { createFormSchemas } from '../server/form-schemas';
import { NewPhotos } from './Photos';
import { getSnapshot, pendingEntryKey, updateStore } from './store';

configure({ asyncUtilTimeout: MAX_WAIT_MS });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const GALLERY = { file: 'data/gallery.ts', record: 'gallery' };
const PHOTOS = { file: 'data/photos.ts', record: 'photos' };
const MAX_CAPTION_CHARACTERS = 140;
const SAVED_PHOTOS = 300;

const photosIn = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
const description = 'é'.repeat(MAX_CAPTION_CHARACTERS);
const alt = 'é'.repeat(MAX_ALT_CHARACTERS);

/** Checks a request like the server, and answers it without changing any record. */
async function answer(_path: string, { body }: RequestInit): Promise<Response> {
  const { schema } = actionsOf({} as never, {} as never, {} as never, {} as never, {} as never).change;
  try {
    const { edits } = schema.parse(await readJson(Readable.from([Buffer.from(String(body))]) as IncomingMessage));
    return Response.json({ result: edits.map(() => ({ kind: 'saved' })) });
  } catch (error) {
    return Response.json({ sentence: (error as Error).message }, { status: 400 });
  }
}

test('adds all photos that the phone may send to a long gallery', async () => {
  const gallery = photosIn(SAVED_PHOTOS, 'saved').map((photo, index) => ({ id: index + 1, photo, description }));
  updateStore({
    schemas: createFormSchemas(),
    state: {
      serial: 1,
      records: [
        { ...GALLERY, title: 'Galerie', value: gallery },
        { ...PHOTOS, title: 'Photos', value: {} },
      ],
      entries: [],
      faults: [],
      warnings: [],
    } as never,
    unsavedEdits: new Map(),
    message: '',
  });
  const fresh = photosIn(MAX_PICTURES, 'new').map((id) => ({ file: `${id}.jpg`, alt, description }));
  const entry = { ...GALLERY, path: [], title: 'photos', value: { fresh, isPair: false, isShown: true } };
  updateStore({ pendingEntries: new Map([[pendingEntryKey(entry, entry.title), entry]]) });
  const requests = vi.fn(answer);
  vi.stubGlobal('fetch', requests);

  render(<NewPhotos />);
  fireEvent.click(screen.getByRole('button', { name: `Ajouter les ${MAX_PICTURES} photos` }));

  await waitFor(() => expect(getSnapshot().message).not.toBe(''));
  expect(getSnapshot().message).toMatch(/^Enregistré/);
  expect(getSnapshot().pendingEntries.size).toBe(0);
  expect(requests).toHaveBeenCalledTimes(1);
});
