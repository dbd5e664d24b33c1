import { style } from '@vanilla-extract/css';
import { colour, space } from '../components/theme/tokens';

export const skip = style({
  position: 'absolute',
  zIndex: 50,
  top: '-100px',
  left: space.base,
  padding: space.snug,
  color: colour.ink,
  backgroundColor: colour.white,
  selectors: { '&:focus': { top: space.tight } },
});
