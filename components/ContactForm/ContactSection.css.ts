import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

const paragraph = { maxWidth: '40rem', margin: `${space.base} 0` };

export const note = style({
  ...paragraph,
  fontSize: size.small,
  color: colour.inkSoft,
});

export const plain = style({ fontWeight: 400 });

/** Prominent, because the form transmits nothing. A visitor who misses the warning waits for an answer in vain. */
export const warning = style({
  ...paragraph,
  padding: space.snug,
  fontWeight: 600,
  backgroundColor: colour.white,
  borderLeft: `4px solid ${colour.clay}`,
});
