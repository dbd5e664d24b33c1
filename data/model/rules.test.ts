import { expect, test } from 'vitest';
import { sentencesOf, withFile } from '../../tests/support/wrong-fact';

test('nothing that the law wants said vanishes from the legal notice', () => {
  const wanted =
    'owner siret register apeCode vat qualification phone email host.name host.address insurer.name insurer.contract mediator.name mediator.website'.split(
      ' ',
    );
  const without = withFile('data/legal-notice.ts', (text) =>
    wanted.reduce((rest, field) => rest.replaceAll(`{company.${field}}`, 'voir ailleurs'), text),
  );
  expect(sentencesOf(without)).toEqual(
    wanted.map((field) =>
      expect.stringContaining(
        `« ${field.replace('.', ' › ')} » de data/company.ts n'est plus dans les mentions légales`,
      ),
    ),
  );
});

test.each([
  [
    'to no page',
    "'/zones-intervention'",
    "'/zones-interventions'",
    "aucune page n'a l'adresse « /zones-interventions »",
  ],
  ['from a page', "'/zones':", "'/contact':", 'une page a cette adresse ; retirez la ligne'],
  ['from no address', "'/zones':", "'/Nos zones':", 'data/redirects.ts'],
])('a redirect %s is refused', (_, from, to, words) => {
  expect(sentencesOf(withFile('data/redirects.ts', (text) => text.replace(from, to)))).toEqual([
    expect.stringContaining(words),
  ]);
});
