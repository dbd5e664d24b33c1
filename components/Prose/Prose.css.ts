import { style } from '@vanilla-extract/css';
import { colour } from '../theme/tokens';

export const placeholder = style({
  color: 'inherit',
  backgroundColor: 'transparent',
  borderBottom: `2px dashed ${colour.lichen}`,
});
