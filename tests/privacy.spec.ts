import { expect, type Page, test } from '@playwright/test';
import { EVERY_PAGE, open } from './accessibility/visit';

/** Everything that the page asks for from elsewhere. */
function foreignRequests(page: Page, site: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== new URL(site).origin) asked.push(request.url());
  });
  return asked;
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));

test('no page asks another site for anything before the visitor agrees, however far one scrolls', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const asked = foreignRequests(page, baseURL ?? '');
  for (const path of EVERY_PAGE) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(asked, path).toEqual([]);
  }
});

test('what the site stores on the visitor’s device is what the privacy page names, and nothing before the choice', async ({
  page,
}) => {
  await page.goto('/politique-confidentialite');
  const named = await page.locator('#stockage-du-navigateur tbody td:first-child').allTextContents();
  const refuse = page.getByRole('button', { name: 'Tout refuser' });
  await expect(refuse).toBeVisible();
  expect(await stored(page)).toEqual({ local: [], session: [], cookies: '' });

  await refuse.click();
  await expect(refuse).toBeHidden();
  await page.goto('/zones-intervention');
  await page.getByRole('tab', { name: 'Sud Vosges' }).click();
  await page.goto('/realisations');
  await page.locator('main a:has(img)').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/contact');
  await page.locator('form').getByRole('button').click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  expect(await stored(page)).toEqual({ local: named.sort(), session: [], cookies: '' });
});

test('the three choices weigh the same on the screen', async ({ page }) => {
  await page.goto('/');
  const choices = page.locator('[data-consent]');
  await expect(choices.first()).toBeVisible();
  const looks = await choices.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return JSON.stringify({
        color,
        backgroundColor,
        borderColor,
        fontSize,
        fontWeight,
        width: Math.round(width),
        height: Math.round(height),
      });
    }),
  );
  expect(new Set(looks).size).toBe(1);
});

test('closing the banner or scrolling on is no agreement, and stores nothing', async ({ page }) => {
  await page.goto('/contact');
  const close = page.getByRole('button', { name: 'Fermer sans choisir' });
  await close.click();
  await expect(close).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect((await stored(page)).local).toEqual([]);
});

test('who has agreed can take it back from any page, and the map goes', async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Carte</p>' }));
  await open(page, '/contact');
  const manage = page.getByRole('button', { name: 'Gérer mes cookies' });
  await manage.click();
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await manage.click();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
