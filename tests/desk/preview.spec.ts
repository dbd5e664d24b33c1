import { expect } from '@playwright/test';
import { clickButton, deferred, heading, openRecord, panel, test, textOnPage } from './journey';

test.describe('the owner in the preview', () => {
  test('opens the menu, follows a link, and may edit its text', async ({ page, site }) => {
    await textOnPage(site, 'Menu').click();
    await expect(page.getByRole('button', { name: 'changer « Menu »' })).toBeVisible();
    await expect(heading(page)).toContainText('Il reste');
    await textOnPage(site, 'Réalisations').click();
    await expect(site.getByRole('heading', { level: 1, name: 'Nos réalisations' })).toBeVisible();
    await clickButton(page, 'changer « Réalisations »');
    await expect(panel(page).locator(':focus')).toHaveValue('Réalisations');
  });

  test('sees where a field and a photo are on the page', async ({ page, site }) => {
    const highlighted = site.locator('[data-bureau-vise]');
    await openRecord(page, /^Charpente/);
    await panel(page).getByRole('button', { name: 'Voir sur la page : Introduction' }).click();
    await expect(highlighted).toHaveText(/^La charpente porte les tuiles/);
    // The search for a page must cope with the SVG links of the map on the open page.
    await openRecord(page, 'Page d’accueil');
    await expect(site.getByRole('heading', { level: 1, name: /^Expert/ })).toBeVisible();
    await openRecord(page, 'Mots communs aux pages de villes');
    await panel(page).getByRole('button', { name: 'Voir sur la page : Titre des autorisations' }).click();
    await expect(highlighted).toHaveText('Les autorisations à vérifier');
    await openRecord(page, 'Photos');
    const photo = panel(page).locator('details', { has: page.locator('img[src$="service-charpente.jpg"]') });
    await photo.locator('summary').click();
    await clickButton(page, 'Ordinateur');
    await clickButton(photo, /^Voir sur la page : Ce que/);
    await expect(highlighted).toHaveAttribute('src', /service-charpente/);
    await expect(highlighted).toBeInViewport();
  });

  test('sees a field that was requested before its page has a body', async ({ page, site }) => {
    const [arrived, arrive] = deferred();
    await page.route('**/services/charpente', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<head>', '<head><script src="/lent.js"></script>');
      await route.fulfill({ response, body });
    });
    // The browser parses the rest of the page after this script.
    await page.route('**/lent.js', (route) => arrived.then(() => route.fulfill({ body: '' })));
    const script = page.waitForRequest('**/lent.js');
    await openRecord(page, /^Charpente/);
    await script;
    await panel(page).getByRole('button', { name: 'Voir sur la page : Introduction' }).click();
    arrive();
    await expect(site.locator('[data-bureau-vise]')).toHaveText(/^La charpente porte les tuiles/);
  });

  test('keeps the field of the title in view while images load', async ({ page, site }) => {
    const [arrived, arrive] = deferred();
    await page.route('**/bureau/photo/*', (route) => arrived.then(() => route.continue()));
    await site.getByRole('heading', { level: 1 }).click();
    const field = panel(page).locator(':focus');
    await expect(field).toHaveValue(/^Expert en rénovation/);
    arrive();
    for (const image of await panel(page).locator('img').all()) await expect(image).toHaveJSProperty('complete', true);
    await expect(field).toBeInViewport({ ratio: 1 });
  });

  test('sees a loading message until the page has loaded', async ({ page }) => {
    const [arrived, arrive] = deferred();
    await page.route('**/zones/golbey', (route) => arrived.then(() => route.continue()));
    await openRecord(page, 'Golbey');
    const preview = page.getByRole('region', { name: 'Aperçu du site' });
    await expect(preview).toContainText('La page arrive…');
    arrive();
    await expect(preview).toContainText('Cliquez pour changer.');
    await expect(preview.getByText('Golbey', { exact: true })).toBeVisible();
  });

  test('clicks the roof drawing, edits its text, opens its whole page', async ({ page, site }) => {
    await clickButton(page, 'Ordinateur');
    const layer = site.locator('#pieces h3').first();
    const title = await layer.innerText();
    await layer.click();
    await expect(panel(page).locator('input:focus, textarea:focus')).toHaveValue(title);
    await clickButton(page, 'Toute sa fiche : Page d’accueil');
    await expect(heading(page)).toHaveText('Page d’accueil');
    // Ctrl+Z in a text field removes the whole typed word, not its last letter.
    await panel(page).locator('textarea').first().focus();
    await page.keyboard.type('Bonjour');
    await page.keyboard.press('Control+z');
    await expect(page.locator(':focus')).not.toHaveValue(/Bonjou/);
    // The frame is not higher than the available space.
    expect((await page.locator('iframe').boundingBox())?.height).toBeLessThan(900);
  });
});
