import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { clickButton, expectSaved, heading, openRecord, panel, statusLine, test, violations } from './journey';

const PHONE = '03 53 01 47 88';
/** What one sees of a text on the previewed page. */
const onPage = (site: FrameLocator, text: string) => site.getByText(text).locator('visible=true').first();
/** What comes when it is told to. */
function postpone() {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  return [arrived, () => arrive()] as const;
}

test.describe('the owner', () => {
  test('changes the number by a click, undoes that, redoes it, and sets it back', async ({ page, site, desk }) => {
    const before = desk.read('data/company.ts');
    await onPage(site, PHONE).click();
    const field = panel(page).getByLabel('Numéro de téléphone');
    await expect(field).toBeFocused();
    await field.fill('03 29 11 22 33');
    await expectSaved(page);
    expect(desk.read('data/company.ts')).toBe(before.replace(`sample('${PHONE}')`, "'03 29 11 22 33'"));
    await expect(onPage(site, '03 29 11 22 33')).toBeVisible();
    await clickButton(page, 'Annuler');
    await expect(onPage(site, PHONE)).toBeVisible();
    expect(desk.read('data/company.ts')).toBe(before);
    await clickButton(page, 'Rétablir');
    await expect(onPage(site, '03 29 11 22 33')).toBeVisible();
    await clickButton(page, 'Modifications');
    await expect(panel(page)).toContainText(`${PHONE} (exemple)`);
    await clickButton(page, /Revenir à l’ancien : .*Numéro de téléphone/);
    await expect(panel(page)).toContainText('Rien n’a changé');
    expect(desk.read('data/company.ts')).toBe(before);
  });

  test('is told beside the field what is wrong; that is not written, what is right is', async ({ page, desk }) => {
    const before = desk.read('data/company.ts');
    await openRecord(page, 'L’entreprise');
    const email = panel(page).getByLabel('Adresse email');
    await email.fill('contact at igney');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/écrivez une adresse sans accent ni espace/);
    expect(desk.read('data/company.ts')).toBe(before);
    await panel(page).getByLabel('Forme juridique').fill('artisan');
    await expect.poll(() => desk.read('data/company.ts')).toBe(before.replace('entrepreneur individuel', 'artisan'));
    await expect(statusLine(page)).toHaveText(/^Enregistré.*Forme juridique\. Pas encore enregistré\. .*email/);
    // So is what came of a click.
    await clickButton(page, 'À compléter');
    await panel(page).locator('summary').filter({ hasText: 'avis Sirene' }).click();
    await clickButton(page, /^Plus tard : Votre avis Sirene/);
    await expect(statusLine(page)).toHaveText(/^Remis à plus tard.*Sirene. Pas encore enregistré\. .*email/);
    await clickButton(page, 'Voir la remarque');
    // What could not be written is the first to be taken back.
    await clickButton(page, 'Annuler');
    await expect(email).toHaveValue('contact@toitures-igney.example');
    expect(desk.read('data/company.ts')).not.toBe(before);
    await clickButton(page, 'Annuler');
    await expect.poll(() => desk.read('data/company.ts')).toBe(before);
    await email.fill('contact@dubois-toitures.fr');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => desk.read('data/company.ts')).toContain("email: 'contact@dubois-toitures.fr'");
    // Emptied where nothing is written, a field waits for nothing.
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

  test("changes Saturday's hours by clicking them", async ({ page, site, desk }) => {
    await onPage(site, 'Samedi').click();
    const saturday = panel(page).getByRole('listitem').filter({ hasText: 'Horaire 2' });
    await saturday.getByLabel('Fermeture').fill('12:30');
    await expectSaved(page);
    expect(desk.read('data/company.ts')).toContain("days: ['Saturday'], opens: '08:00', closes: '12:30'");
    await expect(onPage(site, '8 h – 12 h 30')).toBeVisible();
    // A line that contradicts another is told so in its own form, without another of the whole list.
    await clickButton(panel(page), 'Ajouter : horaire');
    const fresh = panel(page).getByRole('button', { name: 'Annuler l’ajout' }).locator('..');
    await fresh.getByRole('checkbox', { name: 'samedi' }).check();
    await fresh.getByLabel('Ouverture').fill('11:00');
    await fresh.getByLabel('Fermeture').fill('18:00');
    await clickButton(fresh, 'Ajouter', true);
    await expect(fresh.getByText(/samedi\s: la ligne n°\s4 commence à 11\sh, avant la fin/i)).toHaveCount(1);
    await clickButton(fresh, 'Annuler l’ajout');
    await expect(fresh).toHaveCount(0);
  });

  test('moves an entry by as many clicks as he makes, after what he has typed in it', async ({ page, desk }) => {
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

  test('closes on Saturdays: a day leaves its line for another, and comes back', async ({ page, desk }) => {
    const before = desk.read('data/company.ts');
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
    await expect.poll(() => desk.read('data/company.ts')).toBe(before);
    // Nor can one of its two hours come back alone.
    const saturday = panel(page).getByRole('listitem').filter({ hasText: 'Horaire 2' });
    await expect(saturday.getByLabel('Fermeture')).toHaveValue('17:00');
    for (const hour of ['Ouverture', 'Fermeture']) await saturday.getByLabel(hour).fill('');
    await expect.poll(() => desk.read('data/company.ts')).toContain("{ days: ['Saturday'] }");
    await clickButton(page, 'Modifications');
    await expect(panel(page)).toContainText('Maintenant : plus rien');
    await clickButton(panel(page), /Revenir à l’ancien : .*Ouverture/);
    await expect.poll(() => desk.read('data/company.ts')).toBe(before);
  });

  test('finds what was refused in an entry that he moves at its new place, and is rid of it with one that he removes', async ({
    page,
    desk,
  }) => {
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

  test('has what he has begun in an entry go along with it, and in a page that goes on the site', async ({
    page,
    desk,
  }) => {
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

  test('says when he is on holiday, and the page says it until he takes it back', async ({ page, site, desk }) => {
    await clickButton(page, 'Toutes les fiches');
    await panel(page).getByLabel('Chercher').fill('vacances');
    await clickButton(panel(page), 'L’entreprise › Congés');
    await expect(panel(page).getByRole('button', { name: 'Ajouter : congés' })).toBeFocused();
    await page.keyboard.press('Enter');
    await panel(page).getByLabel('Premier jour').fill('2099-08-02');
    await panel(page).getByLabel('Dernier jour').fill('2099-08-22');
    await clickButton(panel(page), 'Ajouter', true);
    await expect(onPage(site, 'du 2 août au 22 août 2099')).toBeVisible();
    expect(desk.read('data/company.ts')).toContain("holidays: [{ from: '2099-08-02', until: '2099-08-22' }],");
    // In the footer, where the dates are the last words of their line.
    await site.getByText('du 2 août au 22 août 2099').locator('visible=true').last().click();
    await expect(panel(page).getByLabel('Premier jour')).toBeFocused();
    // In a year that is over, nobody would read it.
    for (const [label, day] of Object.entries({ 'Premier jour': '2020-08-02', 'Dernier jour': '2020-08-22' }))
      await panel(page).getByLabel(label).fill(day);
    await expect(panel(page).getByText('Passé depuis le 22/08/2020')).toBeVisible();
    await clickButton(panel(page), 'Retirer : 2 août 2020');
    await expect(onPage(site, 'du 2 août au 22 août 2099')).toHaveCount(0);
    await clickButton(page, 'Toutes les fiches');
    await panel(page).getByLabel('Chercher').fill('visite');
    await expect(panel(page).getByRole('button', { name: 'Étapes › Vous appelez' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: '{' })).toHaveCount(0);
    // By ear.
    await panel(page).getByLabel('Chercher').fill('telefone');
    await expect(panel(page).getByRole('button', { name: /›/ }).first()).toHaveText(
      /^L’entreprise › Numéro de téléphone/,
    );
    await panel(page).getByLabel('Chercher').fill('epargnons');
    await expect(panel(page).getByText('Rien trouvé')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('L’entreprise');
  });

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

  test('goes on typing while what he has typed is on its way', async ({ page, desk }) => {
    await openRecord(page, 'L’entreprise');
    const field = panel(page).getByLabel('Forme juridique');
    const [held, letGo] = postpone();
    await page.route('**/change', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await field.fill('artisan');
    await expect.poll(() => desk.read('data/company.ts')).toContain("'artisan'");
    await field.fill('artisan couvreur');
    letGo();
    await expect.poll(() => desk.read('data/company.ts')).toContain("'artisan couvreur'");
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

  test('adds a review of today, confirms the terms beside it, and removes it', async ({ page, site, desk }) => {
    await openRecord(page, /^Avis$/);
    await clickButton(panel(page), 'C’est exact');
    await expectSaved(page);
    expect(desk.read('data/testimonials.ts')).toContain("reviewTerms = 'Un avis est publié");
    await clickButton(panel(page), 'Ajouter : avis');
    const fresh = panel(page);
    await fresh.getByLabel('Nom').last().fill('Marie L.');
    await fresh.getByLabel('Commune').last().fill('Golbey');
    await fresh.getByLabel('Avis').last().fill('Travail soigné, chantier propre.');
    await fresh.getByLabel('Note sur 5').last().selectOption('5');
    await clickButton(fresh, 'Ajouter', true);
    await expect(fresh.getByText(/écrivez une date qui existe/)).toBeVisible();
    // What was begun is there for whoever comes back, and the bar leads to it.
    await page.reload();
    await clickButton(page, 'Modifications');
    await clickButton(page, 'À ajouter : avis');
    await expect(fresh.getByLabel('Nom').last()).toHaveValue('Marie L.');
    await fresh.getByLabel('Fin des travaux').last().fill('2026-10-01');
    // Nor does it go where somebody else has changed the list in the same moment.
    const conflict = { kind: 'conflict', sentence: 'Cette information a changé entre-temps.' };
    await page.route('**/change', (route) => route.fulfill({ json: { result: [conflict] } }), { times: 1 });
    await clickButton(fresh, 'Ajouter', true);
    await expect(fresh.getByText(conflict.sentence)).toBeVisible();
    await clickButton(fresh, 'Ajouter', true);
    await expect.poll(() => desk.read('data/testimonials.ts')).toContain("works: '2026-10-01'");
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    expect(desk.read('data/testimonials.ts')).toContain(`published: '${today}'`);
    await expect(site.getByText('Travail soigné, chantier propre.').first()).toBeInViewport();
    // The site sorts them.
    await expect(fresh.getByRole('button', { name: 'Monter' })).toHaveCount(0);
    await clickButton(fresh, 'Retirer : Marie L.');
    await expect.poll(() => desk.read('data/testimonials.ts')).not.toContain('Marie L.');
    // An example becomes one, too, when nothing of it is an example any more.
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

  test('is shown both where a fact was changed by hand meanwhile; what else was is kept', async ({ page, desk }) => {
    const before = desk.read('data/company.ts');
    await openRecord(page, 'L’entreprise');
    const email = panel(page).getByLabel('Adresse email');
    await email.fill('contact@');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    const byHand = before
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
    desk.write('data/company.ts', before);
  });

  test('tells in every view that a file was broken by hand, and puts it back', async ({ page, desk }) => {
    await openRecord(page, 'L’entreprise');
    const whole = desk.read('data/company.ts');
    const broken = whole.replace('{', '{{');
    desk.write('data/company.ts', broken);
    const told = panel(page).getByRole('alert');
    await expect(told).toContainText('La fiche « L’entreprise » est abîmée');
    await expect(heading(page)).toHaveText('Cette fiche ne se lit plus');
    await clickButton(page, 'À compléter');
    await expect(panel(page).getByText('fait', { exact: true })).toHaveCount(0);
    await clickButton(told, 'La remettre comme avant');
    await expect(told).toBeHidden();
    expect(desk.read('data/company.ts')).toBe(whole);
    // The hand's work is not lost.
    const kept = readdirSync(join(desk.root, '.cache/bureau')).filter((name) => name.endsWith('.abime'));
    expect(kept.map((name) => desk.read(`.cache/bureau/${name}`))).toEqual([broken]);
  });

  test('opens the menu and follows a link, and is offered to change its words there', async ({ page, site }) => {
    await onPage(site, 'Menu').click();
    await expect(page.getByRole('button', { name: 'changer « Menu »' })).toBeVisible();
    await expect(heading(page)).toContainText('Il reste');
    await onPage(site, 'Réalisations').click();
    await expect(site.getByRole('heading', { level: 1, name: 'Nos réalisations' })).toBeVisible();
    await clickButton(page, 'changer « Réalisations »');
    await expect(panel(page).locator(':focus')).toHaveValue('Réalisations');
  });

  test('is led from a field, and from a photograph, to where the page shows it', async ({ page, site }) => {
    const aimed = site.locator('[data-bureau-vise]');
    await openRecord(page, /^Charpente/);
    await panel(page).getByRole('button', { name: 'Voir sur la page : Introduction' }).click();
    await expect(aimed).toHaveText(/^La charpente porte les tuiles/);
    // Among the links of the page that is shown are those of a map's drawing; what none of them has is said.
    await openRecord(page, 'Page d’accueil');
    await expect(site.getByRole('heading', { level: 1, name: /^Expert/ })).toBeVisible();
    await openRecord(page, 'Mots communs aux pages de villes');
    await panel(page).getByRole('button', { name: 'Voir sur la page : Titre des autorisations' }).click();
    await expect(aimed).toHaveText('Les autorisations à vérifier');
    await openRecord(page, 'Photos');
    const photo = panel(page).locator('details', { has: page.locator('img[src$="service-charpente.jpg"]') });
    await photo.locator('summary').click();
    await clickButton(page, 'Ordinateur');
    await clickButton(photo, /^Voir sur la page : Ce que/);
    await expect(aimed).toHaveAttribute('src', /service-charpente/);
    await expect(aimed).toBeInViewport();
  });

  test('has the field of the title in view also when pictures above it have come', async ({ page, site }) => {
    const [arrived, arrive] = postpone();
    await page.route('**/bureau/photo/*', (route) => arrived.then(() => route.continue()));
    await site.getByRole('heading', { level: 1 }).click();
    const field = panel(page).locator(':focus');
    await expect(field).toHaveValue(/^Expert en rénovation/);
    arrive();
    for (const image of await panel(page).locator('img').all()) await expect(image).toHaveJSProperty('complete', true);
    await expect(field).toBeInViewport({ ratio: 1 });
  });

  test('reads that the page is on its way until it is there', async ({ page }) => {
    const [arrived, arrive] = postpone();
    await page.route('**/zones/golbey', (route) => arrived.then(() => route.continue()));
    await openRecord(page, 'Golbey');
    const preview = page.getByRole('region', { name: 'Aperçu du site' });
    await expect(preview).toContainText('La page arrive…');
    arrive();
    await expect(preview).toContainText('Cliquez pour changer.');
    await expect(preview.getByText('Golbey', { exact: true })).toBeVisible();
  });

  test('works with the keyboard alone, and no view breaks a rule of accessibility', async ({ page, desk }) => {
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

  test('keeps his place on the keyboard, whatever goes with what he has done', async ({ page, site, desk }) => {
    const before = desk.all();
    const focused = page.locator(':focus');
    /** Presses what has the focus next to it in the panel, and says where that has led. */
    const enter = async (name: string | RegExp) => {
      await panel(page).getByRole('button', { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    await clickButton(page, 'Toutes les fiches');
    await enter('L’entreprise');
    await expect(focused).toHaveText('L’entreprise');
    await expect(page).toHaveTitle('L’entreprise – Le bureau');
    await enter('C’est exact');
    await expect(focused).toHaveValue("Toitures d'Igney");
    await enter('Ajouter : labels');
    await expect(panel(page).locator('input:focus')).toHaveCount(1);
    await enter('Annuler l’ajout');
    await expect(focused).toHaveText('Ajouter : labels');
    await clickButton(page, 'Modifications');
    await enter('Revenir à l’ancien');
    await expect(statusLine(page)).toContainText('retour à l’ancien');
    await expect(panel(page).locator(':focus')).toHaveCount(1);
    await enter('À compléter');
    await enter(/^(Commencer|Continuer)/);
    // Also where a chapter asks for a whole record, and where its first field is folded away.
    for (const chapter of ['Les avis d’exemple', 'Le réalisateur du site']) {
      const open = panel(page).locator('section > details[open]');
      for (let paper = 0; paper < 20 && !(await open.innerText()).startsWith(chapter); paper += 1)
        await enter(/^Continuer/);
      await expect(open).toContainText(chapter);
      await expect(open.locator(':focus')).toHaveCount(1);
    }
    await clickButton(page, 'Toutes les fiches');
    await enter('Avis');
    const list = panel(page).getByRole('listitem');
    const count = await list.count();
    await panel(page).getByRole('button', { name: 'Retirer : ' }).first().focus();
    // From the form to the page, to the bar, and back to the same place.
    await expect(page.getByRole('region', { name: 'Aperçu du site' })).toContainText('Cliquez pour changer');
    const part = () => page.evaluate(() => document.activeElement?.closest('main, header, iframe')?.tagName);
    for (const next of ['IFRAME', 'HEADER', 'MAIN']) {
      await page.keyboard.press('F6');
      await expect.poll(part).toBe(next);
    }
    await expect(focused).toHaveAccessibleName(/^Retirer : /);
    // Held down, a key does it once.
    for (let turn = 0; turn < 4; turn += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(list).toHaveCount(count - 1);
    await expect(focused).toHaveAccessibleName(/^Retirer : /);
    await page.keyboard.press('Control+z');
    await expect(list).toHaveCount(count);
    await page.goBack();
    await expect(focused).toHaveText('Avis');
    await expect(site.locator('html')).toHaveClass(/\bjs\b/);
    await expect.poll(() => desk.all()).toEqual(before);
  });

  test('clicks in the drawing of the roof, writes in its field, opens all of its page', async ({ page, site }) => {
    await clickButton(page, 'Ordinateur');
    const layer = site.locator('#pieces h3').first();
    const title = await layer.innerText();
    await layer.click();
    await expect(panel(page).locator('input:focus, textarea:focus')).toHaveValue(title);
    await clickButton(page, 'Toute sa fiche : Page d’accueil');
    await expect(heading(page)).toHaveText('Page d’accueil');
    // Taken back in a text, the word that he has typed goes, not its last letter.
    await panel(page).locator('textarea').first().focus();
    await page.keyboard.type('Bonjour');
    await page.keyboard.press('Control+z');
    await expect(page.locator(':focus')).not.toHaveValue(/Bonjou/);
    // The page is as high as the place that it has.
    expect((await page.locator('iframe').boundingBox())?.height).toBeLessThan(900);
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

/** Goes from field to field with one key alone, until what has the focus is called that. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: one } = document as { activeElement: HTMLInputElement | null };
      return (one?.labels?.[0]?.innerText ?? one?.innerText ?? '').trim();
    });
  for (let step = 0; step < 800 && !(await focused()).startsWith(name); step += 1) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(name);
}
