// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HostFailure } from './failure';
import { CONNECTIONS, createSession } from './session';
import type { Transport } from './transport';

test('a host that takes one connection is not asked again and again for more', async () => {
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
  expect(opened).toBeLessThanOrEqual(CONNECTIONS);
});
