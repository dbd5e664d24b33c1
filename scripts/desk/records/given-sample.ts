import type { Path } from '../../../data/model/owner-facts';
import { textsIn } from '../../../data/model/read/texts-in';
import { valueAt } from '../shared/protocol';
import { INVENTED, isMark, withoutMark } from '../shared/values';
import type { Edit, Value } from './edit-source';

/**
 * Returns the edit that makes a sample around `path` the owner's own; undefined unless every text in it differs from all
 * texts of `online`, the record when the site went online last.
 */
export function givenSample(now: Value, online: Value | undefined, path: Path): Edit | undefined {
  const around = path.map((_, depth) => path.slice(0, depth)).find((place) => isMark(valueAt(now, place), 'sample'));
  if (!around || online === undefined) return undefined;
  const value = withoutMark(valueAt(now, around)) ?? null;
  const invented = new Set([...textsIn(online)].map(({ text }) => text));
  const isOwn = [...textsIn(value)].every(({ text }) => text && !invented.has(text) && !INVENTED.test(text));
  return isOwn ? { kind: 'set', path: around, value } : undefined;
}
