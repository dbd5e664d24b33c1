import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { servicePath } from '../../data/model/site/services';
import { readDocuments } from '../../scripts/build-site/documents';
import { findUnsupportedCss } from '../../scripts/check/css-support';
import { collectStyles } from '../../scripts/check/oldest-browsers';
import { type RunningServer, serveFolder } from '../../scripts/lib/serve-folder';
import { site as content } from '../support/site';
import { askEngine } from './ask-engine';
import { type Browser, DESKTOP, PHONE } from './browser';
import { layoutFaults } from './browser-functions';
import { ENGINES } from './engines';
import { userOf } from './user';

const { contactForm, routes, services, zones } = content;

/** Pages for the layout check, one of each kind. For the towns it is the page with the longest name. */
const longestTownPage = routes
  .filter(({ path }) => path.startsWith('/zones/'))
  .sort((a, b) => b.name.length - a.name.length)[0];
const PAGES = [
  ...routes.map(({ path }) => path).filter((path) => path.lastIndexOf('/') === 0),
  servicePath(services[0]!.slug),
  longestTownPage?.path ?? '',
  '/une-page/qui-manque',
];

if (!existsSync('dist/client/index.html')) throw new Error('dist/client/ is missing: run `npm run build` first.');
const { ENGINE: name = '' } = process.env;
const start = await ENGINES[name]!().catch((error) => console.warn(`SKIPPED: ${name}: ${error.message}.`));

describe.skipIf(!start)(`In ${name}`, () => {
  let site: RunningServer;
  let browser: Browser;
  let user: ReturnType<typeof userOf>;

  beforeAll(async () => {
    site = await serveFolder('dist/client');
    if (start) browser = await start();
    user = userOf(browser, site.url);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    await browser.resize(PHONE);
    // A document without scripts, which gives access to the storage of the site.
    await browser.open(`${site.url}/favicon.svg`);
    await browser.evaluate(() => localStorage.clear());
    await answerBanner('declined');
    browser.consoleErrors.length = 0;
  });
  afterEach(() => {
    expect(browser.consoleErrors, 'errors in the console').toEqual([]);
  });

  const answerBanner = (answer: string | null) =>
    browser.evaluate((choice) => {
      if (choice) localStorage.setItem('cookieConsent', choice);
      else localStorage.clear();
    }, answer);

  describe.each([
    { on: 'a phone of 360 px', screen: PHONE },
    { on: 'a desktop', screen: DESKTOP },
  ])('on $on', ({ screen }) => {
    test.each(PAGES)('%s scrolls in one direction only and covers no text', async (path) => {
      await browser.resize(screen);
      await user.navigate(path);
      expect(await browser.evaluate(layoutFaults)).toEqual([]);
    });
  });

  test('supports every style, or has a fallback for it', async () => {
    await user.navigate('/');
    const css = [...(await collectStyles('dist/client', await readDocuments('dist/client'))).keys()].join('\n');
    const engine = await askEngine(browser, css);
    expect(findUnsupportedCss(css, engine)).toEqual([]);
  });

  // Old Chromiums use these fonts only if they load before the text.
  test.skipIf(name.startsWith('Chromium'))('the fallback of the heading font has the same width', async ({ skip }) => {
    await user.navigate('/');
    const hasFallbackFont = await browser.evaluate(() => {
      const faces = Array.from(document.fonts).filter(({ family }) => /As (Arial|Roboto)/.test(family));
      const loads = faces.map((candidate) =>
        candidate.load().then(
          () => true,
          () => false,
        ),
      );
      return Promise.all(loads).then((loaded) => loaded.some(Boolean));
    });
    skip(!hasFallbackFont, 'none of Arial, Liberation Sans and Roboto is installed here');
    const [fallbackWidth = 0, faceWidth = 0] = await browser.evaluate(() => {
      const widthIn = (family: string) =>
        Array.from(document.querySelectorAll<HTMLElement>('h1, h2, h3'), (heading) => {
          heading.style.cssText = `display: inline-block; white-space: nowrap; font-family: ${family}`;
          return heading.offsetWidth;
        }).reduce((sum, width) => sum + width);
      return document.fonts
        .load('800 1em Bricolage')
        .then(() => [widthIn('As Arial, As Roboto'), widthIn('Bricolage')]);
    });
    expect(fallbackWidth / faceWidth).toBeCloseTo(1, 1);
  });

  test('the header turns solid after 50 px, the button appears after 300', async () => {
    await user.navigate('/');
    const isSolid = () =>
      browser.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.querySelector('header') as Element);
        return !/transparent|, 0\)$/.test(backgroundColor);
      });
    await expect.poll(isSolid).toBe(false);
    await user.expectHidden('[data-widget^=CallButton]');
    await user.scrollTo(51);
    await expect.poll(isSolid).toBe(true);
    await user.scrollTo(301);
    await user.expectShown('[data-widget^=CallButton]');
    await user.scrollTo(0);
    await expect.poll(isSolid).toBe(false);
    await user.expectHidden('[data-widget^=CallButton]');
  });

  test('the phone menu shows the services, closes with Escape, and navigates', async () => {
    await user.navigate('/contact');
    await user.expectHidden('#menu');
    await user.press('[data-menu-toggle]');
    await user.expectShown(`#menu a[href="/services/${services.at(-1)?.slug}"]`);
    await browser.key('Escape');
    await user.expectHidden('#menu');
    await user.press('[data-menu-toggle]');
    await user.press('#menu a[href="/zones-intervention"]');
    await user.expectPath('/zones-intervention');
    await user.ready('SiteHeader');
    await user.expectHidden('#menu');
  });

  test('the desktop services open by mouse or click, and close with Escape', async () => {
    await browser.resize(DESKTOP);
    await browser.point(640, 700);
    await user.navigate('/contact');
    const firstLink = `header a[href="/services/${services[0]?.slug}"]`;
    await user.expectHidden(firstLink);
    await user.pointAt('header summary');
    await user.expectShown(firstLink);
    await browser.point(640, 700);
    await user.expectHidden(firstLink);
    await user.press('header summary');
    await user.expectShown(firstLink);
    await browser.key('Escape');
    await user.expectHidden(firstLink);
  });

  test('the banner asks once, stores the answer, and can be reopened', async () => {
    await answerBanner(null);
    await user.navigate('/realisations');
    await user.press('[data-consent=essential]');
    await user.expectHidden('[data-widget^=CookieBanner]');
    expect(await browser.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential');
    await user.navigate('/realisations');
    await user.press('[data-manage-cookies]');
    await user.expectShown('[data-widget^=CookieBanner]');
    await user.press('[data-widget^=CookieBanner] [data-close]');
    await user.expectHidden('[data-widget^=CookieBanner]');
  });

  test('the tabs of the zones work by touch and keyboard', async () => {
    await user.navigate('/zones-intervention');
    const townOf = (index: number) => `main h3 a[href="/zones/${zones[index]?.towns[0]?.slug}"]`;
    await user.expectShown(townOf(0));
    await user.expectHidden(townOf(1));
    await user.press('[role=tablist] li:nth-child(2) [role=tab]');
    await user.expectShown(townOf(1));
    await user.expectHidden(townOf(0));
    await browser.key('ArrowRight');
    await user.expectShown(townOf(2));
    await browser.key('End');
    await user.expectShown(townOf(zones.length - 1));
  });

  const shownPhoto = () =>
    browser.evaluate(() => {
      const photo = document.querySelector('.glightbox-container .gslide.current img') as HTMLImageElement | null;
      return photo && photo.src;
    });

  test('the photo viewer opens, shows the next photo, and closes with Escape', async () => {
    await browser.resize(DESKTOP);
    await user.navigate('/realisations');
    await user.press('main [data-widget^=Gallery] a');
    await user.expectShown('.glightbox-container .gslide.current img');
    const firstPhoto = await shownPhoto();
    await user.press('.glightbox-container .gnext');
    await expect.poll(shownPhoto).not.toBe(firstPhoto);
    await user.expectShown('.glightbox-container .gslide.current .gslide-description');
    await browser.key('ArrowLeft');
    await expect.poll(shownPhoto).toBe(firstPhoto);
    await browser.key('Escape');
    await user.expectHidden('.glightbox-container');
    await user.expectFocus('main [data-widget^=Gallery] a');
  });

  test('a swipe on a phone shows the next photo', async ({ skip }) => {
    await user.navigate('/realisations');
    // Firefox on a desktop supports touch, but not the check that GLightbox uses.
    skip(!(await browser.evaluate(() => 'ontouchstart' in window)), 'GLightbox sees no touch in this browser');
    await user.press('main [data-widget^=Gallery] a');
    await user.expectShown('.glightbox-container .gslide.current img');
    const firstPhoto = await shownPhoto();
    await user.swipeLeft();
    await expect.poll(shownPhoto).not.toBe(firstPhoto);
    await user.press('.glightbox-container .gclose');
    await user.expectHidden('.glightbox-container');
  });

  test('the form shows missing fields, accepts corrections, sends and resets', async () => {
    const { fields, requiredMessage, submitting, success } = contactForm;
    await user.navigate('/contact');
    await user.write('main form [name=phone]', '03 53 01');
    await user.ready('ContactForm');
    await user.press('main form [type=submit]');
    await user.expectText('[id$=name-error]', requiredMessage);
    await user.expectText('[id$=phone-error]', fields.phone.rule.message);
    await user.expectText('[id$=message-error]', requiredMessage);
    await user.expectFocus('main form [name=name]');
    await browser.type('Jeanne Exemple');
    await user.expectHidden('[id$=name-error]');
    await user.write('main form [name=phone]', ' 00 00');
    await user.expectHidden('[id$=phone-error]');
    await user.write('main form [name=message]', 'Une tuile est tombée.');
    await user.expectHidden('[id$=message-error]');
    await user.press('main form [type=submit]');
    await user.expectText('main form [type=submit]', submitting);
    await user.expectText('.notyf', success.title.slice(0, 14));
    await expect
      .poll(() =>
        browser.evaluate(() => (document.querySelector('main form [name=message]') as HTMLTextAreaElement).value),
      )
      .toBe('');
  });

  test('the form keeps input and a submit until its code has loaded', async () => {
    await user.navigate('/contact');
    await user.write('main form [name=name]', 'Jeanne');
    await browser.key('Enter');
    await user.expectText('[id$=message-error]', contactForm.requiredMessage);
    expect(
      await browser.evaluate(() => (document.querySelector('main form [name=name]') as HTMLInputElement).value),
    ).toBe('Jeanne');
  });

  test('the map loads on demand', async () => {
    await user.navigate('/contact');
    await user.press('[data-map-show]');
    await user.expectShown('[data-widget^=MapPanel] iframe');
    // The map's site is unreachable here, and Firefox would report that as an error of the next page.
    await browser.evaluate(() => (document.querySelector('iframe') as HTMLElement).remove());
  });

  test('the 404 page shows its path and a toast, and links back', async () => {
    await user.navigate('/contact');
    await user.navigate('/une-page/qui-manque');
    await user.expectText('[data-missing-path]', '/une-page/qui-manque');
    await user.expectShown('.notyf__toast');
    await user.expectHidden('.notyf__toast');
    await user.press('[data-back]');
    await user.expectPath('/contact');
  });
});
