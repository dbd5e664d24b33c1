import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { stretched } from '../theme/layout.css';
import { colour, grid, media, space } from '../theme/tokens';

export const halves = style({});

export const layout = styleVariants({
  pair: grid(space.snug, { [media.wide]: { columns: '1fr 1fr' } }),
  cut: { position: 'relative' },
});

globalStyle(`${halves} > figure`, { position: 'relative' });
globalStyle(`${halves} figcaption`, {
  position: 'absolute',
  top: 0,
  left: 0,
  padding: `${space.hair} ${space.snug}`,
  fontWeight: 700,
  color: colour.ink,
  backgroundColor: colour.chalk,
});

// Both in one frame, cut at the roof's angle: over its height the line goes 36 % of its width.
globalStyle(`${layout.cut} > figure:first-child`, { clipPath: 'polygon(0 0, 31.5% 0, 67.5% 100%, 0 100%)' });
// Its stamp lies where that of the other half is read.
globalStyle(`${layout.cut} > figure:first-child small`, { display: 'none' });
globalStyle(`${layout.cut} > figure:last-child`, {
  ...stretched,
  clipPath: 'polygon(32.5% 0, 100% 0, 100% 100%, 68.5% 100%)',
});
globalStyle(`${layout.cut} > figure:last-child > figcaption`, { right: 0, left: 'auto' });
