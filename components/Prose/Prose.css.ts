import { style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens';

export const placeholder = style({
  padding: `0 ${space.hair}`,
  color: colour.ink,
  backgroundColor: colour.lichenPale,
  borderBottom: `2px dashed ${colour.lichen}`,
});

export const paragraph = style({ selectors: { '& + &': { marginTop: space.base } } });
