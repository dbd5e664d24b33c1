import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { photoLabel, stretched } from '../theme/layout.css';
import { colour, grid, media, space } from '../theme/tokens';

export const pictures = style({});

export const layout = styleVariants({
  pair: grid(space.snug, { [media.wide]: { columns: '1fr 1fr' } }),
  // The negative margin aligns the frame with the second column of the gallery below the page head.
  cut: { position: 'relative', marginLeft: `-${space.tight}` },
});

globalStyle(`${pictures} > figure`, { position: 'relative' });
globalStyle(`${pictures} figcaption`, { ...photoLabel, color: colour.ink });

// Both pictures fill the same frame of 8:5. A diagonal of 30° from the left edge to the right edge separates them.
globalStyle(`${layout.cut} > figure:first-child`, { clipPath: 'polygon(0 4.4%, 100% 96.8%, 100% 100%, 0 100%)' });
globalStyle(`${layout.cut} > figure:first-child > figcaption`, { top: 'auto', bottom: 0 });
globalStyle(`${layout.cut} > figure:last-child`, {
  ...stretched,
  clipPath: 'polygon(0 0, 100% 0, 100% 95.6%, 0 3.2%)',
});
globalStyle(`${layout.cut} > figure:last-child > figcaption`, { right: 0, left: 'auto' });
