import { BANDS, expect, ONE_OF_EACH, SERVICE, site, TOWN, test, waitForWidget } from './browser/fixtures';

const visibilities = (bands: Element[]) => bands.map((band) => getComputedStyle(band).contentVisibility);

test.describe('Bands far from the window', { tag: '@phone' }, () => {
  test('are skipped at load and laid out in idle time', async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      Object.assign(window, {
        requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback),
        passIdleTime: () => {
          for (let next = waiting.shift(); next; next = waiting.shift())
            next({ didTimeout: false, timeRemaining: () => 9 });
        },
      });
    });
    for (const path of ['/', SERVICE, TOWN]) {
      await page.goto(path);
      await waitForWidget(page, 'SiteHeader');
      const left = (await page.locator(BANDS).evaluateAll(visibilities)).filter((value) => value === 'auto').length;
      expect(left, path).toBeGreaterThanOrEqual(4);
      await page.evaluate(() => (window as unknown as { passIdleTime: () => void }).passIdleTime());
      expect(await page.locator(BANDS).evaluateAll(visibilities), path).not.toContain('auto');
    }
  });

  test('are all laid out without any scrolling', async ({ page }) => {
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      await expect
        .poll(async () => (await page.locator(BANDS).evaluateAll(visibilities)).includes('auto'), path)
        .toBe(false);
    }
  });

  test('are reached by a fragment of the URL', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    for (const address of ['/#pieces', `${SERVICE}#devis`, site.urgentLink.href]) {
      await page.goto(address);
      const target = page.locator(new URL(address, 'http://localhost').hash);
      await expect(target, address).toBeInViewport();
      const top = await target.evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs(top), address).toBeLessThanOrEqual(150);
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
