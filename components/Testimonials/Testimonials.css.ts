import { globalStyle, style } from '@vanilla-extract/css';
import { colour, grid, media, size, space } from '../theme/tokens';

export const list = style(grid(space.wide, { [media.desktopAndPaper]: { columns: 'repeat(3, 1fr)' } }));

globalStyle(`${list} > li`, { position: 'relative', paddingTop: space.base, borderTop: `3px solid ${colour.slate}` });
export const stars = style({ fontSize: size.h2, lineHeight: 1, color: colour.clay });
globalStyle(`${list} blockquote`, { margin: `${space.snug} 0`, fontSize: size.lead, lineHeight: 1.5, fontWeight: 700 });
// Beside the mark of a sample, also where letters are large.
globalStyle(`${list} figcaption`, { paddingRight: space.vast, color: colour.inkSoft });

export const method = style({ marginTop: space.roomy, color: colour.inkSoft });
