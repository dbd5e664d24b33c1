import { createHash } from 'node:crypto';
import { elementsOf } from '../documents';

/** What a page carries inside itself that a Content-Security-Policy must name, as «'sha256-…'» tokens. */
export type InlineCode = { styles: Set<string>; scripts: Set<string> };

/** Script types that a browser acts on; any other type is a data block, which no policy concerns. */
const EXECUTABLE = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];

/** The name by which a policy allows inline code. */
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Finds the inline styles and scripts of an HTML file. Throws where the file has a style attribute or an on…
 * attribute, which no hash can allow in every browser; `file` names it in the message.
 */
export function findInlineCode(html: string, file: string): InlineCode {
  const found: InlineCode = { styles: new Set(), scripts: new Set() };
  for (const { tagName, attrs, childNodes } of elementsOf(html)) {
    const refused = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (refused)
      throw new Error(
        `${file}: <${tagName} ${refused.name}="${refused.value}"> would be blocked by the site's ` +
          'Content-Security-Policy. Put the style into a .css.ts file, the handler into a behaviour.',
      );
    const [text] = childNodes;
    const code = text && 'value' in text ? text.value : '';
    const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
    const isRun = EXECUTABLE.includes(type.trim().toLowerCase()) && !attrs.some(({ name }) => name === 'src');
    if (tagName === 'style') found.styles.add(hashOf(code));
    else if (tagName === 'script' && isRun) found.scripts.add(hashOf(code));
  }
  return found;
}
