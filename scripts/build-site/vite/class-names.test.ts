import { expect, test } from 'vitest';
import { listFiles } from '../../lib/list-files';
import { classNames } from './class-names';

const files = (await listFiles('components'))
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `components/${file}`);
const hashes = Array.from({ length: 40 }, (_, count) => `scope${count}`);

test('gives each class a unique and stable name', async () => {
  const name = await classNames('.');
  const namesOfAll = () =>
    files.flatMap((filePath) => hashes.map((hash) => name({ hash: `${filePath}${hash}`, filePath })));
  const names = namesOfAll();
  expect(files.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(files.length * hashes.length);
  // Classes that scripts set begin with a lower-case letter.
  expect(names.filter((className) => !/^[A-Z]/.test(className))).toEqual([]);
  expect(namesOfAll()).toEqual(names);
});

test('throws for a style file outside of the style folders', async () => {
  const name = await classNames('.');
  expect(() => name({ hash: 'a', filePath: 'data/table.css.ts' })).toThrow('data/table.css.ts: a style file lies in');
});
