import { dayInFrench, hourInFrench } from '../../../components/typography/dates';
import { COLLECTION_NAMES, COLLECTIONS, collectionOf } from '../../../data/model/collections';
import { isOwnerFact, type Path } from '../../../data/model/owner-facts';
import { daysInFrench, isDay } from '../../../data/model/text/days';
import type { Texts } from '../files/data-files';
import type { Field } from '../shared/field';
import { type Change, isDate, slugOfFile, valueAt } from '../shared/protocol';
import { type Edit, recordsIn, type Value } from './edit-source';

/**
 * Every field that is not as it was, pages that have come or gone first, else in the order of the files; a list of another
 * length is one change.
 */
export function changesBetween(before: Texts, now: Texts): Change[] {
  const all = { ...now, ...before };
  /** What a page or a photograph is called in these texts. */
  const namesBy = (texts: Texts): NameOfSlug => {
    const photos = recordsIn(texts['data/photos.ts']).photos as Record<string, { alt: string }> | undefined;
    return (name) => pageTitle(texts, name) ?? photos?.[name]?.alt;
  };
  const [oldNames, newNames] = [namesBy(all), namesBy({ ...before, ...now })];
  const moved = Object.keys(all).flatMap((file) => (file in before === file in now ? [] : slugOfFile(file)));
  return Object.keys(all)
    .sort()
    .flatMap((file): Change[] => {
      const [old, current] = [before[file], now[file]];
      if (old === current) return [];
      if (old === undefined || current === undefined) {
        const words = { old: old && 'La page a été retirée.', new: current && 'La page a été ajoutée.' };
        const record = COLLECTIONS[collectionOf(file)!].record;
        return [{ file, record, path: [], page: oldNames(slugOfFile(file)) ?? file, ...words }];
      }
      const records = recordsIn(old);
      return Object.entries(recordsIn(current)).flatMap(([record, value]) =>
        differences(records[record], value)
          .filter((one, _, all) => !isOfPicture(one.path, all) && !isOfPage(one, moved))
          .map(({ path, was, is }) => ({ file, record, path, ...describeDifference(was, is, oldNames, newNames) })),
      );
    })
    .sort((one, other) => Number(!one.page) - Number(!other.page));
}

/** What sets a field back to how it was; undefined where that is no change of one field. */
export function revertingEdit(before: Texts, now: Texts, { file, record, path }: Field): Edit | undefined {
  const [old, current] = [before[file], now[file]];
  if (!record || old === undefined || current === undefined) return undefined;
  const [was, is] = [old, current].map((text) => valueAt(recordsIn(text)[record], path));
  if (was === undefined) return { kind: 'remove', path };
  return JSON.stringify(was) === JSON.stringify(is) ? undefined : { kind: 'set', path, value: was };
}

/** With another file come its own point, and no label «Illustration»: one change. */
const isOfPicture = ([id, key]: Path, all: Difference[]) =>
  (key === 'focus' || key === 'rendering') && all.some(({ path }) => path.join() === `${id},file`);

/** With a page that has come or gone its name has, wherever it is listed, and what leads there: one change. */
function isOfPage({ path, was, is }: Difference, moved: string[]): boolean {
  const isNamed = (entry: Value) => moved.some((slug) => JSON.stringify(entry).includes(`"${slug}"`));
  if (!Array.isArray(was) || !Array.isArray(is))
    return [path.at(-1), was, is].some((one) => moved.some((slug) => String(one).endsWith(`/${slug}`)));
  const [old, now] = [was, is].map((list) => JSON.stringify(list.filter((entry) => !isNamed(entry))));
  return old === now;
}

/** Of a list what has left it and what has come. */
function describeDifference(
  was: Value | undefined,
  is: Value | undefined,
  oldNames: NameOfSlug,
  newNames: NameOfSlug,
): Pick<Change, 'old' | 'new'> {
  if (!Array.isArray(was) || !Array.isArray(is))
    return { old: describeValue(was, oldNames), new: describeValue(is, newNames) };
  const [gone, come] = [describeValue(subtract(was, is), oldNames), describeValue(subtract(is, was), newNames)];
  return gone || come ? { old: gone, new: come } : { new: 'Dans un autre ordre.' };
}

const subtract = (list: Value[], other: Value[]) => {
  const known = new Set(other.map((entry) => JSON.stringify(entry)));
  return list.filter((entry) => !known.has(JSON.stringify(entry)));
};

type Difference = { path: Path; was: Value | undefined; is: Value | undefined };

function differences(was: Value | undefined, is: Value | undefined, path: Path = []): Difference[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (!isGroup(was) || !isGroup(is)) return [{ path, was, is }];
  const isList = Array.isArray(was) && Array.isArray(is);
  if (isList && (was.length !== is.length || isReordering(was, is))) return [{ path, was, is }];
  const keys = new Set([...Object.keys(was), ...Object.keys(is)].map((key) => (isList ? Number(key) : key)));
  return [...keys].flatMap((key) => differences(valueAt(was, [key]), valueAt(is, [key]), [...path, key]));
}

/** Where entries have come, gone or changed places, none can be set beside the one that stood there before. */
function isReordering(was: Value[], is: Value[]): boolean {
  const [old, now] = [was, is].map((list) => list.map((entry) => JSON.stringify(entry))) as [string[], string[]];
  return old.some((entry, index) => entry !== now[index] && now.includes(entry));
}

function isGroup(value: Value | undefined): value is Exclude<Value, string | number | boolean | null> {
  return typeof value === 'object' && value !== null && !isOwnerFact(value);
}

/** What the code goes by says nothing to the owner. */
const CODE_KEYS = ['id', 'photo', 'file'];

type NameOfSlug = (slug: string) => string | undefined;

/** A value as one reads it in a list of changes; the name of a page or a photograph is read as what it is called. */
function describeValue(value: Value | undefined, page: NameOfSlug): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'object')
    return isDate(value) ? dayInFrench(value) : (hourInFrench(value) ?? page(value) ?? (value || undefined));
  if (Array.isArray(value) && value.length > 0 && value.every(isDay)) return daysInFrench(value);
  if (Array.isArray(value)) return value.map((entry) => describeValue(entry, page)).join(' · ') || undefined;
  if ('ownerFact' in value && value.ownerFact === 'optional') return undefined;
  if ('ownerFact' in value && isOwnerFact(value))
    return value.ownerFact === 'sample' ? `${describeValue(value.value as Value, page)} (exemple)` : 'à compléter';
  const words = Object.entries(value)
    .flatMap(([key, entry]) => (CODE_KEYS.includes(key) ? [] : (describeValue(entry as Value, page) ?? [])))
    .join(', ');
  return words || undefined;
}

/** What the page of a town or a service is called. */
function pageTitle(texts: Texts, slug: string): string | undefined {
  const text = COLLECTION_NAMES.map((name) => texts[`${COLLECTIONS[name].folder}/${slug}.ts`]).find(Boolean);
  const [{ name, title } = {}] = Object.values(recordsIn(text)) as { name?: string; title?: string }[];
  return name ?? title;
}
