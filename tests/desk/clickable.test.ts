import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { readSite } from '../../data/model/read-site';
import { readDocuments } from '../../scripts/build-site/documents';
import { indexEntries, photoNames } from '../../scripts/desk/index-entries';
import { type Field, type IndexEntry, photoAt, sameField, textIndex } from '../../scripts/desk/text-index';

type Node = DefaultTreeAdapterTypes.Node;
const NOT_READ = ['head', 'script', 'style', 'noscript', 'template'];

function textsOf(node: Node): string[] {
  if (node.nodeName === '#text')
    return /[\p{L}\d]/u.test((node as never as { value: string }).value)
      ? [(node as never as { value: string }).value]
      : [];
  if (NOT_READ.includes(node.nodeName)) return [];
  return ((node as { childNodes?: Node[] }).childNodes ?? []).flatMap(textsOf);
}

const reading = readSite();
const pages = (await readDocuments('dist/client')).map(({ file, html }) => ({
  file,
  html,
  texts: textsOf(parse(html)),
}));

test('at least 99 % of the texts of all pages lead to their field', () => {
  const index = textIndex(indexEntries(reading));
  const found = { whole: 0, part: 0, several: 0, none: 0 };
  const lost = new Map<string, string[]>();
  for (const { file, texts } of pages)
    index.findAll(texts).forEach((match, at) => {
      found[match?.how ?? 'none'] += 1;
      if (!match) lost.set(texts[at]!, [...(lost.get(texts[at]!) ?? []), file]);
    });
  const all = Object.values(found).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  console.log(
    `${all} texts: whole ${share(found.whole)}, part ${share(found.part)}, several ${share(found.several)}, none ${share(found.none)}`,
  );
  console.log(
    [...lost]
      .slice(0, 60)
      .map(([text, files]) => `${files.length} × ${text} (${files[0]})`)
      .join('\n'),
  );
  expect(1 - found.none / all).toBeGreaterThanOrEqual(0.99);
});

test('what the legal notice repeats of the company is changed at the company', () => {
  const { phone } = reading.site.company!;
  const { fields } = textIndex(indexEntries(reading)).find(phone)!;
  expect(fields).toEqual([{ file: 'data/company.ts', record: 'company', path: ['phone'] }]);
});

test('the name of a town leads first to its own record, whoever else names it', () => {
  const { texts } = pages.find(({ file }) => file === 'index.html')!;
  const matches = textIndex(indexEntries(reading)).findAll(texts);
  const towns = Object.values(reading.site.towns!);
  expect(towns.filter(({ name }) => texts.includes(name)).length).toBeGreaterThan(3);
  for (const { name, slug } of towns)
    for (const [index, match] of matches.entries())
      if (texts[index] === name)
        expect(match?.fields[0]).toEqual({ file: `data/towns/${slug}.ts`, record: 'town', path: ['name'] });
});

test('a part of a word leads nowhere', () => {
  const { find } = textIndex([{ file: '', record: '', path: [], takes: [], forms: ['La toiture neuve'] }]);
  expect(['toit', 'ture', 'toiture'].map((text) => find(text)?.how)).toEqual([undefined, undefined, 'part']);
});

test('every photograph of every page leads to its record', () => {
  const names = photoNames(reading);
  const addresses = pages.flatMap(({ html }) => html.match(/\/assets\/photos\/[\w.-]+/g) ?? []);
  const lost = [...new Set(addresses)].filter((address) => !photoAt(address, Object.keys(names)));
  console.log(`${addresses.length} addresses of photographs, ${lost.length} lead nowhere`);
  expect(addresses.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test('a sentence that takes in other facts leads first to its own field, on every page', () => {
  const entries = indexEntries(reading);
  const index = textIndex(entries);
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
