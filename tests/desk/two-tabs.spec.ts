import { expect, type Page } from '@playwright/test';
import { clickButton, heading, openRecord, panel, test } from './journey';

test.describe('the owner in two tabs', () => {
  test('begins two additions to one list in two tabs, and keeps both', async ({ page, context, desk }) => {
    const begin = async (tab: Page, name: string) => {
      await openRecord(tab, /^Avis$/);
      await clickButton(panel(tab), 'Ajouter : avis');
      await panel(tab).getByLabel('Nom').last().fill(name);
    };
    const other = await context.newPage();
    await other.goto(desk.url);
    await begin(page, 'Marie L.');
    await begin(other, 'Paul D.');
    for (const [tab, name] of [
      [page, 'Marie L.'],
      [other, 'Paul D.'],
    ] as const) {
      await tab.reload();
      await expect(panel(tab).getByLabel('Nom').last()).toHaveValue(name);
    }
    // What a closed tab has begun goes to the next one.
    await clickButton(panel(page), 'Annuler l’ajout');
    await other.close();
    await page.reload();
    await clickButton(page, 'À ajouter : avis');
    await expect(panel(page).getByLabel('Nom').last()).toHaveValue('Paul D.');
    await clickButton(panel(page), 'Annuler l’ajout');
  });

  test('sees in one tab what he writes in another, also in a new page', async ({ page, context, desk }) => {
    // Open before: it is told of what begins in the first.
    const other = await context.newPage();
    await other.goto(desk.url);
    await clickButton(page, 'Toutes les fiches');
    await clickButton(panel(page), 'Ajouter un service');
    await panel(page).getByLabel('Nom du service').fill('Bardage');
    await clickButton(panel(page), 'Commencer');
    await expect(heading(page)).toHaveText('Bardage : brouillon');
    await expect(panel(page).getByText('Il reste 14 informations à donner')).toBeVisible();
    for (const [record, label, file] of [
      ['L’entreprise', 'Forme juridique', 'data/company.ts'],
      ['Bardage brouillon', 'Introduction', 'data/brouillons/services/bardage.ts'],
    ] as const) {
      const tabs = [page, other];
      for (const tab of tabs) await openRecord(tab, record);
      const [here, there] = tabs.map((tab) => panel(tab).getByLabel(label).first());
      await here!.fill('Bardage de bois');
      await expect(there!).toHaveValue('Bardage de bois');
      await there!.fill('Bardage de zinc');
      await expect(here!).toHaveValue('Bardage de zinc');
      expect(desk.read(file)).toContain("'Bardage de zinc'");
    }
    await clickButton(panel(other), 'Supprimer ce brouillon');
    await expect(heading(other)).toHaveText('Toutes les fiches');
    await expect(panel(page)).toContainText('Cette fiche n’est plus là');
  });
});

test('a seventh tab opens: one that nobody sees holds none of a browser’s six connections', async ({
  context,
  desk,
}) => {
  for (let count = 0; count < 7; count += 1) {
    const tab = await context.newPage();
    await tab.goto(desk.url, { waitUntil: 'commit' });
    await expect(heading(tab)).toBeVisible();
    await tab.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
});
