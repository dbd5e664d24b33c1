import { globalStyle, style } from '@vanilla-extract/css';
import { media, size, space } from '../../components/theme/tokens';

/** The title, and the link to the other pages at the end of its row. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', marginBottom: space.tight });
globalStyle(`${head} > h2`, { marginRight: 'auto', fontSize: size.h2 });
// A grid instead of CSS columns: a title of two lines makes its whole row higher, so that the columns stay aligned.
globalStyle(`${head} + ul`, {
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gridGap: `0 ${space.roomy}`,
    },
  },
});
