import { SentenceError } from '../../data/model/read/sentence-error';
import { findDeadLinks } from './dead-links';
import type { BuiltDocument } from './documents';

/** Scripts and styles, whose text is not shown. Structured data are not included, because search engines read them. */
const CODE = /<(script|style)\b(?! type="application\/ld\+json")[^]*?<\/\1>/g;

/** Texts that JavaScript produces for a missing value. */
const UNFINISHED = /\b(undefined|NaN|null)\b|\[object Object\]/;

/** Throws a SentenceError if a page shows an unfinished text, because people would overlook it among 38 pages. */
export function rejectUnfinished(documents: BuiltDocument[]): void {
  const problems = documents.flatMap(({ file, html }) => {
    const match = UNFINISHED.exec(html.replace(CODE, ''));
    return match ? `${file} contient « ${match[0]} »` : [];
  });
  if (problems.length === 0) return;
  throw new SentenceError(
    `Une information manque : ${problems[0]}${problems.length > 1 ? ` (et ${problems.length - 1} fois ailleurs)` : ''}. Cherchez ce qui a été retiré de data/ depuis la dernière construction. Le site précédent reste en place.`,
  );
}

/**
 * Throws a SentenceError if a page links to a file or fragment that does not exist, for example because a page was
 * renamed or removed.
 */
export function rejectDeadLinks(folder: string, documents: BuiltDocument[]): void {
  const [link, ...otherLinks] = findDeadLinks(folder, documents);
  if (!link) return;
  const pages = new Set(otherLinks.map(({ file }) => file).filter((file) => file !== link.file)).size;
  const otherPages = pages > 0 ? ` (et ${pages} autre${pages > 1 ? 's' : ''} page${pages > 1 ? 's' : ''})` : '';
  throw new SentenceError(
    `Un lien ne mène nulle part : ${link.file}${otherPages} renvoie à « ${link.url} », qui n'existe pas. Cherchez cette adresse dans data/ et corrigez-la, ou remettez ce qu'elle montrait. Le site précédent reste en place.`,
  );
}
