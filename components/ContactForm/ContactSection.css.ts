import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

export const note = style({
  maxWidth: '40rem',
  margin: `${space.base} 0`,
  fontSize: size.small,
  color: colour.inkSoft,
});
