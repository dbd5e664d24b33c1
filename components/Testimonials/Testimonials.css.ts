import { globalStyle, style } from '@vanilla-extract/css';
import { colour, grid, media, size, space } from '../theme/tokens';

export const list = style(grid(space.wide, { [media.desktopAndPaper]: { columns: 'repeat(3, 1fr)' } }));

globalStyle(`p + ${list}`, { marginTop: space.roomy });
globalStyle(`${list} > li`, { paddingTop: space.base, borderTop: `3px solid ${colour.slate}` });
const row = { fontSize: size.h2, lineHeight: 1 } as const;
export const stars = style({ ...row, color: colour.clay });
/** Stars of a sample, drawn as outlines. */
export const outlinedStars = style({ ...row, color: colour.inkSoft });
const quote = { fontSize: size.lead, lineHeight: 1.5, fontWeight: 700 } as const;
globalStyle(`${list} blockquote`, { margin: `${space.snug} 0`, ...quote });
export const sample = style({ ...quote, marginBottom: space.tight });
globalStyle(`${list} figcaption`, { color: colour.inkSoft });

export const method = style({ marginTop: space.roomy, color: colour.inkSoft });
