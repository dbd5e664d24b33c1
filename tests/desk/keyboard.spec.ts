import { expect, type Page } from '@playwright/test';
import { clickButton, heading, panel, statusLine, test, violations } from './journey';

test.describe('the owner with the keyboard', () => {
  test('does everything without a mouse, in views without accessibility violations', async ({ page, desk }) => {
    const expectNoViolations = async (view: string) => expect(await violations(page), view).toEqual([]);
    for (const list of ['À compléter', 'Modifications', 'Mettre en ligne', 'Toutes les fiches']) {
      await tabTo(page, list);
      await page.keyboard.press('Enter');
      await expectNoViolations(list);
    }
    await tabTo(page, 'Ajouter une ville');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ventron');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Ventron : brouillon');
    await expect(panel(page)).toContainText(/Il reste \d+ informations/);
    await tabTo(page, 'Introduction › Paragraphe 1');
    await page.keyboard.type('Ventron est au bout de la vallée.');
    await expect.poll(() => desk.read('data/brouillons/towns/ventron.ts')).toContain('au bout de la vallée.');
    await tabTo(page, 'Toute la page');
    await page.keyboard.press('Enter');
    await expectNoViolations('a draft');
    await tabTo(page, 'Supprimer ce brouillon');
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: 'Annuler', exact: true });
    await expect(undo).toHaveAttribute('title', /la suppression du brouillon «\sVentron\s»/);
    await expect(heading(page)).toHaveText('Toutes les fiches');
    for (const record of ['L’entreprise', 'Épinal', 'Photos', 'Avis', 'Engagements', 'Peinture et lasure']) {
      await panel(page).getByRole('button', { name: 'Toutes les fiches' }).press('Enter');
      await panel(page).getByRole('button', { name: record }).first().press('Enter');
      await expectNoViolations(record);
    }
    await tabTo(page, 'Retirer ce service du site…');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/Sera retiré de ces listes/)).toBeVisible();
    await expectNoViolations('before a page is withdrawn');
    await tabTo(page, 'Ne rien retirer');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/Sera retiré de ces listes/)).toHaveCount(0);
  });

  test('keeps the focus nearby when the focused button disappears', async ({ page, site, desk }) => {
    const filesBefore = desk.all();
    const focused = page.locator(':focus');
    /** Focuses a button in the panel and presses Enter. */
    const pressEnter = async (name: string | RegExp) => {
      await panel(page).getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await clickButton(page, 'Toutes les fiches');
    await pressEnter('L’entreprise');
    await expect(focused).toHaveText('L’entreprise');
    await expect(page).toHaveTitle('L’entreprise – Le bureau');
    await pressEnter('C’est exact');
    await expect(focused).toHaveValue("Toitures d'Igney");
    await pressEnter('Ajouter : labels');
    await expect(panel(page).locator('input:focus')).toHaveCount(1);
    await pressEnter('Annuler l’ajout');
    await expect(focused).toHaveText('Ajouter : labels');
    await clickButton(page, 'Modifications');
    await pressEnter('Revenir à l’ancien');
    await expect(statusLine(page)).toContainText('retour à l’ancien');
    await expect(panel(page).locator(':focus')).toHaveCount(1);
    await pressEnter('À compléter');
    await pressEnter(/^(Commencer|Continuer)/);
    // Repeats the steps in a chapter that asks for a whole record, and in a chapter whose first field is folded.
    for (const chapter of ['Les avis d’exemple', 'Le réalisateur du site']) {
      const openChapter = panel(page).locator('section > details[open]');
      for (let step = 0; step < 20 && !(await openChapter.innerText()).startsWith(chapter); step += 1)
        await pressEnter(/^Continuer/);
      await expect(openChapter).toContainText(chapter);
      await expect(openChapter.locator(':focus')).toHaveCount(1);
    }
    await clickButton(page, 'Toutes les fiches');
    await pressEnter('Avis');
    const list = panel(page).getByRole('listitem');
    const initialCount = await list.count();
    await panel(page).getByRole('button', { name: 'Retirer : ' }).first().focus();
    // F6 moves the focus from the form to the page, to the bar, and back to the same button.
    await expect(page.getByRole('region', { name: 'Aperçu du site' })).toContainText('Cliquez pour changer');
    const focusedRegion = () => page.evaluate(() => document.activeElement?.closest('main, header, iframe')?.tagName);
    for (const next of ['IFRAME', 'HEADER', 'MAIN']) {
      await page.keyboard.press('F6');
      await expect.poll(focusedRegion).toBe(next);
    }
    await expect(focused).toHaveAccessibleName(/^Retirer : /);
    // A held key presses the button once.
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(list).toHaveCount(initialCount - 1);
    await expect(focused).toHaveAccessibleName(/^Retirer : /);
    await page.keyboard.press('Control+z');
    await expect(list).toHaveCount(initialCount);
    await page.goBack();
    await expect(focused).toHaveText('Avis');
    await expect(site.locator('html')).toHaveClass(/\bjs\b/);
    await expect.poll(() => desk.all()).toEqual(filesBefore);
  });
});

/** Presses Tab until the focused element has the given name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document as { activeElement: HTMLInputElement | null };
      return (activeElement?.labels?.[0]?.innerText ?? activeElement?.innerText ?? '').trim();
    });
  for (let step = 0; step < 800 && !(await focused()).startsWith(name); step += 1) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(name);
}
