import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../../components/theme/tokens';

/** Light panel for the map on the dark page head. */
export const mapCard = style({
  padding: space.base,
  fontSize: size.small,
  lineHeight: 1.5,
  color: colour.ink,
  backgroundColor: colour.stone,
});
