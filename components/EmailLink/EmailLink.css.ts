import { style } from '@vanilla-extract/css';

/** Keeps its letters on one line while they fit. An inline block is underlined only if it has its own line. */
export const unbreakablePart = style({ display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' });
