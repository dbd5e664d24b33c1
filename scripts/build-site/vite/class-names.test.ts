import { expect, test } from 'vitest';
import { listFiles } from '../../lib/list-files';
import { classNames } from './class-names';

const files = (await listFiles('components'))
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `components/${file}`);
const hashes = Array.from({ length: 40 }, (_, count) => `scope${count}`);

test('no two classes of the site share a name, and a class keeps its own', async () => {
  const name = await classNames('.');
  const named = () => files.flatMap((filePath) => hashes.map((hash) => name({ hash: `${filePath}${hash}`, filePath })));
  const names = named();
  expect(files.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(files.length * hashes.length);
  // Those that scripts set begin with a small letter.
  expect(names.filter((each) => !/^[A-Z]/.test(each))).toEqual([]);
  expect(named()).toEqual(names);
});

test('a style file outside of the folders of styles is named, with where it belongs', async () => {
  const name = await classNames('.');
  expect(() => name({ hash: 'a', filePath: 'data/table.css.ts' })).toThrow('data/table.css.ts: a style file lies in');
});
