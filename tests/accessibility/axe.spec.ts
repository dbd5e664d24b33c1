import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { typeset, typesetDeep } from '../../components/typography/typeset';
import { deliveryPath } from '../../data/model/site/contact-form';
import { servicePath } from '../../data/model/site/services';
import { copy, expect, ONE_OF_EACH, open, openWithBanner, SERVICE, site, TOWN, test } from '../browser/fixtures';

const { contactForm, zones, services } = site;
const labels = zones.map(({ label }) => typeset(label));
const fields = typesetDeep(contactForm.fields);
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 AA, and the good practices that the makers of axe also recommend. */
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

// Turns transitions off, because halfway through a transition axe would measure colours that do not stay.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsoleErrors: /openstreetmap/ });

/** Fails for each violation that axe finds in the current page; `state` names the state of the page in the message. */
async function expectNoViolation(page: Page, state: string): Promise<void> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (rules) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(rules),
    RULES,
  );
  const failures = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(failures, state).toEqual([]);
}

test.describe('axe finds nothing', () => {
  for (const [width, paths] of [
    [320, [...ONE_OF_EACH, '/politique-confidentialite']],
    [1280, ['/', '/contact', SERVICE, TOWN]],
  ] as const) {
    test(`on one page of each family at ${width} px`, { tag: width < 768 ? '@phone' : '@desktop' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await open(page, path);
        await expectNoViolation(page, path);
      }
    });
  }

  test('while the cookie banner is shown', { tag: '@phone' }, async ({ page }) => {
    await openWithBanner(page, '/');
    await expectNoViolation(page, 'banner');
  });

  test('while the menu is open', { tag: '@phone' }, async ({ page }) => {
    await open(page, SERVICE);
    await page.getByRole('button', { name: copy.siteHeader.menu, exact: true }).click();
    await expect(page.locator(`#menu a[href="${servicePath(services[0]!.slug)}"]`)).toBeVisible();
    await expectNoViolation(page, 'menu');
  });

  test('while the services dropdown is open', { tag: '@desktop' }, async ({ page }) => {
    await open(page, SERVICE);
    await page.locator('header summary').press('Enter');
    await expect(page.locator(`#menu a[href="${servicePath(services[0]!.slug)}"]`)).toBeVisible();
    await expectNoViolation(page, 'dropdown');
  });

  test('while the form shows its errors and the toast reports success', { tag: '@phone' }, async ({ page }) => {
    await page.route(deliveryPath, (route) => route.fulfill({ status: 200, json: { stored: true } }));
    await open(page, '/contact');
    const form = page.locator('form');
    await form.getByLabel(fields.email.label).fill('personne');
    await form.getByRole('button').click();
    await expect(form.getByText(typeset(contactForm.requiredMessage))).toHaveCount(
      Object.values(fields).filter(({ required }) => required).length,
    );
    await expect(form.getByText(fields.email.rule.message)).toBeVisible();
    await expectNoViolation(page, 'errors');

    await form.getByLabel(fields.name.label).fill('Prénom Nom');
    await form.getByLabel(fields.phone.label).fill('03 53 01 00 00');
    await form.getByLabel(fields.email.label).fill('');
    await form.getByLabel(fields.message.label).fill('Une tuile a glissé.');
    await form.getByRole('button').click();
    await expect(page.locator('.notyf__toast')).toBeVisible();
    await expectNoViolation(page, 'toast');
  });

  test('while the photo viewer is open', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/realisations');
    await page.locator('main a:has(img)').nth(1).click();
    await expect(page.getByRole('dialog').locator('.gslide.current img')).toBeVisible();
    await expectNoViolation(page, 'viewer');
  });

  test('on any tab of the zones page', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/zones-intervention');
    for (const label of labels) {
      await page.getByRole('tab', { name: label }).click();
      await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
      await expectNoViolation(page, label);
    }
  });

  test('on the contact page with the map', { tag: ['@phone', '@whole-browser'] }, async ({ page }) => {
    const map = '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main></html>';
    await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: map }));
    await open(page, '/contact');
    await page.getByRole('button', { name: copy.mapPanel.show }).click();
    await expect(page.locator('iframe')).toBeVisible();
    await expectNoViolation(page, 'map');
  });
});
