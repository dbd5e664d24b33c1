import { globalStyle, style } from '@vanilla-extract/css';
import { colour, grid, media, size, space } from '../theme/tokens';

export const list = style(grid(space.wide, { [media.desktopAndPaper]: { columns: 'repeat(3, 1fr)' } }));

globalStyle(`p + ${list}`, { marginTop: space.roomy });
globalStyle(`${list} > li`, { paddingTop: space.base, borderTop: `3px solid ${colour.slate}` });
const row = { fontSize: size.h2, lineHeight: 1 } as const;
export const stars = style({ ...row, color: colour.clay });
/** Stars of a sample, drawn as outlines. */
export const outlinedStars = style({ ...row, color: colour.inkSoft });
globalStyle(`${list} blockquote`, { margin: `${space.snug} 0`, fontSize: size.lead, lineHeight: 1.5, fontWeight: 700 });
/** Samples are smaller than reviews, so that visitors do not stop at them. */
export const samples = style({});
globalStyle(`${samples} blockquote`, { fontSize: size.body, fontWeight: 400 });
export const sample = style({ fontWeight: 700 });
globalStyle(`${list} figcaption`, { color: colour.inkSoft });

export const method = style({ marginTop: space.roomy, color: colour.inkSoft });
