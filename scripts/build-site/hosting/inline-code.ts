import { createHash } from 'node:crypto';
import { elementsOf } from '../documents';

/** Inline code of a page that its Content-Security-Policy must allow, as «'sha256-…'» tokens. */
export type InlineCode = { styles: Set<string>; scripts: Set<string> };

/** Script types that browsers execute. Any other type is a data block, to which the policy does not apply. */
const EXECUTABLE = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];

/** Returns the source expression that allows inline code in a policy. */
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Finds the inline styles and scripts of an HTML file. Throws if the file has a style attribute or an on… attribute,
 * because not every browser lets hashes allow these. `file` is the file's name in the message.
 */
export function findInlineCode(html: string, file: string): InlineCode {
  const inlineCode: InlineCode = { styles: new Set(), scripts: new Set() };
  for (const { tagName, attrs, childNodes } of elementsOf(html)) {
    const refusedAttribute = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (refusedAttribute)
      throw new Error(
        `${file}: <${tagName} ${refusedAttribute.name}="${refusedAttribute.value}"> would be blocked by the site's ` +
          'Content-Security-Policy. Put the style into a .css.ts file, the handler into a behaviour.',
      );
    const [text] = childNodes;
    const code = text && 'value' in text ? text.value : '';
    const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
    const isRun = EXECUTABLE.includes(type.trim().toLowerCase()) && !attrs.some(({ name }) => name === 'src');
    if (tagName === 'style') inlineCode.styles.add(hashOf(code));
    else if (tagName === 'script' && isRun) inlineCode.scripts.add(hashOf(code));
  }
  return inlineCode;
}
