import { BuildError } from './build-error';
import type { BuiltDocument } from './documents';

/** Elements whose text nobody reads. */
const CODE = /<(script|style)\b[^]*?<\/\1>/g;

/** What a program prints where a fact is missing. */
const UNFINISHED = /\b(undefined|NaN|null)\b|\[object Object\]/;

/** Throws a BuildError where a page shows what a program prints for a missing fact: nobody would see it in 38 pages. */
export function rejectUnfinished(documents: BuiltDocument[]): void {
  const found = documents.flatMap(({ file, html }) => {
    const match = UNFINISHED.exec(html.replace(CODE, ''));
    return match ? `${file} contient « ${match[0]} »` : [];
  });
  if (found.length === 0) return;
  throw new BuildError(
    `Une information manque : ${found[0]}${found.length > 1 ? ` (et ${found.length - 1} fois ailleurs)` : ''}. Cherchez ce qui a été retiré de data/ depuis la dernière construction. Le site précédent reste en place.`,
  );
}
