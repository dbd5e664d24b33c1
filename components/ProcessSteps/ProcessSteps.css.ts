import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, space } from '../theme/tokens';

export const list = style({ counterReset: 'step' });

globalStyle(`${list} > li`, {
  maxWidth: 'none',
  position: 'relative',
  paddingLeft: '52px',
  counterIncrement: 'step',
});
// A gabled plate with the step's number.
globalStyle(`${list} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  top: space.hair,
  left: 0,
  width: '36px',
  height: '40px',
  paddingTop: '11px',
  lineHeight: '26px',
  textAlign: 'center',
  fontFamily: font.heading,
  fontWeight: 700,
  color: colour.white,
  backgroundColor: colour.clay,
  clipPath: 'polygon(0 27%, 50% 0, 100% 27%, 100% 100%, 0 100%)',
});
