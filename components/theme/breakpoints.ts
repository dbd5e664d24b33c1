/**
 * Pixels, spec section 9: below this width the header has a toggle menu. On its own, because the browser's code asks for
 * it and must not fetch the palette with it.
 */
export const WIDE = 768;
