import { expect, test } from 'vitest';
import { explainDiskError } from './disk-error';

const error = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

test.each([
  ['ENOSPC', undefined, 'Le disque est plein'],
  ['EDQUOT', undefined, 'Le disque est plein'],
  ['EROFS', 'data/company.ts', 'en lecture seule'],
  ['EPERM', 'data/company.ts', '« data/company.ts » ne peut être ni lu ni écrit (EPERM)'],
  ['EBUSY', 'data/company.ts', '« data/company.ts » ne peut être ni lu ni écrit (EBUSY)'],
])('names cause and remedy of %s', (code, path, cause) => {
  const sentence = explainDiskError(error(code, path), 'attendez');
  expect(sentence).toContain(cause);
  expect(sentence).toMatch(/, puis attendez\.$/);
});

test('leaves other errors to the caller', () => {
  expect(explainDiskError(new TypeError('x is not a function'), 'attendez')).toBeUndefined();
});
