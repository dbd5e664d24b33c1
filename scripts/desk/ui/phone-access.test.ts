// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { PhonePhoto } from '../phone/uploads';
import { keepPhoneAccess } from './phone-access';
import { ask } from './saving';
import { updateStore } from './store';

vi.mock('./saving', () => ({ ask: vi.fn(async () => undefined) }));

const listPhotos = (...photos: PhonePhoto[]) =>
  updateStore({ phone: { addresses: [], closed: 'closed', isReached: true, photos } });
const reports = () => vi.mocked(ask).mock.calls.filter(([name]) => name === 'photo-taken');

test('reports a photo again if the server lists it again', async () => {
  const photo = { file: 'toit.jpg', alt: 'Toit neuf' };
  listPhotos(photo);
  keepPhoneAccess();
  expect(reports()).toEqual([['photo-taken', photo]]);
  // Other changes of the store, and a list from before the answer, bring no news.
  updateStore({ message: 'x' });
  listPhotos(photo);
  expect(reports()).toHaveLength(1);
  await vi.waitFor(() => {
    listPhotos(photo);
    expect(reports()).toHaveLength(2);
  });
});
