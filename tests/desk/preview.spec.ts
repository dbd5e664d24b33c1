import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Route } from '@playwright/test';
import { typeset } from '../../components/typography/typeset';
import {
  clickButton,
  deferred,
  expectSaved,
  heading,
  openRecord,
  panel,
  statusLine,
  test,
  textOnPage,
} from './journey';

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
    // A field that takes the focus does not replace the request.
    await panel(page).getByLabel('Introduction').first().focus();
    arrive();
    await expect(site.locator('[data-bureau-vise]')).toHaveText(/^La charpente porte les tuiles/);
  });

  test('follows a link clicked right after typing, then opens the change', async ({ page, site }) => {
    const [saved, save] = deferred();
    const [arrived, arrive] = deferred();
    await page.route('**/bureau/change', (route) => saved.then(() => route.continue()));
    await page.route('**/realisations', (route) => arrived.then(() => route.continue().catch(() => {})));
    await clickButton(page, 'Ordinateur');
    await openRecord(page, /^Charpente/);
    await expect(site.getByRole('heading', { level: 1, name: /charpente/i })).toBeVisible();
    const saving = page.waitForRequest('**/bureau/change');
    await panel(page).getByLabel('Introduction').first().fill('La charpente porte tout.');
    await saving;
    const request = page.waitForRequest('**/realisations');
    await site.getByRole('link', { name: 'Réalisations', exact: true }).locator('visible=true').first().click();
    await request;
    save();
    await expectSaved(page);
    arrive();
    await expect(page.getByRole('button', { name: 'changer « Réalisations »' })).toBeVisible();
    await expect(site.getByRole('heading', { level: 1, name: 'Nos réalisations' })).toBeVisible();
    await clickButton(page, 'Modifications');
    await clickButton(panel(page), /^Ouvrir : .*Introduction/);
    await expect(site.locator('[data-bureau-vise]')).toHaveText('La charpente porte tout.');
    await expect(panel(page).locator(':focus')).toHaveValue('La charpente porte tout.');
  });

  test('sees a change made while the page with an earlier change arrives', async ({ page, site }) => {
    const [printed, markPrinted] = deferred();
    const [arrived, arrive] = deferred();
    await openRecord(page, /^Charpente/);
    await expect(site.getByRole('heading', { level: 1, name: /charpente/i })).toBeVisible();
    const holdPage = async (route: Route) => {
      const response = await route.fetch();
      markPrinted();
      await arrived;
      // The browser may have cancelled this request.
      await route.fulfill({ response }).catch(() => {});
    };
    await page.route('**/services/charpente', holdPage, { times: 1 });
    const introduction = panel(page).getByLabel('Introduction').first();
    await introduction.fill('La charpente porte tout.');
    await printed;
    const saved = page.waitForResponse('**/bureau/change');
    await introduction.fill('La charpente porte la neige.');
    await saved;
    await expectSaved(page);
    arrive();
    await expect(textOnPage(site, 'La charpente porte la neige.')).toBeVisible();
  });

  test('sees the field that he focuses while its page arrives', async ({ page, site }) => {
    const [arrived, arrive] = deferred();
    await openRecord(page, /^Charpente/);
    await expect(site.getByRole('heading', { level: 1, name: /charpente/i })).toBeInViewport();
    // The page has not loaded until its picture has.
    await page.route('**/services/charpente', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<img src="/en-route.png" alt=""></body>');
      await route.fulfill({ response, body });
    });
    await page.route('**/en-route.png', (route) => arrived.then(() => route.abort()));
    const request = page.waitForRequest('**/en-route.png');
    await panel(page).getByLabel('Introduction').first().fill('La charpente porte tout.');
    await request;
    const lastText = panel(page).locator('textarea').filter({ visible: true }).last();
    await lastText.focus();
    arrive();
    await expect(textOnPage(site, 'La charpente porte tout.')).toBeAttached();
    await expect(textOnPage(site, typeset(await lastText.inputValue())).first()).toBeInViewport();
  });

  test('sees an entry that he adds while its page arrives', async ({ page, site }) => {
    const [arrived, arrive] = deferred();
    await page.route('**/services/charpente', (route) => arrived.then(() => route.continue().catch(() => {})));
    const request = page.waitForRequest('**/services/charpente');
    await openRecord(page, /^Charpente/);
    await request;
    const items = panel(page).locator(`[data-path='["offers",0,"items"]']`).first();
    await items.locator('summary').first().click();
    await items.getByRole('button', { name: /^Ajouter/ }).click();
    await page.keyboard.type('Diagnostic offert');
    await clickButton(panel(page), 'Ajouter', true);
    await expect(statusLine(page)).toHaveText(/^Ajouté/);
    // The next change requests the page again.
    await panel(page).getByLabel('Introduction').first().fill('La charpente porte tout.');
    await expect(statusLine(page)).toHaveText(/^Enregistré/);
    arrive();
    await expect(site.locator('[data-bureau-vise]')).toHaveText('Diagnostic offert');
  });

  test('opens a town from the map, and sees that a page is missing', async ({ page, site }) => {
    await clickButton(page, 'Ordinateur');
    await openRecord(page, /^Page Zones/);
    await site.locator('svg a[href="/zones/vittel"]').click();
    await expect(site.getByRole('heading', { level: 1, name: /Vittel/ })).toBeVisible();
    const preview = page.getByRole('region', { name: 'Aperçu du site' });
    await expect(page.getByRole('button', { name: 'changer « Vittel »' })).toBeVisible();
    await page.frame({ url: /vittel/ })?.evaluate(() => location.replace('/zones/igney-le-vieux'));
    await expect(preview).toContainText('Cette page n’est pas dans le site : elle en a été retirée');
  });

  test('downloads the contact card with a changed name', async ({ page, site }) => {
    await clickButton(page, 'Ordinateur');
    await openRecord(page, 'L’entreprise');
    await panel(page).getByLabel('Nom commercial de l’entreprise').fill('Toitures du Durbion');
    await expectSaved(page);
    await openRecord(page, 'Page Contact');
    const card = site.locator('main a[href$=".vcf"]');
    const [download] = await Promise.all([page.waitForEvent('download'), card.click()]);
    expect(download.suggestedFilename()).toBe('toitures-du-durbion.vcf');
    expect(readFileSync(await download.path(), 'utf8')).toContain('FN:Toitures du Durbion');
    // The frame keeps its page, whose texts may still be edited.
    await site.getByRole('heading', { level: 1 }).click();
    await expect(panel(page).locator('textarea:focus, input:focus')).toBeVisible();
  });

  test('recovers from pages and searches that lost their connection', async ({ page, site }) => {
    const once = { times: 1 };
    await clickButton(page, 'Ordinateur');
    const hasErrorPage = () => page.frames().some((frame) => frame.url().startsWith('chrome-error:'));
    const titleOf = (town: string) => site.getByRole('heading', { level: 1, name: RegExp(town) });
    const fail = async (town: string, path: string) => {
      await page.route(path, (route) => route.abort('connectionrefused'), once);
      await openRecord(page, town);
      await expect.poll(hasErrorPage).toBe(true);
    };
    await page.route('**/zones/golbey', () => {}, once);
    const request = page.waitForRequest('**/zones/golbey');
    await openRecord(page, 'Golbey');
    await request;
    // The browser stops loading when the owner presses Escape.
    await (await page.context().newCDPSession(page)).send('Page.stopLoading');
    await openRecord(page, 'Golbey');
    await expect(titleOf('Golbey')).toBeVisible();
    await fail('Vittel', '**/zones/vittel');
    await openRecord(page, 'Vittel');
    await expect(titleOf('Vittel')).toBeVisible();
    await fail('Épinal', '**/zones/epinal');
    // The desk connects again when its tab is shown again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(titleOf('Épinal')).toBeVisible();

    await openRecord(page, 'Page d’accueil');
    await expect(titleOf('^Expert')).toBeVisible();
    await openRecord(page, 'Mots communs aux pages de villes');
    const search = () => clickButton(panel(page), 'Voir sur la page : Titre des autorisations');
    await page.route('**/zones/*', (route) => route.abort('connectionreset'), once);
    await search();
    await expect(statusLine(page)).toHaveText('Le bureau ne répond pas : la page n’a pas pu être cherchée.');
    // A link that is clicked during a search ends the search.
    const [answered, answer] = deferred();
    await page.route('**/zones/*', (route) => answered.then(() => route.continue()), once);
    const searching = page.waitForRequest('**/zones/*');
    await search();
    await searching;
    await site.getByRole('link', { name: 'Réalisations', exact: true }).locator('visible=true').first().click();
    await expect(titleOf('Nos réalisations')).toBeVisible();
    answer();
    await expect(statusLine(page)).toHaveText('');
    await expect(page.getByRole('button', { name: 'changer « Réalisations »' })).toBeVisible();
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

  test('sees the page again when the file of a photo returns', async ({ page, site, desk }) => {
    await openRecord(page, /^Charpente/);
    const title = site.getByRole('heading', { level: 1, name: /^Charpente/ });
    await expect(title).toBeVisible();
    const photo = join(desk.root, 'data/photos/service-charpente.jpg');
    const content = readFileSync(photo);
    rmSync(photo);
    const replacement = page.frameLocator('iframe').getByText('L’aperçu revient');
    await expect(replacement).toBeVisible();
    // A large file arrives in parts.
    writeFileSync(photo, content.subarray(0, content.length / 2));
    await expect(page.locator('[aria-busy=true] > iframe')).toBeAttached();
    await expect(replacement).toBeVisible();
    writeFileSync(photo, content);
    await expect(title).toBeVisible();
  });

  test('sees changes by hand although the event stream was refused once', async ({ page, site, desk }) => {
    const isStream = (url: string) => url.endsWith('/bureau/events');
    // The browser does not open a refused stream again.
    await page.route(
      ({ href }) => isStream(href),
      (route) => route.fulfill({ status: 503 }),
      { times: 1 },
    );
    const refusal = page.waitForResponse((response) => isStream(response.url()) && response.status() === 503);
    await page.reload();
    await refusal;
    const title = site.getByRole('heading', { level: 1 });
    await expect(title).toContainText('Expert');
    const text = desk.read('data/home.ts');
    desk.write('data/home.ts', text.replace('Expert en rénovation', 'Maître en rénovation'));
    await expect(title).toContainText('Maître');
    desk.write('data/home.ts', text);
    await expect(title).toContainText('Expert');
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
