import { defaultTreeAdapter, html as namespaces, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a tag needs to mean the same, and no more. */
const KEPT = new Set([
  'd',
  'x',
  'y',
  'viewBox',
  'transform',
  'lang',
  'charset',
  'content',
  'name',
  'property',
  'href',
  'rel',
  'id',
  'for',
  'type',
  'rows',
  'alt',
]);
const KEPT_OF_HERO = new Set(['src', 'srcset', 'sizes', 'media', 'type', 'width', 'height', 'fetchpriority', 'alt']);

/** Bytes of inline styles that the bare page has. */
const STYLES = 3000;

/**
 * The page under which nothing of the same text and picture can go: the built document without classes, data, icons,
 * scripts and pictures but the hero, and with the first 3 kB of its styles. Measured beside the page, it says what the
 * rest costs. Drawings that hold text stay: they are part of what is said.
 */
export function floorPage(document: string): string {
  const tree = parse(document);
  const styles = /<style>([^]*?)<\/style>/.exec(document)?.[1] ?? '';
  strip(tree);
  const head = find(tree, 'head');
  if (head) {
    const style = defaultTreeAdapter.createElement('style', namespaces.NS.HTML, []);
    defaultTreeAdapter.insertText(style, styles.slice(0, styles.indexOf('}', STYLES) + 1));
    defaultTreeAdapter.appendChild(head, style);
  }
  return serialize(tree);
}

/** True where the document has a picture that loads at once. */
export function hasHero(document: string): boolean {
  return document.includes('fetchpriority="high"');
}

function strip(parent: Tree.ParentNode): void {
  for (const node of [...parent.childNodes]) {
    if (!('tagName' in node)) continue;
    if (isLeftOut(node)) {
      defaultTreeAdapter.detachNode(node);
      continue;
    }
    const kept = isHero(node) || node.tagName === 'source' ? KEPT_OF_HERO : KEPT;
    node.attrs = node.attrs.filter(({ name }) => kept.has(name));
    strip(node);
  }
}

function isLeftOut(node: Tree.Element): boolean {
  if (['script', 'style', 'noscript'].includes(node.tagName)) return true;
  if (node.tagName === 'svg') return !find(node, 'text');
  if (node.tagName === 'picture') return !node.childNodes.some((child) => 'tagName' in child && isHero(child));
  return node.tagName === 'img' && !isHero(node);
}

function isHero(node: Tree.Element): boolean {
  return node.tagName === 'img' && node.attrs.some(({ name, value }) => name === 'fetchpriority' && value === 'high');
}

function find(parent: Tree.ParentNode, tagName: string): Tree.Element | undefined {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    const found = node.tagName === tagName ? node : find(node, tagName);
    if (found) return found;
  }
  return undefined;
}
