import { expect, test } from 'vitest';
import { mapConcurrently } from './concurrency';

test('returns results in the order of the list', async () => {
  const finish: (() => void)[] = [];
  const results = mapConcurrently(['a', 'b', 'c'], 3, async (item) => {
    await new Promise<void>((done) => finish.push(done));
    return item.toUpperCase();
  });
  for (const done of finish.toReversed()) {
    done();
    await Promise.resolve();
  }
  expect(await results).toEqual(['A', 'B', 'C']);
});

test('limits the number of items at a time', async () => {
  let [running, maxRunning] = [0, 0];
  const work = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await Promise.resolve();
    running -= 1;
  };
  await mapConcurrently([1, 2, 3, 4, 5], 2, work);
  expect(maxRunning).toBe(2);
});

test('rejects if the work on an item rejects', async () => {
  await expect(mapConcurrently([1, 2], 1, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
});
