import { style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens';

export const placeholder = style({
  color: 'inherit',
  backgroundColor: 'transparent',
  borderBottom: `2px dashed ${colour.lichen}`,
});

export const paragraph = style({ selectors: { '& + &': { marginTop: space.base } } });
