import { type DefaultTreeAdapterTypes as Parsed, parseFragment } from 'parse5';
import type { ReactElement } from 'react';
import { printed } from '../support/printed';

/** A text that stands by itself: a heading, a paragraph, a point of a list, a caption. */
export type Block = { tag: string; text: string; within: string[] };

const BLOCKS = new Set('h1 h2 h3 p li figcaption dt dd summary label button th td caption'.split(' '));
const SILENT = new Set(['script', 'style', 'noscript', 'svg', 'template']);

/** The texts of a component as a visitor reads them, in their order; `within` has the elements each stands in. */
export function blocksOf(element: ReactElement): Block[] {
  const found: Block[] = [];
  for (const node of parseFragment(printed(element)).childNodes) visit(node, [], undefined, found);
  return found.flatMap((block) =>
    block.text.trim() ? [{ ...block, text: block.text.replace(/\s+/g, ' ').trim() }] : [],
  );
}

function visit(node: Parsed.ChildNode, within: string[], block: Block | undefined, found: Block[]): void {
  if (node.nodeName === '#text') {
    if (block) block.text += (node as Parsed.TextNode).value;
    return;
  }
  const { tagName, childNodes } = node as Parsed.Element;
  if (!childNodes || SILENT.has(tagName)) return;
  let inside = block;
  if (BLOCKS.has(tagName)) {
    inside = { tag: tagName, text: '', within };
    found.push(inside);
  }
  for (const child of childNodes) visit(child, [...within, tagName], inside, found);
}

/** Small letters, digits and accents alone. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}
