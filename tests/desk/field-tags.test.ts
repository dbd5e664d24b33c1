import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Originals } from '../../components/Picture/srcset';
import { RIVERS } from '../../components/VosgesMap/geography';
import { COLLECTION_NAMES, collectionAt } from '../../data/model/collections';
import { onDisk } from '../../data/model/read/source';
import type { Records } from '../../data/model/schema/records';
import { createSite } from '../../data/model/site/site';
import { idsAt, readTags, stripTags, type UntaggedText } from '../../data/model/text/field-tags';
import { BLOCKS, FIELD_ATTRIBUTE, printFields, UNREAD_ELEMENTS } from '../../scripts/desk/preview/print-fields';
import { resolvedValue } from '../../scripts/desk/preview/printed-fields';
import { tagRecords } from '../../scripts/desk/preview/tag-records';
import { type Field, keyOf } from '../../scripts/desk/shared/field';
import { valueAt } from '../../scripts/desk/shared/protocol';
import { encodeFields } from '../support/encode-fields';
import { renderPages } from '../support/render-pages';
import { originalsOf, testData } from '../support/test-site';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Calls `visit` for each node of a page's body that a reader sees, with the number of its block element. */
function visitBody(html: string, visit: (node: Node, block: number) => void): void {
  let blocks = 0;
  function walk(node: Node, block: number): void {
    visit(node, block);
    if (!('childNodes' in node) || UNREAD_ELEMENTS.includes(node.nodeName)) return;
    for (const child of node.childNodes) {
      if (BLOCKS.includes(child.nodeName)) blocks += 1;
      walk(child, BLOCKS.includes(child.nodeName) ? blocks : block);
    }
  }
  walk(parse(html.slice(html.indexOf('<body'))), 0);
}

/** Returns the texts of a page without their tags. */
function textsOf(html: string): UntaggedText[] {
  const texts: { text: string; block: number }[] = [];
  visitBody(html, (node, block) => {
    if ('value' in node && node.nodeName === '#text') texts.push({ text: node.value, block });
  });
  return readTags(texts);
}

function picturesOf(html: string): Map<string, string>[] {
  const pictures: Map<string, string>[] = [];
  visitBody(html, (node) => {
    if (node.nodeName !== 'img') return;
    pictures.push(new Map((node as Element).attrs.map(({ name, value }) => [name, value])));
  });
  return pictures;
}

const isWritten = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Texts that no record has: the rivers of the map, the altitudes of the profile, and the headings of new collections. */
const ALTITUDES = /^[\d\s]+(?:\sà\s[\d\s]+)?\sm$/;
const PLURALS = COLLECTION_NAMES.filter((name) => name !== 'services' && name !== 'towns').map(
  (name) => collectionAt(name).words.plural,
);
const isWithoutField = (text: string) =>
  RIVERS.some(({ name }) => name === text) || ALTITUDES.test(text) || PLURALS.includes(text);

/** Returns another value that is printed in other words and digits. */
function changeValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map(changeValue);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, changeValue(entry)]));
  if (typeof value !== 'string') return value;
  const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (date) return `${date[1]}-${date[2] === '04' ? '05' : '04'}-${date[3] === '11' ? '12' : '11'}`;
  const time = /^(\d\d):(\d\d)$/.exec(value);
  if (time) return `${time[1]}:${time[2] === '40' ? '50' : '40'}`;
  return value
    .replace(/(?!^https?:)(?<!\p{L})\p{L}{2,}/gu, '$&zq')
    .replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
}

describe.each([
  ['the tests’ own data', testData()],
  ['the owner’s data', onDisk()],
])('field tags of %s', (_, ownSource) => {
  const { source, reading, fieldsIn } = encodeFields(ownSource);
  const siteOf = (records: Partial<Records>) => createSite(records as Records, reading.written, source);
  const originals: Originals = originalsOf(siteOf(reading.records));
  const { records, fields } = tagRecords(reading);
  const plain = renderPages(siteOf(reading.records), originals);
  const tagged = renderPages(siteOf(records), originals);
  /** The texts of the pages as a visitor gets them. */
  const plainTexts = new Map([...plain].map(([path, html]) => [path, textsOf(html).map(({ text }) => text)]));
  const texts = [...tagged].flatMap(([path, html]) =>
    textsOf(html).flatMap((read, at) => (isWritten(read.text) ? [{ ...read, path, at }] : [])),
  );
  const nameOf = (field?: Field) => field && `${field.file} ${field.record}.${field.path.join('.')}`;
  const offered = (text: UntaggedText, offset: number) => nameOf(fields[idsAt(text, offset)[0]!]);

  test('tags change nothing that a page shows', () => {
    const found = [...tagged].flatMap(([path, html]) => {
      const shown = stripTags(html).replace(/ data-field(="")?/g, '');
      return differences(plain.get(path) ?? '', shown).map((difference) => `${path}: ${difference}`);
    });
    expect(found).toEqual([]);
  });

  test('every text of every page leads to a field', () => {
    const lost = texts.filter(({ text, ids }) => ids.length === 0 && !isWithoutField(text));
    expect(texts.length).toBeGreaterThan(500);
    expect([...new Set(lost.map(({ text }) => text))]).toEqual([]);
  });

  test('a clicked word leads first to the field that printed it', () => {
    const words = texts.flatMap((read) => fieldsIn(read.text).map((word) => ({ read, ...word })));
    const wrong = words.flatMap(({ read, field, start, end }) => {
      const found = [offered(read, start), offered(read, end - 1)].find((name) => name !== nameOf(field));
      return found === nameOf(field) || found === undefined ? [] : `${read.path}: ${read.text} (${start}) leads to ${found}, not ${nameOf(field)}`;
    });
    expect(words.length).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });
});

/** The parts of two documents that differ, tag by tag. */
function differences(one: string, other: string): string[] {
  const [ones = [], others = []] = [one, other].map((html) => html.split(/(?=<)/));
  return ones.flatMap((part, at) => (part === others[at] ? [] : `${part} ≠ ${others[at]}`)).slice(0, 3);
}
