import { expect, type Page } from '@playwright/test';
import { clickButton, deferred, expectSaved, heading, openRecord, panel, statusLine, test } from './journey';

test.describe('the owner edits towns and services', () => {
  test('adds a town with its page, its map point and its tab', async ({ page, site, desk }) => {
    const zones = desk.read('data/zones.ts');
    await clickButton(page, 'Toutes les fiches');
    await clickButton(panel(page), 'Ajouter une ville');
    await panel(page).getByLabel('Nom de la ville').fill("le val d'ajol");
    await expect(panel(page).getByText('Cette page existe déjà')).toBeVisible();
    await panel(page).getByLabel('Nom de la ville').fill('saint die');
    await expect(panel(page).getByText('Cette page existe déjà')).toBeVisible();
    await panel(page).getByLabel('Nom de la ville').fill('thilot');
    await expect(panel(page).getByRole('button', { name: 'Non : « thilot »' })).toBeVisible();
    await panel(page).getByLabel('Nom de la ville').press('Enter');
    // The preview shows the page with its own neighbours, and the texts of the model page pale.
    await expect(site.getByRole('heading', { level: 1, name: /au Thillot/ })).toBeVisible();
    await expect(site.getByText('Fresse-sur-Moselle')).toBeVisible();
    await expect(site.getByText('Vagney s’étire')).toHaveCSS('opacity', '0.45');
    // Public facts are already filled in.
    const knownFacts = {
      'Nom avec « de »': 'du Thillot',
      'Code postal': '88160',
      Latitude: '47,879',
      Longitude: '6,763',
    };
    for (const [label, value] of Object.entries(knownFacts))
      await expect(panel(page).getByLabel(label)).toHaveValue(value);
    await expect(panel(page).getByLabel('Titre dans Google')).toHaveValue('Couvreur au Thillot : toiture et façade');
    await expect(panel(page).getByText('Il reste 5 informations à donner')).toBeVisible();
    expect(desk.read('data/brouillons/towns/le-thillot.ts')).toMatch(
      /neighbours: \[\s*\{ name: 'Fresse-sur-Moselle', km: 1.7 \}/,
    );
    await site.getByText('Vagney s’étire').click();
    await expect(panel(page).locator(':focus')).toHaveValue('');
    await expect(heading(page)).toHaveText('Le Thillot : brouillon');
    await clickButton(panel(page), 'Mettre la page sur le site');
    await expect(panel(page).getByText('Ce texte est vide').first()).toBeVisible();
    expect(desk.read('data/zones.ts')).toBe(zones);
    // The draft keeps its texts when it is opened again.
    await expect(panel(page).getByText(/Le modèle dit\s: «\sVagney s.étire/)).toHaveCount(2);
    await panel(page).getByLabel('Introduction › Paragraphe 1').fill('Le bourg est');
    // The field that loses the focus must not move the button before the click.
    const last = panel(page).locator('textarea').filter({ visible: true }).last();
    await last.fill('Du **bois**');
    await expectSaved(page);
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    // In place of an invalid text, the preview keeps the text of the model page, still pale.
    await expect(site.getByText('Solins, noues et gouttières')).toHaveCSS('opacity', '0.45');
    await clickButton(panel(page), 'Mettre la page sur le site');
    await expect(panel(page).locator('[aria-invalid]').first()).toBeFocused();
    await panel(page).getByText('Toute la page').click();
    await panel(page).getByLabel('Quand faire quoi').fill('Du printemps à l’automne.');
    await expect.poll(() => desk.read('data/brouillons/towns/le-thillot.ts')).toContain('Du printemps');
    // The phone layout folds this text. The preview opens the fold while the owner edits it, and keeps it open.
    await expect(site.getByText('Du printemps à l’automne.')).toBeInViewport();
    await openRecord(page, 'Vagney');
    await expect(site.getByText('Du printemps à l’automne.')).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await page.reload();
    await expect(heading(page)).toHaveText('Le Thillot : brouillon');
    await expect(site.getByText('Du printemps à l’automne.')).toHaveCount(1);
    await expect(panel(page).getByLabel('Quand faire quoi')).toHaveValue('Du printemps à l’automne.');
    await expect(panel(page).getByLabel('Introduction › Paragraphe 1')).toHaveValue('Le bourg est');
    await fillIn(page);
    const filledTexts = site.getByText('un toit de tuiles après l’autre');
    await expect(filledTexts).toHaveCount(5);
    await expect(filledTexts.first()).toHaveCSS('opacity', '1');
    // The preview scrolls to the text that is being edited.
    await expect(filledTexts.last()).toBeInViewport();
    await panel(page).getByLabel('Introduction › Paragraphe 1').focus();
    await expect(filledTexts.first()).toBeInViewport();
    const heroImage = site.locator('main img').first();
    await heroImage.click();
    await expect(panel(page).getByLabel('Photo du haut de la page')).toBeFocused();
    await page.keyboard.press('Enter');
    await clickButton(panel(page), /^Maison de village/);
    await expect(heroImage).toHaveAttribute('alt', /Maison de village/);
    await expect(panel(page).getByLabel('Onglet de la page des zones')).toHaveValue('Autres secteurs');
    await expect(panel(page).getByText('Rien ne manque')).toBeVisible();
    await clickButton(panel(page), 'Mettre la page sur le site');
    await expect(heading(page)).toHaveText('Le Thillot');
    await expect(site.locator('link[rel=canonical][href$="/zones/le-thillot"]')).toHaveCount(1);
    await expect(site.getByRole('heading', { level: 1, name: /au Thillot/ })).toBeVisible();
    expect(desk.read('data/towns/le-thillot.ts')).toContain("postalCode: '88160'");
    // «Le climat» and the services are long enough for a fold; the roofs have one sentence only.
    await expect(site.getByText('Tout lire')).toHaveCount(2);
    await page.goBack();
    await expect(heading(page)).toHaveText('Le Thillot');
    expect(desk.read('data/zones.ts')).toBe(zones.replace("'vagney']", "'vagney', 'le-thillot']"));
    const list = await (await fetch(new URL('/zones-intervention', desk.url))).text();
    expect(list.match(/href="\/zones\/le-thillot"/g)?.length).toBeGreaterThan(1);
    await clickButton(page, 'Annuler');
    await expect.poll(() => desk.read('data/zones.ts')).toBe(zones);
    expect(desk.read('data/brouillons/towns/le-thillot.ts')).toContain('88160');
  });

  test('withdraws a service after reading the consequences, and restores it', async ({ page, desk }) => {
    const filesBefore = desk.all();
    await openRecord(page, 'L’entreprise');
    await panel(page).getByLabel('Forme juridique').fill('artisan');
    await expectSaved(page);
    await openRecord(page, 'Rénovation');
    await clickButton(panel(page), 'Retirer ce service du site…');
    await expect(panel(page).getByText('À changer d’abord')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Retirer ce service', exact: true })).toBeDisabled();
    // A service that the list already has is not offered again.
    const offeredServices = panel(page).getByLabel('Service 1').getByRole('option');
    await expect(offeredServices.filter({ hasText: 'Peinture' })).toHaveCount(1);
    await expect(offeredServices.filter({ hasText: 'Charpente' })).toHaveCount(0);
    await openRecord(page, 'Peinture et lasure');
    await clickButton(panel(page), 'Retirer ce service du site…');
    await expect(panel(page).getByText(/Sera retiré de ces listes \(\d+\)/)).toBeVisible();
    await clickButton(panel(page), 'Retirer ce service', true);
    await expect(page.getByText('Retiré du site : Peinture')).toBeVisible();
    expect(desk.read('data/redirects.ts')).toContain("'/services/peinture-boiserie': '/'");
    for (const path of ['/', '/zones/epinal', '/plan-du-site'])
      expect(await (await fetch(new URL(path, desk.url))).text()).toMatch(/^(?![^]*peinture-boiserie")[^]*<\/html>/);
    // A withdrawn page can be restored after the undo history has ended. Texts that mention it are still listed.
    await clickButton(page, 'Modifications');
    await expect(panel(page).getByText(/Ces textes en parlent encore : relisez-les \(\d+\)/)).toBeVisible();
    await clickButton(panel(page), /^Reprendre : Peinture/);
    await expect(panel(page)).toContainText('Rien ne manque');
    await clickButton(panel(page), 'Mettre la page sur le site');
    await expect(heading(page)).toHaveText('Peinture et lasure des boiseries extérieures');
    expect(desk.read('data/services.ts')).toContain("'peinture-boiserie'");
    await expect(panel(page).getByRole('button', { name: 'Sur l’accueil : pas montré' })).toBeVisible();
    for (const step of ['la page', 'le brouillon', 'le retrait de']) {
      await clickButton(page, 'Annuler');
      await expect(statusLine(page)).toHaveText(`Annulé : ${step} « Peinture et lasure des boiseries extérieures »`);
    }
    await clickButton(page, 'Toutes les fiches');
    await expect(panel(page).getByRole('button', { name: 'Peinture et lasure' }).first()).toBeVisible();
    await clickButton(page, 'Annuler');
    await expect.poll(() => desk.all()).toEqual(filesBefore);
  });

  test('stays in a view opened during a withdrawal', async ({ page, site, desk }) => {
    const [released, release] = deferred();
    await page.route('**/bureau/withdraw', async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    });
    await openRecord(page, 'Dompaire');
    await clickButton(panel(page), 'Retirer cette ville du site…');
    await clickButton(panel(page), 'Retirer cette ville', true);
    await clickButton(page, 'Mettre en ligne');
    await expect(heading(page)).toHaveText('Mettre en ligne');
    release();
    await expect(page.getByText('Retiré du site : Dompaire')).toBeVisible();
    await expect(heading(page)).toHaveText('Mettre en ligne');
    expect(() => desk.read('data/towns/dompaire.ts')).toThrow();
    // The preview of the withdrawn town's form starts with the home page.
    await page.goBack();
    await page.reload();
    await expect(panel(page)).toContainText('Cette fiche n’est plus là');
    await expect(site.getByRole('heading', { level: 1, name: /^Expert/ })).toBeVisible();
  });

  test('keeps the focus in an answered field before a withdrawal', async ({ page }) => {
    await openRecord(page, 'Épinal');
    await clickButton(panel(page), 'Retirer cette ville du site…');
    const answer = panel(page).getByRole('group', { name: 'Retirer cette ville' }).getByRole('combobox').first();
    await answer.focus();
    await answer.selectOption({ label: 'Golbey' });
    await expectSaved(page);
    await expect(answer).toBeFocused();
    await expect(answer).toHaveValue('golbey');
  });

  test('renames a town in one step, and sees its former name', async ({ page, site, desk }) => {
    await openRecord(page, 'Thaon-les-Vosges');
    await panel(page).getByLabel('Nom', { exact: true }).first().fill('Capavenir');
    // No fault appears while the other fields follow the name.
    await expect(panel(page).getByLabel('Nom avec « à »')).toHaveValue('à Capavenir');
    await expect(panel(page).getByLabel('Titre dans Google').first()).toHaveValue('Couvreur à Capavenir (88150)');
    await panel(page).getByLabel('Nom avec « de »').fill('de la nouvelle Capavenir');
    await panel(page).getByLabel('Nom', { exact: true }).first().fill('Capavenir Vosges');
    await expect(panel(page).getByLabel('Nom avec « à »')).toHaveValue('à Capavenir Vosges');
    // An edited field does not follow the name, and the build requires the name in that field.
    await clickButton(panel(page), 'Renommer la ville');
    await expect(panel(page).getByLabel('Nom avec « de »')).toHaveAttribute('aria-invalid', 'true');
    expect(desk.read('data/towns/thaon-les-vosges.ts')).toContain("name: 'Thaon-les-Vosges'");
    await panel(page).getByLabel('Nom avec « de »').fill('de Capavenir Vosges');
    await clickButton(panel(page), 'Renommer la ville');
    await expect(statusLine(page)).toHaveText('Enregistré : nouveau nom : Capavenir Vosges');
    expect(desk.read('data/towns/thaon-les-vosges.ts')).toContain("'couvreur Capavenir Vosges'");
    await expect(site.getByRole('heading', { level: 1, name: /à Capavenir Vosges/ })).toBeVisible();
    await expect(panel(page).getByText(/Ces textes disent encore «.Thaon-les-Vosges.»/)).toBeVisible();
    await clickButton(page, 'Modifications');
    await expect(panel(page).getByText(/Ces textes disent encore «.Thaon-les-Vosges.»/)).toBeVisible();
    await clickButton(page, 'Annuler');
    await expect.poll(() => desk.read('data/towns/thaon-les-vosges.ts')).toContain("name: 'Thaon-les-Vosges'");
  });

  test('moves a town within its tab, and to another tab', async ({ page, site, desk }) => {
    await clickButton(page, 'Toutes les fiches');
    const down = panel(page).getByRole('button', { name: 'Descendre : Mirecourt' });
    await down.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await down.boundingBox()) ?? {};
    const orders = ["['vittel', 'mirecourt',", "['vittel', 'neufchateau', 'mirecourt',"];
    for (const order of orders) {
      // The row has moved, but its button is still under the pointer.
      await page.mouse.click(x + 9, y + 9);
      await expect.poll(() => desk.read('data/zones.ts')).toContain(order);
      // The file changes before the page does.
      await expectSaved(page);
      await expect.poll(async () => Math.round((await down.boundingBox())!.y - y)).toBe(0);
    }
    await clickButton(panel(page), 'Mirecourt', true);
    await expect(site.getByRole('heading', { level: 1, name: /à Mirecourt/ })).toBeVisible();
    await panel(page).getByLabel('Onglet de la page des zones').selectOption('Centre Vosges');
    await expect.poll(() => desk.read('data/zones.ts')).toContain("'thaon-les-vosges', 'mirecourt']");
    expect(desk.read('data/zones.ts')).toContain("towns: ['vittel', 'neufchateau', 'dompaire']");
  });
});

/** Fills in all visible text areas. */
async function fillIn(page: Page): Promise<void> {
  for (const field of await panel(page).locator('textarea').filter({ visible: true }).all())
    await field.fill(`${await field.getAttribute('id')} : un toit de tuiles après l’autre.`);
}
