import { expect, type Locator } from '@playwright/test';
import { clickButton, expectSaved, heading, openRecord, panel, test } from './journey';

test.describe('the owner completes chapters', () => {
  test('fills in ten missing facts, and the list counts ten fewer', async ({ page, desk }) => {
    const remainingCount = async () => Number(/\d+/.exec(await heading(page).innerText())?.[0]);
    const countBefore = await remainingCount();
    const facts = {
      'Prénom et nom': 'Jean Dubois',
      'Numéro et rue': '3 rue des Ardoises',
      'Numéro SIRET': '732 829 320 00074',
      'Code APE': '43.91B',
      'Qualification professionnelle': 'CAP couvreur',
      'Nom de l’assureur': 'Assureur des toits',
      'Numéro du contrat': 'A 123',
      'Couverture géographique': 'France',
      'Frais de déplacement TTC': '40 € TTC',
      'Pays où le site est hébergé': 'France',
    };
    for (const [label, value] of Object.entries(facts)) {
      const field = panel(page).getByLabel(label, { exact: false }).first();
      for (let chapter = 0; chapter < 9 && !(await field.isVisible()); chapter += 1)
        await clickButton(panel(page), /^(Commencer|Continuer)/);
      await field.fill(value);
      await expectSaved(page);
    }
    await expect.poll(() => desk.read('data/company.ts')).toContain("travelCosts: '40 € TTC'");
    await expect.poll(remainingCount).toBe(countBefore - 10);
  });

  test('answers the question about a commitment', async ({ page, desk }) => {
    await page.getByText(/^Vos engagements/).click();
    await panel(page).getByLabel('Nous le faisons : « La visite et le devis').first().check();
    await expectSaved(page);
    expect(desk.read('data/commitments.ts')).toContain('isKept: true');
    await openRecord(page, 'Engagements');
    const [answered, unanswered] = [0, 1].map((index) => panel(page).locator('details').nth(index)) as [
      Locator,
      Locator,
    ];
    await expect(answered.locator('summary')).toHaveText(/^La visite.* oui$/);
    await expect(unanswered.locator('summary')).toHaveText(/ sans réponse$/);
    await unanswered.locator('summary').click();
    await expect(unanswered.locator('input, textarea').first()).toHaveRole('radio');
  });

  test('confirms an example of several fields as his own', async ({ page, desk }) => {
    await panel(page).getByText('Le réalisateur du site').click();
    await panel(page).getByLabel('Phrase du pied de page').fill('Site réalisé par Dupont Web');
    await panel(page).getByLabel('Adresse').fill('https://www.dupont-web.fr/');
    await expectSaved(page);
    await clickButton(panel(page), 'C’est exact');
    await expect.poll(() => desk.read('data/site-credit.ts')).not.toContain('sample');
    await expect(panel(page).locator('details[open] > summary')).toContainText('fait');
  });

  test('is guided from chapter to chapter, confirms an example, postpones a chapter', async ({ page, desk }) => {
    await page.getByRole('button', { name: 'Commencer : Votre nom' }).press('Enter');
    await expect(panel(page).getByLabel('Nom commercial de l’entreprise')).toBeFocused();
    // The mark of an example keeps its space until the chapter closes, so that no field moves.
    const topOfNextField = async () => (await panel(page).getByLabel('Adresse email').boundingBox())?.y;
    const topBefore = await topOfNextField();
    await panel(page).getByLabel('Numéro de téléphone').fill('03 29 11 22 33');
    await expectSaved(page);
    expect(await topOfNextField()).toBe(topBefore);
    await panel(page).getByRole('button', { name: 'C’est exact' }).first().click();
    await expect.poll(() => desk.read('data/company.ts')).toContain(`name: "Toitures d'Igney"`);
    await page.getByRole('button', { name: 'Continuer : Votre avis Sirene' }).press('Enter');
    await expect(panel(page).getByLabel('Prénom et nom')).toBeFocused();
    await expect(panel(page).getByText('avis-situation-sirene.insee.fr')).toHaveCount(1);
    await clickButton(page, /^Plus tard : Votre avis Sirene/);
    await expect(panel(page).locator('summary').filter({ hasText: 'plus tard' })).toHaveCount(1);
    await clickButton(page, 'Continuer : Registre');
    await expect(panel(page).getByLabel('Inscription au RNE')).toBeFocused();
    // After a reload, a chapter also shows the fields that are already filled in.
    await page.reload();
    await panel(page).locator('summary', { hasText: 'Votre nom,' }).click();
    await expect(panel(page).getByLabel('Nom commercial de l’entreprise')).toHaveValue("Toitures d'Igney");
  });
});
