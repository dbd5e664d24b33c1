import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { maxWidthQuery, media, size, space } from '../theme/tokens';

const columns = { gridTemplateColumns: '1fr 1fr', gridGap: space.base } as const;
const gallery = style({ display: 'grid' });

export const layout = styleVariants({
  // On a phone, photos are in a row that scrolls sideways. Each photo is large enough to see a tile.
  row: [
    gallery,
    {
      ...columns,
      '@media': {
        [maxWidthQuery(599)]: {
          display: 'flex',
          margin: `0 -${space.base}`,
          padding: `0 0 0 ${space.base}`,
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          scrollPadding: `0 ${space.base}`,
        },
        [media.print]: { gridTemplateColumns: 'repeat(4, 1fr)' },
      },
    },
  ],
  strip: [gallery, columns],
});

globalStyle(`${gallery} a`, { display: 'block' });
globalStyle(`${layout.row} > li`, {
  '@media': {
    [maxWidthQuery(599)]: { flex: 'none', width: '84vw', marginRight: space.snug, scrollSnapAlign: 'start' },
  },
});
globalStyle(`${gallery} figcaption`, { marginTop: space.tight, fontSize: size.small, lineHeight: 1.4 });
