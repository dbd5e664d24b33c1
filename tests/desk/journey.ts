import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type OpenDesk, openDesk } from './open-desk';

/**
 * Opens the desk of a copy of the project in a browser, so that no test changes the project itself. `site` is the page
 * in the preview once it is up to date. A click on a page that is about to be replaced would be lost.
 */
export const test = base.extend<{ site: FrameLocator }, { desk: OpenDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter.
    async ({}, use) => {
      const desk = await openDesk();
      await use(desk);
      await desk.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, desk }, use, testInfo) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message, stack }) => {
      // Vite's client fails in this way when its page is left before it has connected, as on a busy machine.
      if (message !== 'WebSocket closed without opened.') failures.push(stack || message);
    });
    await page.goto(desk.url);
    // Once this style is in the page, the desk handles clicks on the page.
    await page.frameLocator('iframe').locator('#bureau-vise').waitFor({ state: 'attached', timeout: 60_000 });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('output of the desk', { body: desk.output(), contentType: 'text/plain' });
    await desk.restore();
    expect(failures, 'neither the desk nor the page in it fails').toEqual([]);
  },
  site: async ({ page }, use) => use(page.locator('[aria-busy=false] > iframe').contentFrame()),
});

export const panel = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => panel(page).getByRole('heading', { level: 1 });
/** The message in the bar about the last action. */
export const statusLine = (page: Page) => page.getByRole('banner').getByRole('status');
export const expectSaved = (page: Page) => expect(statusLine(page)).toHaveText(/^(Enregistré|Ajouté|Déplacé|Retiré)/);

export const clickButton = (container: Page | Locator, name: string | RegExp, exact = false) =>
  container.getByRole('button', { name, exact }).click();

/** Returns the first visible element with a text on the previewed page. */
export const textOnPage = (site: FrameLocator, text: string) => site.getByText(text).locator('visible=true').first();

/** Returns a promise, and the function that resolves it. */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return [promise, () => resolve()] as const;
}

export async function openRecord(page: Page, title: string | RegExp): Promise<void> {
  await clickButton(page, 'Toutes les fiches');
  await panel(page).getByRole('button', { name: title }).first().click();
}

/** Returns the violations that axe finds on the desk's page, without the preview. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as never as { axe: typeof axe }).axe.run({ exclude: [['iframe']] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Clicks the first occurrence of some words inside an element whose text has several parts. */
export async function clickWords(element: Locator, words: string): Promise<void> {
  const position = await element.evaluate((root, wanted) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const start = node.nodeValue?.replace(/\s/g, ' ').indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const [rect, frame] = [range.getClientRects()[0]!, root.getBoundingClientRect()];
      return { x: rect.left + rect.width / 2 - frame.left, y: rect.top + rect.height / 2 - frame.top };
    }
    throw new Error(`not on the page: ${wanted}`);
  }, words);
  await element.click({ position });
}
