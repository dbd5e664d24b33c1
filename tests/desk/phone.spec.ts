import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { photoWithOrientation, photoWithPosition } from '../support/phone-photos';
import { clickButton, expectSaved, panel, statusLine, test, violations } from './journey';

/** The context options of the owner's phone. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

/** Opens the access at the desk, scans its QR code, and opens the URL on a phone. */
async function openOnPhone(
  page: Page,
  browser: Browser,
): Promise<{ phone: Page; context: BrowserContext; url: string }> {
  await clickButton(page, 'Depuis mon téléphone', true);
  await clickButton(panel(page), /^(Ouvrir|Rouvrir) l’accès$/);
  const code = panel(page).getByRole('img', { name: /^Code à scanner/ });
  await code.scrollIntoViewIfNeeded();
  const shot = await sharp(await code.screenshot())
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const url = decodeQR({ width: shot.info.width, height: shot.info.height, data: shot.data });
  const context = await browser.newContext(PHONE);
  const phone = await context.newPage();
  await phone.goto(url);
  return { phone, context, url };
}

const rows = (phone: Page) => phone.getByRole('list', { name: 'Photos' }).getByRole('listitem');
const choose = (phone: Page, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  phone.getByLabel('Choisir des photos').setInputFiles(files);
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function violationsOn(phone: Page): Promise<string[]> {
  // The content security policy of the page would block axe.
  const session = await phone.context().newCDPSession(phone);
  await session.send('Page.setBypassCSP', { enabled: true });
  await phone.evaluate(axe.source);
  return phone.evaluate(async () => {
    const { violations } = await (window as never as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

test.describe('the owner with his phone', () => {
  test('sends twenty photos while he uses the desk, and adds one photo', async ({ page, desk, browser }) => {
    const { phone, context } = await openOnPhone(page, browser);
    await expect(panel(page).getByText('Votre téléphone est arrivé.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const oriented = await Promise.all(
      [1, 3, 6, 8].map((orientation) => photoWithOrientation(orientation, 1600, 1200)),
    );
    const unrotatedPhotos = await Promise.all(
      Array.from({ length: 14 }, (_, index) => photoWithOrientation(1, 1600, 1201 + index)),
    );
    const photos = [...oriented, ...unrotatedPhotos].map((buffer, index) => jpeg(`IMG_${2000 + index}.JPG`, buffer));
    photos.push(jpeg('image.jpg', await photoWithPosition()));
    photos.push({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: readFileSync('tests/support/iphone.heic') });
    await choose(phone, photos);
    await expect(rows(phone)).toHaveCount(20);
    await rows(phone).first().getByLabel('Ce que la photo montre').fill('Versant de tuiles neuves');
    // The owner uses the desk during the upload.
    await page.frameLocator('iframe').getByRole('link', { name: /^0\d/ }).first().waitFor();
    await clickButton(page, 'Toutes les fiches');
    await expect(phone.getByRole('status')).toHaveText('Les 20 photos sont au bureau.', { timeout: 120_000 });
    await expect(rows(phone).last()).toContainText('serait un peu floue');
    expect(await violationsOn(phone)).toEqual([]);

    await clickButton(page, 'Téléphone relié');
    const pendingPhotos = panel(page).getByRole('region', { name: /^Photo \d+$/ });
    await expect(pendingPhotos).toHaveCount(20);
    await expect(pendingPhotos.first().getByLabel('Ce que la photo montre')).toHaveValue('Versant de tuiles neuves');
    for (let index = 0; index < 4; index += 1) {
      const isWide = pendingPhotos
        .nth(index)
        .locator('img')
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.naturalWidth > image.naturalHeight;
        });
      expect(await isWide, 'stands upright').toBe(true);
    }
    for (let index = 19; index > 0; index -= 1)
      await pendingPhotos.nth(index).getByRole('button', { name: 'Ne pas ajouter celle-ci' }).click();
    await pendingPhotos.first().getByLabel('Légende').fill('Toiture : tuiles neuves');
    await clickButton(panel(page), 'Ajouter cette photo');
    await expectSaved(page);
    expect(desk.read('data/photos.ts')).toContain("alt: 'Versant de tuiles neuves'");
    await clickButton(page, 'Téléphone relié');
    await clickButton(panel(page), 'Fermer l’accès');
    await expect(phone.getByRole('alert')).toContainText('Le bureau a fermé l’accès');
    await context.close();
  });

  test('sends a photo again that he has discarded at the desk', async ({ page, desk, browser }, testInfo) => {
    const { phone, context } = await openOnPhone(page, browser);
    // A phone gives every new camera photo the same name. Only files on disk keep their modification date.
    const path = testInfo.outputPath('image.jpg');
    const send = async (photo: Buffer) => {
      writeFileSync(path, photo);
      utimesSync(path, 1_800_000_000, 1_800_000_000);
      await choose(phone, path);
    };
    const discard = async () => {
      await clickButton(panel(page), 'Ne pas ajouter celle-ci');
      await expect(panel(page).getByRole('region', { name: 'Photo 1' })).toHaveCount(0);
      await expect.poll(() => existsSync(join(desk.root, 'data/photos/image.jpg'))).toBe(false);
    };
    const [photo, otherPhoto] = await Promise.all([1210, 1220].map((height) => photoWithOrientation(1, 1600, height)));
    await send(photo!);
    await discard();
    await send(otherPhoto!);
    await expect(panel(page).getByRole('region', { name: 'Photo 1' })).toBeVisible();
    await rows(phone).last().getByLabel('Ce que la photo montre').fill('Versant de tuiles neuves');
    const description = panel(page).getByLabel('Ce que la photo montre');
    await expect(description).toHaveValue('Versant de tuiles neuves');
    // The owner chooses the photo twice by mistake.
    await send(otherPhoto!);
    await expect(rows(phone).last()).toContainText('Elle était déjà au bureau');
    await expect(panel(page).getByRole('region', { name: /^Photo \d+$/ })).toHaveCount(1);
    await discard();
    await send(otherPhoto!);
    await expect(rows(phone).last()).toContainText('Arrivée au bureau.');
    await expect(description).toHaveValue('Versant de tuiles neuves');
    await discard();
    await clickButton(panel(page), 'Fermer l’accès');
    await context.close();
  });

  test('resumes after a lost connection, and sees why a file is refused', async ({ page, desk, browser }) => {
    const { phone, context } = await openOnPhone(page, browser);
    const largePhoto = await sharp({
      create: {
        width: 2400,
        height: 1800,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 45 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const starts: number[] = [];
    let isCut = false;
    await phone.route('**/photo/*?*', async (route) => {
      starts.push(Number(new URL(route.request().url()).searchParams.get('start')));
      if (starts.length !== 3) return route.continue();
      isCut = true;
      await context.setOffline(true);
      await route.abort('connectionreset');
    });
    await choose(phone, [
      jpeg('grande.jpg', largePhoto),
      jpeg('devis.jpg', Buffer.from('%PDF-1.7')),
      jpeg('petite.jpg', await photoWithOrientation(1, 800, 700)),
    ]);
    await expect(rows(phone).first()).toContainText('Connexion perdue : l’envoi reprend tout seul');
    expect(isCut).toBe(true);
    await context.setOffline(false);
    await expect(rows(phone).first()).toContainText('Arrivée au bureau.');
    // No chunk that had arrived was sent again.
    const first = starts.slice(0, Math.ceil(largePhoto.length / (512 * 1024)) + 1);
    expect(first.filter((start) => start === first[2])).toHaveLength(2);
    expect(new Set(first).size).toBe(first.length - 1);
    await expect(rows(phone).nth(1)).toContainText('« devis.jpg » n’est pas une photo.');
    await expect(rows(phone).nth(2)).toContainText('ne fait que 800 px de large');
    await expect(phone.getByRole('status')).toHaveText('La photo est au bureau. 2 refusées.');
    expect(readFileSync(join(desk.root, 'data/photos/grande.jpg')).equals(largePhoto)).toBe(true);
    await clickButton(panel(page), 'Ne pas ajouter celle-ci');
    await clickButton(panel(page), 'Fermer l’accès');
    await context.close();
  });

  test('reads the site on the phone, and sees each change at once', async ({ page, desk, browser }) => {
    const { phone, context, url } = await openOnPhone(page, browser);
    const failures: string[] = [];
    phone.on('response', (response) => {
      if (response.status() >= 400) failures.push(response.url());
    });
    await phone.getByRole('link', { name: 'Voir le site' }).click();
    const title = phone.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(phone.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
    expect(await phone.locator('script:not([nonce])').count()).toBe(0);
    expect(await phone.content()).not.toMatch(/[\u2061-\u2064]|data-bureau|bureau-champs/);
    await phone.goto(new URL('site/mentions-legales', url).href);
    await clickButton(page, 'Toutes les fiches');
    await panel(page).getByRole('button', { name: 'L’entreprise' }).first().click();
    await panel(page).getByLabel('Forme juridique').fill('artisan de Vincey');
    await expectSaved(page);
    await expect(phone.locator('main')).toContainText('artisan de Vincey');
    await phone.goto(new URL('site/contact', url).href);
    // The page learns through its event stream that the access closes.
    const stream = phone.waitForResponse(
      (response) => response.url().endsWith('/follow') && response.frame().url() === url,
    );
    await phone.getByRole('link', { name: 'Envoyer des photos' }).click();
    await stream;
    await expect(phone.getByRole('heading', { level: 1, name: 'Envoyer des photos' })).toBeVisible();
    expect(failures).toEqual([]);
    for (const path of ['site/bureau/', 'bureau/', 'site/data/company.ts', 'site/@vite/client'])
      expect((await phone.request.get(new URL(path, url).href)).status()).toBe(404);
    expect((await phone.request.get(url.replace('127.0.0.2', '127.0.0.1')).catch(() => undefined))?.status()).toBe(
      undefined,
    );
    expect(desk.output()).not.toContain(new URL(url).pathname.slice(1, -1));
    await clickButton(page, 'Téléphone relié');
    await clickButton(panel(page), 'Fermer l’accès');
    await expect(phone.getByRole('alert')).toContainText('Le bureau a fermé l’accès');
    await context.close();
  });

  test('sees why five wrong URLs close the access, and what to check', async ({ page, browser }) => {
    const { phone, context, url } = await openOnPhone(page, browser);
    await panel(page).getByText('Le téléphone n’affiche rien ?').click();
    await expect(panel(page).getByText('Windows : à la question du pare-feu')).toBeVisible();
    for (let index = 0; index < 5; index += 1)
      await phone.request.get(new URL(`/fausse-${index}/`, url).href).catch(() => undefined);
    await expect(panel(page).getByText('quelqu’un du même réseau a essayé cinq fausses adresses')).toBeVisible();
    await expect(phone.getByRole('alert')).toContainText('Le bureau a fermé l’accès');
    expect(await violations(page)).toEqual([]);
    await context.close();
    const { context: newContext, url: newUrl } = await openOnPhone(page, browser);
    expect(new URL(newUrl).pathname).not.toBe(new URL(url).pathname);
    await clickButton(panel(page), 'Fermer l’accès');
    await expect(statusLine(page)).toHaveText('L’accès du téléphone est fermé.');
    await newContext.close();
  });
});
