/**
 * Pixels: below this width the header has a toggle menu. In a file of its own, because the browser's code asks for
 * it and must not fetch the palette with it.
 */
export const WIDE = 768;
