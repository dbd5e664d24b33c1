import { style } from '@vanilla-extract/css';
import { grid, media, size, space } from '../../components/theme/tokens';

export const groups = style(
  grid(space.wide, {
    [media.wide]: { columns: '1fr 1fr' },
    [media.desktop]: { columns: 'repeat(3, 1fr)', gap: space.vast },
  }),
);
export const title = style({ marginBottom: space.tight, fontSize: size.h3 });
