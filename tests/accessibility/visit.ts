import { expect, type Page } from '@playwright/test';
import { routes } from '../../data/routes';

/** An address that the site does not have: it shows the 404 page. */
export const NOWHERE = '/rien';

export const EVERY_PAGE = [...routes.map(({ path }) => path), NOWHERE];

/** One page of each family: what holds for its markup and styles holds for its sisters. */
export const ONE_OF_EACH = [
  '/',
  '/contact',
  '/zones-intervention',
  '/realisations',
  '/mentions-legales',
  '/services/charpente',
  '/zones/gerardmer',
  NOWHERE,
];

/** Opens a page and waits for its scripts; the visitor has refused cookies before, so no banner will come. */
export async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'declined');
    localStorage.setItem('cookieConsentDate', new Date().toISOString());
  });
  await page.goto(path);
  await scriptsRun(page);
}

/** Opens a page as a first visit, with the cookie banner. */
export async function openWithBanner(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
  await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
}

async function scriptsRun(page: Page): Promise<void> {
  await page.locator('html[data-widgets]').waitFor({ state: 'attached' });
}
