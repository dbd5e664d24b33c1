import { BANDS, expect, ONE_OF_EACH, SERVICE, site, TOWN, test, waitForWidget } from './browser/fixtures';

const contentVisibilitiesOf = (bands: Element[]) => bands.map((band) => getComputedStyle(band).contentVisibility);

test.describe('Bands far from the window', { tag: '@phone' }, () => {
  test('are skipped at load and laid out in idle time', async ({ page }) => {
    await page.addInitScript(() => {
      const idleCallbacks: IdleRequestCallback[] = [];
      Object.assign(window, {
        requestIdleCallback: (callback: IdleRequestCallback) => idleCallbacks.push(callback),
        passIdleTime: () => {
          for (let next = idleCallbacks.shift(); next; next = idleCallbacks.shift())
            next({ didTimeout: false, timeRemaining: () => 9 });
        },
      });
    });
    for (const path of ['/', SERVICE, TOWN]) {
      await page.goto(path);
      await waitForWidget(page, 'SiteHeader');
      const skippedCount = (await page.locator(BANDS).evaluateAll(contentVisibilitiesOf)).filter(
        (value) => value === 'auto',
      ).length;
      expect(skippedCount, path).toBeGreaterThanOrEqual(4);
      await page.evaluate(() => (window as unknown as { passIdleTime: () => void }).passIdleTime());
      expect(await page.locator(BANDS).evaluateAll(contentVisibilitiesOf), path).not.toContain('auto');
    }
  });

  test('are all laid out without any scrolling', async ({ page }) => {
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      await expect
        .poll(async () => (await page.locator(BANDS).evaluateAll(contentVisibilitiesOf)).includes('auto'), path)
        .toBe(false);
    }
  });

  test('are laid out for a fragment of the URL', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    for (const path of ['/#pieces', `${SERVICE}#devis`, site.urgentLink.href]) {
      await page.goto(path);
      const target = page.locator(new URL(path, 'http://localhost').hash);
      await expect(target, path).toBeInViewport();
      const top = await target.evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs(top), path).toBeLessThanOrEqual(150);
    }
  });
});

test('bands do not clip the slopes above them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const bands = await page.locator(BANDS).evaluateAll((all) =>
    all
      .map((band) => ({
        margin: Number.parseFloat(getComputedStyle(band).getPropertyValue('overflow-clip-margin')),
        slope: getComputedStyle(band, '::before'),
      }))
      .filter(({ slope }) => slope.clipPath.startsWith('polygon'))
      .map(({ margin, slope }) => ({ margin, height: Number.parseFloat(slope.height) })),
  );
  expect(bands.length).toBeGreaterThan(0);
  for (const { margin, height } of bands) expect(margin).toBeGreaterThanOrEqual(height);
});
