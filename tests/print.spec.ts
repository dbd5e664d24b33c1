import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { servicePath } from '../data/model/site/services';
import { townPath } from '../data/model/site/zones';
import {
  expect,
  isDelivered,
  ONE_OF_EACH,
  open,
  openWithBanner,
  SERVICE,
  site,
  test,
  whitenPhotos,
} from './browser/fixtures';
import { toPlainText } from './support/render';

const { areaPage, company, contactForm, interfaceCopy, phone, services, towns, zones } = site;

test.beforeEach(({ page }) => whitenPhotos(page));

/** PDFium's replacement for a hyphen at the end of a line. */
const BROKEN_AT_HYPHEN = '\uFFFE';

const pdfium = PDFiumLibrary.init();

/** Returns the text of each printed A4 sheet of a page, as the text is typed in data/. */
async function sheetsOf(page: Page): Promise<string[]> {
  const margin = '12mm';
  const file = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  const document = await (await pdfium).loadDocument(file);
  // An email address may break after its «@» (components/EmailLink).
  const sheets = [...document.pages()].map((sheet) =>
    toPlainText(sheet.getText().replaceAll(BROKEN_AT_HYPHEN, '-').replace(/@\s+/g, '@')),
  );
  document.destroy();
  return sheets;
}

test.describe('The printed page', { tag: ['@desktop', '@whole-browser'] }, () => {
  test('takes at most four sheets (town), five (service), six (home)', async ({ page }) => {
    const townPaths = towns.slice(0, 3).map(({ slug }) => townPath(slug));
    for (const path of ['/', ...services.map(({ slug }) => servicePath(slug)), ...townPaths]) {
      await open(page, path);
      const sheets = await sheetsOf(page);
      // The owner's own texts may be longer.
      if (isDelivered)
        expect.soft(sheets.length, path).toBeLessThanOrEqual(townPaths.includes(path) ? 4 : path === '/' ? 6 : 5);
      expect.soft(sheets.filter((text) => text === '').length, `empty sheets of ${path}`).toBe(0);
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('shows folded texts and every zone', async ({ page }) => {
        const service = services.toSorted((a, b) => Number(Boolean(b.materials)) - Number(Boolean(a.materials)))[0]!;
        await page.goto(servicePath(service.slug));
        const text = (await sheetsOf(page)).join(' ');
        const foldedTexts = [
          ...service.approach.steps.map((step) => step.text),
          ...service.process.map((step) => step.description),
          ...(service.materials?.paragraphs ?? []),
        ];
        expect(foldedTexts.filter((foldedText) => !text.includes(toPlainText(foldedText).slice(0, 30)))).toEqual([]);

        await page.goto('/zones-intervention');
        const printedText = (await sheetsOf(page)).join(' ');
        const positions = zones.map(({ label }) => printedText.indexOf(toPlainText(label)));
        expect(
          positions.every((position, index) => position > (positions[index - 1] ?? -1)),
          positions.join(),
        ).toBe(true);
      });
    });
  }

  test('a script opens folded texts before printing in some browsers', async ({ page }) => {
    await open(page, SERVICE);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
  });

  test('has contact details, no controls, black text and uncut pictures', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1000 });
    for (const path of ONE_OF_EACH) {
      await openWithBanner(page, path);
      // Scrolls halfway down, where the screen shows a call button and no phone number in its header.
      await page.mouse.wheel(0, 600);
      const sheets = await sheetsOf(page);
      const text = sheets.join(' ');
      for (const fact of [company.name, phone.national]) expect.soft(sheets[0], path).toContain(toPlainText(fact));
      for (const fact of [company.email, company.address.city])
        expect.soft(text.includes(toPlainText(fact)), `${fact} on ${path}`).toBe(true);
      const { siteHeader, siteFooter, cookieBanner, call, pageHero, homeHero, mapPanel } = interfaceCopy;
      const screenOnlyLabels = [
        siteHeader.gallery,
        siteFooter.cookies,
        cookieBanner.declined,
        call,
        mapPanel.show,
        areaPage.ask,
      ];
      for (const label of screenOnlyLabels) {
        // The heading «Nos réalisations» does not match the label of the gallery link, which has a capital letter.
        expect.soft(text.includes(toPlainText(label)), `${label} on ${path}`).toBe(false);
      }
      for (const label of [pageHero.quote, homeHero.quote, contactForm.submit])
        expect.soft(sheets[0]!.includes(label), `${label} on ${path}`).toBe(false);
      await page.emulateMedia({ media: 'print' });
      const faults = await page.evaluate(() => {
        const visibleElements = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
          (element) => element.getClientRects().length > 0 && !element.closest('svg, noscript'),
        );
        const nameOf = ({ tagName, className }: HTMLElement) => `${tagName} ${className}`;
        const styleOf = (element: HTMLElement) => getComputedStyle(element);
        const isCut = (image: HTMLImageElement) => {
          const { width, height } = image.getBoundingClientRect();
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return styleOf(image).objectFit !== 'contain' && Math.abs(width / height / ratio - 1) > 0.03;
        };
        return {
          coloured: visibleElements.filter((element) => styleOf(element).color !== 'rgb(0, 0, 0)').map(nameOf),
          withBackground: visibleElements
            .filter((element) => !/^rgba?\((255, 255, 255|0, 0, 0, 0)\)$/.test(styleOf(element).backgroundColor))
            .map(nameOf),
          fixed: visibleElements.filter((element) => /fixed|sticky/.test(styleOf(element).position)).map(nameOf),
          cut: visibleElements
            .filter((element) => element instanceof HTMLImageElement && isCut(element))
            .map((image) => (image as HTMLImageElement).src),
        };
      });
      expect.soft(faults, path).toEqual({ coloured: [], withBackground: [], fixed: [], cut: [] });
      await page.emulateMedia({ media: null });
    }
  });

  test('cuts no table', async ({ page }) => {
    await open(page, '/politique-confidentialite');
    const tables = await page
      .locator('table')
      .evaluateAll((all) =>
        all.map((table) => Array.from((table as HTMLTableElement).rows, (row) => row.cells[0]!.textContent!)),
      );
    expect(tables.length).toBeGreaterThan(0);
    const sheets = await sheetsOf(page);
    for (const rows of tables) {
      const sheetsWithTable = sheets.filter((sheet) =>
        rows.every((cell) => sheet.includes(toPlainText(cell).slice(0, 12))),
      );
      expect.soft(sheetsWithTable.length, rows.join(', ')).toBe(1);
    }
  });
});
