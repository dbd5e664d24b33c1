import { domainToASCII } from 'node:url';
import { describe, expect, test } from 'vitest';
import { changeFile, problemsOf, replaceCode, sentencesOf } from '../../../tests/support/changed-data';
import { testData } from '../../../tests/support/test-site';
import { fieldAt, titleAt } from '../schema/fields';
import { RECORDS } from '../schema/records';
import { printInFile } from './problems';
import { readRecords } from './read-records';
import type { Source } from './source';
import { findUnfinished } from './unfinished';

/** Returns the data with a file moved or copied to another path. */
const moveFile = (from: string, to: string, isCopy = false, source = testData()): Source => {
  const text = source.read(from).toString();
  const otherFiles = isCopy ? source : changeFile(from, () => undefined, source);
  return changeFile(to, () => text, otherFiles);
};

describe('a file with a wrong name or folder', () => {
  test.each([
    ['data/towns/vieux-moutier.ts', 'data/vieux-moutier.ts', 'remettez-le dans data/towns/'],
    ['data/towns/vieux-moutier.ts', 'data/services/vieux-moutier.ts', 'remettez-le dans data/towns/'],
    ['data/services/charpente.ts', 'data/towns/charpente.ts', 'remettez-le dans data/services/'],
    ['data/company.ts', 'data/towns/company.ts', 'remettez-le dans data/'],
    ['data/company.ts', 'data/entreprise.ts', 'renommez-le « company.ts »'],
    ['data/company.ts', 'data/company.ts.txt', 'renommez-le « company.ts »'],
    ['data/company.ts', 'data/company.TS', 'renommez le fichier « company.ts »'],
    ['data/towns/vieux-moutier.ts', 'data/towns/vieux-moutier.ts.txt', 'renommez-le « vieux-moutier.ts »'],
    ['data/towns/ombreval.ts', 'data/towns/ombrevall.ts', 'rendez à ce fichier le nom « ombreval.ts »'],
    [
      'data/towns/saint-brice-letang.ts',
      'data/towns/saint-brice-l-etang.ts',
      'rendez à ce fichier le nom « saint-brice-letang.ts »',
    ],
    ['data/services/charpente.ts', 'data/services/charpentes.ts', 'rendez à ce fichier le nom « charpente.ts »'],
  ])('is one fault with a remedy: %s saved as %s', (from, to, remedy) => {
    expect(sentencesOf(moveFile(from, to))).toEqual([
      expect.stringMatching(new RegExp(`^${to}\\b.*${remedy.replace(/[.]/g, '\\.')}`)),
    ]);
  });

  test('is reported as a copy if the page exists', () => {
    expect(sentencesOf(moveFile('data/towns/vieux-moutier.ts', 'data/vieux-moutier.ts', true))).toEqual([
      expect.stringContaining('est-ce une copie de data/towns/vieux-moutier.ts ?'),
    ]);
  });
});

test('reports the copy of a page, not the original, in any file order', () => {
  const sourceWithCopy = moveFile('data/towns/vieux-moutier.ts', 'data/towns/contrexeville.ts', true);
  const sourceWithListedCopy = changeFile(
    'data/zones.ts',
    (text) => text.replace("'vieux-moutier'", "'vieux-moutier', 'contrexeville'"),
    sourceWithCopy,
  );
  for (const source of [sourceWithCopy, sourceWithListedCopy]) {
    const { faults } = readRecords(source);
    expect(faults.filter(({ path }) => path.length > 0).map(({ file }) => file)).not.toContain(
      'data/towns/vieux-moutier.ts',
    );
    expect(faults).toContainEqual(expect.objectContaining({ file: 'data/towns/contrexeville.ts', path: ['name'] }));
  }
});

describe('a renamed commitment', () => {
  test('is one fault, in the file of the commitments', () => {
    const source = changeFile('data/commitments.ts', (text) => text.replace('freeVisit:', 'visiteGratuite:'));
    const { faults } = readRecords(source);
    expect(faults).toEqual([
      {
        file: 'data/commitments.ts',
        record: 'commitments',
        path: ['visiteGratuite'],
        code: 'renamed-commitment',
        facts: { name: 'visiteGratuite', missing: 'freeVisit' },
        line: expect.any(Number),
      },
    ]);
    const line = source.read('data/commitments.ts').toString().split('\n')[faults[0]!.line! - 1];
    expect(line).toContain('visiteGratuite');
  });

  test('is a fault of the referring text if one letter differs', () => {
    const source = replaceCode('galleryPage.banner.title', "'Et {commitments.freeVisitt} ?'");
    expect(readRecords(source).faults).toMatchObject([{ file: 'data/gallery-page.ts', path: ['banner', 'title'] }]);
  });
});

test.each([
  '{constructor.name}',
  '{company.name.length}',
  '{company.toString.name}',
  '{commitments.freeVisit.isKept}',
])('rejects a reference to an unknown value: %s', (name) => {
  const source = replaceCode('galleryPage.banner.title', `'Avec ${name}'`);
  expect(problemsOf(source)).toEqual([expect.stringContaining(`« ${name} » ne mène à rien`)]);
});

test('removes quotation marks around a review', () => {
  const review = "name: 'M. P.', location: 'Épinal', rating: 5, published: '2025-05-31', works: '2025-03-12'";
  const source = replaceCode(
    'testimonials',
    `[{ ${review}, text: '« Travail soigné. » ' }]`,
    replaceCode('reviewTerms', "'Un avis est publié sous quinze jours.'"),
  );
  const { records, faults } = readRecords(source);
  expect(faults).toEqual([]);
  expect(records.testimonials?.map(({ text }) => text)).toEqual(['Travail soigné.']);
});

describe('an attestation', () => {
  const problemsWithAttestation = (content: string) =>
    problemsOf(
      replaceCode(
        'company.attestation',
        "{ file: 'attestation-2099.pdf', expires: '2099-12-31' }",
        changeFile('data/documents/attestation-2099.pdf', () => content),
      ),
    );

  test('is rejected unless it is a complete PDF', () => {
    expect(problemsWithAttestation('\xff\xd8\xff\xe0 JFIF')).toEqual([
      expect.stringContaining("n'est pas un PDF, malgré son nom"),
    ]);
    expect(problemsWithAttestation('%PDF-1.7 obj')).toEqual([expect.stringContaining('est abîmé ou incomplet')]);
    expect(problemsWithAttestation('%PDF-1.7 obj %%EOF')).toEqual([]);
  });
});

test.each([
  ['company.siteUrl', "'https://www.toitures-épinal.fr'", `https://${domainToASCII('www.toitures-épinal.fr')}`],
  ['company.siteUrl', "'Toitures-ÉPINAL.fr/'", `https://${domainToASCII('toitures-épinal.fr')}`],
  ['company.host.country', "'FRANCE'", 'France'],
])('normalizes %s: %s', (field, code, normalizedValue) => {
  // Delivery is off, because delivery would require a sender with the new domain.
  const { records, faults } = readRecords(replaceCode(field, code, replaceCode('company.delivery', 'false')));
  expect(faults).toEqual([]);
  const [, ...path] = field.split('.');
  expect(path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], records.company)).toBe(
    normalizedValue,
  );
});

const HOURS = 'company.openingHours';
const friday = (opens: string, closes: string) => `{ days: ['Friday'], opens: '${opens}', closes: '${closes}' }`;

test.each([
  ['ombreval.latitude', "'48,211'", 'écrivez-le sans guillemets, avec un point : 48.211'],
  ['company.experienceYears', "'15'", 'écrivez-le sans guillemets : 15'],
  ['company.experienceYears', "'quinze'", 'un nombre sans guillemets est attendu'],
  ['company.holidays', '[]', 'la liste est vide ; remplacez-la par optional()'],
  [`${HOURS}.2.days`, '[]', 'la liste est vide ; choisissez un jour au moins'],
  [
    `${HOURS}.4`,
    friday('11:00', '18:00'),
    'vendredi : la ligne n° 5 commence à 11 h, avant la fin de la ligne n° 3 (12 h)',
  ],
  [
    `${HOURS}.4`,
    friday('06:30', '08:00'),
    'vendredi : la ligne n° 3 commence à 7 h 30, avant la fin de la ligne n° 5 (8 h)',
  ],
  [`${HOURS}.4`, friday('07:30', '12:00'), 'vendredi est deux fois à la même heure, sur les lignes n° 3 et n° 5'],
  [`${HOURS}.4`, "{ days: ['Friday'] }", 'vendredi est à la fois ouvert et fermé, sur les lignes n° 3 et n° 5'],
  [`${HOURS}.4`, "{ days: ['Sunday'] }", 'dimanche est deux fois, sur les lignes n° 4 et n° 5'],
  ['company.repairRates.travelCosts', "'0.60€/km'", 'avec « € TTC »'],
  ['company.repairRates.fixedPrices', "'80 euros la gouttière'", 'avec « € TTC »'],
  ['company.register', "'812 345 676'", 'écrivez-la en entier, comme « RNE'],
  ['photos.atelier.file', "'toit.constructor'", "ce n'est pas le nom d'une photo"],
  ['deliveryCopy.note.link.href', "'/politique'", "aucune page n'a l'adresse « /politique »"],
  ['deliveryCopy.note.link.href', "'/tarifs-100%'", "aucune page n'a l'adresse « /tarifs-100% »"],
  [
    'deliveryCopy.note.link.href',
    "'/mentions-legales#nulle-part'",
    "la page « /mentions-legales » n'a pas de partie « nulle-part »",
  ],
])('explains the fault of %s: %s', (field, code, message) => {
  expect(problemsOf(replaceCode(field, code))).toEqual([expect.stringContaining(message)]);
});

test('names the line of overlapping opening hours', () => {
  const source = changeFile('data/company.ts', (text) =>
    text.replace(/( +)\{ days: \['Friday'\].*\n/, `$&$1${friday('11:30', '18:00')},\n`),
  );
  const [{ line } = { line: 0 }] = readRecords(source).faults;
  expect(source.read('data/company.ts').toString().split('\n')[line! - 1]).toContain("opens: '11:30'");
});

test('names the missing reference of the legal notice', () => {
  const source = changeFile('data/legal-notice.ts', (text) => text.replaceAll('{company.siret}', 'voir ailleurs'));
  expect(problemsOf(source)).toEqual([expect.stringContaining('remettez sa ligne, avec « {company.siret} »')]);
});

test.each([
  '{ commitments.oneContact }',
  '{commitments.oneContact }',
  '{ company.name}',
])('rejects spaces in a reference: %s', (reference) => {
  expect(printInFile(findUnfinished(`Avec ${reference}.`)!)).toBe(
    `« ${reference} » s'écrit sans espaces ; écrivez « ${reference.replaceAll(' ', '')} »`,
  );
});

test('reports a file in another encoding once', () => {
  const misdecode = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));
  expect(sentencesOf(changeFile('data/towns/vieux-moutier.ts', misdecode))).toEqual([
    expect.stringMatching(
      /^data\/towns\/vieux-moutier\.ts : ses accents ont été perdus .* remettez celui de votre dernière copie\.$/,
    ),
  ]);
  for (const letter of ['é', 'à', 'É', 'À', 'ê', 'ç', 'œ', '’', '«', '…'])
    expect(findUnfinished(`Un ${misdecode(letter)} mot`), letter).toMatchObject({ code: 'misread-accent' });
});

test('returns the title of a field with a default value', () => {
  expect(titleAt(RECORDS.photos.schema, ['atelier', 'rendering'])).toBe('image de synthèse, et non une photo');
  expect(titleAt(RECORDS.photos.schema, ['atelier', 'focus'])).toBe('point à garder en vue');
  expect(titleAt(RECORDS.photos.schema, ['atelier', 'unknown'])).toBe('photo');
  expect(fieldAt(RECORDS.photos.schema, ['atelier', 'rendering']).safeParse(true).success).toBe(true);
});
