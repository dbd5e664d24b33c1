import { expect, test } from 'vitest';
import { expectNone } from '../support/delivered';
import { texts } from './texts';
import { faultsOf } from './typography';

test('every page follows the rules of French typography', () => {
  const faults = new Map<string, string>();
  for (const { page, text } of texts) {
    for (const { rule, context } of faultsOf(text)) {
      const fault = `${rule} in «${context}»`;
      if (!faults.has(fault)) faults.set(fault, `${page}: ${fault}`);
    }
  }
  expectNone([...faults.values()], 'correct the text in data/, or the rule in components/typography/typeset.ts');
});

test('faultsOf() finds faults', () => {
  const rulesOf = (text: string) => faultsOf(text).map(({ rule }) => rule);
  expect(rulesOf('Un devis ?')).toEqual(['no non-breaking space before ; : ! ? »']);
  expect(rulesOf('À environ\u00a07,3\u00a0km')).toEqual(['«environ» before a decimal']);
  expect(rulesOf('Le coeur de de la maison')).toEqual(['oe for œ', 'the same word twice']);
});
