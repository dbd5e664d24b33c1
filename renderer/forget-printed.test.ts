import { expect, test } from 'vitest';
import { forgetPrinted } from './forget-printed';

test('what was printed before is let go of, in the list and in its own page', () => {
  const printed = { urlPathname: '/', _prerenderResult: { fileContent: '<html>' } };
  const output = [{ pageContext: printed }];
  forgetPrinted({ _prerenderContext: { output } });
  expect(output).toEqual([]);
  expect(printed).toEqual({ urlPathname: '/' });
});

test('the dev server prints without such a list', () => {
  expect(() => forgetPrinted({})).not.toThrow();
});
