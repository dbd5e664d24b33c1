import { expect } from 'vitest';
import type { Browser } from './browser';
import { isShown, middleOf, textOf } from './browser-functions';

/** Actions and observations of a user, by CSS selectors. Every step waits until it is possible. */
export function userOf(browser: Browser, origin: string) {
  const point = async (selector: string) => {
    await shown(selector);
    const middle = await browser.evaluate(middleOf, selector);
    if (!middle) throw new Error(`${selector} lies outside the window`);
    return middle;
  };
  const shown = (selector: string) =>
    waitForValue(() => browser.evaluate(isShown, selector), true, `${selector} is shown`);

  return {
    async goes(path: string) {
      await browser.open(origin + path);
      await ready('SiteHeader');
      await waitForValue(() => browser.evaluate(isLaidOut), true, 'every band is laid out');
    },
    async presses(selector: string) {
      const { x, y } = await point(selector);
      await browser.press(x, y);
    },
    async pointsAt(selector: string) {
      const { x, y } = await point(selector);
      await browser.point(x, y);
    },
    async writes(selector: string, text: string) {
      const { x, y } = await point(selector);
      await browser.press(x, y);
      await waitForValue(() => browser.evaluate(hasFocus, selector), true, `${selector} has the focus`);
      await browser.type(text);
    },
    async swipesLeft() {
      await browser.swipe({ x: 280, y: 320 }, { x: 60, y: 320 });
    },
    async scrollsTo(y: number) {
      await browser.evaluate((to) => window.scrollTo(0, to), y);
    },
    sees: shown,
    seesNo: (selector: string) => waitForValue(() => browser.evaluate(isShown, selector), false, `${selector} is gone`),
    reads: (selector: string, text: string) =>
      expect.poll(() => browser.evaluate(textOf, selector), { message: `text of ${selector}` }).toContain(text),
    is: (path: string) => waitForValue(() => browser.evaluate(() => window.location.pathname), path, 'address'),
    hasFocusOn: (selector: string) =>
      waitForValue(() => browser.evaluate(hasFocus, selector), true, `focus on ${selector}`),
    ready,
  };

  function ready(widget: string) {
    const status = (name: string) => {
      const element = document.querySelector(`[data-widget^="${name} "]`);
      return element && element.getAttribute('data-widget-status');
    };
    return waitForValue(() => browser.evaluate(status, widget), 'ready', `widget ${widget}`);
  }
}

/**
 * Returns whether every band of the page is laid out. Styles skip bands that are far from the window
 * (components/widgets/far-bands.ts).
 */
function isLaidOut(): boolean {
  return Array.from(document.querySelectorAll('main section,main>div,main>div>div')).every(
    (band) => getComputedStyle(band).contentVisibility !== 'auto',
  );
}

function hasFocus(selector: string): boolean {
  return document.activeElement === document.querySelector(selector);
}

/** Waits for a condition of the page until the timeout of the configuration. */
async function waitForValue<Value>(look: () => Promise<Value>, value: Value, message: string): Promise<void> {
  await expect.poll(look, { message }).toEqual(value);
}
