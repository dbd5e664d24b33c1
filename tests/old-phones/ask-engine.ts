import { type CssSupport, findUnsupportedCss } from '../../scripts/check/css-support';
import type { Browser } from './browser';

/** Asks this engine which declarations and selectors of a stylesheet it supports. */
export async function askEngine(browser: Browser, css: string): Promise<CssSupport> {
  const declarations = new Set<string>();
  const selectors = new Set<string>();
  // The first pass supports nothing, so that it collects every declaration and selector.
  findUnsupportedCss(css, {
    supports: (property, value) => !declarations.add(JSON.stringify([property, value])),
    selects: (selector) => !selectors.add(selector),
  });

  const supported = await browser.evaluate(
    (declarationTexts, selectorTexts) => ({
      declarations: declarationTexts.filter((text) => {
        const [property, value] = JSON.parse(text) as [string, string];
        return CSS.supports(property, value);
      }),
      selectors: selectorTexts.filter((selector) => {
        try {
          document.querySelector(selector);
          return true;
        } catch (_error) {
          return false;
        }
      }),
    }),
    [...declarations],
    [...selectors],
  );
  return {
    supports: (property, value) => supported.declarations.includes(JSON.stringify([property, value])),
    selects: (selector) => supported.selectors.includes(selector),
  };
}
