import type { Locator, Page } from '@playwright/test';
import { headPair, shownImages } from '../../data/model/site/gallery';
import { photoAt } from '../../data/model/site/photos';
import { isPair } from '../../data/model/text/pairs';
import { CHUNKS, copy, delayRequests, expect, goBack, open, site, test } from '../../tests/browser/fixtures';
import { typeset } from '../typography/typeset';

const PAGE = '/realisations';
const { galleryPage, phone, phoneHref } = site;
const gallery = shownImages(site.gallery, site.photos);
const isRendering = (name: string) => photoAt(site, name).rendering;
const captionTexts = gallery.map(({ description }) => typeset(description));
/** The viewer adds a note to the caption of a rendering. */
const captions = gallery.map(({ photo, description }) =>
  typeset(isRendering(photo) ? `${description} ${copy.gallery.rendering}` : description),
);
const [first, second] = captions as [string, string];
const last = captions.at(-1)!;

const thumbnails = (page: Page) => page.locator('main a[data-photo]');
const viewer = (page: Page) => page.getByRole('dialog', { name: copy.gallery.viewer });
const caption = (page: Page) => viewer(page).locator('.current .gslide-description');
const photo = (page: Page) => viewer(page).locator('.current img');

/** Expects that screen readers find this photo and no other. */
async function expectToBeRead(page: Page, index: number): Promise<void> {
  await expect(caption(page)).toHaveText(captions.at(index)!);
  await expect(viewer(page).getByRole('img')).toHaveCount(1);
  await expect(viewer(page).getByRole('img')).toHaveAccessibleName(
    typeset(photoAt(site, gallery.at(index)!.photo).alt),
  );
}

async function openPhoto(page: Page, index: number): Promise<void> {
  await open(page, PAGE);
  await thumbnails(page).nth(index).click();
  await expect(caption(page)).toHaveText(captions[index]!);
}

test.describe('The gallery', () => {
  test('shows the photos of a pair as one unit with its heading', async ({ page, isMobile }) => {
    await open(page, PAGE);
    const items = page.locator('main li:has(a[data-photo])');
    const boxes = await items.evaluateAll((listItems) =>
      listItems.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    );
    const captionsOnPage = await items.locator('figcaption').allTextContents();
    const isFirst = (index: number) => captionsOnPage[index]?.startsWith('Avant');
    const pairs = gallery.filter((image, index) => isPair(image, gallery[index + 1]));
    expect(captionsOnPage.filter((_, index) => isFirst(index))).toHaveLength(pairs.length);
    boxes.forEach((box, index) => {
      const next = boxes[index + 1];
      if (!next) return;
      if (isMobile) expect(next.top - box.bottom < 9, captionsOnPage[index]).toBe(isFirst(index));
      else if (isFirst(index)) expect(next.top === box.top && next.left - box.right < 9).toBe(true);
    });
    for (const list of await page.locator('main ul:has(a[data-photo])').all()) {
      const captionsOfList = await list.locator('figcaption').allTextContents();
      if (captionsOfList.some((text) => text.startsWith('Avant'))) expect(captionsOfList).toHaveLength(2);
    }
    for (const { heading, advice } of pairs) {
      for (const text of [heading, advice])
        if (text) await expect(page.locator('main').getByText(typeset(text), { exact: true })).toBeVisible();
    }
    // The label is at the top edge of the photo.
    const figures = items.locator('figure').filter({ has: page.locator('figcaption', { hasText: /^(Avant|Après)/ }) });
    await expect(figures).toHaveCount(2 * pairs.length);
    for (const figure of await figures.all()) {
      const [photoBox, labelBox] = [
        await figure.locator('img').boundingBox(),
        await figure
          .getByText(/^(Avant|Après)/)
          .last()
          .boundingBox(),
      ];
      expect(labelBox!.y).toBeCloseTo(photoBox!.y, 0);
    }
  });

  test('aligns the photos and the captions of a row', { tag: '@desktop' }, async ({ page }) => {
    await open(page, PAGE);
    const columns = new Set<number>();
    for (const list of await page.locator('main ul:has(a[data-photo])').all()) {
      const rows = await list.locator('figure').evaluateAll((figures) =>
        figures.map((figure) => {
          const caption = figure.querySelector('figcaption')!.getBoundingClientRect();
          return { left: caption.left, tops: [figure.getBoundingClientRect().top, caption.top] };
        }),
      );
      for (const { left } of rows) columns.add(Math.round(left));
      for (let index = 0; index + 1 < rows.length; index += 2)
        expect(rows[index]!.tops, `photo ${index + 1}`).toEqual(rows[index + 1]!.tops);
    }
    expect(columns.size).toBe(2);
  });

  test('shows a pair of photos in the page head', { tag: '@desktop' }, async ({ page }) => {
    await open(page, PAGE);
    const pair = headPair(site.galleryPage, gallery, site.photos);
    const altTexts = pair ? [pair.before, pair.after].map((name) => typeset(site.photos[name]!.alt)) : [];
    const images = page.locator('h1').locator('xpath=../..').locator('img');
    await expect(images).toHaveCount(altTexts.length);
    for (const [index, altText] of altTexts.entries()) await expect(images.nth(index)).toHaveAttribute('alt', altText);
  });

  test('shows photos with captions, in two columns on wide screens', async ({ page, isMobile }) => {
    await open(page, PAGE);
    await expect(thumbnails(page)).toHaveCount(gallery.length);
    await expect(page.locator('main figcaption')).toContainText(captionTexts);
    const boxes = await thumbnails(page).evaluateAll((links) =>
      links.map((link) => {
        const { left, width } = link.getBoundingClientRect();
        return {
          left: Math.round(left),
          width: Math.round(width),
          share: width / document.documentElement.clientWidth,
        };
      }),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(isMobile ? 1 : 2);
    expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
    expect(Math.min(...boxes.map(({ share }) => share))).toBeGreaterThanOrEqual(isMobile ? 1 : 0.4);
  });

  test('labels renderings once on the page and each in the viewer', { tag: '@phone' }, async ({ page }) => {
    await open(page, PAGE);
    const renderings = gallery.filter(({ photo }) => isRendering(photo));
    const areAllRenderings = renderings.length === gallery.length;
    // The intro has the note if all pictures are renderings. Among photos, each rendering has its own label.
    await expect(page.locator('main').getByText(copy.picture.page, { exact: true })).toHaveCount(0);
    const labels = page.locator('main ul').getByText(copy.picture.each, { exact: true });
    await expect(labels).toHaveCount(areAllRenderings ? 0 : renderings.length);
    if (areAllRenderings) await expect(page.getByText(typeset(galleryPage.renderings.all))).toHaveCount(1);
    const index = gallery.findIndex(({ photo }) => isRendering(photo));
    if (index < 0) return;
    await thumbnails(page).nth(index).click();
    await expect(caption(page).locator('small')).toHaveText(copy.gallery.rendering);
  });

  test('has the caption directly under the photo on a phone held upright', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPhoto(page, 0);
    await expect(photo(page)).toBeInViewport();
    const text = caption(page).locator('.gslide-desc');
    const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    await expect
      .poll(async () => {
        const [photoBox, captionBox] = [await boxOf(photo(page)), await boxOf(text)];
        return captionBox.top >= photoBox.bottom && captionBox.top - photoBox.bottom < 16;
      })
      .toBe(true);
    expect((await boxOf(text)).left).toBeLessThanOrEqual(16);
  });

  test('ends with a quote and the phone number', { tag: '@phone' }, async ({ page }) => {
    await open(page, PAGE);
    const after = page.locator('main > :last-child a');
    await expect(after).toHaveText([typeset(galleryPage.banner.action), typeset(phone.national)]);
    expect(await after.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/contact',
      phoneHref,
    ]);
  });

  test('leaves a click with Shift to the browser', { tag: '@desktop' }, async ({ page, context }) => {
    await openPhoto(page, 0);
    await page.keyboard.press('Escape');
    const last = thumbnails(page).last();
    await Promise.all([context.waitForEvent('page'), last.click({ modifiers: ['Shift'] })]);
  });

  test('opens the chosen photo in full size with caption and alternative text', async ({ page }) => {
    await openPhoto(page, 2);
    const thumbnail = thumbnails(page).nth(2);
    expect(await photo(page).evaluate((image: HTMLImageElement) => image.src)).toBe(
      await thumbnail.evaluate((link: HTMLAnchorElement) => link.href),
    );
    expect(await photo(page).getAttribute('alt')).toBe(await thumbnail.locator('img').getAttribute('alt'));
    await expect(photo(page)).toBeInViewport();
    await expect(viewer(page).getByRole('img')).toHaveCount(1);
  });

  for (const [trigger, close] of [
    ['its button', (page: Page) => viewer(page).getByRole('button', { name: copy.gallery.close, exact: true }).click()],
    ['going back', (page: Page) => page.evaluate(() => history.back())],
  ] as const)
    test(`keeps scroll position and history when ${trigger} closes the viewer`, {
      tag: ['@phone', '@whole-browser'],
    }, async ({ page }) => {
      await open(page, '/contact');
      await open(page, PAGE);
      await thumbnails(page).last().scrollIntoViewIfNeeded();
      const scrollState = () =>
        page.evaluate(() => ({
          y: window.scrollY,
          width: document.body.clientWidth,
          overflow: getComputedStyle(document.body).overflow,
        }));
      const initialScrollState = await scrollState();
      await thumbnails(page).last().click();
      await expect(caption(page)).toHaveText(last);
      await close(page);
      await expect(viewer(page)).toHaveCount(0);
      expect(await scrollState()).toEqual(initialScrollState);
      await goBack(page);
      await expect(page).toHaveURL('/contact');
    });

  test('announces the number of the photo and the total', { tag: '@phone' }, async ({ page }) => {
    const count = gallery.length;
    await openPhoto(page, count - 2);
    const status = viewer(page).getByRole('status');
    const position = (index: number) =>
      copy.gallery.position.replace('{n}', String(index)).replace('{total}', String(count));
    await expect(status).toHaveText(`${position(count - 1)} ${captions.at(-2)}`);
    await viewer(page).getByRole('button', { name: copy.gallery.next }).click();
    await expect(status).toHaveText(`${position(count)} ${last}`);
  });

  test('delays the first click until the code has loaded', { tag: '@phone' }, async ({ page }) => {
    const releaseRequests = await delayRequests(page, CHUNKS);
    await open(page, PAGE);
    await thumbnails(page).nth(1).click();
    await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(PAGE);
    releaseRequests();
    await expect(caption(page)).toHaveText(second);
    await expect(thumbnails(page).nth(1)).not.toHaveAttribute('aria-busy');
  });

  test('shows the photo requested last when photos load slowly', { tag: '@phone' }, async ({ page }) => {
    await open(page, PAGE);
    const slowPhotoUrl = await thumbnails(page).nth(1).getAttribute('href');
    const releaseRequests = await delayRequests(page, new RegExp(`${slowPhotoUrl}$`));
    await thumbnails(page).nth(0).click();
    await expect(caption(page)).toHaveText(first);
    await viewer(page).getByRole('button', { name: copy.gallery.next }).click();
    await viewer(page).getByRole('button', { name: copy.gallery.next }).click();
    await expect(caption(page)).toHaveText(captions[2]!);
    const slowResponse = page.waitForResponse(new RegExp(`${slowPhotoUrl}$`));
    releaseRequests();
    await (await slowResponse).finished();
    await expect(viewer(page).locator(`img[src="${slowPhotoUrl}"], img[src$="${slowPhotoUrl}"]`)).toHaveJSProperty(
      'complete',
      true,
    );
    await expect(viewer(page).locator('.gslide.current')).toHaveCount(1);
    await expect(caption(page)).toHaveText(captions[2]!);
  });

  test('has no animations if the visitor prefers reduced motion', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPhoto(page, 0);
    await viewer(page).getByRole('button', { name: copy.gallery.next }).click();
    await expect(caption(page)).toHaveText(second);
    const countAnimations = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'lightboxLoader')
            .length,
      );
    expect(await countAnimations()).toBe(0);
    await viewer(page).getByRole('button', { name: copy.gallery.close, exact: true }).click();
    await expect(viewer(page)).toHaveCount(0);
  });
});

test.describe('The photo viewer with a keyboard', { tag: '@desktop' }, () => {
  test('moves with the arrow keys, wraps around, closes with Escape', async ({ page }) => {
    await open(page, PAGE);
    await thumbnails(page).nth(0).focus();
    await page.keyboard.press('Enter');
    await expect(caption(page)).toHaveText(first);
    await page.keyboard.press('ArrowLeft');
    await expectToBeRead(page, -1);
    for (const index of [0, 1]) {
      await page.keyboard.press('ArrowRight');
      await expectToBeRead(page, index);
    }
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(thumbnails(page).nth(0)).toBeFocused();
  });

  test('keeps the focus inside, in both directions', async ({ page }) => {
    await openPhoto(page, 0);
    const buttons = viewer(page).getByRole('button');
    for (const [index, name] of [copy.gallery.close, copy.gallery.previous, copy.gallery.next].entries())
      await expect(buttons.nth(index)).toHaveAccessibleName(name);
    for (const index of [0, 1, 2, 0]) {
      await page.keyboard.press('Tab');
      await expect(buttons.nth(index)).toBeFocused();
    }
    for (const index of [2, 1, 0, 2]) {
      await page.keyboard.press('Shift+Tab');
      await expect(buttons.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(caption(page)).toHaveText(second);
  });

  test('keeps reacting to keys after a click, and closes outside the photo', async ({ page }) => {
    await openPhoto(page, 0);
    await photo(page).click();
    await page.keyboard.press('ArrowRight');
    await expect(caption(page)).toHaveText(second);
    // Clicks above a wide photo or to the left of a high photo.
    const { x, y, height } = (await photo(page).boundingBox())!;
    await (y > 16 ? page.mouse.click(640, 8) : page.mouse.click(x / 2, y + height * 0.2));
    await expect(viewer(page)).toHaveCount(0);
  });
});

test.describe('The photo viewer by touch', { tag: '@phone' }, () => {
  test('moves by swipe and wraps around at both ends', async ({ page }) => {
    await openPhoto(page, 0);
    await swipe(page, { from: 100, to: 320 });
    await expectToBeRead(page, -1);
    for (const index of [0, 1]) {
      await swipe(page, { from: 320, to: 100 });
      await expectToBeRead(page, index);
    }
  });
});

test.describe('The photo viewer when a large photo fails', { tag: '@phone' }, () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });
  const sentence = typeset(copy.gallery.failed);

  test('shows the small photo with a message, and continues with the next', async ({ page }) => {
    await open(page, PAGE);
    const thumbnail = thumbnails(page).nth(1).locator('img');
    await thumbnail.scrollIntoViewIfNeeded();
    const readThumbnailUrl = () =>
      thumbnail.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''));
    await expect.poll(readThumbnailUrl).not.toBe('');
    const photoUrl = await thumbnails(page).nth(1).getAttribute('href');
    await page.route(`**${photoUrl}`, (route) => route.abort());
    await thumbnails(page).nth(1).click();
    await expect(caption(page)).toContainText(second);
    await expect(caption(page)).toContainText(sentence);
    expect(await photo(page).evaluate((image: HTMLImageElement) => image.src)).toBe(await readThumbnailUrl());
    await expect(photo(page)).toBeInViewport();
    await expect(viewer(page).locator('.gloader')).toBeHidden();
    await expect(viewer(page).getByRole('status')).toContainText(sentence);
    await viewer(page).getByRole('button', { name: copy.gallery.next }).click();
    await expect(caption(page)).toHaveText(captions[2]!);
    await expect(viewer(page).getByRole('status')).not.toContainText(sentence);
  });

  test('shows only the message if the small photo failed too', async ({ page }) => {
    await page.route('**/assets/photos/**', (route) => route.abort());
    await open(page, PAGE);
    await thumbnails(page).nth(0).click();
    await expect(caption(page)).toContainText(sentence);
    await expect(viewer(page).locator('.gloader')).toBeHidden();
  });
});

test.describe('The gallery without the code of its viewer', { tag: '@phone' }, () => {
  // A picture is not a page, so it cannot take part in a view transition. Chromium logs this in the console.
  test.use({ expectedConsoleErrors: /Gallery failed|ERR_FAILED|ViewTransition/ });

  test('opens the photo as a file', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await open(page, PAGE);
    await thumbnails(page).nth(0).click();
    await expect(page).toHaveURL(/\.jpg$/);
  });
});

/** Swipes across the middle of the screen between two x positions in pixels. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', from + ((to - from) * step) / 5);
  await touch('touchEnd');
  await session.detach();
}
