import { globalStyle, style } from '@vanilla-extract/css';
import { note } from '../PageHero/PageHero.css';
import { visuallyHidden } from '../theme/layout.css';
import { colour, maxWidthQuery, media, size, space } from '../theme/tokens';

// The second column keeps at least 70 %, so that larger letters do not widen the first column beyond its share.
export const document = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 17rem) minmax(70%, 1fr)',
      gridGap: space.vast,
    },
  },
});
globalStyle(`${note} > dt`, { fontWeight: 700 });
globalStyle(`${note} > dd`, { marginBottom: space.tight });

// The contents stay visible while the text scrolls, if the screen is tall enough to show all of them.
export const contents = style({
  marginBottom: space.wide,
  '@media': {
    [`${media.desktop} and (min-height: 800px)`]: { position: 'sticky', top: '96px', alignSelf: 'start' },
  },
});
// Makes the contents scroll with the page while the banner is open, because the banner would permanently cover their
// last links.
globalStyle(`[data-banner-shown] ${contents}`, { position: 'static' });
export const contentsTitle = style({ fontSize: size.h3, marginBottom: space.tight });
export const contentsLink = style({ display: 'inline-block', padding: '7px 0', lineHeight: 1.77 });
export const section = style({ marginBottom: space.vast });
export const block = style({ marginBottom: space.base });

export const list = style({ marginBottom: space.base, paddingLeft: space.roomy, listStyle: 'disc' });
globalStyle(`${list} > li`, { marginBottom: space.hair });

export const facts = style({ marginBottom: space.base });
export const fact = style({
  padding: `${space.tight} 0`,
  borderBottom: `1px solid ${colour.stone}`,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 14rem) minmax(60%, 1fr)',
      gridGap: space.base,
      alignItems: 'baseline',
    },
  },
});
export const factLabel = style({ fontWeight: 700 });

// On a phone each row becomes a block, and each cell shows its column header.
const stackedQuery = maxWidthQuery(599);
export const table = style({
  width: '100%',
  marginBottom: space.base,
  borderCollapse: 'collapse',
  fontSize: size.small,
  '@media': { [stackedQuery]: { display: 'block' } },
});
globalStyle(`${table} caption, ${table} tbody, ${table} tr, ${table} td`, {
  '@media': { [stackedQuery]: { display: 'block' } },
});
// The table head stays available to screen readers. Visually each cell repeats its column header.
globalStyle(`${table} thead`, { '@media': { [stackedQuery]: visuallyHidden } });
globalStyle(`${table} td::before`, {
  '@media': {
    [stackedQuery]: { content: ['attr(data-head)', 'attr(data-head) / ""'], display: 'block', fontWeight: 700 },
  },
});
globalStyle(`${table} tr`, {
  '@media': { [stackedQuery]: { padding: `${space.tight} 0`, borderBottom: `1px solid ${colour.stoneDeep}` } },
});
export const caption = style({ paddingBottom: space.tight, textAlign: 'left', fontWeight: 700 });
export const cell = style({
  padding: `${space.tight} ${space.snug} ${space.tight} 0`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${colour.stoneDeep}`,
  '@media': { [stackedQuery]: { padding: `${space.hair} 0`, borderBottom: 0 } },
});
