import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { clickButton, expectSaved, heading, openRecord, panel, test } from './journey';
import { startDesk } from './open-desk';

/** Reloads the desk. Returns a function that sends it a state of going online, as an event of the server. */
async function interceptEvents(page: Page) {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        Object.assign(window, { desk: this });
      }
    };
  });
  await page.reload();
  return (online: object) =>
    page.evaluate(
      (data) => (window as never as { desk: EventSource }).desk.dispatchEvent(new MessageEvent('message', { data })),
      JSON.stringify({ online: { goal: 'online', done: 0, total: 0, line: '', observations: [], ...online } }),
    );
}

test.describe('the owner going online', () => {
  test('cannot go online with missing facts, nor save settings that fail', async ({ page, desk }) => {
    await clickButton(page, 'Mettre en ligne');
    await expect(panel(page)).toContainText(/Il manque \d+ points obligatoires/);
    const server = panel(page).getByLabel('Adresse du serveur');
    await server.press('Enter');
    await expect(server).toBeFocused();
    await expect(server).toHaveAccessibleDescription(/est vide/);
    await server.fill('ftp://127.0.0.1/');
    await panel(page).getByLabel('Identifiant').fill('jean');
    await panel(page).getByLabel('Mot de passe').fill('secret du toit');
    await expect(panel(page).getByLabel('Mot de passe')).toHaveAttribute('autocomplete', 'new-password');
    await panel(page).getByLabel('Port').fill('1');
    await panel(page).getByLabel('Port').press('Enter');
    await expect(panel(page)).toContainText('Le serveur 127.0.0.1 ne répond pas sur le port 1');
    expect(() => desk.read('.env.deploy')).toThrow();
    expect(desk.output()).not.toContain('secret');
    await clickButton(panel(page), 'Compléter', true);
    await expect(heading(page)).toContainText('Il reste');
    await clickButton(page, 'Mettre en ligne');
    await expect(server).toHaveValue('ftp://127.0.0.1/');
  });

  test('sees the next step after a successful trial, and after a failure', async ({ page }) => {
    const sentence = "Tout marche : le dossier est prêt, rien n'y est encore. Les réglages sont gardés.";
    await page.route('**/try-host', (route) => route.fulfill({ json: { result: { ok: true, sentence } } }));
    const sendState = await interceptEvents(page);
    await clickButton(page, 'Mettre en ligne');
    const server = panel(page).getByLabel('Adresse du serveur');
    await server.fill('ftp.exemple.fr');
    const host = { DEPLOY_HOST: 'ftp.exemple.fr' };
    await clickButton(panel(page), 'Essayer, et garder si tout marche', true);
    await sendState({ phase: 'idle', host });
    await expect(server).toBeHidden();
    await expect(panel(page).getByText('Les réglages sont gardés.')).toBeInViewport();
    const next = panel(page).getByRole('button', { name: 'Mettre en ligne', exact: true });
    await expect(next).toBeInViewport();
    await expect(next).toBeFocused();
    await panel(page).getByText('Réglages de l’hébergeur').click();
    await expect(server).toBeVisible();
    await panel(page).evaluate((form) => form.scrollTo(0, 9999));
    const failure = { sentence: 'La connexion se coupe.', online: 'Le site en ligne n’est pas encore complet.' };
    await sendState({ phase: 'failed', step: 'send', host, failure });
    await expect(panel(page).getByText(failure.online)).toBeInViewport();
    await expect(panel(page).getByRole('button', { name: 'Continuer' })).toBeInViewport();
  });

  test('sees the progress in every view, and that only the check failed', async ({ page }) => {
    const sendState = await interceptEvents(page);
    await openRecord(page, 'L’entreprise');
    await sendState({ phase: 'running', step: 'build', done: 703, total: 902 });
    await clickButton(page.getByRole('banner'), 'Construire les pages : 78 %');
    await expect(panel(page).getByRole('progressbar', { name: 'Construire' })).toBeInViewport();
    await sendState({ phase: 'running', step: 'photos', done: 120, total: 300, line: 'encore 25 s' });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Préparer les photos : 40 %' })).toBeVisible();
    await expect(panel(page).getByRole('progressbar', { name: 'Préparer les photos' })).toBeVisible();
    await expect(panel(page).getByText('encore 25 s')).toBeVisible();
    await sendState({ goal: 'prepare', phase: 'running', step: 'compress', done: 3, total: 60, line: 'encore 5 s' });
    await expect(panel(page).getByText('Compresser les pages : 5 %, encore 5 s')).toBeVisible();
    const host = { DEPLOY_HOST: 'ftp.exemple.fr' };
    const failure = { sentence: 'www.exemple.fr est introuvable.', online: '' };
    await sendState({ phase: 'failed', step: 'check', host, failure });
    await expect(panel(page).getByText('Tout est envoyé.')).toBeInViewport();
    await expect(panel(page).getByRole('button', { name: 'Vérifier de nouveau' })).toBeVisible();
    await panel(page).evaluate((form) => form.scrollTo(0, 9999));
    await sendState({ phase: 'failed', step: 'send', host, failure });
    await expect(panel(page).getByText(failure.sentence)).toBeInViewport();
    await expect(panel(page).getByRole('button', { name: 'Continuer' })).toBeVisible();
  });

  test('downloads a backup without the password, and opens the desk in it', async ({ page, desk }) => {
    test.skip(!existsSync('/usr/bin/unzip'), 'no unzip here');
    // On Windows a file that is named `.env.deploy` may become `.env.deploy.txt`, whose extension Windows hides.
    const settings = ['.env.deploy', '.env.deploy.txt'];
    for (const file of settings) desk.write(file, 'DEPLOY_PASSWORD=secret');
    await openRecord(page, 'L’entreprise');
    await panel(page).getByLabel('Forme juridique').fill('artisan');
    await expectSaved(page);
    await clickButton(page, 'Mettre en ligne');
    await panel(page).getByText('Garder une copie').click();
    const downloading = page.waitForEvent('download');
    await panel(page).getByRole('link', { name: 'Télécharger la copie' }).click();
    const archive = await (await downloading).path();
    for (const file of settings) rmSync(join(desk.root, file));

    const copy = mkdtempSync(join(tmpdir(), 'autre ordinateur '));
    execFileSync('unzip', ['-q', archive, '-d', copy]);
    const names = (folder: string) => readdirSync(folder).filter((name) => !/^(node_modules|\.cache)$/.test(name));
    expect(names(copy)).toEqual(names(desk.root));
    expect(statSync(join(copy, 'Ouvrir le bureau.command')).mode & 0o111, 'a Mac runs it').toBe(0o111);
    for (const [file, text] of Object.entries(desk.all()))
      expect(readFileSync(join(copy, 'data', file), 'utf8')).toBe(text);
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
    const { desk: secondDesk, output, match } = startDesk(copy, /Tout est prêt/);
    expect(await match, output()).not.toBeNull();
    secondDesk.kill('SIGTERM');
    await once(secondDesk, 'exit');
    rmSync(copy, { recursive: true, maxRetries: 5 });
  });
});
