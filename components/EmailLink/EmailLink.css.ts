import { style } from '@vanilla-extract/css';

/**
 * Each part breaks only if it is wider than the line. An inline block does not get its parent's underline, so it has
 * its own.
 */
export const unbreakablePart = style({ display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' });
