import type { Browser } from '@playwright/test';
import { type Line, throttle } from './connections';
import { newVisitor } from './phone';

/** What the visitor of a form meets between the first tap and the live form. */
export type FormStart = {
  /** Milliseconds from the tap until the form answers by itself. */
  live: number;
  /** Milliseconds from the tap until the first letter stands in the field. */
  firstLetter: number;
  /** True where all that was typed meanwhile is still there. */
  kept: boolean;
  /** True where a submit before the form was live was answered with its messages once it was. */
  submitHeld: boolean;
};

const TYPED = 'Jeanne Exemple';

/** Opens the contact page on this line, goes to its form at once, types, and sends the form before it is live. */
export async function startForm(browser: Browser, site: string, line: Line): Promise<FormStart> {
  const context = await newVisitor(browser, line.reported);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForm);
    await throttle(await context.newCDPSession(page), line);
    await page.goto(`${site}/contact`, { waitUntil: 'networkidle', timeout: 120_000 });
    const name = page.locator('main form [name=name]');
    await name.scrollIntoViewIfNeeded();
    await name.tap();
    await page.keyboard.type(TYPED);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-widget^=ContactForm][data-widget-status=ready]', { timeout: 60_000 });
    const submitHeld = await page.waitForSelector('[id$=message-error]', { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    const { tap, live, firstLetter } = await page.evaluate(() => (window as unknown as Watched).watched);
    const kept = (await name.inputValue()) === TYPED;
    return { live: live - tap, firstLetter: firstLetter - tap, kept, submitHeld };
  } finally {
    await context.close();
  }
}

type Watched = { watched: { tap: number; live: number; firstLetter: number } };

function watchForm(): void {
  const watched: Watched['watched'] = { tap: 0, live: 0, firstLetter: 0 };
  Object.assign(window, { watched });
  document.addEventListener(
    'pointerdown',
    () => {
      watched.tap = watched.tap || performance.now();
    },
    true,
  );
  document.addEventListener(
    'input',
    () => {
      watched.firstLetter = watched.firstLetter || performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    const form = document.querySelector('[data-widget^=ContactForm]');
    if (form && form.getAttribute('data-widget-status') === 'ready') watched.live = watched.live || performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-widget-status'] });
}
