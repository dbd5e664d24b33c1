import { type CollectionName, collectionOfPath } from '../../data/model/collections';
import { ROUND_TRIP_BYTES } from '../build-site/hosting/compress';

/** Pages of one kind have the same limits. */
type PageKind = 'home' | CollectionName | 'other';

/** Returns the kind of the page with this path. */
export const kindOf = (path: string): PageKind => (path === '/' ? 'home' : (collectionOfPath(path) ?? 'other'));

/**
 * All limits of this site, in bytes as sent (brotli 11) unless the comment names another unit. `document` is measured
 * on every document, the others on the heaviest page of each kind. «Before» means before any interaction, on a phone of
 * 412 × 732 at DPR 1.75 whose browser reports a slow connection. The heading font has its own limit. The icon of the
 * page is not counted, because only some versions of Chromium request it. A changed file name changes a compressed file
 * by up to 1 %. So a limit is at least 5 % above the value measured when it was set. Raise a limit only with a reason
 * for the new cost.
 */
export const budgets = {
  /**
   * The home page with its response headers over HTTP/2, without TLS, in bytes. Decision 003 has the measured values.
   * This limit has no headroom of 5 %, because one byte more takes a second round trip.
   */
  homeAnswer: ROUND_TRIP_BYTES,
  /**
   * Script that a page fetches before any interaction; its inline script counts as part of the document. The contact
   * page has the highest value, 2 754, with its map.
   */
  scriptBefore: 2_900,
  /** The 404 page shows its message as a toast, which loads Notyf at once. */
  scriptBeforeOnNotFound: 6_500,
  /**
   * The heading font. On a slow connection it loads after everything else; at 2G and in data-saving mode it never
   * loads.
   */
  headingFace: 14_000,
  requestsBefore: { home: 8, services: 6, towns: 6, other: 6 },
  /** Code and styles of the gallery's viewer. */
  viewer: 15_000,
  /**
   * Layout shift while a visitor scrolls. It is measured at every width of `widths` with a late heading font, and on
   * the phone with the font after everything else. A town's name in a heading is a box of its own, which the late face
   * moves sideways by up to 6 px; that counts up to 0.0004. A line of text that moves up or down counts more.
   */
  layoutShift: 0.0005,
  widths: [320, 412, 768, 1280],
  /**
   * Milliseconds that scripts of the site take in one task before any interaction, on a processor 6 times slower.
   * Includes the styles and layout that the scripts force. Measured values were 10 to 15. A task of more than 50 ms
   * delays the response to a visitor's input, and the engine's own work adds to it.
   */
  scriptTask: 40,
  /**
   * Milliseconds of all tasks beyond 50 ms each, with the engine's own work, on the same processor. The measured value
   * was 37 on the home page. It was 89 on a service page when every page loaded the engine's language data.
   */
  blocking: 80,
} as const;

/**
 * Limits of values that depend on the owner's texts, pictures and number of towns, for the tests' own data. They were
 * measured with that data (`npm run test:other-data`), with 5 % headroom. With the owner's data, exceeding a limit is
 * only advice.
 */
const TEST_DATA = {
  document: 11_100,
  homeDocument: 12_840,
  bytesBefore: { home: 60_000, services: 45_000, towns: 45_000, other: 40_000 },
  formScript: 81_080,
  formScriptWithToast: 84_360,
};

/** The same limits for the owner's data. */
const OWN_DATA = {
  /**
   * A document with its styles. One round trip has room for about 13 900 bytes in addition to the headers. The zones
   * page has the highest value, 14 084, because the script of its tabs is inline. It therefore takes a second round
   * trip. This limit has a headroom of only 2 %, so that no other page does the same unnoticed. On a service page the
   * preload of the hero photo has 55 bytes, and shows the photo 80 to 190 ms earlier at 400 kbit/s. The same page
   * varies by 15 bytes with the hashes in its URLs.
   */
  document: 14_400,
  /**
   * The home page has the drawing of the roof with sixteen parts, a text for each part, and the styles of its
   * animation.
   */
  homeDocument: 13_900,
  bytesBefore: { home: 60_000, services: 45_000, towns: 45_000, other: 40_000 },
  /**
   * Script from the first touch of the form until the form is live and can validate and send, and then with the toast.
   * The script contains the texts and rules of the form, so that other pages with a form do not.
   */
  formScript: 80_900,
  formScriptWithToast: 84_100,
};

/** The limits of this run. `TEST_DATA=1` selects those for the tests' own data. */
export const contentBudgets: typeof TEST_DATA = process.env.TEST_DATA ? TEST_DATA : OWN_DATA;
