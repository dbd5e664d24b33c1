import { expect, ONE_OF_EACH, open, test } from './browser/fixtures';

test.use({ expectedComplaints: /status of 404/ });

/** Pixels that a thumb needs. */
const THUMB = 44;

test('every link and button that stands alone is high enough for a thumb', { tag: '@phone' }, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...ONE_OF_EACH, '/plan-du-site', '/services/reparations-diverses']) {
      await open(page, path);
      const low = await page.evaluate((least) => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
        const pressed = Array.from(document.querySelectorAll<HTMLElement>('a[href], button, summary'));
        return pressed
          .filter((element) => element.getClientRects().length > 0 && !element.closest('svg'))
          .filter((element) => {
            // The whole card is the target.
            const over = getComputedStyle(element, '::after');
            const isSpread = element.tagName === 'A' && over.position === 'absolute' && over.content !== 'none';
            // Within a sentence a link is as high as its line.
            const around = element.closest('p, li, dd, td, div')?.textContent.trim().length ?? 0;
            const isInSentence =
              getComputedStyle(element).display === 'inline' && around > element.textContent.trim().length + 25;
            return !isSpread && !isInSentence && Math.round(element.getBoundingClientRect().height) < least;
          })
          .map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`);
      }, THUMB);
      expect.soft(low, `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('who is in danger calls 18 or 112 with one touch', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/services/reparations-diverses');
  for (const number of ['18', '112']) {
    await expect(page.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`);
  }
});

test('a thumb on the map of a phone leads nowhere: the names stand beside it', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/zones/gerardmer');
  const dots = page.locator('main svg a');
  expect(await dots.count()).toBeGreaterThan(0);
  const answering = await dots.evaluateAll((all) =>
    all.filter((dot) => getComputedStyle(dot).pointerEvents !== 'none'),
  );
  expect(answering).toEqual([]);
});
