import { readRecords } from '../../data/model/read/read-records';
import type { Source } from '../../data/model/read/source';
import type { Records } from '../../data/model/schema/records';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import { changeFile, problemsOf, replaceCode, replaceCodes } from './changed-data';

/** The tests' own data without delivery, so that the site's domain does not have to fit the sender. */
const DATA = replaceCode('company.delivery', 'false');
/** Calls `replaceCode` on the tests' own data without delivery. */
export const applyChange = (field: string, code: string | undefined, source = DATA) => replaceCode(field, code, source);
/** Calls `replaceCodes` on the tests' own data without delivery. */
export const applyChanges = (changes: Parameters<typeof replaceCodes>[0], source = DATA) =>
  replaceCodes(changes, source);
const { records: originalRecords } = readRecords(DATA);
/** Returns the checked value of a field such as «company.siret» or «ombreval.neighbours.2.km». */
export const valueAt = (records: Partial<Records>, field: string) =>
  field
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], { ...records, ...records.towns });
/** Returns the code of a field's value in the original data. */
export const codeAt = (field: string) => JSON.stringify(valueAt(originalRecords, field));

/** Returns the code of a text with `count` letters. */
export const letters = (count: number) => `'${'é'.repeat(count)}'`;
export const REVIEW = `name: 'M. P.', location: 'Ombreval', text: 'Un toit refait.'`;
/** Returns the code of a list with one review. */
export const review = (rest: string) => `[{ ${REVIEW}, ${rest} }]`;

/** Returns the names of the fields with faults. */
export const faultyFields = (source: Source) => problemsOf(source).map((sentence) => sentence.replace(/ : .*$/s, ''));

/** The tests' own data with every optional fact. */
export const COMPLETE_DATA = applyChanges(
  [
    ['company.delivery', "{ to: 'Jean.Dupont@exemple.fr', from: 'Site@Hardouin.example' }"],
    ['company.mobile', "'+33 6 12 34 56 78'"],
    ['company.googleProfile', "'https://g.page/toitures'"],
    ['company.attestation', "{ file: 'attestation-2027.pdf', expires: '2027-12-31' }"],
    ['company.labels', "[{ name: 'Artisan des Vosges', number: '1', scope: 'couverture', expires: '2027-12-31' }]"],
    ['company.holidays', "[{ from: '2027-08-02', until: '2027-08-02' }]"],
    ['company.portrait', "{ name: 'J. P.', photo: 'atelier', text: 'Couvreur à Igney.' }"],
    ['company.mediator.website', "'https://www.mediateur.fr'"],
    ['company.openingHours.4', "{ days: ['Friday'], opens: '12:00', closes: '17:00' }"],
    ['testimonials', review(`rating: 5, published: '${dayOfBuild()}', works: '${dayOfBuild()}'`)],
    ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ['photos.atelier.caption', "'La maison'"],
    ['ombreval.portfolioImages', "['atelier', 'vallee', 'bardage', 'gouttiere']"],
    ['roche-ferrand.neighbours.0.km', '12'],
    ['ombreval.latitude', codeAt('roche-ferrand.latitude')],
    ['roche-ferrand.neighbours.0.department', "'Meurthe-et-Moselle'"],
    ['roche-ferrand.blurbs.charpente', "'Sous les combles, nous contrôlons les assemblages.'"],
  ],
  changeFile('data/documents/attestation-2027.pdf', () => '%PDF-1.7 %%EOF'),
);
