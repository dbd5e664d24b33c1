import { expect, type Page, test } from '@playwright/test';
import { typeset } from '../components/typography/typeset';
import { copy, site } from './browser/fixtures';

const readStorage = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));

test('the site stores only what the privacy page lists, after the choice', {
  tag: ['@phone', '@whole-browser'],
}, async ({ page }) => {
  await page.goto('/politique-confidentialite');
  const listedKeys = await page.locator('#stockage-du-navigateur tbody td:first-child').allTextContents();
  const refuseButton = page.getByRole('button', { name: copy.cookieBanner.declined });
  await expect(refuseButton).toBeVisible();
  expect(await readStorage(page)).toEqual({ local: [], session: [], cookies: '' });

  await refuseButton.click();
  await expect(refuseButton).toBeHidden();
  await page.goto('/zones-intervention');
  await page.getByRole('tab', { name: typeset(site.zones[1]!.label) }).click();
  await page.goto('/realisations');
  await page.locator('main a:has(img)').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/contact');
  await page.locator('form').getByRole('button').click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  expect(await readStorage(page)).toEqual({ local: listedKeys.sort(), session: [], cookies: '' });
});
