import { townPath } from '../../data/model/site/zones';
import { slugOf } from '../../data/model/text/slug';
import {
  copy,
  delayRequests,
  expect,
  goBack,
  open,
  SCRIPTS,
  site,
  test,
  waitForWidget,
} from '../../tests/browser/fixtures';
import { typeset } from '../typography/typeset';

const { redirects, zones } = site;
const PAGE = '/zones-intervention';
const labels = zones.map(({ label }) => typeset(label));
const second = labels[1]!;
const last = labels.at(-1)!;
/** The inline script of the tabs. */
const TABS_SCRIPT = /<script>(?=[^<]*tablist)[^<]*<\/script>/;

test.describe('The zone tabs', () => {
  test('keep the selected tab after a reload and after going back', { tag: ['@phone', '@whole-browser'] }, async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.getByRole('tab', { name: last }).click();
    await expect(page).toHaveURL(`${PAGE}#${slugOf(last)}`);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(last);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(townPath(zones.at(-1)!.towns[0]!.slug));
    await goBack(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(last);
    await expect(page.getByRole('tabpanel', { name: last })).toBeVisible();
  });

  test('work without a request, before any other script', { tag: '@phone' }, async ({ page }) => {
    const releaseRequests = await delayRequests(page, SCRIPTS);
    await page.goto(PAGE, { waitUntil: 'commit' });
    const card = page.locator(`main h3 a[href="${townPath(zones[1]!.towns[0]!.slug)}"]`);
    await expect(card).toBeHidden();
    await page.getByRole('tab', { name: second }).click();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}#${slugOf(second)}`);
    releaseRequests();
    await waitForWidget(page, 'SiteHeader');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(second);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  test.describe('if no other script arrives', { tag: '@phone' }, () => {
    test.use({ expectedConsoleErrors: /ERR_FAILED/ });

    test('still work', async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(PAGE);
      await page.getByRole('tab', { name: last }).click();
      await expect(page.getByRole('tabpanel', { name: last })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    });
  });

  test('do not move the page when their script runs', async ({ page }) => {
    const card = page.locator(`main h3 a[href="${townPath(zones[0]!.towns[0]!.slug)}"]`);
    const measure = async () => {
      await open(page, PAGE);
      // Before the heading font has loaded, names have the width of the fallback font.
      await page.evaluate(() => document.fonts.ready);
      return {
        card: await card.boundingBox(),
        height: await page.locator('main').evaluate((main) => main.clientHeight),
      };
    };
    const finalState = await measure();
    await page.route(PAGE, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(TABS_SCRIPT, '') });
    });
    expect(await measure()).toEqual(finalState);
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('stay in view if the URL leads to their zone', { tag: '@phone' }, async ({ page }) => {
    await open(page, `${PAGE}#${slugOf(last)}`);
    await expect(page.getByRole('tab', { name: last, selected: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tabpanel', { name: last })).toBeInViewport();
  });

  test('leave shortcuts of the browser alone', { tag: '@desktop' }, async ({ page }) => {
    await open(page, PAGE);
    const tab = page.getByRole('tab').first();
    await tab.focus();
    for (const shortcut of ['Alt+ArrowLeft', 'Control+End', 'Meta+ArrowRight', 'Shift+End']) {
      await page.keyboard.press(shortcut);
      await expect(tab, shortcut).toBeFocused();
      await expect(tab, shortcut).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('are one Tab stop with arrow keys and add no history', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, PAGE);
    const steps = await page.evaluate(() => history.length);
    const tabs = page.getByRole('tablist', { name: copy.zoneTabs }).getByRole('tab');
    await tabs.first().focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', -1],
      ['ArrowRight', 0],
      ['ArrowLeft', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      const tab = tabs.nth(index);
      await expect(tab).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(labels.at(index)!);
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(labels.at(index)!);
      await expect(page.getByRole('tabpanel')).toHaveId((await tab.getAttribute('aria-controls'))!);
      await expect(page).toHaveURL(`${PAGE}#${slugOf(labels.at(index)!)}`);
    }
    await tabs.nth(2).focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(labels[2]!);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('follow the URL fragment if it names a zone', { tag: '@phone' }, async ({ page }) => {
    await open(page, `${PAGE}#contenu`);
    for (const [fragment, label] of [
      ['#n-existe-pas', labels[0]!],
      [`#${slugOf(second)}`, second],
      ['#contenu', second],
    ] as const) {
      await page.evaluate((hash) => location.assign(hash), fragment);
      await expect(page).toHaveURL(PAGE + fragment);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
    }
  });

  test('are reached by redirects from all former URLs', { tag: '@phone' }, async ({ page }) => {
    for (const [formerUrl, url] of Object.entries(redirects)) {
      await page.goto(formerUrl);
      await expect(page).toHaveURL(url);
    }
  });
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the zone list links to all zones with all their towns', async ({ page }) => {
    await page.goto(PAGE);
    for (const { label, towns } of zones) {
      await expect(page.getByRole('heading', { name: typeset(label), level: 2 })).toBeVisible();
      for (const { slug, neighbours } of towns) {
        const card = page.locator('main li', { has: page.locator(`> h3 > a[href="${townPath(slug)}"]`) });
        await expect(card.getByRole('listitem').filter({ visible: true })).toHaveCount(neighbours.length);
      }
    }
    await page.getByRole('link', { name: last }).click();
    await expect(page).toHaveURL(`${PAGE}#${slugOf(last)}`);
    await expect(page.getByRole('heading', { name: last })).toBeInViewport();
  });
});
