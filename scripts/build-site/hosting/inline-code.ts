import { createHash } from 'node:crypto';

/** What a page carries inside itself that a Content-Security-Policy must name, as «'sha256-…'» tokens. */
export type InlineCode = { styles: Set<string>; scripts: Set<string> };

/** Script types that a browser acts on; any other type is a data block, which no policy concerns. */
const EXECUTABLE = new Set([
  '',
  ...['module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'],
]);

const IN_TAG = `(?:[^"'>]|"[^"]*"|'[^']*')*`;
/** What a tag must not be sought in, and the elements whose text is code. */
const CODE_OR_COMMENT = new RegExp(`<!--[^]*?-->|<(style|script)\\b(${IN_TAG})>([^]*?)</\\1\\s*>`, 'gi');
const TAG = new RegExp(`<([a-z][^\\s/>]*)(${IN_TAG})>`, 'gi');
const ATTRIBUTE = /([^\s"'/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
/** Words of a text may look so too; almost no document has them, and no other need be read tag by tag. */
const MAYBE_REFUSED = /[\s"'/](?:style|on\w+)\s*=/i;

/** The name by which a policy allows inline code. */
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Finds the inline styles and scripts of an HTML file. Throws where the file has a style attribute or an on…
 * attribute, which no hash can allow in every browser; `file` names it in the message. Patterns do, since the build
 * prints every document itself: a parser takes ten times as long.
 */
export function findInlineCode(html: string, file: string): InlineCode {
  const found: InlineCode = { styles: new Set(), scripts: new Set() };
  const tags = html.replace(CODE_OR_COMMENT, (_, name?: string, inTag = '', text = '') => {
    if (!name) return '';
    const attributes = attributesOf(inTag);
    const type = (attributes.get('type') ?? '').trim().toLowerCase();
    if (name.toLowerCase() === 'style') found.styles.add(hashOf(text));
    else if (!attributes.has('src') && EXECUTABLE.has(type)) found.scripts.add(hashOf(text));
    return `<${name}${inTag}>`;
  });
  if (MAYBE_REFUSED.test(tags)) {
    for (const [, name = '', inTag = ''] of tags.matchAll(TAG)) refuseCodeIn(name, attributesOf(inTag), file);
  }
  return found;
}

function attributesOf(inTag: string): Map<string, string> {
  return new Map(
    [...inTag.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

function refuseCodeIn(tag: string, attributes: Map<string, string>, file: string): void {
  const refused = [...attributes.keys()].find((name) => name === 'style' || name.startsWith('on'));
  if (!refused) return;
  throw new Error(
    `${file}: <${tag} ${refused}="${attributes.get(refused)}"> would be blocked by the site's ` +
      'Content-Security-Policy. Put the style into a .css.ts file, the handler into a behaviour.',
  );
}
