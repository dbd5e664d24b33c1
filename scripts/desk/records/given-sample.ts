import type { Path } from '../../../data/model/owner-facts';
import { textsIn } from '../../../data/model/read/texts-in';
import { valueAt } from '../shared/protocol';
import { INVENTED_DOMAIN, isMark, withoutMark } from '../shared/values';
import type { Edit, Value } from './edit-source';

/**
 * Returns the edit that makes a sample around `path` the owner's own; undefined unless every text in it differs from all
 * texts of `online`, the record when the site went online last.
 */
export function confirmSample(now: Value, online: Value | undefined, path: Path): Edit | undefined {
  const samplePath = path
    .map((_, depth) => path.slice(0, depth))
    .find((ancestor) => isMark(valueAt(now, ancestor), 'sample'));
  if (!samplePath || online === undefined) return undefined;
  const value = withoutMark(valueAt(now, samplePath)) ?? null;
  const onlineTexts = new Set([...textsIn(online)].map(({ text }) => text));
  const isOwn = [...textsIn(value)].every(({ text }) => text && !onlineTexts.has(text) && !INVENTED_DOMAIN.test(text));
  return isOwn ? { kind: 'set', path: samplePath, value } : undefined;
}
