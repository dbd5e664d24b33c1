// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { DeskState } from '../shared/protocol';
import { ask } from './saving';
import { getSnapshot, updateStore } from './store';
import { readRequests, removeRequest } from './stored-requests';

vi.mock('./saving', () => ({ ask: vi.fn() }));

const company = {
  file: 'data/company.ts',
  record: 'company',
  value: { delivery: { to: 'artisan@messagerie.example' } },
};
const request = (name: string) => ({ name, otherFields: [], message: '', mail: { kind: 'sent' as const } });

test('does not list a deleted request again after an older reading', async () => {
  updateStore({
    state: { records: [company] } as unknown as DeskState,
    online: { host: {} } as never,
  });
  let finishReading = (_list: unknown) => {};
  vi.mocked(ask).mockImplementation((name) =>
    name === 'read-requests'
      ? new Promise((resolve) => (finishReading = resolve as never))
      : Promise.resolve({ ok: true } as never),
  );
  const reading = readRequests();
  expect(await removeRequest('a')).toBeUndefined();
  finishReading({ kind: 'listed', requests: [request('a'), request('b')] });
  await reading;
  expect(getSnapshot().requests).toMatchObject({ kind: 'listed', requests: [{ name: 'b' }] });
});
