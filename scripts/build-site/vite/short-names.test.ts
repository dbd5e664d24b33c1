import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortNames } from './short-names';

const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `components/${file.split('\\').join('/')}`);

test('no two styles have the same name, and none the name of a class that scripts set', () => {
  const name = shortNames('.');
  const names = files.flatMap((filePath, file) =>
    Array.from({ length: 40 }, (_, count) => name({ hash: `x${file}x${count.toString(36)}`, filePath })),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((each) => ['js', 'fast', 'slow'].includes(each))).toEqual([]);
});

test('a name is as short as it can be, and fit for a selector', () => {
  const name = shortNames('.');
  const [first = ''] = files;
  expect(name({ hash: '1vs04jp0', filePath: first })).toMatch(/^[a-zA-Z]{1,2}0$/);
  expect(name({ hash: '1vs04jpa', filePath: first })).toMatch(/^[a-zA-Z]{1,2}a$/);
});

test('a style file that is not in the project is refused', () => {
  expect(() => shortNames('.')({ hash: 'x0', filePath: 'elsewhere/Thing.css.ts' })).toThrow('elsewhere/Thing.css.ts');
});
