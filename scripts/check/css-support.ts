import { type AtRule, type Declaration, parse, type Rule } from 'postcss';

/** What a browser understands: a declaration (as CSS.supports), a selector. */
export type CssSupport = { supports(property: string, value: string): boolean; selects(selector: string): boolean };

/** Something that the browser does not understand, without a fallback that it does understand. */
type Unsupported = { rule: string; text: string };

/**
 * Refinements: the page is right without them. Everything else that is too new needs a fallback: a declaration before
 * it, in the same rule, that the oldest browsers understand.
 */
const REFINEMENTS = [
  // Where a jump or the keyboard's focus comes to rest.
  /^scroll-(padding|margin|behavior)/,
  /^overscroll-behavior/,
  // A row of cards scrolls without it and stops anywhere.
  /^scroll-snap-(type|align)$/,
  // How lines break and underlines lie.
  /^(text-wrap|hyphens|text-underline-offset|text-decoration-thickness|text-decoration-skip-ink|font-optical-sizing)$/,
  // Where long words break: every element inherits `break-word` from the root, which all browsers know.
  /^overflow-wrap$/,
  // What the browser draws by itself, and in which colours.
  /^(accent-color|color-scheme|forced-color-adjust|content-visibility|contain|view-transition-name)$/,
  // Asks browsers that enlarge texts not to.
  /^text-size-adjust$/,
];

/** Vendor prefixes, of properties and of values. */
const VENDOR_PREFIX = /^-(webkit|moz|ms|o)-/;

/**
 * Selectors whose rule may be dropped whole: it only undoes what needs no undoing where they are unknown, or what a script
 * undoes there (components/Disclosure/unfold-for-print.ts).
 */
const DISPENSABLE_SELECTORS = [
  /^[^,]*:focus:not\(:focus-visible\)$/,
  /::-(webkit|moz|ms)-[a-z-]+$/,
  /^details::details-content$/,
];

/** Properties that are a fallback for newer ones, by the newer one's name. */
const OLDER_PROPERTIES: Record<string, RegExp> = {
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

/** What the browser, and so its user, would miss of a stylesheet. */
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
  VENDOR_PREFIX.test(prop) || VENDOR_PREFIX.test(value) || REFINEMENTS.some((known) => known.test(prop));

/** True inside @supports, inside media queries that only newer browsers know, and in at-rules that style no elements. */
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
  const older = OLDER_PROPERTIES[declaration.prop];
  const before = rule.nodes.slice(0, rule.index(declaration));
  return before.some(
    (node) =>
      node.type === 'decl' &&
      (node.prop.replace(VENDOR_PREFIX, '') === declaration.prop || older?.test(node.prop)) &&
      browser.supports(node.prop, node.value),
  );
}

/** The oldest browsers know gaps between the cells of a grid, not between the items of a flex container. */
function hasFlexGap(rule: Rule): boolean {
  const declared = (property: RegExp, value = /./) =>
    rule.some((node) => node.type === 'decl' && property.test(node.prop) && value.test(node.value));
  return declared(/^display$/, /flex/) && declared(/^(grid-)?(row-|column-)?gap$/);
}
