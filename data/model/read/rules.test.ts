import { expect, test } from 'vitest';
import { changeFile, sentencesOf } from '../../../tests/support/changed-data';

test('nothing that the law wants said vanishes from the legal notice', () => {
  const wanted =
    'owner siret register apeCode vat qualification phone email host.name host.address insurer.name insurer.contract mediator.name mediator.website'.split(
      ' ',
    );
  const without = changeFile('data/legal-notice.ts', (text) =>
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
