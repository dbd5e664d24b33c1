import type { Page } from '@playwright/test';
import {
  addStyles,
  copy,
  enlargeText,
  expect,
  ONE_OF_EACH,
  open,
  openWithBanner,
  TOWN,
  test,
  URGENT,
} from '../browser/fixtures';

/** Minimum size of a tap target. The footer's links may be narrower, because header and menu contain the same links. */
const MIN_TARGET_PX = 44;
const MIN_FOOTER_TARGET_WIDTH_PX = 36;

/**
 * Returns controls that are too small to tap, except links in running text (other words of the same paragraph come
 * before or after them).
 */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([minSize, minFooterWidth]) => {
      const paragraphOf = (node: Node) => {
        let element = node.parentElement!;
        while (getComputedStyle(element).display === 'inline') element = element.parentElement!;
        return element;
      };
      const isInSentence = (link: Element) => {
        if (link.tagName !== 'A' || getComputedStyle(link).display !== 'inline') return false;
        const paragraph = paragraphOf(link);
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const isWords = /\p{L}{2}/u.test(text.textContent ?? '') && !text.parentElement!.closest('a, button');
          if (isWords && paragraphOf(text) === paragraph) return true;
        }
        return false;
      };
      const hitArea = (control: Element): DOMRect => {
        // The link of a card covers the whole card.
        const isCardLink = getComputedStyle(control, '::after').position === 'absolute';
        // A radio button is selected through its label, so the label is measured instead.
        const area = control.matches('[type=radio]') ? (control as HTMLInputElement).labels![0]! : control;
        return (isCardLink ? ((control as HTMLElement).offsetParent ?? control) : area).getBoundingClientRect();
      };
      return Array.from(document.querySelectorAll('a[href], button, summary, input, textarea'))
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) && !control.closest('svg') && !isInSentence(control),
        )
        .map((control) => ({
          control,
          area: hitArea(control),
          minWidth: control.closest('footer') ? minFooterWidth : minSize,
        }))
        .filter(({ area, minWidth }) => area.bottom > 0 && (area.width < minWidth - 0.5 || area.height < minSize - 0.5))
        .map(
          ({ control, area }) =>
            `${control.tagName.toLowerCase()} «${(control.textContent ?? '').trim().slice(0, 40)}» is ${Math.round(area.width)} × ${Math.round(area.height)}`,
        );
    },
    [MIN_TARGET_PX, MIN_FOOTER_TARGET_WIDTH_PX] as const,
  );
}

/** Returns texts that are partly cut off by an ancestor with hidden overflow. */
async function findCutTexts(): Promise<string[]> {
  // Waits until the toast has slid in, because its own edge cuts it until then. Scroll-driven animations never finish,
  // so they are left out.
  const timedAnimations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.all(timedAnimations.map(({ finished }) => finished));
  const cutTexts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('svg, script, style') || (node.textContent ?? '').trim() === '')
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY, clip } = getComputedStyle(box);
      if (clip !== 'auto') break;
      const edge = box.getBoundingClientRect();
      const isCutVertically = overflowY === 'hidden' && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2);
      const isCutHorizontally = overflowX === 'hidden' && (text.right > edge.right + 2 || text.left < edge.left - 2);
      if (isCutVertically || isCutHorizontally)
        cutTexts.push(
          `«${(node.textContent ?? '').trim().slice(0, 60)}» is cut by ${box.tagName.toLowerCase()}.${box.className}`,
        );
    }
  }
  return cutTexts;
}

test('every link, button and field is large enough to tap', { tag: '@phone' }, async ({ page }) => {
  for (const path of [...ONE_OF_EACH, '/plan-du-site', URGENT, TOWN]) {
    await open(page, path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('details')) details.open = true;
    });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findSmallTargets(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  await page.getByRole('button', { name: copy.siteHeader.menu, exact: true }).click();
  expect.soft(await findSmallTargets(page), 'menu').toEqual([]);
});

test('the map of a phone names towns but has no links', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/zones-intervention');
  const links = page.locator('main svg[role=group] a');
  const reactions = await links.evaluateAll((dots) =>
    dots.map((dot) => {
      (dot as SVGElement).focus();
      const [text, dotStyle] = [getComputedStyle(dot.querySelector('text, path')!), getComputedStyle(dot)];
      return [dotStyle.pointerEvents, document.activeElement === dot, text.textDecorationLine, text.visibility].join();
    }),
  );
  expect(new Set(reactions)).toEqual(new Set(['none,false,none,visible']));
  await expect(page.locator('main svg[role=group]').getByRole('link')).toHaveCount(0);
});

test('every button of the banner is large enough to tap', { tag: '@phone' }, async ({ page }) => {
  await openWithBanner(page, '/');
  expect(await findSmallTargets(page)).toEqual([]);
});

for (const [textScale, width, height] of [
  [1, 320, 256],
  [2, 360, 640],
  [2, 412, 732],
] as const) {
  test(`header and banner leave room on ${width} × ${height} px, text ${textScale}×`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enlargeText(page, textScale);
    await openWithBanner(page, '/contact');
    const coveredShare = await page.evaluate(() => {
      window.scrollTo({ top: innerHeight, behavior: 'instant' });
      const elements = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
      return elements.filter((element) => element?.closest('header, [data-widget^=CookieBanner]')).length / innerHeight;
    });
    // At 2× a company name of two long words takes two lines of the header, which leaves four lines of text.
    expect(coveredShare).toBeLessThanOrEqual(textScale === 1 ? 0.5 : 0.75);
    const choices = page.getByRole('region', { name: copy.cookieBanner.label }).getByRole('button');
    for (const choice of await choices.all()) {
      await choice.scrollIntoViewIfNeeded();
      await expect(choice).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('at 400 % zoom nothing covers the caption in the photo viewer', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/realisations');
  await page.locator('main a[data-photo]').nth(1).click();
  const caption = page.locator('.gslide.current .gslide-desc');
  await expect(caption).toBeVisible();
  const buttons = await page.getByRole('dialog').getByRole('button').all();
  const text = (await caption.boundingBox())!;
  for (const button of buttons) {
    const box = (await button.boundingBox())!;
    const isApart = box.y >= text.y + text.height || box.y + box.height <= text.y;
    expect(isApart, (await button.getAttribute('aria-label')) ?? '').toBe(true);
  }
});

test('text with WCAG 1.4.12 spacing is neither cut nor covered', async ({ page }) => {
  for (const path of ONE_OF_EACH) {
    await open(page, path);
    await addStyles(
      page,
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    expect.soft(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), path).toBe(0);
    const cut = await page.evaluate(findCutTexts);
    expect.soft(cut, path).toEqual([]);
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** Returns the lines and the font weight by which elements can still differ without their colours. */
  const edgesOf = (element: Element) => {
    const style = getComputedStyle(element);
    const edges = ['top', 'bottom', 'left'].flatMap((edge) => [`border-${edge}-width`, `border-${edge}-style`]);
    return [...edges, 'text-decoration-line', 'outline-style', 'font-weight']
      .map((property) => style.getPropertyValue(property))
      .join(' ');
  };

  test('the selected tab differs from the others', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/zones-intervention');
    const tabs = page.getByRole('tab');
    expect(await tabs.nth(0).evaluate(edgesOf)).not.toBe(await tabs.nth(1).evaluate(edgesOf));
  });

  test('the current page differs from the others in the menu', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/contact');
    const menu = page.getByRole('navigation', { name: copy.siteHeader.navigation });
    const current = await menu.getByRole('link', { name: copy.siteHeader.contact, exact: true }).evaluate(edgesOf);
    expect(current).not.toBe(
      await menu.getByRole('link', { name: copy.siteHeader.home, exact: true }).evaluate(edgesOf),
    );
  });

  test('the roof drawing keeps its background and map labels stay sharp', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('#pieces picture').first()).toHaveCSS('forced-color-adjust', 'none');
    const smearedNames = await page
      .locator('main svg[role=group] text')
      .evaluateAll((names) =>
        names
          .filter((name) => getComputedStyle(name).stroke === getComputedStyle(name).fill)
          .map((name) => name.textContent),
      );
    expect(smearedNames).toEqual([]);
  });

  test('every button has a visible edge', { tag: '@phone' }, async ({ page }) => {
    for (const path of ONE_OF_EACH) {
      await open(page, path);
      const buttonsWithoutEdge = await page.evaluate(() =>
        Array.from(document.querySelectorAll('button'))
          .filter((button) => button.checkVisibility() && !button.closest('footer, .notyf'))
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map((button) => (button.textContent ?? '').trim()),
      );
      expect.soft(buttonsWithoutEdge, path).toEqual([]);
    }
  });
});

test('nothing moves, fades or scrolls smoothly if the visitor prefers reduced motion', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ONE_OF_EACH) {
    await open(page, path);
    const movingElements = await page.evaluate(() =>
      [document.documentElement, ...Array.from(document.querySelectorAll('body *'))]
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          return (
            scrollBehavior === 'smooth' ||
            animationName !== 'none' ||
            transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0)
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    // NotFound.spec.ts tests that the toast glides in only if the visitor accepts motion.
    const unexpectedMotion = movingElements.filter((html) => !html.includes('notyf'));
    expect.soft(unexpectedMotion, path).toEqual([]);
  }
});
