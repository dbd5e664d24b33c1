import { style } from '@vanilla-extract/css';

/**
 * Breaks only if it is wider than the line. Has its own underline, because an inline block does not get the underline
 * of its parent.
 */
export const unbreakablePart = style({ display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' });
