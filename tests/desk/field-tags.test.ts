import { originals } from 'virtual:photos';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { RIVERS } from '../../components/VosgesMap/geography';
import { COLLECTION_NAMES, collectionAt } from '../../data/model/collections';
import { readRecords } from '../../data/model/read/read-records';
import { onDisk } from '../../data/model/read/source';
import type { Records } from '../../data/model/schema/records';
import { createSite } from '../../data/model/site/site';
import { readTags, stripTags } from '../../data/model/text/field-tags';
import { BLOCKS, FIELD_ATTRIBUTE, printFields, UNREAD_ELEMENTS } from '../../scripts/desk/preview/print-fields';
import { printedFields, resolvedValue } from '../../scripts/desk/preview/printed-fields';
import { tagRecords } from '../../scripts/desk/preview/tag-records';
import { type Field, sameField } from '../../scripts/desk/shared/field';
import { renderPages } from '../support/render-pages';

const source = onDisk();
const reading = readRecords(source);
const render = (records: Partial<Records>) =>
  renderPages(createSite(records as Records, reading.written, source), originals);
const { records, fields } = tagRecords(reading);
const plain = render(reading.records);
const tagged = render(records);

/** The parts of two documents that differ, tag by tag. */
function differences(one: string, other: string): string[] {
  const [ones = [], others = []] = [one, other].map((html) => html.split(/(?=<)/));
  return ones.flatMap((part, at) => (part === others[at] ? [] : `${part} ≠ ${others[at]}`)).slice(0, 3);
}

test('tags change nothing that a page shows', () => {
  const found = [...tagged].flatMap(([path, html]) => {
    const shown = stripTags(html).replace(/ data-field(="")?/g, '');
    return differences(plain.get(path) ?? '', shown).map((difference) => `${path}: ${difference}`);
  });
  expect(found).toEqual([]);
});

type Node = DefaultTreeAdapterTypes.Node;

/** The texts of a page that have a letter or a digit, with the numbers of the fields that their tags name. */
function textsOf(html: string) {
  const texts: { text: string; block: number }[] = [];
  let blocks = 0;
  function visit(node: Node, block: number): void {
    if ('value' in node && node.nodeName === '#text') texts.push({ text: node.value, block });
    if (!('childNodes' in node) || UNREAD_ELEMENTS.includes(node.nodeName)) return;
    for (const child of node.childNodes) {
      if (BLOCKS.includes(child.nodeName)) blocks += 1;
      visit(child, BLOCKS.includes(child.nodeName) ? blocks : block);
    }
  }
  visit(parse(html.slice(html.indexOf('<body'))), 0);
  const read = readTags(texts).map((text, at) => ({ ...text, block: texts[at]!.block }));
  return read.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Texts that no record has: the rivers of the map, the altitudes of the profile, and the headings of new collections. */
const ALTITUDES = /^[\d\s]+(?:\sà\s[\d\s]+)?\sm$/;
const PLURALS = COLLECTION_NAMES.filter((name) => name !== 'services' && name !== 'towns').map(
  (name) => collectionAt(name).words.plural,
);
const isWithoutField = (text: string) =>
  RIVERS.some(({ name }) => name === text) || ALTITUDES.test(text) || PLURALS.includes(text);

test('every text of every page leads to a field', () => {
  const texts = [...tagged.values()].flatMap(textsOf);
  const lost = texts.filter(({ text, ids }) => ids.length === 0 && !isWithoutField(text));
  expect(texts.length).toBeGreaterThan(500);
  expect([...new Set(lost.map(({ text }) => text))]).toEqual([]);
});

test('every photo leads to its record', () => {
  // A drawing is no photo.
  const photos = [...tagged.values()]
    .flatMap((html) => printFields(html, fields).match(/<picture>.*?<\/picture>/g) ?? [])
    .filter((picture) => !/ src="(?:data:image\/svg|[^"]*\.svg)/.test(picture));
  const lost = photos.filter((photo) => {
    const [, id] = new RegExp(`${FIELD_ATTRIBUTE}="(\\d+)"`).exec(photo) ?? [];
    const { record, path = [] } = fields[Number(id)] ?? {};
    return record !== 'photos' || !photo.includes(`/${originals[String(path[0])]?.name}-`);
  });
  expect(photos.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

/** A word that no record has. */
const WORD = 'zqxj';

/** Puts the word into a field's text, where every rule of the pages still applies; undefined if the field is no text. */
function replaceWord({ file, record, path }: Field): Records | undefined {
  const copy = structuredClone(reading.records) as Records;
  const root = resolvedValue({ file, record }, copy);
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], root);
  const [key = ''] = path.slice(-1);
  const text = (holder as Record<string, unknown> | undefined)?.[key];
  const changed = typeof text === 'string' ? text.replace(/(?<=\p{Ll})(?=\p{Ll}{3})/u, WORD) : text;
  if (changed === text) return undefined;
  Object.assign(holder as object, { [key]: changed });
  return copy;
}

/** Fields that pages print, a few from everywhere. */
const printed = new Set([...tagged.values()].flatMap(textsOf).flatMap(({ ids }) => ids));
/** Their words are in other texts already when the records are changed here. */
const references = printedFields(reading).flatMap(({ takes }) => takes);
const SAMPLE = [...printed].flatMap((id, at) => {
  const field = fields[id]!;
  return at % 211 === 0 && replaceWord(field) && !references.some((other) => sameField(other, field)) ? field : [];
});

test.each(
  SAMPLE.map((field) => [`${field.file} ${field.path.join('.')}`, field] as const),
)('the texts that change with %s lead to it', (_, field) => {
  const isField = (id: number) => sameField(fields[id]!, field);
  const changed = [...render(replaceWord(field)!)].flatMap(([path, html]) => {
    const leads = textsOf(tagged.get(path)!);
    return textsOf(html).flatMap(({ text }, at) =>
      text.includes(WORD) ? { ids: leads[at]!.ids, block: `${path} ${leads[at]!.block}`, changed: text } : [],
    );
  });
  expect(changed.length).toBeGreaterThan(0);
  for (const { ids, changed: text } of changed) expect(ids.some(isField), text).toBe(true);
  // No other text does, except the other part of one that the page shows in two.
  const places = new Set(changed.map(({ block }) => block));
  const others = [...tagged].flatMap(([path, html]) =>
    textsOf(html).filter(({ ids, block }) => ids.some(isField) && !places.has(`${path} ${block}`)),
  );
  expect(others.map(({ text }) => text)).toEqual([]);
});
