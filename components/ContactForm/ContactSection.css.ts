import { style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

const paragraph = { maxWidth: '40rem', margin: `${space.base} 0` };

export const note = style({
  ...paragraph,
  fontSize: size.small,
  color: colour.inkSoft,
});

/**
 * Larger than the other notes, because the form transmits nothing. A visitor who misses this note waits for an answer
 * in vain.
 */
export const introduction = style({ ...paragraph, paddingLeft: space.base, borderLeft: `4px solid ${colour.lichen}` });
