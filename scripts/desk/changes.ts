import { daysInFrench, isDay } from '../../data/model/days';
import { isOwnerFact, type Path } from '../../data/model/owner-facts';
import { type Edit, readSource, recordNames, sourceAt, type Value } from './edit-source';
import { type Change, valueAt } from './protocol';
import type { Field } from './text-index';

type Texts = Record<string, string>;

/** Every field that is not as it was, in the order of the files; a list of another length is one change. */
export function changesBetween(before: Texts, now: Texts): Change[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return files.flatMap((file): Change[] => {
    const [old, current] = [before[file], now[file]];
    if (old === current) return [];
    const [record = ''] = namesIn(current ?? old ?? '');
    if (old === undefined || current === undefined) {
      const { name, title } = (read(current ?? old ?? '', record) ?? {}) as { name?: string; title?: string };
      const words = { old: old && 'La page a été retirée.', new: current && 'La page a été ajoutée.' };
      return [{ file, record, path: [], page: name ?? title ?? file, ...words }];
    }
    return namesIn(current).flatMap((record) =>
      differences(read(old, record), read(current, record)).map(({ path, was, is }) => ({
        file,
        record,
        path,
        old: inWords(was),
        new: inWords(is),
      })),
    );
  });
}

/** What sets a field back to how it was; undefined where that is no change of one field. */
export function takeBackEdit(before: Texts, now: Texts, { file, record, path }: Field): Edit | undefined {
  const [old, current] = [before[file], now[file]];
  if (!record || old === undefined || current === undefined) return undefined;
  const source = sourceAt(old, record, path);
  if (source === undefined) return { kind: 'remove', path };
  return sourceAt(current, record, path) === source ? undefined : { kind: 'source', path, source };
}

type Difference = { path: Path; was: Value | undefined; is: Value | undefined };

function differences(was: Value | undefined, is: Value | undefined, path: Path = []): Difference[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (!isGroup(was) || !isGroup(is)) return [{ path, was, is }];
  if (Array.isArray(was) !== Array.isArray(is) || (Array.isArray(was) && was.length !== (is as Value[]).length))
    return [{ path, was, is }];
  const keys = Array.isArray(was)
    ? was.map((_, index) => index)
    : [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys.flatMap((key) => differences(valueAt(was, [key]), valueAt(is, [key]), [...path, key]));
}

function isGroup(value: Value | undefined): value is Exclude<Value, string | number | boolean | null> {
  return typeof value === 'object' && value !== null && !isOwnerFact(value);
}

/** A value as one reads it in a list of changes. */
export function inWords(value: Value | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every(isDay)) return daysInFrench(value);
  if (Array.isArray(value)) return value.map((entry) => inWords(entry)).join(' · ');
  if ('ownerFact' in value && isOwnerFact(value))
    return value.ownerFact === 'sample' ? `${inWords(value.value as Value)} (exemple)` : 'à compléter';
  return Object.values(value)
    .flatMap((entry) => inWords(entry as Value) ?? [])
    .join(', ');
}

function namesIn(text: string): string[] {
  try {
    return recordNames(text);
  } catch {
    return [];
  }
}

function read(text: string, record: string): Value | undefined {
  try {
    return readSource(text, record);
  } catch {
    return undefined;
  }
}
