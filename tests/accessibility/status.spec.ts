import { contactForm } from '../../data/contact-form';
import { gallery } from '../../data/gallery';
import { expect, NOWHERE, open, test } from '../browser/fixtures';

test.use({ expectedComplaints: /status of 404/ });

const LIVE = '[aria-live=polite], [role=status]';

test('a sent form is said aloud', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/contact');
  const form = page.locator('form');
  await form.getByLabel(contactForm.fields.name.label).fill('Prénom Nom');
  await form.getByLabel(contactForm.fields.phone.label).fill('03 53 01 00 00');
  await form.getByLabel(contactForm.fields.message.label).fill('Une tuile a glissé.');
  await form.getByRole('button').click();
  await expect(page.locator(LIVE).filter({ hasText: /Message envoyé/ })).toHaveCount(1);
});

test('a refused form leads to its first mistake, whose message belongs to the field', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/contact');
  const name = page.getByLabel(contactForm.fields.name.label);
  await page.locator('form').getByRole('button').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(contactForm.requiredMessage);
});

test('the missing page is said aloud, and the keyboard sees where it closes that', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, NOWHERE);
  await expect(page.locator(LIVE).filter({ hasText: /Page non trouvée/ })).toHaveCount(1);
  const close = page.locator('.notyf__dismiss-btn');
  await close.focus();
  await expect(close).toHaveCSS('opacity', '1');
  await expect(close).toHaveCSS('outline', /solid 2px/);
  // The toast hides what lies outside it.
  await expect(close).toHaveCSS('outline-offset', '-5px');
});

test('the viewer is a dialog with a name, and says which photo it shows', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/realisations');
  await page.locator('main a:has(img)').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName(/.+/);
  const status = viewer.getByRole('status');
  await expect(status).toContainText(`1 sur ${gallery.length}`);
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(`2 sur ${gallery.length}`);
  await expect(status).toContainText('Après');
});

test('a tab says that it is chosen, and to which panel it leads', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/zones-intervention');
  const tab = page.getByRole('tab', { name: 'Ouest Vosges' });
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: 'Ouest Vosges' });
  await expect(panel).toBeVisible();
  await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
});

test('the menu button says whether the menu is open', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const toggle = page.locator('[data-menu-toggle]');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
