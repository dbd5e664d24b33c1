import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What a page carries inside itself that a Content-Security-Policy must name, as «'sha256-…'» tokens. */
export type InlineCode = { styles: Set<string>; scripts: Set<string> };

/** Script types that a browser acts on; any other type is a data block, which no policy concerns. */
const EXECUTABLE = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const hashToken = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Finds the inline styles and scripts of an HTML file. Throws where the file has a style attribute or an on…
 * attribute, which no hash can allow in every browser; `file` names it in the message.
 */
export function findInlineCode(html: string, file: string): InlineCode {
  const found: InlineCode = { styles: new Set(), scripts: new Set() };
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const refused = [...attributes.keys()].find((name) => name === 'style' || name.startsWith('on'));
      if (refused) {
        throw new Error(
          `${file}: <${node.tagName} ${refused}="${attributes.get(refused)}"> would be blocked by the site's ` +
            'Content-Security-Policy. Put the style into a .css.ts file, the handler into a behaviour.',
        );
      }
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (node.tagName === 'style') found.styles.add(hashToken(text));
      const type = (attributes.get('type') ?? '').trim().toLowerCase();
      if (node.tagName === 'script' && !attributes.has('src') && EXECUTABLE.has(type))
        found.scripts.add(hashToken(text));
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // As a browser without scripts reads it: <noscript> may hold a style.
  visit(parse(html, { scriptingEnabled: false }));
  return found;
}
