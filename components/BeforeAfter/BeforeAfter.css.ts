import { style } from '@vanilla-extract/css';
import { colour, media, space } from '../theme/tokens';

export const pair = style({
  display: 'grid',
  gridGap: space.snug,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const half = style({ position: 'relative' });

export const label = style({
  position: 'absolute',
  top: 0,
  left: 0,
  padding: `${space.hair} ${space.snug}`,
  fontWeight: 700,
  color: colour.ink,
  backgroundColor: colour.chalk,
});
