import { expect, test } from 'vitest';
import { expectNone } from '../support/delivered';
import { texts } from './texts';
import { faultsOf } from './typography';

test('every page is set as a French typesetter would set it', () => {
  const faults = new Map<string, string>();
  for (const { page, text } of texts) {
    for (const { rule, around } of faultsOf(text)) {
      const fault = `${rule} in «${around}»`;
      if (!faults.has(fault)) faults.set(fault, `${page}: ${fault}`);
    }
  }
  expectNone([...faults.values()], 'correct the text in data/, or the rule in components/typography/typeset.ts');
});

test('a slip would be found', () => {
  const rulesOf = (text: string) => faultsOf(text).map(({ rule }) => rule);
  expect(rulesOf('Un devis ?')).toEqual(['no non-breaking space before ; : ! ? »']);
  expect(rulesOf('À environ\u00a07,3\u00a0km')).toEqual(['«environ» before a decimal']);
  expect(rulesOf('Le coeur de de la maison')).toEqual(['oe for œ', 'the same word twice']);
});
