import { dayInFrench } from '../../../components/typography/dates';
import { COLLECTION_NAMES, COLLECTIONS, collectionOf } from '../../../data/model/collections';
import { isOwnerFact, type Path } from '../../../data/model/owner-facts';
import { daysInFrench, isDay } from '../../../data/model/text/days';
import { hourInFrench } from '../../../data/model/text/hours';
import type { Texts } from '../files/data-files';
import type { Field } from '../shared/field';
import { type Change, isDate, slugOfFile, valueAt } from '../shared/protocol';
import { type Edit, recordsIn, type Value } from './edit-source';

/**
 * Returns every changed field. Added and removed pages come first, then fields sorted by file. A list with a changed
 * length is one change.
 */
export function changesBetween(oldTexts: Texts, newTexts: Texts): Change[] {
  const allTexts = { ...newTexts, ...oldTexts };
  /** Returns a function that finds the title of a page or the description of a photo. */
  const createNameLookup = (texts: Texts): NameOfSlug => {
    const photos = recordsIn(texts['data/photos.ts']).photos as Record<string, { alt: string }> | undefined;
    return (name) => pageTitle(texts, name) ?? photos?.[name]?.alt;
  };
  const [oldNames, newNames] = [createNameLookup(allTexts), createNameLookup({ ...oldTexts, ...newTexts })];
  const changedSlugs = Object.keys(allTexts).flatMap((file) =>
    file in oldTexts === file in newTexts ? [] : slugOfFile(file),
  );
  return Object.keys(allTexts)
    .sort()
    .flatMap((file): Change[] => {
      const [oldText, newText] = [oldTexts[file], newTexts[file]];
      if (oldText === newText) return [];
      if (oldText === undefined || newText === undefined) {
        const labels = { old: oldText && 'La page a été retirée.', new: newText && 'La page a été ajoutée.' };
        const record = COLLECTIONS[collectionOf(file)!].record;
        return [{ file, record, path: [], page: oldNames(slugOfFile(file)) ?? file, ...labels }];
      }
      const records = recordsIn(oldText);
      return Object.entries(recordsIn(newText)).flatMap(([record, value]) =>
        findDifferences(records[record], value)
          .filter(
            (difference, _, siblings) =>
              !isPartOfPhotoChange(difference.path, siblings) && !isPartOfPageChange(difference, changedSlugs),
          )
          .map(({ path, oldValue, newValue }) => ({
            file,
            record,
            path,
            ...describeDifference(oldValue, newValue, oldNames, newNames),
          })),
      );
    })
    .sort((a, b) => Number(!a.page) - Number(!b.page));
}

/**
 * Returns the edit that restores a field's old value; undefined if the field is unchanged or its file was added or
 * removed.
 */
export function editToRevert(oldTexts: Texts, newTexts: Texts, { file, record, path }: Field): Edit | undefined {
  const [oldText, newText] = [oldTexts[file], newTexts[file]];
  if (!record || oldText === undefined || newText === undefined) return undefined;
  const [oldValue, newValue] = [oldText, newText].map((text) => valueAt(recordsIn(text)[record], path));
  if (oldValue === undefined) return { kind: 'remove', path };
  return JSON.stringify(oldValue) === JSON.stringify(newValue) ? undefined : { kind: 'set', path, value: oldValue };
}

/** Returns true for a focus or rendering that changed together with the photo's file, because both are one change. */
const isPartOfPhotoChange = ([id, key]: Path, differences: Difference[]) =>
  (key === 'focus' || key === 'rendering') && differences.some(({ path }) => path.join() === `${id},file`);

/**
 * Returns true for a reference or redirect that changed together with an added or removed page, because both are one
 * change.
 */
function isPartOfPageChange({ path, oldValue, newValue }: Difference, changedSlugs: string[]): boolean {
  const isNamed = (entry: Value) => changedSlugs.some((slug) => JSON.stringify(entry).includes(`"${slug}"`));
  if (!Array.isArray(oldValue) || !Array.isArray(newValue))
    return [path.at(-1), oldValue, newValue].some((value) =>
      changedSlugs.some((slug) => String(value).endsWith(`/${slug}`)),
    );
  const [oldEntries, newEntries] = [oldValue, newValue].map((list) =>
    JSON.stringify(list.filter((entry) => !isNamed(entry))),
  );
  return oldEntries === newEntries;
}

/** Describes both values as text. Describes only the removed and the added entries of a list. */
function describeDifference(
  oldValue: Value | undefined,
  newValue: Value | undefined,
  oldNames: NameOfSlug,
  newNames: NameOfSlug,
): Pick<Change, 'old' | 'new'> {
  if (!Array.isArray(oldValue) || !Array.isArray(newValue))
    return { old: describeValue(oldValue, oldNames), new: describeValue(newValue, newNames) };
  const [removed, added] = [
    describeValue(subtract(oldValue, newValue), oldNames),
    describeValue(subtract(newValue, oldValue), newNames),
  ];
  return removed || added ? { old: removed, new: added } : { new: 'Dans un autre ordre.' };
}

const subtract = (list: Value[], excluded: Value[]) => {
  const excludedEntries = new Set(excluded.map((entry) => JSON.stringify(entry)));
  return list.filter((entry) => !excludedEntries.has(JSON.stringify(entry)));
};

type Difference = { path: Path; oldValue: Value | undefined; newValue: Value | undefined };

function findDifferences(oldValue: Value | undefined, newValue: Value | undefined, path: Path = []): Difference[] {
  if (JSON.stringify(oldValue) === JSON.stringify(newValue)) return [];
  if (!isGroup(oldValue) || !isGroup(newValue)) return [{ path, oldValue, newValue }];
  const isList = Array.isArray(oldValue) && Array.isArray(newValue);
  if (isList && (oldValue.length !== newValue.length || isReordering(oldValue, newValue)))
    return [{ path, oldValue, newValue }];
  const keys = new Set([...Object.keys(oldValue), ...Object.keys(newValue)].map((key) => (isList ? Number(key) : key)));
  return [...keys].flatMap((key) =>
    findDifferences(valueAt(oldValue, [key]), valueAt(newValue, [key]), [...path, key]),
  );
}

/** Returns true if entries have moved, so that old and new entries at the same index cannot be compared. */
function isReordering(oldList: Value[], newList: Value[]): boolean {
  const [oldEntries, newEntries] = [oldList, newList].map((list) => list.map((entry) => JSON.stringify(entry))) as [
    string[],
    string[],
  ];
  return oldEntries.some((entry, index) => entry !== newEntries[index] && newEntries.includes(entry));
}

function isGroup(value: Value | undefined): value is Exclude<Value, string | number | boolean | null> {
  return typeof value === 'object' && value !== null && !isOwnerFact(value);
}

/** Keys whose values mean nothing to the owner. */
const CODE_KEYS = ['id', 'photo', 'file'];

type NameOfSlug = (slug: string) => string | undefined;

/** Formats a value for a list of changes; the slug of a page or photo is replaced by its title. */
function describeValue(value: Value | undefined, nameOf: NameOfSlug): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'object')
    return isDate(value) ? dayInFrench(value) : (hourInFrench(value) ?? nameOf(value) ?? (value || undefined));
  if (Array.isArray(value) && value.length > 0 && value.every(isDay)) return daysInFrench(value);
  if (Array.isArray(value)) return value.map((entry) => describeValue(entry, nameOf)).join(' · ') || undefined;
  if ('ownerFact' in value && value.ownerFact === 'optional') return undefined;
  if ('ownerFact' in value && isOwnerFact(value))
    return value.ownerFact === 'sample' ? `${describeValue(value.value as Value, nameOf)} (exemple)` : 'à compléter';
  const text = Object.entries(value)
    .flatMap(([key, entry]) => (CODE_KEYS.includes(key) ? [] : (describeValue(entry as Value, nameOf) ?? [])))
    .join(', ');
  return text || undefined;
}

/** Returns the title of the page of a town or a service. */
function pageTitle(texts: Texts, slug: string): string | undefined {
  const text = COLLECTION_NAMES.map((name) => texts[`${COLLECTIONS[name].folder}/${slug}.ts`]).find(Boolean);
  const [{ name, title } = {}] = Object.values(recordsIn(text)) as { name?: string; title?: string }[];
  return name ?? title;
}
