import { expect, type Locator } from '@playwright/test';
import { clickButton, expectSaved, heading, openRecord, panel, test } from './journey';

test.describe('the owner completes chapters', () => {
  test('gives ten facts that were missing, paper by paper, and they are gone from the list', async ({ page, desk }) => {
    const remainingCount = async () => Number(/\d+/.exec(await heading(page).innerText())?.[0]);
    const before = await remainingCount();
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
      for (let paper = 0; paper < 9 && !(await field.isVisible()); paper += 1)
        await clickButton(panel(page), /^(Commencer|Continuer)/);
      await field.fill(value);
      await expectSaved(page);
    }
    await expect.poll(() => desk.read('data/company.ts')).toContain("travelCosts: '40 € TTC'");
    await expect.poll(remainingCount).toBe(before - 10);
  });

  test('answers whether he keeps a promise', async ({ page, desk }) => {
    await page.getByText(/^Vos engagements/).click();
    await panel(page).getByLabel('Nous le faisons : « La visite et le devis').first().check();
    await expectSaved(page);
    expect(desk.read('data/commitments.ts')).toContain('isKept: true');
    await openRecord(page, 'Engagements');
    const [kept, open] = [0, 1].map((at) => panel(page).locator('details').nth(at)) as [Locator, Locator];
    await expect(kept.locator('summary')).toHaveText(/^La visite.* oui$/);
    await expect(open.locator('summary')).toHaveText(/ sans réponse$/);
    await open.locator('summary').click();
    await expect(open.locator('input, textarea').first()).toHaveRole('radio');
  });

  test('says that an example of several fields is his, and it is none any more', async ({ page, desk }) => {
    await panel(page).getByText('Le réalisateur du site').click();
    await panel(page).getByLabel('Phrase du pied de page').fill('Site réalisé par Dupont Web');
    await panel(page).getByLabel('Adresse').fill('https://www.dupont-web.fr/');
    await expectSaved(page);
    await clickButton(panel(page), 'C’est exact');
    await expect.poll(() => desk.read('data/site-credit.ts')).not.toContain('sample');
    await expect(panel(page).locator('details[open] > summary')).toContainText('fait');
  });

  test('is led from paper to paper, keeps a right example, leaves a paper for later', async ({ page, desk }) => {
    await page.getByRole('button', { name: 'Commencer : Votre nom' }).press('Enter');
    await expect(panel(page).getByLabel('Nom commercial de l’entreprise')).toBeFocused();
    // What goes with an example leaves its room, until he does.
    const topOfNextField = async () => (await panel(page).getByLabel('Adresse email').boundingBox())?.y;
    const before = await topOfNextField();
    await panel(page).getByLabel('Numéro de téléphone').fill('03 29 11 22 33');
    await expectSaved(page);
    expect(await topOfNextField()).toBe(before);
    await panel(page).getByRole('button', { name: 'C’est exact' }).first().click();
    await expect.poll(() => desk.read('data/company.ts')).toContain(`name: "Toitures d'Igney"`);
    await page.getByRole('button', { name: 'Continuer : Votre avis Sirene' }).press('Enter');
    await expect(panel(page).getByLabel('Prénom et nom')).toBeFocused();
    await expect(panel(page).getByText('avis-situation-sirene.insee.fr')).toHaveCount(1);
    await clickButton(page, /^Plus tard : Votre avis Sirene/);
    await expect(panel(page).locator('summary').filter({ hasText: 'plus tard' })).toHaveCount(1);
    await clickButton(page, 'Continuer : Registre');
    await expect(panel(page).getByLabel('Inscription au RNE')).toBeFocused();
    // Whoever comes back to a paper finds what he has given there, too.
    await page.reload();
    await panel(page).locator('summary', { hasText: 'Votre nom,' }).click();
    await expect(panel(page).getByLabel('Nom commercial de l’entreprise')).toHaveValue("Toitures d'Igney");
  });
});
