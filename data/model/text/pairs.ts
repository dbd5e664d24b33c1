import { stripTags } from './field-tags';

const isBefore = (entry: unknown) => /^avant\b/i.test(captionOf(entry));
const isAfter = (entry: unknown) => /^après\b/i.test(captionOf(entry));

function captionOf(entry: unknown): string {
  const { photo, description } = (entry ?? {}) as { photo?: unknown; description?: unknown };
  return photo === undefined ? '' : stripTags(String(description ?? ''));
}

/** True of two entries of the gallery that show one place before and after the works: they stand side by side. */
export const isPair = (one: unknown, next: unknown): boolean => isBefore(one) && isAfter(next);

/** «Avant : » and what is said of the photograph behind it. */
export function splitCaption(description: string): [side: string, words: string] {
  const [side = ''] = /^(?:avant|après)\b\s*:?\s*/i.exec(description) ?? [];
  return [side, description.slice(side.length)];
}

/** Where half of a pair stands alone in the gallery. */
export const halvesIn = (gallery: unknown[]): number[] =>
  gallery.flatMap((one, index) =>
    (isBefore(one) && !isAfter(gallery[index + 1])) || (isAfter(one) && !isBefore(gallery[index - 1])) ? index : [],
  );
