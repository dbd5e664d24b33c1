import { DESKTOP, WIDE, WIDE_WINDOW } from './breakpoints.ts';

/** Every colour of the site (shared palette: slate, fir, fired clay). Text pairs are at least 4.5:1. */
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
  /** Borders of controls: 3:1 on white. */
  control: '#7b858c',
  white: '#ffffff',
  error: '#a3201d',
} as const;

/** The one scale of distances, in eight steps. */
export const space = {
  hair: '4px',
  tight: '8px',
  snug: '12px',
  base: '16px',
  roomy: '24px',
  wide: '40px',
  vast: '64px',
  /** Above and below a band: dense, and generous. */
  dense: '56px',
  generous: '128px',
} as const;

/** What each system calls its own face. Only `system-ui` is needed where it is known; Firefox knows it since 92. */
const system = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const font = {
  body: system,
  /** Headings and large figures: the heading face where it is asked for, until it comes what is as wide (fonts.css.ts). */
  heading: 'var(--heading-faces)',
} as const;

/** Pixels for a visitor whose browser has the usual 16, of which the body's type is 17/16; more for one who asks for more. */
const rem = (pixels: number) => `${Math.round((pixels / 17) * 10_000) / 10_000}rem`;

export const size = {
  small: rem(15),
  body: rem(17),
  lead: rem(19),
  h3: rem(21),
  h2Dense: rem(26),
  h2: rem(30),
  h2Wide: rem(38),
  /** For engines with clamp(); h2Wide stands before it. */
  h2Display: 'clamp(2.3rem, 3.4vw, 3.4rem)',
  h1Narrowest: rem(30),
  h1: rem(36),
  h1Beside: rem(44),
  h1Wide: rem(56),
  /** The title of an inner page without a picture, and beside one. */
  h1Plain: 'clamp(3rem, 5vw, 5.2rem)',
  h1Pictured: 'clamp(2.5rem, 3.6vw, 3.8rem)',
  /** The home page's title on a desktop; h1Wide stands before it for engines without clamp(). */
  h1Display: 'clamp(3.3rem, 6.2vw, 6.5rem)',
} as const;

export const radius = '3px';
export const shadow = '0 2px 14px rgba(27, 36, 43, .14)';

/** Windows of up to so many pixels, from so many on, or both, where letters have the usual 16 (breakpoints.ts). */
export const maxWidthQuery = (pixels: number) => `screen and (max-width: ${pixels / 16}em)`;
export const minWidthQuery = (pixels: number) => `screen and (min-width: ${pixels / 16}em)`;
export const widthRangeQuery = (least: number, most: number) =>
  `${minWidthQuery(least)} and (max-width: ${most / 16}em)`;

export const media = {
  /** Where the header holds the name and «Fermer» only just. */
  narrowest: maxWidthQuery(359),
  /** A phone whose letters are half as large again, or larger: one column, and no room beside words. */
  large: maxWidthQuery(288),
  narrow: maxWidthQuery(WIDE - 1),
  /** On paper too: a sheet is about as wide as a tablet. */
  wide: `print, screen and ${WIDE_WINDOW}`,
  print: 'print',
  desktop: minWidthQuery(DESKTOP),
  /** Columns that a sheet has room for as well. */
  desktopAndPaper: `print, ${minWidthQuery(DESKTOP)}`,
  /** A small phone, or one on its side: the page's first two actions stand above the cookie banner there. */
  low: `${maxWidthQuery(DESKTOP - 1)} and (max-height: 700px)`,
  /** A desktop at 400 % zoom: what is fixed must leave room to read. */
  short: 'screen and (max-height: 300px)',
  /** The visitor's own few colours instead of the site's: grounds and shadows are gone. */
  forcedColours: '(forced-colors: active)',
} as const;

/** Boxes below each other; where there is room, by its query, in columns, farther apart if a gap is said. */
export function grid(gridGap: string, wider: Record<string, { columns: string; gap?: string }>) {
  const queries: Record<string, { gridTemplateColumns: string; gridGap?: string }> = {};
  for (const [query, { columns, gap }] of Object.entries(wider))
    queries[query] = { gridTemplateColumns: columns, ...(gap && { gridGap: gap }) };
  return { display: 'grid', gridGap, '@media': queries };
}

/** The one content width. */
export const contentWidth = '72rem';
/** Longest line of text. */
export const measure = '68ch';
/** The header's height; fixed above every page. */
export const headerHeight = '68px';
/** Smallest target for a thumb. */
export const target = '44px';
