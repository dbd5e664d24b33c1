import { expect, test } from 'vitest';
import { findTestsOfData } from './tests-of-data';

test('finds the unit tests that read the owner’s records, and no others', async () => {
  const tests = await findTestsOfData();
  expect(tests).toEqual(
    expect.arrayContaining([
      // One test for each reason, in this order: imports a helper, reads the records, copies the project, depends on
      // file names.
      'tests/content/claims.test.ts',
      'components/typography/typeset.test.ts',
      'scripts/build-site/check-data.test.ts',
      'tests/content/standards.test.ts',
    ]),
  );
  expect(tests).not.toContain('scripts/desk/records/desk.test.ts');
  expect(tests.filter((file) => /^tests\/(?:built|desk|french)\//.test(file))).toEqual([]);
});
