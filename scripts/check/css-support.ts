import { type AtRule, type Declaration, parse, type Rule } from 'postcss';

/** Features that a browser supports: declarations (like CSS.supports) and selectors. */
export type CssSupport = { supports(property: string, value: string): boolean; selects(selector: string): boolean };

/** A style that the browser does not support, without a fallback that it supports. */
type Unsupported = { rule: string; text: string };

/**
 * Styles without which the page still works. Every other new style needs a fallback, which is an earlier declaration in
 * the same rule that the oldest browsers support.
 */
const REFINEMENTS = [
  // Position of the page after a jump or a focus change.
  /^scroll-(padding|margin|behavior)/,
  /^overscroll-behavior/,
  // Without snapping, a row of cards still scrolls but stops at any position.
  /^scroll-snap-(type|align)$/,
  // Line breaking and underlines.
  /^(text-wrap|hyphens|text-underline-offset|text-decoration-thickness|text-decoration-skip-ink|font-optical-sizing)$/,
  // Breaking of long words. Every element inherits `break-word` from the root, which all browsers support.
  /^overflow-wrap$/,
  // Colours of the browser's own controls, performance hints, and page transitions.
  /^(accent-color|color-scheme|forced-color-adjust|content-visibility|contain|view-transition-name)$/,
  // Asks browsers not to enlarge texts.
  /^text-size-adjust$/,
];

/** Vendor prefixes of properties and values. */
const VENDOR_PREFIX = /^-(webkit|moz|ms|o)-/;

/**
 * Selectors whose whole rule a browser may drop. The rule only undoes a style that such a browser does not have, or
 * that a script undoes there (components/Disclosure/unfold-for-print.ts).
 */
const DISPENSABLE_SELECTORS = [
  /^[^,]*:focus:not\(:focus-visible\)$/,
  /::-(webkit|moz|ms)-[a-z-]+$/,
  /^details::details-content$/,
  // An engine without page transitions has nothing to time.
  /^::view-transition-[a-z]+\(root\)$/,
];

/** Maps each newer property to the older properties that are a fallback for it. */
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

/** Returns the styles of a stylesheet that the browser does not support and that have no fallback. */
export function findUnsupportedCss(css: string, browser: CssSupport): Unsupported[] {
  const unsupportedStyles: Unsupported[] = [];
  const root = parse(css);
  root.walkAtRules(NEW_AT_RULES, ({ name, params }) => {
    unsupportedStyles.push({ rule: `@${name} ${params}`, text: 'an at-rule that is dropped whole' });
  });
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    for (const selector of rule.selectors) {
      if (browser.selects(selector) || (rule.selectors.length === 1 && isDispensable(selector))) continue;
      unsupportedStyles.push({ rule: rule.selector, text: `${selector} is unknown, so the rule is dropped whole` });
    }
    rule.each((node) => {
      if (node.type !== 'decl' || browser.supports(node.prop, node.value)) return;
      if (isRefinement(node) || hasFallback(rule, node, browser)) return;
      unsupportedStyles.push({ rule: rule.selector, text: `${node.prop}: ${node.value}` });
    });
    if (hasFlexGap(rule))
      unsupportedStyles.push({ rule: rule.selector, text: 'gap between the items of a flex container' });
  });
  return unsupportedStyles;
}

const isDispensable = (selector: string) => DISPENSABLE_SELECTORS.some((pattern) => pattern.test(selector));

const isRefinement = ({ prop, value }: Declaration) =>
  VENDOR_PREFIX.test(prop) || VENDOR_PREFIX.test(value) || REFINEMENTS.some((pattern) => pattern.test(prop));

/**
 * Returns whether a rule is inside @supports, inside a media query that only newer browsers know, or in an at-rule that
 * styles no elements.
 */
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
  const earlierNodes = rule.nodes.slice(0, rule.index(declaration));
  return earlierNodes.some(
    (node) =>
      node.type === 'decl' &&
      (node.prop.replace(VENDOR_PREFIX, '') === declaration.prop || older?.test(node.prop)) &&
      browser.supports(node.prop, node.value),
  );
}

/** Returns whether a rule uses a gap in a flex container. The oldest browsers support gaps in grids only. */
function hasFlexGap(rule: Rule): boolean {
  const hasDeclaration = (property: RegExp, value = /./) =>
    rule.some((node) => node.type === 'decl' && property.test(node.prop) && value.test(node.value));
  return hasDeclaration(/^display$/, /flex/) && hasDeclaration(/^(grid-)?(row-|column-)?gap$/);
}
