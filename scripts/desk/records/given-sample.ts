import type { Path } from '../../../data/model/owner-facts';
import { textsIn } from '../../../data/model/read/texts-in';
import { valueAt } from '../shared/protocol';
import { INVENTED_DOMAIN, isMark, withoutMark } from '../shared/values';
import type { Edit, Value } from './edit-source';

/**
 * Returns the edit that removes the mark `sample(…)` around `path`. Returns undefined unless every text in the sample
 * is filled in, and differs from all texts of `onlineRecord`, the record at the last deployment.
 */
export function confirmSample(currentRecord: Value, onlineRecord: Value | undefined, path: Path): Edit | undefined {
  const samplePath = path
    .map((_, depth) => path.slice(0, depth))
    .find((ancestor) => isMark(valueAt(currentRecord, ancestor), 'sample'));
  if (!samplePath || onlineRecord === undefined) return undefined;
  const value = withoutMark(valueAt(currentRecord, samplePath)) ?? null;
  const onlineTexts = new Set([...textsIn(onlineRecord)].map(({ text }) => text));
  const isOwn = [...textsIn(value)].every(({ text }) => text && !onlineTexts.has(text) && !INVENTED_DOMAIN.test(text));
  return isOwn ? { kind: 'set', path: samplePath, value } : undefined;
}
