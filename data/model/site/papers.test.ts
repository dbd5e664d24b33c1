import { expect, test } from 'vitest';
import { printInFile } from '../read/problems';
import { expiryWarnings } from './papers';

const ATTESTATION = { file: 'attestation-2027.pdf', expires: '2027-12-31' };
const LABEL = { name: 'Artisan des Vosges', number: '1', scope: 'couverture', expires: '2027-06-30' };

test('warns about the attestation, each label, and past holidays', () => {
  const holidays = [
    { from: '2027-08-02', until: '2027-08-22' },
    { from: '2028-01-01', until: '2028-01-02' },
  ];
  expect(expiryWarnings({ attestation: ATTESTATION, labels: [LABEL], holidays }, '2028-01-01')).toMatchObject([
    { path: ['attestation'] },
    { name: 'Label Artisan des Vosges', path: ['labels', 0] },
    { path: ['holidays', 0], code: 'holiday-over', facts: { day: '22/08/2027' } },
  ]);
  expect(expiryWarnings({}, '2028-01-01')).toEqual([]);
});

test('warns about an expired Certibiocide', () => {
  const woodCertibiocide = { number: '004217', expires: '2027-12-31' };
  const [warning, ...otherWarnings] = expiryWarnings({ woodCertibiocide }, '2028-01-01');
  expect(warning).toMatchObject({ name: 'Certibiocide', path: ['woodCertibiocide'] });
  expect(otherWarnings).toEqual([]);
});

/** Returns the warnings about the attestation on a day. */
const warningsOn = (today: string) => expiryWarnings({ attestation: ATTESTATION }, today).map(printInFile);

test('begins to warn thirty days before the last day', () => {
  expect(warningsOn('2027-11-30')).toEqual([]);
  expect(warningsOn('2027-12-01')).toEqual(['périmé dans 30 jours (31/12/2027) ; demandez le suivant']);
  expect(warningsOn('2027-12-30')[0]).toContain('dans 1 jour (');
});

test('documents and holidays are valid on their last day', () => {
  expect(warningsOn('2027-12-31')).toEqual(['périmé dans 0 jour (31/12/2027) ; demandez le suivant']);
  const holidays = [{ from: '2027-08-02', until: '2027-08-22' }];
  expect(expiryWarnings({ holidays }, '2027-08-22')).toEqual([]);
  expect(expiryWarnings({ holidays }, '2027-08-23')).toHaveLength(1);
});

test('explains that an expired file stays online until the next upload', () => {
  expect(warningsOn('2028-01-01')).toEqual([
    "périmé depuis le 31/12/2027 : la page le cache, mais le fichier reste en ligne jusqu'à la prochaine mise en ligne ; donnez le nouveau, puis mettez en ligne",
  ]);
});
