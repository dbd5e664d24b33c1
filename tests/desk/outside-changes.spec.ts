import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { clickButton, heading, openRecord, panel, test } from './journey';

test.describe('the owner, after a file was changed by hand', () => {
  test('chooses between his text and the changed text, and keeps other changes', async ({ page, desk }) => {
    const textBefore = desk.read('data/company.ts');
    await openRecord(page, 'L’entreprise');
    const email = panel(page).getByLabel('Adresse email');
    await email.fill('contact@');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    const byHand = textBefore
      .replace("sample('contact@toitures-igney.example')", "'main@exemple.fr'")
      .replace('experienceYears: 15', 'experienceYears: 16');
    desk.write('data/company.ts', byHand);
    await email.fill('bureau@exemple.fr');
    const choice = panel(page).getByRole('alert');
    await expect(choice).toContainText('main@exemple.fr');
    await expect(choice).toContainText('bureau@exemple.fr');
    expect(desk.read('data/company.ts')).toBe(byHand);
    await clickButton(choice, 'Garder ce que j’ai tapé');
    await expect.poll(() => desk.read('data/company.ts')).toBe(byHand.replace('main@', 'bureau@'));
    desk.write('data/company.ts', textBefore);
  });

  test('sees in every view that a file is broken, and restores it', async ({ page, desk }) => {
    await openRecord(page, 'L’entreprise');
    const whole = desk.read('data/company.ts');
    const brokenText = whole.replace('{', '{{');
    desk.write('data/company.ts', brokenText);
    const alert = panel(page).getByRole('alert');
    await expect(alert).toContainText('La fiche « L’entreprise » est abîmée');
    await expect(heading(page)).toHaveText('Cette fiche ne se lit plus');
    await clickButton(page, 'À compléter');
    await expect(panel(page).getByText('fait', { exact: true })).toHaveCount(0);
    await clickButton(alert, 'La remettre comme avant');
    await expect(alert).toBeHidden();
    expect(desk.read('data/company.ts')).toBe(whole);
    // The broken file is kept as a copy.
    const brokenCopies = readdirSync(join(desk.root, '.cache/bureau')).filter((name) => name.endsWith('.abime'));
    expect(brokenCopies.map((name) => desk.read(`.cache/bureau/${name}`))).toEqual([brokenText]);
  });
});
