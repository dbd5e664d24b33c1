import { ANY_TAGS, stripTags } from './field-tags';

const isBefore = (entry: unknown) => /^avant\b/i.test(captionOf(entry));
const isAfter = (entry: unknown) => /^après\b/i.test(captionOf(entry));

function captionOf(entry: unknown): string {
  const { photo, description } = (entry ?? {}) as { photo?: unknown; description?: unknown };
  return photo === undefined ? '' : stripTags(String(description ?? ''));
}

/**
 * Returns true for two gallery entries that show one place before and after the works. Pages show such entries side by
 * side.
 */
export const isPair = (entry: unknown, next: unknown): boolean => isBefore(entry) && isAfter(next);

const SIDE = new RegExp(`^${ANY_TAGS}(?:avant|après)(?![\\p{L}\\d])\\s*:?\\s*`, 'iu');

/** Splits a caption into «Avant : » or «Après : » and the rest. Field tags stay where they are. */
export function splitCaption(description: string): [side: string, words: string] {
  const [side = ''] = SIDE.exec(description) ?? [];
  return [side, description.slice(side.length)];
}

/** Returns the indexes of gallery entries whose other half is missing. */
export const halvesIn = (gallery: unknown[]): number[] =>
  gallery.flatMap((entry, index) =>
    (isBefore(entry) && !isAfter(gallery[index + 1])) || (isAfter(entry) && !isBefore(gallery[index - 1])) ? index : [],
  );
