import { expect, onTestFinished, test } from 'vitest';
import { openDesk } from '../desk/open-desk';
import { site } from '../support/site';
import { DESKTOP } from './browser';
import { centreOf } from './browser-functions';
import { ENGINES } from './engines';

const { ENGINE: name = '' } = process.env;
const start = await ENGINES[name]!().catch((error) => console.warn(`SKIPPED: ${name}: ${error.message}.`));

/**
 * Returns the position of words in the previewed page, in pixels of the window; null before the desk's script has
 * attached to the page.
 */
function positionOf(searched: string): { x: number; y: number } | null {
  const frame = document.querySelector('iframe')!;
  const page = frame.contentDocument!;
  if (!page.getElementById('bureau-vise')) return null;
  const walker = page.createTreeWalker(page.querySelector('footer')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && !walker.currentNode.nodeValue!.includes(searched));
  const { currentNode: node } = walker;
  node.parentElement!.scrollIntoView({ block: 'center', behavior: 'instant' });
  const range = page.createRange();
  range.setStart(node, node.nodeValue!.indexOf(searched));
  const [{ left, top }, { x, y }] = [frame.getBoundingClientRect(), range.getClientRects()[0]!];
  return { x: left + x + 9, y: top + y + 9 };
}

// The first page of a new desk takes long.
const options = { timeout: 120_000 };

test.skipIf(!start)('clicking words edits them, the page follows, and undo works', options, async () => {
  const [desk, browser] = await Promise.all([openDesk(), start!()]);
  onTestFinished(() => Promise.all([browser.close(), desk.close()]).then(() => {}));
  const pageText = () => browser.evaluate(() => document.querySelector('iframe')!.contentDocument!.body.innerText);
  const press = async <Args extends unknown[]>(
    find: (...args: Args) => ReturnType<typeof positionOf>,
    ...args: Args
  ) => {
    await expect.poll(() => browser.evaluate(find, ...args), { timeout: 40_000 }).not.toBeNull();
    const { x, y } = (await browser.evaluate(find, ...args))!;
    await browser.press(x, y);
  };
  await browser.resize(DESKTOP);
  await browser.open(desk.url);
  const legalForm = site.company.legalForm;
  await press(positionOf, legalForm);
  await expect.poll(() => browser.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(legalForm);
  await browser.type('zzz');
  await expect.poll(pageText).toContain('zzz');
  await press(centreOf, 'header button');
  await expect.poll(pageText).not.toContain('zzz');
});
