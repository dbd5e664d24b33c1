import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page, type Route } from '@playwright/test';
import { photoWithOrientation } from '../support/phone-photos';
import { clickButton, expectSaved, openRecord, panel, statusLine, test, violations } from './journey';

const RECORD = 'data/photos.ts';
/** Height in pixels of the line about leaks, between the header and the photo. */
const LEAK_LINE_HEIGHT = 44;
const picture = (site: FrameLocator, file: string) => site.locator(`img[src*="/${file}-"]`).first();
/** The drawing on the first screen, until the owner replaces it by a photo. */
const drawing = (site: FrameLocator) => site.locator('img[src*="home-hero"][src$=".svg"]');
const mark = (site: FrameLocator, file: string) => site.locator(`picture:has(img[src*="/${file}-"]) + small`).first();
/** Opens a page in the preview. */
const visit = (page: Page, path: string) =>
  page.locator('iframe').evaluate(
    (frame: HTMLIFrameElement, target) =>
      new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
        frame.contentWindow?.location.replace(target);
      }),
    path,
  );

test.describe('the owner edits photos and files', () => {
  test('replaces an illustration by a photo, sets its focus point, undoes both', async ({ page, site, desk }) => {
    const textBefore = desk.read(RECORD);
    await visit(page, '/services/charpente');
    await picture(site, 'service-charpente').click({ position: { x: 200, y: 150 }, force: true });
    const form = panel(page).locator('details[open]');
    await expect(form.getByLabel('Ce que la photo montre')).toBeFocused();
    await expect(form.getByText(/Encore \d+ caractères/).first()).toBeVisible();
    await expect(form.getByText('Par exemple : Versant de tuiles neuves')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const fileInput = form.getByLabel('Remplacer');
    await fileInput.setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoWithOrientation(1, 800, 700),
    });
    await expect(form.getByRole('alert')).toContainText('a.jpg ne fait que 800 px de large');
    await fileInput.setInputFiles('tests/support/iphone.heic');
    await expect(page.getByText('Relisez sa description')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('serait un peu floue');
    await expect(picture(site, 'service-charpente-2')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(mark(site, 'service-charpente-2')).toHaveCount(0);

    const point = form.getByRole('button', { name: /^Point à garder en vue/ });
    const { width, height } = (await point.boundingBox())!;
    await point.click({ position: { x: width / 4, y: height / 2 } });
    await point.press('ArrowDown');
    await expect(point).toHaveAccessibleName(/25 % de gauche à droite, 55 % de haut en bas/);
    await expect.poll(() => desk.read(RECORD)).toMatch(/service-charpente-2\.jpg'[^}]*focus: \{ x: 25, y: 55 \}/);
    await clickButton(form, 'Retirer cette photo');
    await expect(form.getByRole('alert').last()).toContainText('Elle est encore montrée ici');
    await expect(form.getByRole('button', { name: /^Charpente.* › Photo du haut de la page$/ })).toBeVisible();

    await desk.undoAll();
    expect(desk.read(RECORD)).toBe(textBefore);
    await expect(picture(site, 'service-charpente-2')).toHaveCount(0);
    await expect(mark(site, 'service-charpente')).toHaveText('Images d’illustration');
  });

  test('moves photos and pairs while the buttons stay under the pointer', async ({ page, desk }) => {
    await openRecord(page, 'Photos de la page Nos réalisations');
    const order = () =>
      [...desk.read('data/gallery.ts').matchAll(/description: (["'])(.*?)\1/g)].map(
        ([, , description = '']) => description,
      );
    const orderBefore = order();
    const isInPair = (description = '') => /^(Avant|Après) : /.test(description);
    const index = orderBefore.findIndex((description, at) => at > 1 && !isInPair(description));
    const [before = '', after = '', single = ''] = orderBefore.slice(index - 2, index + 1);
    expect([before, after].map(isInPair), 'a pair comes before the first single photo').toEqual([true, true]);
    for (const [moved, ...expectedOrder] of [
      [single, single, before, after],
      [before, before, after, single],
    ] as const) {
      // Buttons have typeset names, so only the words before the first apostrophe are compared.
      const [words = ''] = moved.split(/[,']/);
      const up = panel(page).getByRole('button', { name: `Monter : ${words}` });
      await up.scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await up.boundingBox()) ?? {};
      await page.mouse.click(x + 9, y + 9);
      await expect.poll(() => order().slice(index - 2, index + 1)).toEqual(expectedOrder);
      await expectSaved(page);
      await expect(up).toBeFocused();
      await expect.poll(async () => Math.abs(((await up.boundingBox())?.y ?? 0) - y)).toBeLessThan(1);
    }
  });

  test('replaces the drawing of the home page by dropping a photo', async ({ page, site, desk }) => {
    const photo = (await photoWithOrientation(1)).toString('base64');
    await drawing(site).evaluate((image, content) => {
      const { left, top, width } = image.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(
        new File([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], 'IMG_1.JPG'),
      );
      const point = { clientX: left + width / 2, clientY: top + 100 };
      image.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...point }));
    }, photo);
    await expect(statusLine(page)).toContainText('La photo est remplacée');
    expect(desk.read(RECORD)).toContain("'home-hero-2.jpg'");
    await expect(drawing(site)).toHaveCount(0);
    await expect(mark(site, 'home-hero-2')).toHaveCount(0);
    // The photo is lower than the drawing was. The browser must not scroll to it.
    const loaded = site.locator('html:has(#bureau-vise):has(img[src*="/home-hero-2-"])');
    await expect.poll(() => loaded.evaluate(() => scrollY)).toBe(0);

    const form = panel(page).locator('details[open]');
    const point = form.getByRole('button', { name: /^Point à garder en vue/ });
    const { width, height } = (await point.boundingBox())!;
    await point.click({ position: { x: width / 10, y: height * 0.9 } });
    /** Returns the photo's distance below the header, its left edge, whether it ends above the title, and its crop. */
    const photoPosition = () =>
      picture(site, 'home-hero-2').evaluate((image) => {
        const { top, left, bottom } = image.getBoundingClientRect();
        const [header, title] = ['header', 'h1'].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect(),
        );
        const { objectPosition } = getComputedStyle(image);
        return [top - header!.bottom, left / innerWidth, bottom < title!.top, objectPosition];
      });
    await expect.poll(photoPosition).toEqual([LEAK_LINE_HEIGHT, 0, true, '50% 100%']);
    await clickButton(page, 'Ordinateur');
    await expect.poll(photoPosition).toMatchObject({ 2: false, 3: '0px 50%' });
    await expect(form.getByRole('button', { name: 'Page d’accueil › Haut' })).toBeVisible();
  });

  test('drops a pair of photos, and a file of another kind', async ({ page, site, desk }) => {
    const textBefore = desk.read('data/gallery.ts');
    await visit(page, '/realisations');
    // The desk handles a click on a photo, so the viewer of the site must not open.
    const image = site.locator('main img').locator('visible=true').first();
    const clicksOnSite = await image.evaluateHandle((element) => {
      const clicks: Event[] = [];
      element.addEventListener('click', (event) => clicks.push(event));
      return clicks;
    });
    await image.click();
    await expect(panel(page).getByLabel('Ce que la photo montre').locator('visible=true')).toBeFocused();
    expect(await clicksOnSite.evaluate(({ length }) => length)).toBe(0);
    await openRecord(page, 'Photos de la page Nos réalisations');
    // The photos have two sizes, because the desk recognizes a file that it already has.
    const jpegs = await Promise.all([1200, 1210].map((height) => photoWithOrientation(6, 1600, height)));
    const droppedFiles = await page.evaluateHandle(
      (contents) => {
        const transfer = new DataTransfer();
        for (const [index, content] of contents.entries()) {
          const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
          transfer.items.add(new File([bytes], `IMG_${index + 1}.JPG`));
        }
        transfer.items.add(new File(['devis'], 'devis.pdf'));
        return transfer;
      },
      jpegs.map((jpeg) => jpeg.toString('base64')),
    );
    await panel(page).getByText('Ajouter des photos').dispatchEvent('drop', { dataTransfer: droppedFiles });
    await expect(panel(page).getByRole('alert')).toContainText('devis.pdf n’est pas une image');
    await panel(page).getByLabel('C’est le même endroit').check();
    await clickButton(panel(page), 'Ajouter les 2 photos');
    const shows = panel(page).getByLabel('Ce que la photo montre');
    await expect(shows.first()).toHaveAccessibleDescription(/écrivez en une phrase/);
    expect(desk.read('data/gallery.ts')).toBe(textBefore);
    for (const [side, words] of Object.entries({ Avant: 'un toit moussu', Après: 'le même toit, propre' })) {
      const section = panel(page).getByRole('region', { name: side });
      await section.getByLabel('Ce que la photo montre').fill(`Maison sous ${words}`);
      await section.getByLabel('Légende').fill(words);
    }
    await clickButton(panel(page), 'Ajouter les 2 photos');
    await expectSaved(page);
    expect(desk.read('data/gallery.ts')).toMatch(
      /export const gallery = \[\n {2}\{ id: 11, photo: 'img-1', description: 'Avant : un toit moussu' \},\n {2}\{ id: 12, photo: 'img-2', description: 'Après : le même toit, propre' \},\n/,
    );
    await expect(site.getByText(/^Avant\s: un toit moussu/)).toBeVisible();
    // The pair stays together when it is moved, swapped or removed.
    const pairAt = (index: number) =>
      RegExp(
        `gallery = \\[(?:\\n {2}\\{[^{]*){${index}}\\n {2}\\{.*'Avant : un toit moussu' \\},\\n.*'Après : le même`,
      );
    const pair = panel(page).getByRole('listitem').filter({ hasText: 'un toit moussu' });
    await pair.getByRole('button', { name: /^Descendre/ }).click();
    await expect(statusLine(page)).toContainText('Déplacé');
    expect(desk.read('data/gallery.ts')).toMatch(pairAt(2));
    await clickButton(pair, 'Échanger avant et après');
    await expect(statusLine(page)).toContainText('Enregistré');
    expect(desk.read('data/gallery.ts')).toContain("photo: 'img-2', description: 'Avant : le même toit, propre'");
    // A caption of a pair keeps its position and the focus while the owner types.
    const swapped = panel(page).getByRole('listitem').filter({ hasText: 'le même toit' });
    await swapped.locator('summary', { hasText: /Après\s: un toit moussu/ }).click();
    const second = swapped.getByLabel('Légende').nth(1);
    await second.fill('');
    await second.pressSequentially('un toit moussu, avant nous');
    await expect(second).toHaveValue('un toit moussu, avant nous');
    await expect(second).toBeFocused();
    await second.fill('Après : un toit moussu');
    await pair.getByRole('button', { name: /^Retirer/ }).click();
    await expect(statusLine(page)).toContainText('Retiré');
    expect(desk.read('data/gallery.ts')).not.toContain('un toit moussu');
    for (const _ of ['removed', 'swapped', 'moved', 'added']) await clickButton(page, 'Annuler');
    await expect.poll(() => desk.read('data/gallery.ts')).toBe(textBefore);
  });

  test('drops a folder, then a photo twice, and discards the photo', async ({ page, desk }) => {
    await openRecord(page, 'Photos de la page Nos réalisations');
    const drop = panel(page).getByText('Ajouter des photos');
    const { x = 0, y = 0 } = (await drop.boundingBox()) ?? {};
    const browser = await page.context().newCDPSession(page);
    // Simulates a drag from the file manager, because a page cannot create a folder.
    const data = { items: [], files: [join(desk.root, 'data/photos')], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
    const remarks = panel(page).getByRole('alert');
    await expect(remarks).toHaveText('« photos » est un dossier : ouvrez-le et glissez les photos.');

    const jpeg = { name: 'IMG_9.JPG', mimeType: 'image/jpeg', buffer: await photoWithOrientation(3, 1600, 1200) };
    const fileInput = panel(page).getByLabel('Ajouter des photos');
    await fileInput.setInputFiles(jpeg);
    await expect(panel(page).getByRole('region', { name: 'Photo 1' })).toBeVisible();
    const hasPhotoFile = () => readdirSync(join(desk.root, 'data/photos')).includes('img-9.jpg');
    expect(hasPhotoFile()).toBe(true);
    await fileInput.setInputFiles(jpeg);
    await expect(remarks).toHaveText('« IMG_9.JPG » est déjà dans la liste ci-dessous.');
    await expect(panel(page).getByRole('region', { name: 'Photo 2' })).toHaveCount(0);
    await clickButton(panel(page), 'Ne pas ajouter celle-ci');
    await expect.poll(hasPhotoFile).toBe(false);

    const existingPhoto = join(desk.root, 'data/photos', readdirSync(join(desk.root, 'data/photos'))[0]!);
    await fileInput.setInputFiles(existingPhoto);
    await expect(remarks).toContainText('est déjà parmi vos photos');
  });

  test('drops his certificate, opens the link to it, drops the next certificate', async ({ page, site, desk }) => {
    const pdf = (year: number) => `%PDF-1.7 ${year} %%EOF`;
    const link = (year: number) => site.locator(`main a[href="/attestation-${year}.pdf"]`);
    await visit(page, '/services/charpente');
    await openRecord(page, 'L’entreprise');
    await clickButton(panel(page), 'Ajouter : attestation d’assurance');
    const field = panel(page).getByLabel('Fichier PDF');
    await expect(field).toBeFocused();
    // The form keeps text that is typed during the upload.
    const type = async (route: Route) => {
      await panel(page).getByLabel('Dernier jour de validité').fill('2099-12-31');
      await route.continue();
    };
    await page.route('**/bureau/pdf?*', type, { times: 1 });
    const droppedFile = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'Attestation 2027.pdf'));
      return transfer;
    }, pdf(2027));
    await field.dispatchEvent('drop', { dataTransfer: droppedFile });
    const fileLink = panel(page).getByRole('link', { name: 'Ouvrir attestation-2027.pdf' });
    await expect(fileLink).toHaveAttribute('href', '/attestation-2027.pdf');
    expect(await violations(page)).toEqual([]);
    await clickButton(panel(page), 'Ajouter', true);
    await expectSaved(page);
    await expect(link(2027)).toHaveText(/^Lire l’attestation \(PDF, 1\sko\)$/);
    await Promise.all([page.waitForEvent('popup'), link(2027).click()]);

    await field.setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('JFIF') });
    await expect(panel(page).getByRole('alert')).toContainText('photo.pdf n’est pas un PDF');
    await field.setInputFiles({ name: 'attestation-2028.pdf', mimeType: 'x/y', buffer: Buffer.from(pdf(2028)) });
    await expect(link(2028)).toBeVisible();
    expect(await (await page.request.get(new URL('/attestation-2028.pdf', desk.url).href)).text()).toBe(pdf(2028));
    await clickButton(page, 'Annuler');
    await expect(link(2027)).toBeVisible();
  });
});
