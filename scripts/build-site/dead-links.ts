import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltDocument, elementsOf } from './documents';

/**
 * Link or file reference in a built document whose target does not exist. The target is a file of the folder or an
 * element of a page.
 */
export type DeadLink = { file: string; url: string };

const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'data-map-src', 'data-preload']);
const OTHER_SCHEME = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Returns every link, fragment and file reference of the built documents whose target is missing. */
export function findDeadLinks(folder: string, documents: BuiltDocument[]): DeadLink[] {
  const attributesByFile = new Map(
    documents.map(({ file, html }) => [file, elementsOf(html).flatMap(({ attrs }) => attrs)]),
  );
  const ids = new Map(
    [...attributesByFile].map(([file, attributes]) => [
      file,
      new Set(attributes.filter(({ name }) => name === 'id').map(({ value }) => value)),
    ]),
  );
  const targets = new Map<string, string | undefined>();
  const targetOf = (path: string) => {
    if (!targets.has(path)) targets.set(path, fileAt(folder, path));
    return targets.get(path);
  };

  return [...attributesByFile].flatMap(([file, attributes]) =>
    attributes.flatMap(urlsOf).flatMap((url): DeadLink[] => {
      if (OTHER_SCHEME.test(url)) return [];
      const [path = '', fragment = ''] = url.split('#');
      const target = path === '' ? file : targetOf(path.split('?')[0] ?? '');
      const exists = target && (!fragment || ids.get(target)?.has(fragment) !== false);
      return exists ? [] : [{ file, url }];
    }),
  );
}

function urlsOf({ name, value }: { name: string; value: string }): string[] {
  if (name === 'srcset') return value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');
  return URL_ATTRIBUTES.has(name) ? [value] : [];
}

/** Returns the file that a host serves for a URL path, relative to the folder; undefined if no file matches. */
function fileAt(folder: string, path: string): string | undefined {
  const decodedPath = decodePath(path)?.replace(/^\/|\/$/g, '');
  if (decodedPath === undefined) return undefined;
  const candidates = decodedPath === '' ? ['index.html'] : [`${decodedPath}/index.html`, decodedPath];
  return candidates.find((candidate) => candidate.includes('.') && existsSync(join(folder, candidate)));
}

/** Decodes a path. Returns undefined if it has a malformed escape, such as «/tarifs-100%». */
function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
