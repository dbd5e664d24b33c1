import { style } from '@vanilla-extract/css';

/**
 * A part of the address that breaks only if the part is wider than the line. It has its own underline, because an
 * inline block does not get the underline of its parent.
 */
export const unbreakablePart = style({ display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' });
