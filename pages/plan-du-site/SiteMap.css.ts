import { style } from '@vanilla-extract/css';
import { media, size, space } from '../../components/theme/tokens';

export const groups = style({
  display: 'grid',
  gridGap: space.wide,
  '@media': {
    [media.wide]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gridGap: space.vast },
  },
});
export const title = style({ marginBottom: space.tight, fontSize: size.h3 });
