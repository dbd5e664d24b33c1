import { globalStyle, style } from '@vanilla-extract/css';
import { colour, size } from '../theme/tokens';

export const figure = style({
  display: 'block',
  // Aligns the strokes of the number with the text.
  marginLeft: '-.03em',
  fontSize: size.figure,
  lineHeight: 0.9,
  letterSpacing: '-.02em',
  color: colour.clay,
});

// Hides the mark after the number from view.
globalStyle(`${figure} small`, { fontSize: 0 });
