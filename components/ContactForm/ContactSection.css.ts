import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

export const note = style({
  maxWidth: '40rem',
  margin: `${space.base} 0`,
  fontSize: size.small,
  color: colour.inkSoft,
});

/** Nothing is transmitted: who does not read it waits for an answer in vain. */
export const warning = style({
  maxWidth: '40rem',
  margin: `${space.base} 0`,
  padding: space.snug,
  fontWeight: 600,
  backgroundColor: colour.white,
  borderLeft: `4px solid ${colour.clay}`,
});
