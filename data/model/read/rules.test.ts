import { expect, test } from 'vitest';
import { changeFile, sentencesOf } from '../../../tests/support/changed-data';

test('reports mandatory facts missing from the legal notice', () => {
  const requiredFields =
    'owner siret register apeCode vat qualification phone email host.name host.address insurer.name insurer.contract mediator.name mediator.website'.split(
      ' ',
    );
  const source = changeFile('data/legal-notice.ts', (text) =>
    requiredFields.reduce((rest, field) => rest.replaceAll(`{company.${field}}`, 'voir ailleurs'), text),
  );
  expect(sentencesOf(source)).toEqual(
    requiredFields.map((field) =>
      expect.stringContaining(
        `« ${field.replace('.', ' › ')} » de data/company.ts n'est plus dans les mentions légales`,
      ),
    ),
  );
});
