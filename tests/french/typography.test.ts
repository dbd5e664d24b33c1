import { expect, test } from 'vitest';
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
  expect([...faults.values()], 'correct the text in data/, or the rule in components/typography/typeset.ts').toEqual(
    [],
  );
});

test.each([
  ["L'ardoise", 'straight apostrophe or quotation mark'],
  ['Une  tuile', 'two spaces'],
  ['Un devis ?', 'no non-breaking space before ; : ! ? »'],
  ['Un devis?', 'no non-breaking space before ; : ! ? »'],
  ['« Exemple\u202f»', 'no non-breaking space after «'],
  ['Une tuile , deux', 'space before a comma or a full stop'],
  ['Une tuile,deux', 'no space after a comma, semicolon or colon'],
  ['Toiture neuveDevis', 'two words stuck together'],
  ['Et ensuite...', 'three full stops for an ellipsis'],
  ['À 50 km', 'breakable space before a unit'],
  ['Appelez le 03\u00a053\u00a001\u00a047 88', 'breakable space inside a telephone number'],
  ['8\u00a0h – 19\u00a0h', 'breakable space before a dash'],
  ['Toit - façade', 'hyphen for a dash'],
  ['A Épinal', 'capital without its accent'],
  ['Etanchéité', 'capital without its accent'],
  ['Le coeur du bois', 'oe for œ'],
  ['Le toit de de la maison', 'the same word twice'],
  ['( environ)', 'space inside a bracket'],
])('%s would be found: %s', (text, rule) => {
  expect(faultsOf(text).map((fault) => fault.rule)).toContain(rule);
});
