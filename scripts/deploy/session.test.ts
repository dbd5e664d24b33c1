import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HostFailure } from './failure';
import { createSession, MAX_CONNECTIONS } from './session';
import type { Transport } from './transport';

test('does not keep asking for refused connections', async () => {
  let opened = 0;
  const session = createSession({
    async open() {
      opened += 1;
      const isFirst = opened === 1;
      await wait(1);
      if (!isFirst) throw new HostFailure('busy', '421 Too many connections');
      return { close() {} } as Transport;
    },
    pauses: [],
  });
  const works = Array.from({ length: 10 }, (_, index) => session.run(() => wait(5, index)));
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(opened).toBeLessThanOrEqual(MAX_CONNECTIONS);
});

test('retries on a new connection, not on others lost with the first', async () => {
  const alive = new Set<Transport>();
  const open = async () => {
    const transport = { close() {} } as Transport;
    alive.add(transport);
    return transport;
  };
  const session = createSession({ open, pauses: [1] });
  await Promise.all(Array.from({ length: 4 }, () => session.run(() => wait(5))));
  alive.clear();
  const saving = session.run(async (transport) => {
    if (!alive.has(transport)) throw new HostFailure('dropped', 'read ECONNRESET');
  });
  await expect(saving).resolves.toBeUndefined();
});

test('gives up if a file is truncated twice (full disk)', async () => {
  let tries = 0;
  const session = createSession({ open: async () => ({ close() {} }) as Transport, pauses: [1, 1, 1] });
  const writing = session.run(() => {
    tries += 1;
    throw new HostFailure('incomplete', '12 of 400 bytes arrived');
  });
  await expect(writing).rejects.toMatchObject({ kind: 'incomplete' });
  expect(tries).toBe(2);
});

test('does not retry before the first connection to a host', async () => {
  const open = () => Promise.reject(new HostFailure('unreachable', 'ECONNREFUSED'));
  await expect(createSession({ open, pauses: [60_000] }).run(async () => {})).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

test('waits for a busy host and reports the next attempt', async () => {
  let opened = 0;
  const retries: unknown[] = [];
  const session = createSession({
    async open() {
      opened += 1;
      if (opened === 1) throw new HostFailure('busy', '421 Too many connections');
      return { close() {} } as Transport;
    },
    pauses: [1, 1],
    onRetry: ({ kind }, attempt, attempts) => retries.push([kind, attempt, attempts]),
  });
  await expect(session.run(async () => 'done')).resolves.toBe('done');
  expect(retries).toEqual([['busy', 1, 2]]);
});

test('records in a failure an earlier connection to the host', async () => {
  let isReachable = true;
  const session = createSession({
    async open() {
      if (!isReachable) throw new HostFailure('unreachable', 'ECONNREFUSED');
      return { close() {} } as Transport;
    },
    pauses: [1],
  });
  await session.run(async () => {});
  isReachable = false;
  const broken = session.run(async () => {
    throw new HostFailure('dropped', 'read ECONNRESET');
  });
  await expect(broken).rejects.toMatchObject({ kind: 'unreachable', facts: { wasReached: true } });
});
