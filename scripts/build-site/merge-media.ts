import { type AtRule, type Container, parse, type Rule } from 'postcss';
import { onceFor } from './memoize';

/** The classes of one element of a page. */
type Classes = readonly string[];

/**
 * Brings the rules of equal media queries together, which each file of styles prints for itself. A block moves to the
 * next one of its query, unless a rule on the way might set the same property of the same element: there the order
 * decides, and stays. `elements` are all classes that stand beside each other in the pages.
 */
export function mergeMedia(css: string, elements: Iterable<Classes>): string {
  const root = parse(css);
  const together = pairs(elements);
  const last = new Map<string, AtRule>();
  // From the end, so that each block finds its next one complete.
  for (const node of [...root.nodes].reverse()) {
    if (node.type !== 'atrule' || node.name !== 'media') continue;
    const next = last.get(node.params);
    if (next && !between(node, next).some((passed) => rulesOf(node).some((rule) => collide(rule, passed, together)))) {
      next.prepend(node.nodes ?? []);
      node.remove();
    } else last.set(node.params, node);
  }
  return root.toString();
}

function between(from: AtRule, to: AtRule): Rule[] {
  const { nodes } = from.root();
  return nodes.slice(nodes.indexOf(from) + 1, nodes.indexOf(to)).flatMap((node) => {
    if (node.type === 'rule') return [node];
    return node.type === 'atrule' ? rulesOf(node) : [];
  });
}

function rulesOf(container: Container): Rule[] {
  const rules: Rule[] = [];
  container.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

function collide(a: Rule, b: Rule, together: Set<string>): boolean {
  const sameElement = a.selectors.some((one) => b.selectors.some((other) => mayMatch(one, other, together)));
  return sameElement && properties(a).some((one) => properties(b).some((other) => overlap(one, other)));
}

/** Whether two selectors might name one element, as far as its tag, its classes and its generated content tell. */
function mayMatch(a: string, b: string, together: Set<string>): boolean {
  const [one, other] = [subject(a), subject(b)];
  if (one.generated !== other.generated) return false;
  if (one.tag && other.tag && one.tag !== other.tag) return false;
  return one.classes.every((left) =>
    other.classes.every((right) => left === right || together.has(`${left} ${right}`)),
  );
}

/** What a selector says of the element that it styles: its last compound. Asked for each pair of selectors. */
const subject = onceFor((selector: string) => {
  const bare = selector.replace(/\[[^\]]*\]|:not\([^)]*\)/g, '');
  const compound = /[^\s>+~]*$/.exec(bare)?.[0] ?? '';
  return {
    tag: /^[a-z][\w-]*/i.exec(compound)?.[0],
    classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    generated: /::?(before|after)/.exec(compound)?.[1],
  };
});

function properties(rule: Rule): string[] {
  return rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
}

/** `padding` and `padding-left`, say; `font` sets the height of lines too. */
function overlap(a: string, b: string): boolean {
  if (a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)) return true;
  return (a === 'font' && b === 'line-height') || (a === 'line-height' && b === 'font');
}

function pairs(elements: Iterable<Classes>): Set<string> {
  const found = new Set<string>();
  for (const classes of elements) {
    for (const left of classes) for (const right of classes) found.add(`${left} ${right}`);
  }
  return found;
}
