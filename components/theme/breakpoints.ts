// This file is separate from tokens.ts, because browser code imports it and must not load the whole palette.

/**
 * Below this width in pixels the header has a toggle menu. All widths are queried in em, so that visitors with larger
 * letters get the layout that has room for these letters.
 */
export const WIDE_FROM_PX = 768;
export const WIDE_WINDOW = `(min-width: ${WIDE_FROM_PX / 16}em)`;

/** From this width in pixels, layouts have several columns. */
export const DESKTOP_FROM_PX = 1024;
