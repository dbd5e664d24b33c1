import { globalStyle, style } from '@vanilla-extract/css';
import { heading, photoLabel } from '../theme/layout.css';
import { maxWidthQuery, media, minWidthQuery, size, space } from '../theme/tokens';

/** From this width, two photos fit side by side and are large enough to see a tile. */
const twoColumns = minWidthQuery(600);
/** Below this width, photos are stacked. They are as wide as the screen and wider than the column of the text. */
const oneColumn = maxWidthQuery(599);

const photos = style({
  display: 'grid',
  '@media': {
    [oneColumn]: { margin: `0 -${space.base}` },
    [twoColumns]: { gridTemplateColumns: '1fr 1fr' },
    [media.print]: { gridTemplateColumns: '1fr 1fr' },
  },
});
globalStyle(`${photos} a`, { display: 'block' });
globalStyle(`${photos} > li`, { maxWidth: 'none' });
globalStyle(`${photos} figcaption, ${photos} p`, { '@media': { [oneColumn]: { padding: `0 ${space.base}` } } });

/** Heading above the first photo of a pair, and the advice above the second. */
export const head = style({
  marginBottom: space.roomy,
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gridColumnGap: space.tight, alignItems: 'end' },
  },
});
globalStyle(`${head} > ${heading}`, { '@media': { [media.wide]: { marginBottom: 0, paddingRight: space.roomy } } });
globalStyle(`${head} > p`, { gridColumn: 2, maxWidth: '58ch' });

/** The photos nearly touch, so that a pair reads as one picture. */
export const pair = style([photos, { gridGap: space.tight }]);
globalStyle(`${pair} figure`, { position: 'relative' });
globalStyle(`${pair} figcaption`, { margin: `${space.tight} 0`, fontSize: size.small, lineHeight: 1.4 });
export const side = style({});
export const words = style({});
globalStyle(`${pair} ${side}`, {
  ...photoLabel,
  fontSize: size.body,
  lineHeight: 1.6,
});
// Only the caption in the viewer needs the colon.
globalStyle(`${pair} ${side} > span`, { display: 'none' });
globalStyle(`${pair} ${words}`, { display: 'inline-block' });
globalStyle(`${pair} ${words}::first-letter`, { textTransform: 'uppercase' });

// The columns and the gap between them are those of a pair, so that all photos of the page have the same edges.
export const singles = style([
  photos,
  { gridGap: `${space.wide} ${space.tight}`, '@media': { [media.wide]: { gridRowGap: space.vast } } },
]);
globalStyle(`${singles} figcaption`, { marginTop: space.snug, fontWeight: 700 });
globalStyle(`${singles} p`, { marginTop: space.hair, maxWidth: '58ch' });
globalStyle(`${singles} figcaption, ${singles} p`, { '@media': { [twoColumns]: { paddingRight: space.base } } });
// An odd last photo has its advice next to it instead of below it, so that the row has no empty half.
globalStyle(`${singles} > li:last-child:nth-child(odd)`, {
  '@media': {
    [twoColumns]: { display: 'grid', gridColumn: '1 / 3', gridTemplateColumns: '1fr 1fr', gridColumnGap: space.roomy },
  },
});
