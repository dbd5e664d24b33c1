import type { BuiltDocument } from '../build-site/documents';
import { budgets } from './budgets';
import { nearest, type Weight } from './report';
import { sentBytes } from './transfers';

/** What every document weighs as a file, with its styles. */
export function documentWeights(folder: string, documents: BuiltDocument[]): Weight[] {
  const limitOf = (file: string) => (file === 'index.html' ? budgets.homeDocument : budgets.document);
  const measured = documents.map(({ file }) => ({ page: file, value: sentBytes(folder, file), limit: limitOf(file) }));
  return [nearest('HTML with its styles, bytes', measured)];
}
