import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, grid, media, space } from '../theme/tokens';

export const list = style({
  ...grid(space.wide, { [media.wide]: { columns: '1fr 1fr', gap: space.vast } }),
  counterReset: 'reason',
});

globalStyle(`${list} > li`, { position: 'relative', paddingLeft: '72px', counterIncrement: 'reason' });
globalStyle(`${list} > li::before`, {
  content: 'counter(reason)',
  position: 'absolute',
  top: '-12px',
  left: 0,
  fontSize: '64px',
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  lineHeight: 1,
  color: colour.lichen,
});
globalStyle(`${list} h3`, { marginBottom: space.tight });
