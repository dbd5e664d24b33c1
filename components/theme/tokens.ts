import { DESKTOP_FROM_PX, WIDE_FROM_PX, WIDE_WINDOW } from './breakpoints.ts';

/** All colours of the site (palette: slate, fir, fired clay). Text has a contrast of at least 4.5:1. */
export const colour = {
  slate: '#25313b',
  fir: '#1f4d3f',
  clay: '#b0472a',
  clayDeep: '#93391f',
  clayPale: '#e5c4b4',
  lichen: '#8a9a5b',
  lichenPale: '#c3cf9d',
  lichenFaint: '#eef0e1',
  mist: '#d9dfe3',
  water: '#a9bfca',
  chalk: '#fbf8f3',
  stone: '#ece5da',
  stoneDeep: '#d8cdbc',
  ink: '#1b242b',
  inkSoft: '#4b565e',
  /** Borders of controls, with a contrast of 3:1 on white. */
  control: '#7b858c',
  white: '#ffffff',
  error: '#a3201d',
} as const;

/** The scale of distances. */
export const space = {
  hair: '4px',
  tight: '8px',
  snug: '12px',
  base: '16px',
  roomy: '24px',
  wide: '40px',
  vast: '64px',
  /** Padding above and below a band, for dense and generous bands. */
  dense: '56px',
  generous: '128px',
} as const;

/**
 * The system's own font. Engines that know `system-ui` need only this name. Firefox knows `system-ui` since version 92.
 */
const system = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const font = {
  body: system,
  /**
   * The heading face for headings and large numbers, or a fallback of the same width until the face loads
   * (fonts.css.ts).
   */
  heading: 'var(--heading-faces)',
  /** The only weight of the heading face. */
  headingWeight: 800,
} as const;

/**
 * Converts pixels to rem. One rem is 17 px at the browser's usual font size of 16 px. It scales with the visitor's
 * setting.
 */
const toRem = (pixels: number) => `${Math.round((pixels / 17) * 10_000) / 10_000}rem`;

export const size = {
  small: toRem(15),
  body: toRem(17),
  lead: toRem(19),
  h3: toRem(21),
  h2Dense: toRem(26),
  h2: toRem(30),
  h2Wide: toRem(38),
  /** For engines with clamp(). h2Wide precedes it as a fallback. */
  h2Display: 'clamp(2.3rem, 3.4vw, 3rem)',
  h1Narrowest: toRem(30),
  h1: toRem(36),
  h1Medium: toRem(44),
  h1Wide: toRem(56),
  /** Title sizes of an inner page, first without a picture, then next to a picture. */
  h1Plain: 'clamp(3rem, 5vw, 4.4rem)',
  h1Pictured: 'clamp(2.5rem, 3.6vw, 3.8rem)',
  /** Numbers set as display type. The first value is for engines without clamp(). */
  figure: ['2.6rem', 'clamp(2.6rem, 5vw, 4.4rem)'] as string[],
  /** The number in a heading of the home page. */
  figureDisplay: ['4.5rem', 'clamp(4.5rem, 10vw, 9rem)'] as string[],
  /** Title of the home page on a desktop. h1Wide precedes it as a fallback for engines without clamp(). */
  h1Display: 'clamp(3.3rem, 6vw, 6.5rem)',
} as const;

export const radius = '3px';
export const shadow = '0 2px 14px rgba(27, 36, 43, .14)';

/**
 * Media queries for windows up to a width, from a width, or both, in pixels at the usual font size of 16 px
 * (breakpoints.ts).
 */
export const maxWidthQuery = (pixels: number) => `screen and (max-width: ${pixels / 16}em)`;
export const minWidthQuery = (pixels: number) => `screen and (min-width: ${pixels / 16}em)`;
export const widthRangeQuery = (min: number, max: number) => `${minWidthQuery(min)} and (max-width: ${max / 16}em)`;

export const media = {
  /** Windows in which the header barely has room for the name and «Fermer». */
  narrowest: maxWidthQuery(359),
  /** Phones with letters at least 1.5 times the usual size. Layouts have a single column and nothing next to text. */
  largeLetters: maxWidthQuery(288),
  narrow: maxWidthQuery(WIDE_FROM_PX - 1),
  /** Includes print, because a sheet is about as wide as a tablet. */
  wide: `print, screen and ${WIDE_WINDOW}`,
  print: 'print',
  desktop: minWidthQuery(DESKTOP_FROM_PX),
  /** Desktops and print, for layouts with columns that also fit on a sheet. */
  desktopAndPaper: `print, ${minWidthQuery(DESKTOP_FROM_PX)}`,
  /**
   * A small phone, or a phone in landscape. On these screens the first two buttons of the page must be above the cookie
   * banner.
   */
  low: `${maxWidthQuery(DESKTOP_FROM_PX - 1)} and (max-height: 700px)`,
  /** A desktop at 400 % zoom. Fixed elements must leave room for the text. */
  short: 'screen and (max-height: 300px)',
  /** Matches if the visitor's system replaces the colours of the site and removes backgrounds and shadows. */
  forcedColours: '(forced-colors: active)',
} as const;

/** Returns a grid with one column. For each media query, sets the columns and, if given, a larger gap. */
export function grid(gridGap: string, columnsByQuery: Record<string, { columns: string; gap?: string }>) {
  const queries: Record<string, { gridTemplateColumns: string; gridGap?: string }> = {};
  for (const [query, { columns, gap }] of Object.entries(columnsByQuery))
    queries[query] = { gridTemplateColumns: columns, ...(gap && { gridGap: gap }) };
  return { display: 'grid', gridGap, '@media': queries };
}

/** Maximum width of the content. */
export const contentWidth = '72rem';
/** Extends an element from the right end of the content to the window's edge, in windows wider than the content. */
export const untilWindowEdge = {
  [minWidthQuery(1224)]: { marginRight: `calc((${contentWidth} - 100vw) / 2 - ${space.roomy})` },
};
/** Maximum length of a line of text. */
export const maxLineLength = '68ch';
/** Height of the header, which is fixed above every page. */
export const headerHeight = '68px';
/** Minimum size of a tap target. */
export const tapTarget = '44px';
