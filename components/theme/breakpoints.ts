// In a file of its own, because the browser's code asks for it and must not fetch the palette with it.

/**
 * Pixels, where letters have the usual size: below this width the header has a toggle menu. As all widths of the window
 * it is asked for in em: who reads larger letters gets the arrangement that has room for them.
 */
export const WIDE = 768;
export const WIDE_WINDOW = `(min-width: ${WIDE / 16}em)`;

/** From so many pixels on columns stand beside each other. */
export const DESKTOP = 1024;
