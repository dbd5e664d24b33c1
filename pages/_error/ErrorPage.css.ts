import { globalStyle, style } from '@vanilla-extract/css';
import { media, size, space } from '../../components/theme/tokens';

export const heading = style({ marginBottom: space.base, fontSize: size.h2 });
// A grid instead of CSS columns: a title of two lines makes its whole row higher, so that the columns stay aligned.
globalStyle(`${heading} + ul`, {
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gridGap: `0 ${space.roomy}`,
    },
  },
});
