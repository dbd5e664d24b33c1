import { globalStyle, style } from '@vanilla-extract/css';
import { colour, grid, media, size, space } from '../theme/tokens';

export const jobs = style({});
globalStyle(`${jobs} > li`, {
  maxWidth: 'none',
  marginBottom: space.vast,
  paddingTop: space.base,
  borderTop: `4px solid ${colour.clay}`,
});
globalStyle(`${jobs} h3`, { marginBottom: space.base, fontSize: size.h2 });
export const pictures = style(grid(space.snug, { [media.wide]: { columns: '1fr 1fr', gap: space.base } }));
globalStyle(`${jobs} dl`, {
  marginTop: space.base,
  ...grid(space.base, { [media.desktopAndPaper]: { columns: 'repeat(4, 1fr)', gap: space.roomy } }),
});
globalStyle(`${jobs} dt`, { fontWeight: 700 });
