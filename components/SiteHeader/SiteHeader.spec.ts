import type { Locator, Page } from '@playwright/test';
import { servicePath } from '../../data/model/site/services';
import {
  copy,
  delayRequests,
  expect,
  goBack,
  open,
  SCRIPTS,
  site,
  stopClock,
  test,
} from '../../tests/browser/fixtures';

const { urgentLink } = site;
const { services } = site;
const linkTo = (page: Page, { slug }: { slug: string }) => page.locator(`#menu a[href="${servicePath(slug)}"]`);
const { menu: openMenu, close, closeMenu, home, gallery, contact } = copy.siteHeader;

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test.describe('The header', () => {
  test('is transparent down to 50 px and solid beyond, at once', async ({ page }) => {
    await open(page, '/');
    const header = page.locator('header');
    await expect(header).toHaveCSS('background-color', TRANSPARENT);
    const ground = await header.evaluate(async (element) => {
      window.scrollTo(0, 51);
      await new Promise(requestAnimationFrame);
      return getComputedStyle(element).backgroundColor;
    });
    expect(ground).toBe(WHITE);
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(header).toHaveCSS('background-color', TRANSPARENT);
  });

  test('stays at the top, and is solid after a reload halfway down', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    expect(await page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
    await expect(page.locator('header')).toHaveCSS('background-color', WHITE);
  });

  test('has the right background after going back and forward', {
    tag: ['@phone', '@whole-browser'],
  }, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 900));
    // Leaves by a link, as visitors do. If the test navigated directly, the browser might not yet have stored the
    // scroll position of the page.
    await page
      .locator('main a[href="/contact"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('header')).toHaveCSS('background-color', TRANSPARENT);
    await goBack(page);
    await expect(page).toHaveURL('/');
    await expect(page.locator('header')).toHaveCSS('background-color', WHITE);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('header')).toHaveCSS('background-color', TRANSPARENT);
  });

  test('is readable on a scrolled page before any script has loaded', { tag: '@phone' }, async ({ page }) => {
    const releaseRequests = await delayRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.locator('header')).toHaveCSS('background-color', WHITE);
    releaseRequests();
  });

  test.describe('if no script loads', () => {
    test.use({ expectedConsoleErrors: /ERR_FAILED/ });

    test('is solid once everything else has loaded', { tag: '@phone' }, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('header')).toHaveCSS('background-color', WHITE);
    });
  });

  test('underlines only the current page in the menu', async ({ page, isMobile }) => {
    for (const path of ['/', '/realisations', servicePath(services[0]!.slug)]) {
      await open(page, path);
      if (isMobile) await page.getByRole('button', { name: openMenu, exact: true }).tap();
      else await page.locator('header summary').press('Enter');
      const areCurrent = await page
        .locator('#menu :is(a, summary, li)')
        .evaluateAll((entries) =>
          entries
            .filter((entry) => getComputedStyle(entry).backgroundImage !== 'none')
            .map((entry) => entry.hasAttribute('aria-current') || entry.hasAttribute('data-current')),
        );
      expect(areCurrent, path).toEqual(path.startsWith('/services/') ? [true, true] : [true]);
    }
  });

  test('fits on one line at every width without a menu toggle', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/');
    for (const width of [768, 820, 899, 900, 1023, 1024, 1199, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('#menu').getByRole('link', { name: gallery })).toBeVisible();
      const header = await page.locator('header').evaluate((element) => [element.scrollWidth, element.clientHeight]);
      expect.soft(header, `${width} px`).toEqual([width, 68]);
    }
  });
});

/** Moves the mouse to the target in one step, without waiting for anything. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('The services dropdown on a wide screen', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => open(page, '/'));

  test('stays open while the mouse moves diagonally to the panel', async ({ page }) => {
    const last = linkTo(page, services.at(-1)!);
    await page.locator('header summary').hover();
    await stopClock(page);
    await moveTo(page, page.locator('#menu').getByRole('link', { name: contact, exact: true }));
    await page.clock.runFor(200);
    await moveTo(page, last);
    await page.clock.runFor(1000);
    await expect(last).toBeVisible();
    await last.click();
    await expect(page).toHaveURL(`/services/${services.at(-1)!.slug}`);
  });

  test('stays open if the keyboard opens it just after the mouse left', async ({ page }) => {
    const [summary, dropdown] = [page.locator('header summary'), page.locator('[data-services]')];
    await summary.hover();
    await stopClock(page);
    await page.mouse.move(640, 800);
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await expect(dropdown).not.toHaveAttribute('open');
    await summary.press('Enter');
    await page.clock.runFor(1000);
    await expect(dropdown).toHaveAttribute('open');
  });

  test('closes on mouse leave, focus leave, outside click and Escape', async ({ page }) => {
    const [summary, dropdown] = [page.locator('header summary'), page.locator('[data-services]')];
    await summary.click();
    await expect(dropdown).toHaveAttribute('open');
    await summary.click();
    await expect(dropdown).not.toHaveAttribute('open');
    await page.mouse.move(640, 800);
    await summary.hover();
    await expect(dropdown).toHaveAttribute('open');
    await page.mouse.move(640, 800);
    await expect(dropdown).not.toHaveAttribute('open');
    await summary.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dropdown.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(dropdown).not.toHaveAttribute('open');
    await expect(page.locator('#menu').getByRole('link', { name: home, exact: true })).toBeFocused();
    for (const type of ['click', 'touchstart']) {
      await summary.press('Enter');
      await page.locator('main').dispatchEvent(type);
      await expect(dropdown).not.toHaveAttribute('open');
    }
  });

  test('is closed after the visitor goes back', { tag: '@whole-browser' }, async ({ page }) => {
    await page.locator('header summary').click();
    await linkTo(page, services[0]!).click();
    await expect(page).toHaveURL(`/services/${services[0]!.slug}`);
    await page.mouse.move(640, 800);
    await goBack(page);
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-services]')).not.toHaveAttribute('open');
  });

  test('closes after a link to the current page without covering its target', async ({ page }) => {
    const { pathname, hash } = new URL(urgentLink.href, 'http://localhost');
    await open(page, pathname);
    for (const byKeyboard of [false, true]) {
      await page.locator('header summary').press('Enter');
      const link = page.locator(`#menu a[href="${urgentLink.href}"]`);
      await (byKeyboard ? link.press('Enter') : link.click());
      await expect(page).toHaveURL(urgentLink.href);
      await expect(page.locator('[data-services]')).not.toHaveAttribute('open');
      const title = page.locator(hash).getByRole('heading').first();
      expect(
        await title.evaluate((heading) => {
          const { left, top } = heading.getBoundingClientRect();
          return document.elementFromPoint(left + 5, top + 5) === heading;
        }),
      ).toBe(true);
    }
  });

  test.describe('on a tablet', () => {
    test.use({ hasTouch: true });

    test('opens and closes by touch, also by a touch outside', async ({ page }) => {
      const dropdown = page.locator('[data-services]');
      await page.locator('header summary').tap();
      await expect(dropdown).toHaveAttribute('open');
      await page.locator('header summary').tap();
      await expect(dropdown).not.toHaveAttribute('open');
      await page.locator('header summary').tap();
      await expect(dropdown).toHaveAttribute('open');
      await page.touchscreen.tap(640, 850);
      await expect(dropdown).not.toHaveAttribute('open');
    });
  });
});

test.describe('The menu on a narrow screen', { tag: '@phone' }, () => {
  test('closes when a link is followed, also after going back', { tag: '@whole-browser' }, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: openMenu, exact: true }).tap();
    await page.locator('#menu').getByRole('link', { name: contact, exact: true }).tap();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('#menu')).toBeHidden();
    await goBack(page);
    await expect(page).toHaveURL('/');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('button', { name: openMenu, exact: true })).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens with its services, and closes with Escape or outside', async ({ page }) => {
    await open(page, '/contact');
    const [toggle, menu] = [page.locator('[data-menu-toggle]'), page.locator('#menu')];
    const service = linkTo(page, services[0]!);
    await expect(toggle).toHaveAttribute('aria-controls', 'menu');
    for (const key of [' ', 'Enter']) {
      await toggle.press(key);
      await expect(service).toBeVisible();
      await expect(page.getByRole('button', { name: close, exact: true, expanded: true })).toBeVisible();
      await toggle.press(key);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('button', { name: openMenu, exact: true, expanded: false })).toBeVisible();
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await toggle.tap();
    await page.locator('header summary').tap();
    await expect(service).toBeHidden();
    await menu.getByRole('link', { name: contact, exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.tap();
    await page.locator('main').dispatchEvent('touchstart');
    await expect(menu).toBeHidden();
    // Simulates entering the back/forward cache, which tests do not use.
    await toggle.tap();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(menu).toBeHidden();
  });

  test('ends above the toolbars of the browser', async ({ page }) => {
    await open(page, '/contact');
    const limits = await page.locator('#menu').evaluate((menu) =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) =>
          rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches ? [...rule.cssRules] : rule,
        )
        .flatMap((rule) =>
          rule instanceof CSSStyleRule && menu.matches(rule.selectorText) ? rule.style.maxHeight : '',
        )
        .filter((limit) => limit !== ''),
    );
    // No browser under test has such toolbars. On a phone 100vh includes the area below the toolbars, so the limit must
    // use 100dvh.
    expect(limits).toEqual([expect.stringContaining('100dvh')]);
  });

  test('appears below 768 px and closes when the phone is rotated', async ({ page }) => {
    await open(page, '/contact');
    await page.setViewportSize({ width: 767, height: 390 });
    await page.getByRole('button', { name: openMenu, exact: true }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await page.setViewportSize({ width: 768, height: 390 });
    await expect(page.locator('[data-menu-toggle]')).toBeHidden();
    await expect(page.locator('[data-services]')).not.toHaveAttribute('open');
    await expect(page.locator('header')).toHaveCSS('background-color', TRANSPARENT);
    await page.setViewportSize({ width: 767, height: 390 });
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('stays open when the scripts load, and can then be closed', async ({ page }) => {
    const releaseRequests = await delayRequests(page, SCRIPTS);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByRole('link', { name: openMenu, exact: true }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    releaseRequests();
    await page.getByRole('button', { name: close, exact: true }).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page).toHaveURL('/contact');
  });

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes by links, under a solid header', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.locator('header')).toHaveCSS('background-color', WHITE);
      await page.getByRole('link', { name: openMenu, exact: true }).tap();
      await expect(page.locator('#menu')).toBeVisible();
      await page.locator('header summary').tap();
      await expect(linkTo(page, services[0]!)).toBeVisible();
      await page.getByRole('link', { name: closeMenu }).tap();
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
});
