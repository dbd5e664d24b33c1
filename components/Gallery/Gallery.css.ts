import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { maxWidthQuery, media, minWidthQuery, size, space } from '../theme/tokens';

/** From this width, two photos fit side by side and are large enough to see a tile. */
const twoColumns = minWidthQuery(600);

const columns = { gridTemplateColumns: '1fr 1fr', gridGap: space.base } as const;
const gallery = style({ display: 'grid' });

export const layout = styleVariants({
  // On a phone, photos are stacked. They are as wide as the screen and wider than the column of the text.
  columns: [
    gallery,
    {
      gridGap: space.snug,
      margin: `-${space.base} -${space.base} 0`,
      '@media': {
        [twoColumns]: { ...columns, margin: 0 },
        [media.wide]: { gridGap: `${space.wide} ${space.roomy}` },
        [media.print]: { ...columns, margin: 0 },
      },
    },
  ],
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
        [media.desktopAndPaper]: { gridTemplateColumns: 'repeat(4, 1fr)' },
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
/**
 * First photo of a before-and-after pair. The two photos of a pair are side by side, or closer together than other
 * photos.
 */
export const beforePhoto = style({});
globalStyle(`${layout.columns} > li`, { '@media': { [maxWidthQuery(599)]: { marginBottom: space.base } } });
globalStyle(`${layout.columns} > ${beforePhoto}`, {
  gridColumn: 1,
  '@media': { [maxWidthQuery(599)]: { marginBottom: 0 } },
});
globalStyle(`${layout.columns} figcaption`, { '@media': { [maxWidthQuery(599)]: { padding: `0 ${space.base}` } } });
