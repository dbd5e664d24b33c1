import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { readRecords } from '../../data/model/read/read-records';
import { stem } from '../../data/model/text/slug';
import { readDocuments } from '../../scripts/build-site/documents';
import { indexEntries } from '../../scripts/desk/preview/index-entries';
import { type Field, type IndexEntry, photoNameIn, sameField, textIndex } from '../../scripts/desk/preview/text-index';

type Node = DefaultTreeAdapterTypes.Node;
const NOT_READ = ['head', 'script', 'style', 'noscript', 'template'];

function textsOf(node: Node): string[] {
  if ('value' in node) return node.nodeName === '#text' && /[\p{L}\d]/u.test(node.value) ? [node.value] : [];
  return NOT_READ.includes(node.nodeName) || !('childNodes' in node) ? [] : node.childNodes.flatMap(textsOf);
}

const reading = readRecords();
const entries = indexEntries(reading);
const index = textIndex(entries);
const documents = await readDocuments('dist/client');
const pages = documents.map(({ file, html }) => ({ file, html, texts: textsOf(parse(html)) }));

test('at least 99 % of the texts of all pages lead to their field', () => {
  const all = pages.flatMap(({ texts }) => texts);
  const lost = pages.flatMap(({ file, texts }) =>
    index.findAll(texts).flatMap((match, at) => (match ? [] : `${texts[at]} (${file})`)),
  );
  console.log(`${lost.length} of ${all.length} texts lead nowhere\n${[...new Set(lost)].slice(0, 60).join('\n')}`);
  expect(1 - lost.length / all.length).toBeGreaterThanOrEqual(0.99);
});

test('what the legal notice repeats of the company is changed at the company', () => {
  const { phone } = reading.site.company!;
  const [match] = index.findAll([phone]);
  expect(match?.fields).toEqual([{ file: 'data/company.ts', record: 'company', path: ['phone'] }]);
});

test('the name of a town leads first to its own record, whoever else names it', () => {
  const { texts } = pages.find(({ file }) => file === 'index.html')!;
  const matches = index.findAll(texts);
  const towns = Object.values(reading.site.towns!);
  expect(towns.filter(({ name }) => texts.includes(name)).length).toBeGreaterThan(3);
  for (const { name, slug } of towns)
    for (const [at, match] of matches.entries())
      if (texts[at] === name)
        expect(match?.fields[0]).toEqual({ file: `data/towns/${slug}.ts`, record: 'town', path: ['name'] });
});

test('the hours of a day lead to those of that day alone', () => {
  const { texts } = pages.find(({ file }) => file === 'contact/index.html')!;
  const at = texts.findIndex((text) => /^8\sh\s–\s17\sh$/.test(text));
  const place = { file: 'data/company.ts', record: 'company' };
  const fields = ['opens', 'closes'].map((hour) => ({ ...place, path: ['openingHours', 1, hour] }));
  expect(new Set(index.findAll(texts)[at]?.fields)).toEqual(new Set(fields));
});

test('a part of a word leads nowhere', () => {
  const index = textIndex([{ file: '', record: '', path: [], takes: [], forms: ['La toiture neuve'] }]);
  const found = index.findAll(['toit', 'ture', 'toiture']);
  expect(found.map((match) => match?.how)).toEqual([undefined, undefined, 'part']);
});

test('every photograph of every page leads to its record', () => {
  const names = Object.values(reading.site.photos!).map(({ file }) => stem(file));
  const addresses = pages.flatMap(({ html }) => html.match(/\/assets\/photos\/[\w.-]+/g) ?? []);
  const lost = [...new Set(addresses)].filter((address) => !photoNameIn(address, names));
  console.log(`${addresses.length} addresses of photographs, ${lost.length} lead nowhere`);
  expect(addresses.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test('a sentence that takes in other facts leads first to its own field, on every page', () => {
  const late = pages.flatMap(({ file, texts }) =>
    index.findAll(texts).flatMap((match, at) => {
      const place = (field: Field) => (match?.fields ?? []).findIndex((one) => sameField(one, field));
      const isLate = (one: IndexEntry) => one.takes.some((taken) => place(taken) >= 0 && place(taken) < place(one));
      return match?.how === 'whole' && entries.some(isLate) ? `${file}: ${texts[at]}` : [];
    }),
  );
  expect(late).toEqual([]);
  const { texts } = pages.find(({ file }) => file === 'mentions-legales/index.html')!;
  const at = texts.findIndex((text) => text.startsWith('Artisan couvreur et façadier à'));
  expect(index.findAll(texts)[at]?.fields[0]?.path).toEqual(['layout', 'about']);
});
