import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, size } from '../theme/tokens';

export const leakLine = style({
  display: 'block',
  padding: '10px 0',
  fontSize: size.small,
  fontWeight: 700,
  color: colour.white,
  backgroundColor: colour.fir,
});
// On a desktop the hours are at the end of the line, because a visitor with a leak wants to know who answers now.
globalStyle(`${leakLine} span`, {
  display: 'none',
  float: 'right',
  fontWeight: 400,
  '@media': { [media.desktop]: { display: 'block' } },
});
