import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Originals } from '../../components/Picture/srcset';
import { RIVERS } from '../../components/VosgesMap/geography';
import { COLLECTION_NAMES, collectionAt } from '../../data/model/collections';
import type { LoadedRecords } from '../../data/model/read/read-records';
import { REFERENCE, referencesIn } from '../../data/model/read/references';
import { onDisk } from '../../data/model/read/source';
import { textsIn } from '../../data/model/read/texts-in';
import type { Records } from '../../data/model/schema/records';
import { createSite } from '../../data/model/site/site';
import { isDay } from '../../data/model/text/days';
import { idsAt, readTags, stripTags, type UntaggedText } from '../../data/model/text/field-tags';
import { BLOCKS, FIELD_ATTRIBUTE, printFields, UNREAD_ELEMENTS } from '../../scripts/desk/preview/print-fields';
import { fieldsNamed, resolvedValue } from '../../scripts/desk/preview/printed-fields';
import { tagRecords } from '../../scripts/desk/preview/tag-records';
import type { Value } from '../../scripts/desk/records/edit-source';
import { type Field, isSameField } from '../../scripts/desk/shared/field';
import { valueAt } from '../../scripts/desk/shared/protocol';
import { encodeFields } from '../support/encode-fields';
import { renderPages } from '../support/render-pages';
import { originalsOf, testData } from '../support/test-site';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Calls `visit` for each visible node of a page's body, with the number of its block element. */
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

/** Returns the texts of a page without their tags. Omits texts without a letter or a digit. */
function textsOf(html: string): UntaggedText[] {
  const texts: { text: string; block: number }[] = [];
  visitBody(html, (node, block) => {
    if ('value' in node && node.nodeName === '#text') texts.push({ text: node.value, block });
  });
  return readTags(texts).filter(({ text }) => isWritten(text));
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

/** Texts without a field: the rivers of the map, the altitudes of the profile, and the headings of new collections. */
const ALTITUDES = /^[\d\s]+(?:\sà\s[\d\s]+)?\sm$/;
const PLURALS = COLLECTION_NAMES.filter((name) => name !== 'services' && name !== 'towns').map(
  (name) => collectionAt(name).words.plural,
);
const isWithoutField = (text: string) =>
  RIVERS.some(({ name }) => name === text) || ALTITUDES.test(text) || PLURALS.includes(text);

/** Returns a different value of the same kind, which pages print in other words or digits. */
function changeValue(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value / 2) + 1;
  if (isDay(value)) return value === 'Sunday' ? 'Monday' : 'Sunday';
  if (Array.isArray(value)) return value.map(changeValue);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, changeValue(entry)]));
  if (typeof value !== 'string') return value;
  const [, year, month, day] = /^(\d{4})-(\d\d)(-\d\d)?$/.exec(value) ?? [];
  if (year) return `${year}-${month === '04' ? '05' : '04'}${day ? (day === '-11' ? '-12' : '-11') : ''}`;
  const time = /^(\d\d):(\d\d)$/.exec(value);
  if (time) return `${time[1]}:${time[2] === '40' ? '50' : '40'}`;
  return value
    .replace(/(?!^https?:)(?<!\p{L})\p{L}{2,}/gu, '$&zq')
    .replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
}

const OWN_DATA = 'the tests’ own data';

describe.each([
  [OWN_DATA, testData()],
  ['the owner’s data', onDisk()],
])('field tags of %s', (name, ownSource) => {
  const { source, reading, fieldsIn } = encodeFields(ownSource);
  const siteOf = (records: Partial<Records>) => createSite(records as Records, reading.written, source);
  const originals: Originals = originalsOf(siteOf(reading.records));
  const { records, fields } = tagRecords(reading);
  const plainPages = renderPages(siteOf(reading.records), originals);
  const taggedPages = renderPages(siteOf(records), originals);
  /** The texts of each page without tags, as visitors get them. */
  const plainTexts = new Map([...plainPages].map(([path, html]) => [path, textsOf(html).map(({ text }) => text)]));
  const texts = [...taggedPages].flatMap(([path, html]) =>
    textsOf(html).map((text, index) => ({ ...text, path, index })),
  );
  const nameOf = (field?: Field) => field && `${field.file} ${field.record}.${field.path.join('.')}`;
  const firstFieldAt = (text: UntaggedText, offset: number) => nameOf(fields[idsAt(text, offset)[0]!]);

  test('tags change no visible part of any page', () => {
    const pageDifferences = [...taggedPages].flatMap(([path, html]) => {
      const untaggedHtml = stripTags(html).replace(/ data-field(="")?/g, '');
      return findDifferences(plainPages.get(path) ?? '', untaggedHtml).map((difference) => `${path}: ${difference}`);
    });
    expect(pageDifferences).toEqual([]);
  });

  test('every text of every page leads to a field', () => {
    const lost = texts.filter(({ text, ids }) => ids.length === 0 && !isWithoutField(text));
    expect(texts.length).toBeGreaterThan(500);
    expect([...new Set(lost.map(({ text }) => text))]).toEqual([]);
  });

  test('a click on a word leads first to its field', () => {
    const words = texts.flatMap((read) => fieldsIn(read.text).map((word) => ({ read, ...word })));
    const errors = words.flatMap(({ read, field, start, end }) =>
      [start, end - 1].flatMap((offset) => {
        const found = firstFieldAt(read, offset);
        return found === nameOf(field) ? [] : `${describeText(read)}: ${found} instead of ${nameOf(field)}`;
      }),
    );
    expect(words.length).toBeGreaterThan(2000);
    expect(errors).toEqual([]);
  });

  test('a keyboard click leads first to the field of the whole text', () => {
    const directReferences = new Map(
      reading.written.flatMap((place) =>
        [...textsIn(place.raw)].map(({ path, text }) => [
          nameOf({ ...place, path }),
          referencesIn(text).map((reference) => nameOf(fieldsNamed(reference, reading.written)[0])),
        ]),
      ),
    );
    const referencesOf = (field?: string): (string | undefined)[] =>
      (directReferences.get(field) ?? []).flatMap((reference) => [reference, ...referencesOf(reference)]);
    const errors = texts.flatMap((read) => {
      const names = [...new Set(fieldsIn(read.text).map(({ field }) => nameOf(field)))];
      // The field of the whole text refers to all others. Without such a field, several texts follow each other.
      const isWhole = (name?: string) => {
        const references = referencesOf(name);
        return references.length > 0 && names.every((other) => other === name || references.includes(other));
      };
      const expected = names.find(isWhole) ?? names[0];
      const found = nameOf(fields[read.ids[0]!]);
      // The test of numbers and dates below covers the other texts.
      return names.includes(found) && found !== expected
        ? `${describeText(read)}: ${found} instead of ${expected}`
        : [];
    });
    expect(errors).toEqual([]);
  });

  /**
   * Returns the fields that open after a click or a key press on a text. Omits fields whose codes the text contains.
   */
  function fieldsWithoutCode(read: UntaggedText): number[] {
    const codes = fieldsIn(read.text);
    const starts = [0, ...read.parts.map(({ end }) => end)];
    const plainParts = read.parts.flatMap(({ end }, index) => {
      const start = starts[index]!;
      const isEncoded = codes.some((code) => code.start >= start && code.end <= end);
      return isEncoded || !isWritten(read.text.slice(start, end)) ? [] : idsAt(read, start).slice(0, 1);
    });
    const isFirstEncoded = codes.some(({ field }) => nameOf(field) === nameOf(fields[read.ids[0]!]));
    return [...new Set([...(isFirstEncoded ? [] : read.ids.slice(0, 1)), ...plainParts])];
  }

  // Skipped for the owner's data, because the test renders pages for each number and date, and his data may have
  // hundreds.
  if (name === OWN_DATA)
    test('numbers, dates and times lead first to their fields', () => {
      const claims = texts.flatMap((read) => fieldsWithoutCode(read).map((id) => ({ ...read, id })));
      const ids = [...new Set(claims.map(({ id }) => id))];
      const errors = ids.flatMap((id) => {
        const claimed = claims.filter((claim) => claim.id === id);
        const paths = new Set(claimed.map(({ path }) => path));
        const changed = renderPages(siteOf(withChange(reading, fields[id]!)), originals, paths);
        return [...changed].flatMap(([path, html]) => {
          const textsBefore = plainTexts.get(path)!;
          const textsAfter = textsOf(html).map(({ text }) => text);
          // Other hours or another radius can add texts. In that case a text counts as unchanged if the next text is
          // the same.
          const isKept = (index: number) =>
            textsAfter.some(
              (text, position) => text === textsBefore[index] && textsAfter[position + 1] === textsBefore[index + 1],
            );
          const hasChanged = (index: number) =>
            textsBefore.length === textsAfter.length ? textsBefore[index] !== textsAfter[index] : !isKept(index);
          return claimed
            .filter((claim) => claim.path === path && !hasChanged(claim.index))
            .map((claim) => `${describeText(claim)} does not depend on ${nameOf(fields[id])}`);
        });
      });
      expect(ids.length).toBeGreaterThan(50);
      expect(errors).toEqual([]);
    });

  test('photos lead to their records, and drawings lead to no record', () => {
    const pictures = [...taggedPages].flatMap(([path, html]) =>
      picturesOf(printFields(html, fields)).map((attributes) => ({ path, attributes })),
    );
    const errors = pictures.flatMap(({ path, attributes }) => {
      const id = attributes.get(FIELD_ATTRIBUTE);
      const field = id === undefined ? undefined : fields[Number(id)];
      const src = attributes.get('src') ?? '';
      const found = field?.record === 'photos' ? String(field.path[0]) : undefined;
      const shownPhotos = Object.keys(originals).filter((name) => src.includes(`/${originals[name]!.name}-`));
      // This drawing replaces the photo of the first screen until the owner has such a photo.
      const [expected] =
        path === '/' && src.endsWith('/home-hero.svg') ? [reading.records.home!.hero.image] : shownPhotos;
      return found === expected ? [] : `${path}: ${src.slice(0, 80)} leads to ${found} instead of ${expected}`;
    });
    expect(pictures.length).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  });
});

/** Returns the records with another value in one field, in the texts that refer to the field, and so on. */
function withChange({ records, written }: LoadedRecords, field: Field): Partial<Records> {
  const copy = structuredClone(records);
  const fieldValue = (target: Field) => valueAt(resolvedValue(target, copy) as Value, target.path);
  function setFieldValue(target: Field, value: unknown): void {
    const parent = valueAt(resolvedValue(target, copy) as Value, target.path.slice(0, -1));
    Object.assign(parent as object, { [target.path.at(-1)!]: value });
    for (const place of written)
      for (const { path, text } of textsIn(place.raw)) {
        const parts = text
          .split(REFERENCE)
          .map((part, index) => (index % 2 === 0 ? part : fieldsNamed(part, written)[0]));
        const isQuoted = parts.some((part) => typeof part === 'object' && isSameField(part, target));
        if (isQuoted)
          setFieldValue(
            { ...place, path },
            parts.map((part) => (typeof part === 'object' ? fieldValue(part) : part)).join(''),
          );
      }
  }
  setFieldValue(field, changeValue(fieldValue(field)));
  return copy;
}

const describeText = ({ path, text }: { path: string; text: string }) => `${path} «${text}»`;

/** Compares two documents tag by tag. Returns the first three differences. */
function findDifferences(actual: string, expected: string): string[] {
  const [actualParts = [], expectedParts = []] = [actual, expected].map((html) => html.split(/(?=<)/));
  return actualParts
    .flatMap((part, index) => (part === expectedParts[index] ? [] : `${part} ≠ ${expectedParts[index]}`))
    .slice(0, 3);
}
