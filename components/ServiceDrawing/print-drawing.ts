import { type CustomPlugin, optimize, type XastChild } from 'svgo';
import { typeset } from '../typography/typeset';
import { paint } from './paint';

/** The content of an SVG element and its viewBox. */
export type PrintedDrawing = { viewBox: string; markup: string };

/**
 * Converts the file of a drawing for a page. Inserts the labels with a <text> for each line, replaces classes by
 * attributes, and removes everything that a drawing program adds. Throws if a label has no <text>, a <text> has no
 * label, or a class has no attributes.
 */
export function printDrawing(file: string, labels: Record<string, string>): PrintedDrawing {
  const printedLabels = new Set<string>();
  let viewBox = '';
  const print: CustomPlugin = {
    name: 'print',
    fn: () => ({
      element: {
        exit(node) {
          const { class: classes, viewBox: size, ...attributes } = node.attributes;
          viewBox = size ?? viewBox;
          node.attributes = { ...(classes && attributesOf(classes)), ...attributes };
          node.children = node.children.flatMap((child) => printLabelLines(child, labels, printedLabels));
        },
      },
    }),
  };
  const { data } = optimize(file, {
    plugins: [
      'removeXMLProcInst',
      'removeComments',
      'removeTitle',
      'removeMetadata',
      'removeEditorsNSData',
      'removeStyleElement',
      'convertStyleToAttrs',
      { name: 'removeAttrs', params: { attrs: ['id', 'xml:space'] } },
      print,
    ],
  });
  const missingLabels = Object.keys(labels).filter((name) => !printedLabels.has(name));
  if (missingLabels.length > 0) throw new Error(`no <text data-label> for ${missingLabels.join(', ')}`);
  return { viewBox, markup: data.replace(/^<svg[^>]*>|<\/svg>$/g, '') };
}

function attributesOf(classes: string): Record<string, string> {
  const names = classes.split(' ');
  const unknownClass = names.find((name) => !(name in paint));
  if (unknownClass) throw new Error(`unknown class «${unknownClass}»: use ${Object.keys(paint).join(', ')}`);
  const styles = Object.entries(paint).filter(([name]) => names.includes(name));
  const attributes = Object.assign({}, ...styles.map(([, style]) => style)) as Record<string, string | number>;
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toKebabCase(name), String(value)]));
}

/** Splits a label into one <text> per line, separated by spaces, so that screen readers do not join the words. */
function printLabelLines(child: XastChild, labels: Record<string, string>, printedLabels: Set<string>): XastChild[] {
  if (child.type !== 'element' || child.name !== 'text') return [child];
  const { 'data-label': name = '', ...attributes } = child.attributes;
  const text = labels[name];
  if (!text) throw new Error(`no words for <text data-label="${name}">`);
  printedLabels.add(name);
  // Typeset before SVGO escapes the apostrophes that the page's typesetting looks for.
  return typeset(text)
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
      {
        ...child,
        attributes: index > 0 ? { ...attributes, dy: `${index * 1.2}em` } : attributes,
        children: [{ type: 'text' as const, value: line }],
      },
    ]);
}

/** Converts an attribute name to SVG notation, such as «strokeWidth» to «stroke-width». */
export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
