import { expect, type Page } from '@playwright/test';
import type { StoredRequest } from '../../scripts/desk/shared/protocol';
import { clickButton, deferred, heading, panel, statusLine, test, violations } from './journey';
import type { OpenDesk } from './open-desk';

const REQUESTS: StoredRequest[] = [
  {
    name: 'a'.repeat(32),
    date: '2027-08-02T14:05',
    sender: 'Wanda Petit',
    phone: '06 39 98 12 34',
    town: 'Épinal',
    otherFields: [{ label: 'Email', value: 'wanda@exemple.fr' }],
    message: 'Une tuile est tombée à Épinal.\n<b>L’eau entre.</b>',
    mail: { kind: 'waiting', reason: 'La messagerie de l’hébergeur n’a pas pris l’email.' },
  },
  {
    name: 'b'.repeat(32),
    date: '2027-08-01T09:00',
    sender: 'Jean Long',
    phone: '03 29 00 00 00',
    otherFields: [],
    message: 'Pour un devis.',
    mail: { kind: 'sent' },
  },
  {
    name: 'c'.repeat(32),
    date: '2027-08-01T08:00',
    sender: 'Spam',
    otherFields: [],
    message: 'SEO',
    mail: { kind: 'robot' },
  },
];

/** Configures the delivery and the host, and answers with `list` in place of the host. */
async function openWithRequests(page: Page, desk: OpenDesk, list: object): Promise<void> {
  const company = desk.read('data/company.ts');
  const [, domain = ''] = /siteUrl: (?:sample\()?'https:\/\/(?:www\.)?([^']+)'/.exec(company) ?? [];
  const delivery = `delivery: { to: 'artisan@messagerie.example', from: 'site@${domain}' }`;
  desk.write('data/company.ts', company.replace(/delivery: false/, delivery));
  desk.write(
    '.env.deploy',
    "DEPLOY_PROTOCOL=ftps\nDEPLOY_HOST=ftp.exemple.fr\nDEPLOY_USER=jean\nDEPLOY_PASSWORD='x'\n",
  );
  await page.route('**/bureau/read-requests', (route) => route.fulfill({ json: { result: list } }));
  await page.reload();
}

test.describe('the owner with requests', () => {
  test.afterEach(({ desk }) => {
    const company = desk.read('data/company.ts');
    desk.write('data/company.ts', company.replace(/delivery: \{[^}]*\}/, 'delivery: false'));
  });

  test('counts requests, reads unsent requests first, deletes one after confirming', async ({ page, desk }) => {
    await openWithRequests(page, desk, { kind: 'listed', requests: REQUESTS });
    await clickButton(page.getByRole('banner'), '2 demandes, 1 non envoyée');
    await expect(heading(page)).toHaveText('2 demandes, 1 non envoyée');
    const requestItems = panel(page).getByRole('listitem');
    const firstItem = requestItems.first();
    await expect(firstItem).toContainText('Wanda Petit');
    await expect(firstItem).toContainText(/2\s+août 2027, 14 h 05 · Épinal/);
    await expect(firstItem.getByRole('link', { name: '06 39 98 12 34' })).toHaveAttribute('href', 'tel:0639981234');
    await expect(firstItem.getByRole('link', { name: 'wanda@exemple.fr' })).toHaveAttribute(
      'href',
      'mailto:wanda@exemple.fr',
    );
    await expect(firstItem).toContainText('<b>L’eau entre.</b>');
    await expect(firstItem).toContainText(/Email non envoyé\. La messagerie/);
    await expect(panel(page).getByText('SEO')).toBeHidden();
    await panel(page).getByText('1 ressemble à un robot').click();
    await expect(panel(page).getByText('SEO')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const removals: unknown[] = [];
    const [answered, answer] = deferred();
    await page.route('**/bureau/delete-request', async (route) => {
      removals.push(route.request().postDataJSON());
      const isFirst = removals.length === 1;
      const result = isFirst ? { ok: false, sentence: 'Le serveur ftp.exemple.fr ne répond pas.' } : { ok: true };
      if (!isFirst) await answered;
      return route.fulfill({ json: { result } });
    });
    await clickButton(firstItem, 'Effacer : la demande de Wanda Petit');
    await clickButton(firstItem, 'La garder');
    await clickButton(firstItem, 'Effacer : la demande de Wanda Petit');
    await expect(firstItem.getByRole('group')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await clickButton(firstItem, 'Effacer pour de bon');
    await expect(firstItem.getByRole('alert')).toContainText('ne répond pas');
    const keepButton = firstItem.getByRole('button', { name: 'La garder' });
    await expect(keepButton).toBeEnabled();
    await clickButton(firstItem, 'Effacer pour de bon');
    // A request that is being deleted cannot be kept.
    await expect(keepButton).toBeDisabled();
    answer();
    await expect(statusLine(page)).toContainText('Effacée chez l’hébergeur : la demande de Wanda Petit.');
    await expect(page.getByRole('banner').getByRole('button', { name: '1 demande', exact: true })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    expect(removals).toEqual([{ name: 'a'.repeat(32) }, { name: 'a'.repeat(32) }]);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('Wanda');
  });

  test('sees why the host does not answer, and tries again', async ({ page, desk }) => {
    await openWithRequests(page, desk, { kind: 'failed', sentence: 'Le serveur ftp.exemple.fr ne répond pas.' });
    await clickButton(page.getByRole('banner'), 'Demandes');
    await expect(panel(page).getByRole('alert')).toContainText('ne répond pas');
    await expect(panel(page).getByText(/^Lues à/)).toHaveCount(0);
    await page.route('**/bureau/read-requests', (route) =>
      route.fulfill({
        json: { result: { kind: 'listed', requests: [], remark: 'Cette connexion ne voit que le dossier du site.' } },
      }),
    );
    await clickButton(panel(page), 'Actualiser');
    await expect(heading(page)).toHaveText('Aucune demande');
    await expect(panel(page).getByText('ne voit que le dossier du site')).toBeVisible();
  });
});
