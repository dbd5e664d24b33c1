import { expect } from '@playwright/test';
import {
  clickButton,
  clickWords,
  deferred,
  expectSaved,
  heading,
  openRecord,
  panel,
  statusLine,
  test,
  textOnPage,
} from './journey';

const PHONE = '03 53 01 47 88';

test.describe('the owner edits records', () => {
  test('changes the phone number, then undoes, redoes and reverts the change', async ({ page, site, desk }) => {
    const textBefore = desk.read('data/company.ts');
    await textOnPage(site, PHONE).click();
    const field = panel(page).getByLabel('Numéro de téléphone');
    await expect(field).toBeFocused();
    await field.fill('03 29 11 22 33');
    await expectSaved(page);
    expect(desk.read('data/company.ts')).toBe(textBefore.replace(`sample('${PHONE}')`, "'03 29 11 22 33'"));
    await expect(textOnPage(site, '03 29 11 22 33')).toBeVisible();
    await clickButton(page, 'Annuler');
    await expect(textOnPage(site, PHONE)).toBeVisible();
    expect(desk.read('data/company.ts')).toBe(textBefore);
    await clickButton(page, 'Rétablir');
    await expect(textOnPage(site, '03 29 11 22 33')).toBeVisible();
    await clickButton(page, 'Modifications');
    await expect(panel(page)).toContainText(`${PHONE} (exemple)`);
    await clickButton(page, /Revenir à l’ancien : .*Numéro de téléphone/);
    await expect(panel(page)).toContainText('Rien n’a changé');
    expect(desk.read('data/company.ts')).toBe(textBefore);
  });

  test('sees a fault at its field, while valid values are saved', async ({ page, desk }) => {
    const textBefore = desk.read('data/company.ts');
    await openRecord(page, 'L’entreprise');
    const email = panel(page).getByLabel('Adresse email');
    await email.fill('contact at igney');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/écrivez une adresse sans accent ni espace/);
    expect(desk.read('data/company.ts')).toBe(textBefore);
    await panel(page).getByLabel('Forme juridique').fill('artisan');
    await expect
      .poll(() => desk.read('data/company.ts'))
      .toBe(textBefore.replace('entrepreneur individuel', 'artisan'));
    await expect(statusLine(page)).toHaveText(/^Enregistré.*Forme juridique\. Pas encore enregistré\. .*email/);
    // The result of a click is shown together with the older fault.
    await clickButton(page, 'À compléter');
    await panel(page).locator('summary').filter({ hasText: 'avis Sirene' }).click();
    await clickButton(page, /^Plus tard : Votre avis Sirene/);
    await expect(statusLine(page)).toHaveText(/^Remis à plus tard.*Sirene. Pas encore enregistré\. .*email/);
    await clickButton(page, 'Voir la remarque');
    // The refused edit is the first to be undone.
    await clickButton(page, 'Annuler');
    await expect(email).toHaveValue('contact@toitures-igney.example');
    expect(desk.read('data/company.ts')).not.toBe(textBefore);
    await clickButton(page, 'Annuler');
    await expect.poll(() => desk.read('data/company.ts')).toBe(textBefore);
    await email.fill('contact@dubois-toitures.fr');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => desk.read('data/company.ts')).toContain("email: 'contact@dubois-toitures.fr'");
    // A refused value is dropped when the field becomes empty, because no value is saved.
    const mobile = panel(page).getByLabel('Numéro de mobile');
    for (const typed of ['06 39 98 12 34', '', '03 29 82 11 22']) {
      await mobile.fill(typed);
      await expect.poll(() => /mobile: '06/.test(desk.read('data/company.ts'))).toBe(typed.startsWith('06'));
    }
    await expect(mobile).toHaveAccessibleDescription(/ou videz ce champ/);
    await mobile.fill('');
    await expect(mobile).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('Pas encore enregistré')).toHaveCount(0);
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });

  test("changes Saturday's hours after a click on them", async ({ page, site, desk }) => {
    await textOnPage(site, 'Samedi').click();
    const saturday = panel(page).getByRole('listitem').filter({ hasText: 'Horaire 2' });
    await saturday.getByLabel('Fermeture').fill('12:30');
    await expectSaved(page);
    expect(desk.read('data/company.ts')).toContain("days: ['Saturday'], opens: '08:00', closes: '12:30'");
    await expect(textOnPage(site, '8 h – 12 h 30')).toBeVisible();
    // An entry that contradicts another entry shows the fault once, in its own form.
    await clickButton(panel(page), 'Ajouter : horaire');
    const newEntry = panel(page).getByRole('button', { name: 'Annuler l’ajout' }).locator('..');
    await newEntry.getByRole('checkbox', { name: 'samedi' }).check();
    await newEntry.getByLabel('Ouverture').fill('11:00');
    await newEntry.getByLabel('Fermeture').fill('18:00');
    await clickButton(newEntry, 'Ajouter', true);
    await expect(newEntry.getByText(/samedi\s: la ligne n°\s4 commence à 11\sh, avant la fin/i)).toHaveCount(1);
    await clickButton(newEntry, 'Annuler l’ajout');
    await expect(newEntry).toHaveCount(0);
  });

  test('moves Saturday from the opening hours to the closed days, and back', async ({ page, desk }) => {
    const textBefore = desk.read('data/company.ts');
    await openRecord(page, 'L’entreprise');
    const sunday = panel(page).getByRole('listitem').filter({ hasText: 'Horaire 3' });
    await sunday.getByLabel('samedi').check();
    await expect(
      panel(page)
        .getByText(/samedi est à la fois ouvert et fermé/i)
        .first(),
    ).toBeVisible();
    await clickButton(panel(page), 'Retirer : samedi (');
    await expect.poll(() => desk.read('data/company.ts')).toContain("{ days: ['Saturday', 'Sunday'] }");
    await clickButton(page, 'Annuler');
    await expect.poll(() => desk.read('data/company.ts')).toBe(textBefore);
    // The desk restores both hours together, because an entry needs both hours or no hour.
    const saturday = panel(page).getByRole('listitem').filter({ hasText: 'Horaire 2' });
    await expect(saturday.getByLabel('Fermeture')).toHaveValue('17:00');
    for (const hour of ['Ouverture', 'Fermeture']) await saturday.getByLabel(hour).fill('');
    await expect.poll(() => desk.read('data/company.ts')).toContain("{ days: ['Saturday'] }");
    await clickButton(page, 'Modifications');
    await expect(panel(page)).toContainText('Maintenant : plus rien');
    await clickButton(panel(page), /Revenir à l’ancien : .*Ouverture/);
    await expect.poll(() => desk.read('data/company.ts')).toBe(textBefore);
  });

  test('announces holidays on the page, and removes them', async ({ page, site, desk }) => {
    await clickButton(page, 'Toutes les fiches');
    await panel(page).getByLabel('Chercher').fill('vacances');
    await clickButton(panel(page), 'L’entreprise › Congés');
    await expect(panel(page).getByRole('button', { name: 'Ajouter : congés' })).toBeFocused();
    await page.keyboard.press('Enter');
    await panel(page).getByLabel('Premier jour').fill('2099-08-02');
    await panel(page).getByLabel('Dernier jour').fill('2099-08-22');
    await clickButton(panel(page), 'Ajouter', true);
    await expect(textOnPage(site, 'du 2 août au 22 août 2099')).toBeVisible();
    expect(desk.read('data/company.ts')).toContain("holidays: [{ from: '2099-08-02', until: '2099-08-22' }],");
    // In the footer each of the two dates leads to its own field.
    const dates = site.getByText('du 2 août au 22 août 2099').locator('visible=true').last();
    await clickWords(dates, '22 août');
    await expect(panel(page).getByLabel('Dernier jour')).toBeFocused();
    await clickWords(dates, '2 août');
    await expect(panel(page).getByLabel('Premier jour')).toBeFocused();
    // A period in the past gets a warning.
    for (const [label, day] of Object.entries({ 'Premier jour': '2020-08-02', 'Dernier jour': '2020-08-22' }))
      await panel(page).getByLabel(label).fill(day);
    await expect(panel(page).getByText('Passé depuis le 22/08/2020')).toBeVisible();
    await clickButton(panel(page), 'Retirer : 2 août 2020');
    await expect(textOnPage(site, 'du 2 août au 22 août 2099')).toHaveCount(0);
    await clickButton(page, 'Toutes les fiches');
    await panel(page).getByLabel('Chercher').fill('visite');
    await expect(panel(page).getByRole('button', { name: 'Étapes › Vous appelez' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: '{' })).toHaveCount(0);
    // The search finds a misspelt word by its sound.
    await panel(page).getByLabel('Chercher').fill('telefone');
    await expect(panel(page).getByRole('button', { name: /›/ }).first()).toHaveText(
      /^L’entreprise › Numéro de téléphone/,
    );
    await panel(page).getByLabel('Chercher').fill('epargnons');
    await expect(panel(page).getByText('Rien trouvé')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('L’entreprise');
  });

  test('keeps typing while a save is in progress', async ({ page, desk }) => {
    await openRecord(page, 'L’entreprise');
    const field = panel(page).getByLabel('Forme juridique');
    const [released, release] = deferred();
    await page.route('**/change', async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    });
    await field.fill('artisan');
    await expect.poll(() => desk.read('data/company.ts')).toContain("'artisan'");
    await field.fill('artisan couvreur');
    release();
    await expect.poll(() => desk.read('data/company.ts')).toContain("'artisan couvreur'");
  });
});
