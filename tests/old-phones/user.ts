import { expect } from 'vitest';
import type { Browser } from './browser';
import { centreOf, isShown, textOf } from './browser-functions';

/** Actions and observations of a user, by CSS selectors. Every step waits until it is possible. */
export function userOf(browser: Browser, origin: string) {
  const scrollToCentre = async (selector: string) => {
    await waitUntilShown(selector);
    const centre = await browser.evaluate(centreOf, selector);
    if (!centre) throw new Error(`${selector} lies outside the window`);
    return centre;
  };
  const waitUntilShown = (selector: string) =>
    waitForValue(() => browser.evaluate(isShown, selector), true, `${selector} is shown`);

  return {
    async navigate(path: string) {
      await browser.open(origin + path);
      await waitForWidget('SiteHeader');
      await waitForValue(() => browser.evaluate(isLaidOut), true, 'every band is laid out');
    },
    async press(selector: string) {
      const { x, y } = await scrollToCentre(selector);
      await browser.press(x, y);
    },
    async pointAt(selector: string) {
      const { x, y } = await scrollToCentre(selector);
      await browser.point(x, y);
    },
    async write(selector: string, text: string) {
      const { x, y } = await scrollToCentre(selector);
      await browser.press(x, y);
      await waitForValue(() => browser.evaluate(hasFocus, selector), true, `${selector} has the focus`);
      await browser.type(text);
    },
    async swipeLeft() {
      await browser.swipe({ x: 280, y: 320 }, { x: 60, y: 320 });
    },
    async scrollTo(y: number) {
      await browser.evaluate((to) => window.scrollTo(0, to), y);
    },
    expectShown: waitUntilShown,
    expectHidden: (selector: string) =>
      waitForValue(() => browser.evaluate(isShown, selector), false, `${selector} is gone`),
    expectText: (selector: string, text: string) =>
      expect.poll(() => browser.evaluate(textOf, selector), { message: `text of ${selector}` }).toContain(text),
    expectPath: (path: string) => waitForValue(() => browser.evaluate(() => window.location.pathname), path, 'path'),
    expectFocus: (selector: string) =>
      waitForValue(() => browser.evaluate(hasFocus, selector), true, `focus on ${selector}`),
    ready: waitForWidget,
  };

  function waitForWidget(widget: string) {
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

/** Waits until `read` returns the value, at most until the timeout of the configuration. */
async function waitForValue<Value>(read: () => Promise<Value>, value: Value, message: string): Promise<void> {
  await expect.poll(read, { message }).toEqual(value);
}
