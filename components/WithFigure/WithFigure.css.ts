import { style } from '@vanilla-extract/css';
import { colour, size } from '../theme/tokens';

export const figure = style({
  display: 'block',
  margin: '0 0 .06em -.03em',
  fontSize: size.figure,
  lineHeight: 0.9,
  letterSpacing: '-.03em',
  color: colour.clay,
});
