import { expect, type Page } from '@playwright/test';
import { clickButton, heading, openRecord, panel, test } from './journey';

test.describe('the owner in two tabs', () => {
  test('keeps a pending entry per tab, also in the same list', async ({ page, context, desk }) => {
    const begin = async (tab: Page, name: string) => {
      await openRecord(tab, /^Avis$/);
      await clickButton(panel(tab), 'Ajouter : avis');
      await panel(tab).getByLabel('Nom').last().fill(name);
    };
    const otherTab = await context.newPage();
    await otherTab.goto(desk.url);
    await begin(page, 'Marie L.');
    await begin(otherTab, 'Paul D.');
    for (const [tab, name] of [
      [page, 'Marie L.'],
      [otherTab, 'Paul D.'],
    ] as const) {
      await tab.reload();
      await expect(panel(tab).getByLabel('Nom').last()).toHaveValue(name);
    }
    // The pending entry of a closed tab goes to another tab.
    await clickButton(panel(page), 'Annuler l’ajout');
    await otherTab.close();
    await page.reload();
    await clickButton(page, 'À ajouter : avis');
    await expect(panel(page).getByLabel('Nom').last()).toHaveValue('Paul D.');
    await clickButton(panel(page), 'Annuler l’ajout');
  });

  test('sees changes of the other tab, also in a new draft', async ({ page, context, desk }) => {
    // The other tab opens before the draft exists, so that it must learn of the draft.
    const otherTab = await context.newPage();
    await otherTab.goto(desk.url);
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
      const tabs = [page, otherTab];
      for (const tab of tabs) await openRecord(tab, record);
      const [first, second] = tabs.map((tab) => panel(tab).getByLabel(label).first());
      await first!.fill('Bardage de bois');
      await expect(second!).toHaveValue('Bardage de bois');
      await second!.fill('Bardage de zinc');
      await expect(first!).toHaveValue('Bardage de zinc');
      expect(desk.read(file)).toContain("'Bardage de zinc'");
    }
    await clickButton(panel(otherTab), 'Supprimer ce brouillon');
    await expect(heading(otherTab)).toHaveText('Toutes les fiches');
    await expect(panel(page)).toContainText('Cette fiche n’est plus là');
  });
});

test('opens a seventh tab, because hidden tabs hold no connection', async ({ context, desk }) => {
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
