/** What a page may weigh, by its kind. */
type PageKind = 'home' | 'service' | 'area' | 'other';

/** The kind of a page, by its address. */
export function kindOf(path: string): PageKind {
  if (path === '/') return 'home';
  if (path.startsWith('/services/')) return 'service';
  return path.startsWith('/zones/') ? 'area' : 'other';
}

/**
 * Every limit of what this site costs a visitor, in bytes as sent (brotli 11) unless another unit is named. `document` is
 * measured on every document, the others on the heaviest page of each kind. «Before» is before
 * any interaction, on a phone of 412 × 732 at DPR 1.75 whose browser reports a slow connection. The heading face has its
 * own limit; the page's icon is not counted: only some Chromiums ask for it.
 *
 * A limit is at least 5 % above what was measured when it was set, so that it fails for a new cost and not for another name
 * of a file, which changes a compressed file by up to 1 %. Raise one only with the reason for the new cost.
 */
export const budgets = {
  /**
   * Script that a page fetches before any interaction; its inline script weighs in the document. It weighs 2 994 on the
   * zones page, with its tabs and the field for one's commune.
   */
  scriptBefore: 3_150,
  /** The 404 page shows its message as a toast at once: Notyf comes with it. */
  scriptBeforeOnNotFound: 6_500,
  /** The heading face: on a slow connection after everything else, at 2G and where data is saved never. */
  headingFace: 14_600,
  requestsBefore: { home: 8, service: 6, area: 6, other: 6 },
  /** Code and styles of the gallery's viewer. */
  viewer: 15_000,
  /** Layout shift while one scrolls: at every width of `widths` with the heading face late, on the phone with it last. */
  layoutShift: 0,
  widths: [320, 412, 768, 1280],
  /**
   * Milliseconds that scripts of the site take in one task before any interaction, on a processor 6 times slower, with the
   * styles and layout that they force: 10 to 15 were measured. A task of more than 50 ms delays what a visitor does, and
   * the engine's own part comes on top.
   */
  scriptTask: 40,
  /**
   * Milliseconds of all tasks beyond 50 ms each, with the engine's own work, on the same processor: 37 were measured on the
   * home page, and 89 on a service page while every page loaded the engine's language data.
   */
  blocking: 80,
} as const;

/**
 * Limits of what is in part the owner's: his words, his pictures, how many towns he names. They hold for the tests' own
 * data (measured there, with 5 % headroom: `npm run test:other-data`); on his data they are told as advice.
 */
const TEST_DATA = {
  document: 10_560,
  homeDocument: 12_840,
  bytesBefore: { home: 60_000, service: 45_000, area: 45_000, other: 40_000 },
  formScript: 81_080,
  formScriptWithToast: 84_360,
};

/** The same where the owner's data are measured: what the first round trip brings, and what visitors wait for. */
const OWN_DATA = {
  /** A document with its styles: the first round trip brings about 14 600 bytes, headers included. */
  document: 14_000,
  /**
   * The home page has the roof that opens: sixteen parts with what fails there, and the styles of its animation. The
   * advice for closed hours, beside the number, the form and the urgent cases, adds 200 bytes.
   */
  homeDocument: 13_990,
  bytesBefore: { home: 60_000, service: 45_000, area: 45_000, other: 40_000 },
  /**
   * Script from the first touch of the form until it is live and can check and send; then with the toast. The form's words
   * and rules are in it, not in every page with a form.
   */
  formScript: 80_900,
  formScriptWithToast: 84_100,
};

/** The limits that apply: a run on the tests' own data says so by `TEST_DATA=1`. */
export const contentBudgets: typeof TEST_DATA = process.env.TEST_DATA ? TEST_DATA : OWN_DATA;
