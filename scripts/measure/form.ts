import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, type NetworkProfile } from './phone';
import { visit } from './visit';

/** What a visitor of the form sees between the first tap and the live form. */
type FormStart = {
  /** Milliseconds from the tap until the form's own code answers. */
  live: number;
  /** Milliseconds from the tap until the first letter stands in the field. */
  firstLetter: number;
  /** True where everything that was typed meanwhile is still there. */
  isKept: boolean;
  /** True where a submit before the form was live was answered with its messages once it was. */
  isSubmitAnswered: boolean;
};

const TYPED = 'Jeanne Exemple';

/** Opens the contact page on this network, goes to its form at once, types, and submits before the form is live. */
export function startForm(browser: Browser, site: string, network: NetworkProfile): Promise<FormStart> {
  const options = { connection: network.connection, network, cpuSlowdown: CPU_SLOWDOWN };
  return visit(browser, `${site}/contact`, options, async ({ page }) => {
    await page.evaluate(watchForm);
    const name = page.locator('main form [name=name]');
    await name.scrollIntoViewIfNeeded();
    await name.tap();
    await page.keyboard.type(TYPED);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-widget^=ContactForm][data-widget-status=ready]', { timeout: 60_000 });
    const isSubmitAnswered = await page.waitForSelector('[id$=message-error]', { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    const { tap, live, firstLetter } = await page.evaluate(() => (window as unknown as Watched).watched);
    const isKept = (await name.inputValue()) === TYPED;
    return { live: live - tap, firstLetter: firstLetter - tap, isKept, isSubmitAnswered };
  });
}

type Watched = { watched: { tap: number; live: number; firstLetter: number } };

function watchForm(): void {
  const watched: Watched['watched'] = { tap: 0, live: 0, firstLetter: 0 };
  Object.assign(window, { watched });
  const first = { capture: true, once: true };
  document.addEventListener('pointerdown', () => Object.assign(watched, { tap: performance.now() }), first);
  document.addEventListener('input', () => Object.assign(watched, { firstLetter: performance.now() }), first);
  new MutationObserver(() => {
    if (document.querySelector('[data-widget^=ContactForm][data-widget-status=ready]'))
      watched.live = watched.live || performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-widget-status'] });
}
