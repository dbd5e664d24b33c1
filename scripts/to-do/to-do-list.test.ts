import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecords } from '../../data/model/read/read-records';
import { fieldAt } from '../../data/model/schema/fields';
import { RECORDS } from '../../data/model/schema/records';
import { shownPhotos } from '../../data/model/site/gallery';
import { changeFile, replaceCode, replaceCodes, sentencesOf } from '../../tests/support/changed-data';
import { FIXTURES, testData } from '../../tests/support/test-site';
import { chaptersOf, placeOf, printChapters, requiredChapters, type ToDo } from './to-do-list';
import { RULES } from './to-do-rules';

const siteReading = readRecords(testData());
const points = (reading = siteReading) => chaptersOf(reading).flatMap(({ todo }) => todo);
/** Returns the chapter with this title after a change of one file. */
function chapterAfterChange(file: string, change: (text: string) => string, title: string) {
  return chaptersOf(readRecords(changeFile(file, change))).find((chapter) => chapter.title === title);
}
const lineOf = ({ file, line }: ToDo) => readFileSync(`${FIXTURES}/${file}`, 'utf8').split('\n')[line - 1] ?? '';

test('gives the line where the owner writes each answer', () => {
  for (const entry of points()) {
    if (entry.kind === 'picture') expect(lineOf(entry)).toMatch(/: \{/);
    else if (entry.kind === 'form') expect(lineOf(entry)).toContain(' delivery: false,');
    else if (entry.kind === 'paper') expect(lineOf(entry)).toContain('optional(),');
    else if (entry.kind !== 'review') expect(lineOf(entry)).toContain(`${entry.kind}(`);
    expect(entry.name).not.toBe('');
  }
});

test('lists each sample and missing fact of data/ exactly once', () => {
  // The sample review is removed as soon as a real review exists.
  const source = replaceCode('testimonials.2', undefined);
  const allPoints = points(readRecords(source));
  const marks = source.files().flatMap(
    (file) =>
      source
        .read(file)
        .toString()
        .match(/(?:(?:(?<!reviewTerms )=|:)\s*|^\s*)(?:sample|missing|unconfirmed)\(/gm) ?? [],
  );
  const markedPoints = allPoints.filter(({ kind }) => !['picture', 'review', 'form', 'paper'].includes(kind));
  expect(markedPoints).toHaveLength(marks.length);
  expect(new Set(allPoints.map(placeOf)).size).toBe(allPoints.length);
});

test('lists optional fields in their chapter without counting them', () => {
  const gaps = ['name', 'address', 'contract', 'coverage', 'activities'];
  const source = replaceCodes(gaps.map((name) => [`company.insurer.${name}`, 'missing()']));
  const chapter = chaptersOf(readRecords(source)).find(({ title }) => title.includes('décennale'));
  expect(chapter?.fields.at(-1)?.path).toEqual(['attestation']);
  expect([chapter?.total, chapter?.todo.length]).toEqual([5, 5]);
});

test('does not count fields of an unreadable file as filled', () => {
  const isOfCompany = ({ file }: { file: string }) => file === 'data/company.ts';
  const chapters = chaptersOf(
    readRecords(changeFile('data/company.ts', (text) => text.replace('company = {', 'company = {{'))),
  );
  const brokenChapters = chapters.filter(({ fields }) => fields.some(isOfCompany));
  expect(brokenChapters.filter(({ todo, total }) => todo.length < total)).toEqual([]);
  expect(chapters.map(({ title }) => title)).not.toContain('Votre avis Sirene');
});

test('requires samples and fields required by law, advises the others', () => {
  const kinds = (level: string) =>
    new Set(
      chaptersOf(siteReading).flatMap((chapter) =>
        chapter.level === level ? chapter.todo.map(({ kind }) => kind) : [],
      ),
    );
  for (const kind of kinds('obligatoire')) expect(['sample', 'missing']).toContain(kind);
  for (const kind of kinds('conseillé')) expect(['unconfirmed', 'picture', 'review', 'form', 'paper']).toContain(kind);
  expect(requiredChapters(chaptersOf(siteReading)).flatMap(({ todo }) => todo).length).toBeLessThan(points().length);
});

test('gives a reason, a source and the interim text for each rule', () => {
  for (const { why, where, meanwhile, title, minutes } of chaptersOf(siteReading))
    expect([why, where, meanwhile, Number.isInteger(minutes)].every(Boolean), title).toBe(true);
  for (const { title } of RULES) expect(RULES.filter((otherRule) => otherRule.title === title)).toHaveLength(1);
});

const SAMPLES = "Les avis d'exemple";
const withReviews = (list: string) => (text: string) =>
  text.replace(/testimonials = \[[^]*?\n\];/, `testimonials = ${list};`);

test('asks to replace sample reviews only while they are shown', () => {
  const sample = "sample({ name: 'Prénom N.', location: 'Golbey', text: 'Un avis.', rating: 5 })";
  const real =
    "{ name: 'Marie L.', location: 'Golbey', text: 'Bien.', rating: 5, published: '2025-05-31', works: '2025-03-12' }";
  const file = 'data/testimonials.ts';
  expect(chapterAfterChange(file, withReviews(`[${sample}]`), SAMPLES)?.todo).toHaveLength(1);
  expect(chapterAfterChange(file, withReviews(`[${sample}, ${real}]`), SAMPLES)?.todo).toEqual([]);
  // The owner's terms for reviews are asked for together with the first review.
  const terms = (text: string) => text.replace(/reviewTerms = [^;]*/, "reviewTerms = sample('Sous quinze jours.')");
  const otherPointsAfter = (list: string) =>
    chapterAfterChange(file, (text) => terms(withReviews(list)(text)), 'Autres informations')?.todo;
  expect(otherPointsAfter(`[${real}]`)).toMatchObject([{ record: 'reviewTerms', kind: 'sample' }]);
  expect(otherPointsAfter(`[${sample}]`)).toBeUndefined();
  expect(chapterAfterChange(file, withReviews('[]'), SAMPLES)).toBeUndefined();
  expect(chapterAfterChange(file, withReviews('[]'), 'Un premier avis')?.todo).toMatchObject([{ kind: 'review' }]);
  expect(sentencesOf(changeFile(file, withReviews('[]')))).toEqual([]);
});

test('does not ask for an illustration without a page', () => {
  const { photos, gallery } = siteReading.records;
  const countShownPhotos = (photoCount: number) => {
    const names = gallery!.slice(0, photoCount).map(({ photo }) => photo);
    const changedPhotos = Object.entries(photos!).map(([name, photo]) => [
      name,
      { ...photo, rendering: !names.includes(name) },
    ]);
    return [...shownPhotos({ gallery: gallery!, photos: Object.fromEntries(changedPhotos) })].length;
  };
  expect([countShownPhotos(0), countShownPhotos(3), countShownPhotos(4), countShownPhotos(5)]).toEqual([
    gallery!.length,
    gallery!.length,
    4,
    5,
  ]);
});

test('prints each chapter with its points and minutes', () => {
  const text = printChapters([
    {
      title: 'Votre avis Sirene',
      level: 'obligatoire',
      why: 'La loi.',
      where: 'Chez vous.',
      meanwhile: 'un blanc',
      fields: [],
      minutes: 2,
      total: 3,
      todo: [
        { file: 'data/company.ts', record: 'company', path: [], line: 6, name: 'nom', kind: 'missing' },
        { file: 'data/company.ts', record: 'company', path: [], line: 40, name: 'rue', kind: 'missing' },
      ],
    },
  ]);
  expect(text).toBe(
    'Votre avis Sirene (2 points, 2 min)\n  Pourquoi : La loi.\n  Où le trouver : Chez vous.\n  En attendant : un blanc.\n    data/company.ts:6   nom\n    data/company.ts:40  rue\n',
  );
  expect(printChapters([])).toBe('');
});

test('the guide lists every rule with its questions', async () => {
  const chapters = RULES.filter(({ fields }) => fields.length > 0).map((rule) => {
    const { where } = chaptersOf(siteReading).find(({ title }) => title === rule.title) ?? rule;
    const questions = rule.fields.flatMap((field) => {
      const [record = '', ...path] = field.split('.');
      const schema = RECORDS[record as keyof typeof RECORDS].schema;
      const { title, description, example } = fieldAt(schema, path).meta() ?? {};
      if (path.length === 0) return [];
      const answer = [description, example && `Par exemple : ${example}`].filter(Boolean).join(' ');
      return `- **${title}**${answer && `. ${answer}`}`;
    });
    return [
      `## ${rule.title} (${rule.level})`,
      rule.why,
      `Où le trouver : ${where} En attendant, le site dit : ${rule.meanwhile}.`,
      ...(questions.length > 0 ? [questions.join('\n')] : []),
    ].join('\n\n');
  });
  const text = `# Ce qu'il faut donner\n\nDans l'ordre où l'on s'y prend. Sans ce qui est obligatoire, rien ne part en ligne : ce serait faux, ou la loi le demande. Ce qui est conseillé n'est jamais exigé. Le bureau, « À compléter », et \`npm run a-faire\` tiennent la même liste à jour.\n\n${chapters.join('\n\n')}\n`;
  await expect(text).toMatchFileSnapshot('../../docs/a-completer.md');
});
