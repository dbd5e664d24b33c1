import { expect, test } from 'vitest';
import { HostFailure } from './failure';
import { createSession } from './session';
import type { Transport } from './transport';

test('a file that ends short a second time, on a line that holds, has met a full disk: it is not tried again', async () => {
  let tries = 0;
  const session = createSession({ open: async () => ({ close() {} }) as Transport, pauses: [1, 1, 1] });
  const writing = session.run(() => {
    tries += 1;
    throw new HostFailure('incomplete', '12 of 400 bytes arrived');
  });
  await expect(writing).rejects.toMatchObject({ kind: 'incomplete' });
  expect(tries).toBe(2);
});

test('a host that was never reached is not waited for: its settings are wrong', async () => {
  const open = () => Promise.reject(new HostFailure('unreachable', 'ECONNREFUSED'));
  await expect(createSession({ open, pauses: [60_000] }).run(async () => {})).rejects.toMatchObject({
    kind: 'unreachable',
  });
});
