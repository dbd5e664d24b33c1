import { style } from '@vanilla-extract/css';
import { colour, media } from '../theme/tokens';

export const figure = style({
  display: 'block',
  margin: '.02em 0 .06em -.03em',
  fontSize: ['4.5rem', 'clamp(4.5rem, 10vw, 9rem)'],
  lineHeight: 0.9,
  letterSpacing: '-.04em',
  color: colour.clay,
  '@media': { [media.print]: { fontSize: '2em' } },
});
