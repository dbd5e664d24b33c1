import { type AtRule, type Declaration, parse, type Rule } from 'postcss';

/** What an engine says of a declaration or of a selector: true where it understands it. */
export type CssSupport = {
  supports(property: string, value: string): boolean;
  selects(selector: string): boolean;
};

/** Something that the oldest engines do not understand, and that nothing they do understand stands in for. */
export type Unsupported = { rule: string; text: string };

/**
 * Refinements: where an engine does not know them the page is right without. Everything else that is too new needs a
 * declaration before it that the oldest engines take.
 */
const REFINEMENTS = [
  // Where a jump or the keyboard's focus comes to rest.
  /^scroll-(padding|margin|behavior)/,
  /^overscroll-behavior/,
  // How lines break and underlines lie.
  /^(text-wrap|hyphens|text-underline-offset|text-decoration-thickness|text-decoration-skip-ink|font-optical-sizing)$/,
  // Where long words break: the root element has `break-word`, which all know and every element inherits.
  /^overflow-wrap$/,
  // What the browser draws by itself.
  /^(accent-color|color-scheme|content-visibility|contain|view-transition-name)$/,
  // How an engine that enlarges texts is asked not to.
  /^text-size-adjust$/,
];

/** Other engines' own spellings, of properties and of values. */
const OTHER_SPELLING = /^-(webkit|moz|ms|o)-/;

/** Pseudo-classes whose rule may be dropped whole: it only takes back what old engines cannot tell apart. */
const DISPENSABLE_SELECTORS = [/^[^,]*:focus:not\(:focus-visible\)$/, /::-(webkit|moz|ms)-[a-z-]+$/];

/** Properties that older names stand in for. */
const OLDER_NAMES: Record<string, RegExp> = {
  gap: /^grid-gap$/,
  'row-gap': /^grid-(row-)?gap$/,
  'column-gap': /^grid-(column-)?gap$/,
  inset: /^(top|bottom|left|right)$/,
  'aspect-ratio': /^(height|min-height|padding-(top|bottom))$/,
  'backdrop-filter': /^background(-color)?$/,
  clip: /^overflow$/,
};

const NEW_AT_RULES = /^(layer|container|property|scope|starting-style|position-try)$/;
const NEWER_SCREENS = /\(forced-colors\b/;
const IGNORED_PARENTS = /^(font-face|keyframes|-webkit-keyframes|view-transition|counter-style|page)$/;

/** Every rule of a stylesheet that the engine, and so the visitor, would miss. */
export function unsupportedCss(css: string, browser: CssSupport): Unsupported[] {
  const found: Unsupported[] = [];
  const root = parse(css);
  root.walkAtRules(NEW_AT_RULES, ({ name, params }) => {
    found.push({ rule: `@${name} ${params}`, text: 'an at-rule that is dropped whole' });
  });
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    for (const selector of rule.selectors) {
      if (browser.selects(selector) || (rule.selectors.length === 1 && isDispensable(selector))) continue;
      found.push({ rule: rule.selector, text: `${selector} is unknown, so the rule is dropped whole` });
    }
    rule.each((node) => {
      if (node.type !== 'decl' || browser.supports(node.prop, node.value)) return;
      if (isRefinement(node) || hasFallback(rule, node, browser)) return;
      found.push({ rule: rule.selector, text: `${node.prop}: ${node.value}` });
    });
    if (hasFlexGap(rule)) found.push({ rule: rule.selector, text: 'gap between the items of a flex container' });
  });
  return found;
}

const isDispensable = (selector: string) => DISPENSABLE_SELECTORS.some((known) => known.test(selector));

const isRefinement = ({ prop, value }: Declaration) =>
  OTHER_SPELLING.test(prop) || OTHER_SPELLING.test(value) || REFINEMENTS.some((known) => known.test(prop));

/** Inside @supports, inside what only newer engines ask about a screen, and inside at-rules that hold no styles of elements. */
function isGuarded(rule: Rule): boolean {
  for (
    let parent = rule.parent as AtRule | undefined;
    parent && 'name' in parent;
    parent = parent.parent as AtRule | undefined
  ) {
    if (parent.name === 'supports' || IGNORED_PARENTS.test(parent.name)) return true;
    if (parent.name === 'media' && NEWER_SCREENS.test(parent.params)) return true;
  }
  return false;
}

function hasFallback(rule: Rule, declaration: Declaration, browser: CssSupport): boolean {
  const older = OLDER_NAMES[declaration.prop];
  const before = rule.nodes.slice(0, rule.index(declaration));
  return before.some(
    (node) =>
      node.type === 'decl' &&
      (node.prop.replace(OTHER_SPELLING, '') === declaration.prop || older?.test(node.prop)) &&
      browser.supports(node.prop, node.value),
  );
}

/** Engines of 2018 know gaps between the cells of a grid, not between the items of a flex container. */
function hasFlexGap(rule: Rule): boolean {
  const declared = (property: RegExp, value = /./) =>
    rule.some((node) => node.type === 'decl' && property.test(node.prop) && value.test(node.value));
  return declared(/^display$/, /flex/) && declared(/^(grid-)?(row-|column-)?gap$/);
}
