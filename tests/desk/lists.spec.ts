import { expect } from '@playwright/test';
import { clickButton, expectSaved, openRecord, panel, statusLine, test } from './journey';

test.describe('the owner edits lists', () => {
  test('moves an entry once per click, with its typed text', async ({ page, desk }) => {
    const steps = () => desk.read('data/services/charpente.ts').match(/(?<=process: \[[^\]]*title: ')[^']*/g);
    await openRecord(page, /^Charpente/);
    const last = panel(page).getByRole('listitem').filter({ hasText: 'Étape 5' });
    await last.getByLabel('Titre').fill('Traiter');
    const up = panel(page).getByRole('button', { name: 'Monter : Traiter' });
    await up.click({ clickCount: 3 });
    await expect.poll(steps).toEqual(['Étayer', 'Traiter', 'Mettre le bois à nu', 'Remplacer', 'Renforcer']);
    await expectSaved(page);
    await expect(up).toBeFocused();
    await up.dblclick();
    await expect.poll(steps).toEqual(['Traiter', 'Étayer', 'Mettre le bois à nu', 'Remplacer', 'Renforcer']);
    await expect(up).toBeDisabled();
  });

  test('sees a fault move and disappear together with its entry', async ({ page, desk }) => {
    await openRecord(page, /^Charpente/);
    const title = (step: number) =>
      panel(page)
        .getByRole('listitem')
        .filter({ hasText: `Étape ${step}` })
        .getByLabel('Titre');
    await title(2).fill('');
    await expect(title(2)).toHaveAttribute('aria-invalid', 'true');
    await title(1).fill('Étayer le toit, '.repeat(9));
    await expect(title(1)).toHaveAttribute('aria-invalid', 'true');
    await clickButton(panel(page), /^Monter : .*étape 2/);
    await expect(title(1)).toHaveValue('');
    await expect(title(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(title(2)).toHaveValue(/^Étayer le toit, É/);
    expect(desk.read('data/services/charpente.ts')).toMatch(/'Mettre le bois à nu',[^}]*\},\s*\{\s*title: 'Étayer'/);
    for (const _ of ['the text that is too long', 'the one that is empty', 'the move'])
      await clickButton(page, 'Annuler');
    await openRecord(page, /^Avis$/);
    const last = panel(page).getByRole('listitem').last();
    await last.locator('summary').first().click();
    await last.getByLabel('Nom', { exact: true }).fill('');
    await expect(last.getByLabel('Nom', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await clickButton(last, /^Retirer/);
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
    await expect(panel(page).locator('[aria-invalid]')).toHaveCount(0);
  });

  test('keeps a pending entry after a move, and after publishing its draft', async ({ page, desk }) => {
    const box = panel(page).getByRole('button', { name: 'Ajouter', exact: true }).locator('..');
    await openRecord(page, /^Charpente/);
    const items = panel(page).locator(`[data-path='["offers",0,"items"]']`).first();
    await items.locator('summary').first().click();
    await items.getByRole('button', { name: /^Ajouter/ }).click();
    await page.keyboard.type('Diagnostic offert');
    await clickButton(panel(page), /^Descendre : Diagnostic et réparation/);
    await expectSaved(page);
    await expect(box.locator('input, textarea')).toHaveValue('Diagnostic offert');
    await clickButton(box, 'Ajouter', true);
    await expect
      .poll(() => desk.read('data/services/charpente.ts'))
      .toMatch(/Diagnostic et réparation',\s*items: \[[^\]]*'Diagnostic offert'/);
    await openRecord(page, 'Peinture et lasure');
    await clickButton(panel(page), 'Retirer ce service du site…');
    await clickButton(panel(page), 'Retirer ce service', true);
    await expect(page.getByText('Retiré du site : Peinture')).toBeVisible();
    await clickButton(page, 'Modifications');
    await clickButton(panel(page), /^Reprendre : Peinture/);
    await panel(page).getByText('Toute la page').click();
    await clickButton(panel(page), 'Ajouter : étape', true);
    await box.locator('input').fill('Ranger');
    await clickButton(panel(page), 'Mettre la page sur le site');
    await expect(panel(page).getByRole('heading', { level: 1 })).toHaveText(/^Peinture et lasure/);
    await clickButton(page, 'À ajouter : étape');
    await expect(box.locator('input')).toHaveValue('Ranger');
    await clickButton(box, 'Annuler l’ajout');
  });

  test('adds a review with the date of today, and removes it', async ({ page, site, desk }) => {
    await openRecord(page, /^Avis$/);
    await clickButton(panel(page), 'C’est exact');
    await expectSaved(page);
    expect(desk.read('data/testimonials.ts')).toContain("reviewTerms = 'Un avis est publié");
    await clickButton(panel(page), 'Ajouter : avis');
    const form = panel(page);
    await form.getByLabel('Nom').last().fill('Marie L.');
    await form.getByLabel('Commune').last().fill('Golbey');
    await form.getByLabel('Avis').last().fill('Travail soigné, chantier propre.');
    await form.getByLabel('Note sur 5').last().selectOption('5');
    await clickButton(form, 'Ajouter', true);
    await expect(form.getByText(/écrivez une date qui existe/)).toBeVisible();
    // A pending entry survives a reload, and the bar leads to it.
    await page.reload();
    await clickButton(page, 'Modifications');
    await clickButton(page, 'À ajouter : avis');
    await expect(form.getByLabel('Nom').last()).toHaveValue('Marie L.');
    await form.getByLabel('Fin des travaux').last().fill('2026-10-01');
    // The entry stays pending when the list was changed elsewhere at the same moment.
    const conflict = { kind: 'conflict', sentence: 'Cette information a changé entre-temps.' };
    await page.route('**/change', (route) => route.fulfill({ json: { result: [conflict] } }), { times: 1 });
    await clickButton(form, 'Ajouter', true);
    await expect(form.getByText(conflict.sentence)).toBeVisible();
    await clickButton(form, 'Ajouter', true);
    await expect.poll(() => desk.read('data/testimonials.ts')).toContain("works: '2026-10-01'");
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    expect(desk.read('data/testimonials.ts')).toContain(`published: '${today}'`);
    await expect(site.getByText('Travail soigné, chantier propre.').first()).toBeInViewport();
    // The site sorts reviews, so there are no buttons to move them.
    await expect(form.getByRole('button', { name: 'Monter' })).toHaveCount(0);
    await clickButton(form, 'Retirer : Marie L.');
    await expect.poll(() => desk.read('data/testimonials.ts')).not.toContain('Marie L.');
    // An example becomes a real review once none of its values is an example.
    const example = panel(page).getByRole('listitem').first();
    await example.locator('summary').first().click();
    await clickButton(example, 'C’est exact');
    await expect(statusLine(page)).toContainText('écrivez le nom que le client accepte de voir');
    const field = (name: string) => example.getByRole('textbox', { name });
    await field('Nom').fill('Paul D.');
    await field('Avis').fill('« Un toit bien refait. »');
    for (const day of ['Date de publication', 'Fin des travaux']) await example.getByLabel(day).fill('2026-10-01');
    await clickButton(example, 'C’est exact');
    await expect
      .poll(() => desk.read('data/testimonials.ts'))
      .toMatch(/= \[\s*\{\s*name: 'Paul D\.',[^}]*text: 'Un toit bien refait\.'[^}]*works: '2026-10-01',\s*\},/);
  });
});
